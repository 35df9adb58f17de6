import { z } from 'zod';
import { granted } from '../../shared/rules/core/result.ts';
import type { Store } from '../store/store.ts';

/** A setting that is the app's own business and no window's. */
const pageKey = 'lastPage';

/** The page of a document, or the bestiary with how it is filtered: where work was going on. */
const pageSchema = z
  .string()
  .max(500)
  .regex(/^#\/(?:(?:campaigns|creatures|encounters|notes|items)\/[\w-]{1,100}|bestiary)(?:\?[\w=&%.+-]*)?$/);

/** The id of the document that a page shows. */
const shown = /^#\/(?:campaigns|creatures|encounters|notes|items)\/([\w-]+)/;

function hashOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hash : '';
}

/** The page that was open last, as the hash of its address; empty where it is gone, or was none to go back to. */
export function lastPage({ settings, documents }: Pick<Store, 'settings' | 'documents'>): string {
  const { data: page } = pageSchema.safeParse(settings.all()[pageKey]);
  if (page === undefined) return '';
  const [, id] = shown.exec(page) ?? [];
  if (id === undefined) return page;
  return documents.live(id).ok ? page : '';
}

/** Keeps the page of an address as the last one; where nothing is written, the one before stays. */
export function keepPage(store: Pick<Store, 'settings' | 'commit'>, url: string): void {
  const { data: page = '' } = pageSchema.safeParse(hashOf(url));
  if (store.settings.all()[pageKey] === page) return;
  store.commit(() => {
    store.settings.put(pageKey, page);
    return granted(null);
  });
}
