import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { openLibrary } from '../../main/store/open.ts';
import type { SheetKind } from '../../shared/rules/core/sheet.ts';
import type { SystemId } from '../../shared/rules/core/system.ts';
import { systems } from '../../shared/rules/registry.ts';

/** How many creatures a long list has. */
export const many = 10_000;

const tags = ['forest', 'night', 'swamp', 'boss', 'undead', 'patrol', 'river'] as const;

/** Where they live: as many campaigns as there are systems asked for. */
const places = ['Orle', 'Ardo', 'Kiso', 'Vuono'] as const;

/** Levels that repeat every twenty, tags that repeat every seven; so filters find some of everything. */
function bodyOf(at: number, system: SystemId, kind: SheetKind) {
  const { sheets } = systems[system];
  const sheet = sheets?.newSheet(kind) ?? {};
  const sizes = sheets?.traits.size?.sizes ?? [];
  const level = 'level' in sheet ? { level: 1 + (at % 20) } : {};
  const size = 'size' in sheet && sizes.length > 0 ? { size: sizes[at % sizes.length]?.id ?? '' } : {};
  // In no order, as people write them down.
  const name = { text: `${['Guard', 'Wolf', 'Ogre', 'Élan', 'Ärjy'][at % 5]} ${(at * 7919) % many}` };
  return {
    schema: 1,
    name,
    sheet: { ...sheet, ...level, ...size },
    hitPoints: null,
    tags: [tags[at % tags.length] ?? 'forest'],
  } as const;
}

/**
 * Makes a library in an app's data folder with many creatures, who live by turns in campaigns of some systems, one of
 * each; answers with the campaigns' ids.
 */
export async function longLibrary(
  folder: string,
  kind: SheetKind,
  played: readonly SystemId[],
): Promise<readonly string[]> {
  const opened = await openLibrary(path.join(folder, 'library'), {
    now: () => new Date(),
    newId: randomUUID,
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const store = opened.value;
  const at = new Date().toISOString();
  const homes = played.map((system) => ({ system, id: randomUUID() }));
  store.commit((change) => {
    const stamp = { commandId: randomUUID(), at, effect: { text: 'made' } };
    for (const [place, { system, id }] of homes.entries()) {
      const name = { text: places[place % places.length] ?? 'Orle' };
      const body = { schema: 1, name, system, language: 'en', options: {} } as const;
      store.documents.add(
        { kind: 'campaign', id, campaignId: id, revision: 1, body },
        { ...stamp, seq: change() },
      );
    }
    for (let made = 0; made < many; made += 1) {
      const home = homes[made % homes.length];
      if (home === undefined) throw new Error('creatures without a campaign');
      const { tags: given, ...body } = bodyOf(made, home.system, kind);
      store.documents.add(
        { kind, id: randomUUID(), campaignId: home.id, revision: 1, body: { ...body, tags: [...given] } },
        { ...stamp, seq: change() },
      );
    }
    return { ok: true, value: null };
  });
  store.close();
  return homes.map(({ id }) => id);
}
