import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandId, type TestLibrary, temporaryLibrary } from '../ipc/fixtures.ts';
import { keepPage, lastPage } from './last-page.ts';

let library: TestLibrary;
let campaign: string;
let revision: number;

beforeAll(async () => {
  library = await temporaryLibrary();
  const made = await library.window().grant('campaigns.create', {
    ...{ commandId: commandId(), name: { text: 'Orle' } },
    ...{ system: 'telnas', language: 'fr' },
  });
  campaign = made.id;
  revision = made.revision;
});
afterAll(() => library.discard());

/** The page that the next start opens after this address was the last one. */
async function nextStart(url: string): Promise<string> {
  keepPage(library.window().store, url);
  await library.restart();
  return lastPage(library.window().store);
}

describe('the next start opens', () => {
  test('the first page where nothing was kept', () => {
    expect(lastPage(library.window().store)).toBe('');
  });

  test.each([
    ['a campaign at its tab', () => `#/campaigns/${campaign}?tab=encounters`],
    ['the bestiary as it was filtered', () => '#/bestiary?kind=character'],
  ])('%s', async (_, page) => {
    expect(await nextStart(`app://desk/index.html${page()}`)).toBe(page());
  });

  test.each([
    ['the settings', '#/settings'],
    ['a document that is not there', '#/encounters/nobody'],
    ['an address that no page has', '#/campaigns/../../etc'],
    ['one without end', `#/encounters/${'a'.repeat(5000)}`],
    ['no page at all', ''],
  ])('the first page after %s', async (_, page) => {
    expect(await nextStart(`app://desk/index.html${page}`)).toBe('');
  });

  test('the first page after a document that was removed since', async () => {
    const url = `app://desk/index.html#/campaigns/${campaign}`;
    expect(await nextStart(url)).toBe(`#/campaigns/${campaign}`);
    await library.window().grant('library.remove', { commandId: commandId(), id: campaign, revision });
    expect(lastPage(library.window().store)).toBe('');
  });

  test('the first page where what was kept makes no sense', () => {
    const { store } = library.window();
    store.commit(() => {
      store.settings.put('lastPage', { page: 7 });
      return { ok: true, value: null };
    });
    expect(lastPage(store)).toBe('');
  });
});
