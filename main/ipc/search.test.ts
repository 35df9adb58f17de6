import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Name } from '../../shared/library/document.ts';
import { libraryFile } from '../store/open.ts';
import {
  commandId,
  fighting,
  gathered,
  newCampaign,
  newCreature,
  newNote,
  samuraiSheet,
  savedNote,
  type TestLibrary,
  type TestWindow,
  temporaryLibrary,
} from './fixtures.ts';

let library: TestLibrary;
let window: TestWindow;
let campaignId: string;

beforeEach(async () => {
  library = await temporaryLibrary();
  window = library.window();
  campaignId = (await newCampaign(window)).id;
});
afterEach(() => {
  library.discard();
  expect(window.log).toEqual([]);
});

const search = (text: string, within: string | null = null) =>
  window.grant('library.search', { text, campaignId: within });
/** The names of the hits as they are kept. */
const found = async (text: string, within: string | null = null) =>
  (await search(text, within)).map(({ row: { name } }) => ('text' in name ? name.text : name));
const create = (name: Name) =>
  window.grant('creatures.create', { commandId: commandId(), campaignId, kind: 'monster', name });
async function remove({ id }: { readonly id: string }): Promise<void> {
  const { revision } = await window.grant('library.read', { id });
  await window.grant('library.remove', { commandId: commandId(), id, revision });
}

describe('a search finds', () => {
  test.each([
    ['an accent left out', 'elan', 'Élan'],
    ['an accent added', 'élan', 'Elan'],
    ['a ligature taken apart', 'coeur', 'Cœur de pierre'],
    ['a ligature typed', 'cœur', 'Coeur de pierre'],
    ['a barred l', 'lukasz', 'Łukasz'],
    ['a barred o', 'bjorn', 'Bjørn'],
    ['a sharp s', 'strasse', 'Straße'],
    ['a final sigma', 'τελοσ', 'Τέλος'],
    ['capitals', 'GOBLIN', 'goblin'],
    ['umlauts', 'hamahakki', 'Hämähäkki'],
    ['the beginning of a word', 'dra', 'Red dragon'],
    ['the beginnings of several, in any order', 'dra re', 'Red dragon'],
    ['a word after an apostrophe', 'epee', 'L’épée'],
    ['a word after a hyphen', 'orc', 'Half-orc'],
    ['a picture', '🐉', '🐉 lair'],
  ])('%s: %s', async (_, typed, name) => {
    await create({ text: name });
    await create({ text: 'Somebody else' });
    expect(await found(typed)).toEqual([name]);
  });

  test.each(['goblin', 'gobelin', 'hiisi', 'Gobel'])(
    'a proposed name in every language: %s',
    async (typed) => {
      await create({ key: 'telnas:example.petit' });
      await create({ text: 'Somebody else' });
      expect(await found(typed)).toEqual([{ key: 'telnas:example.petit' }]);
    },
  );

  test('campaigns, characters, monsters, encounters and notes', async () => {
    const { goblin } = await gathered(window);
    await fighting(window, goblin.campaignId, [goblin]);
    await newNote(window, campaignId, 'Seven bridges');
    const kinds = async (text: string) => (await search(text)).map(({ row }) => row.kind).sort();
    expect(await kinds('hanako')).toEqual(['character']);
    expect(await kinds('goblin')).toEqual(['monster']);
    expect(await kinds('bridge')).toEqual(['encounter', 'note']);
    expect(await kinds('seven')).toEqual(['campaign', 'campaign', 'note']);
  });

  test('what a note says, with the piece around it', async () => {
    const note = await newNote(window, campaignId, 'The bridge');
    await savedNote(
      window,
      note,
      `${'Nothing here. '.repeat(20)}A Tröll waits.${' Nothing there.'.repeat(20)}`,
    );
    const [hit, ...others] = await search('trol');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ row: { id: note.id }, campaign: { text: 'Seven Hills' } });
    expect(hit?.excerpt).toMatch(/^…here\. Nothing here\. .*A Tröll waits\. Nothing there\..*…$/);
  });

  test('what a sheet says, typed or proposed, in every language, and what the creature is', async () => {
    const weapons = [
      { name: { key: 'strike-save:weapon.crossbow' }, damage: '1d8' },
      { name: { text: 'Frère de Łódź' }, damage: '1d4' },
    ].map((weapon) => ({ ...weapon, attackType: 'ranged', strengthTo: 'hit', dexterityTo: 'hit' }));
    await newCreature(window, campaignId, 'character', 'Hanako', { ...samuraiSheet, weapons });
    for (const typed of ['crossbow', 'arbalete', 'varsijousi', 'frere lodz', 'samurai', 'samouraï'])
      expect(await found(typed), typed).toEqual(['Hanako']);
    expect((await search('arbalete'))[0]?.excerpt).toContain('Arbalète');
    expect((await search('lodz'))[0]?.excerpt).toBe('Samurai, Crossbow, Frère de Łódź');
    await window.grant('settings.change', { language: 'fr' });
    expect((await search('crossbow'))[0]?.excerpt).toContain('Crossbow');
    expect((await search('hanako'))[0]?.excerpt).toBe('Samouraï, Arbalète, Frère de Łódź');
  });

  test('nothing that is not there', async () => {
    await create({ text: 'Goblin' });
    expect(await found('oblin')).toEqual([]);
    expect(await found('goblin king')).toEqual([]);
    expect(await found('melee')).toEqual([]);
  });

  test('what is in a campaign alone, where one is given', async () => {
    const other = await newCampaign(window);
    await create({ text: 'Goblin' });
    await newCreature(window, other.id, 'monster', 'Goblin king');
    expect(await found('goblin', other.id)).toEqual(['Goblin king']);
    expect(await found('goblin', 'nowhere')).toEqual([]);
  });
});

describe('the order of hits', () => {
  test('has names before texts, however often a text says it', async () => {
    const note = await newNote(window, campaignId, 'Rumours');
    await savedNote(window, note, 'goblin '.repeat(50));
    await create({ text: 'A goblin with a rather long name of its own' });
    expect(await found('goblin')).toEqual(['A goblin with a rather long name of its own', 'Rumours']);
  });

  test('has the whole name before longer ones, then the last changed', async () => {
    for (const name of ['Wolf of the north', 'Wolf', 'Wolf of the south']) await create({ text: name });
    expect(await found('wolf')).toEqual(['Wolf', 'Wolf of the south', 'Wolf of the north']);
  });

  test('ends after fifty', async () => {
    for (let at = 0; at < 55; at += 1) await create({ text: `Wolf ${at}` });
    const names = await found('wolf');
    expect([names.length, names[0]]).toEqual([50, 'Wolf 54']);
  });
});

describe('whatever is typed', () => {
  test.each([
    '"',
    '""',
    '*',
    'gob*',
    '"goblin',
    'NEAR(goblin',
    'goblin NEAR/3 king',
    'goblin AND',
    'OR',
    'NOT goblin',
    '-goblin',
    '^goblin',
    'name:goblin',
    '{name words}:goblin',
    'goblin + king',
    '(',
    '\0',
    'gob\0lin',
    '🐉',
    '\ud83d',
    ';DROP TABLE search',
    '%_',
    '\u0301',
    'a '.repeat(100),
    'ß'.repeat(200),
  ])('is text: %j', async (typed) => {
    await create({ text: 'Goblin' });
    expect((await window.ask('library.search', { text: typed, campaignId: null })).ok).toBe(true);
    expect(await found('goblin')).toEqual(['Goblin']);
  });

  test('nothing finds nothing', async () => {
    for (const typed of ['', '   ', '*']) expect(await found(typed)).toEqual([]);
  });

  test('a search never fails', { timeout: 60_000 }, async () => {
    await create({ text: 'Goblin' });
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom('"', '*', '^', '-', '(', ')', ':', '+', 'NEAR', ' ', 'g', '\0') }),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        expect((await window.ask('library.search', { text: text.slice(0, 200), campaignId })).ok).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('hostile names and notes are found and stay text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const note = await newNote(window, campaignId, name);
    await savedNote(window, note, '</pre><script>alert("x")</script>');
    expect(await found('onerror')).toEqual([name]);
    expect((await search('script'))[0]?.excerpt).toBe('</pre><script>alert("x")</script>');
  });
});

describe('the index', () => {
  test('follows removing, undo, redo and putting back', async () => {
    const goblin = await create({ text: 'Goblin' });
    await remove(goblin);
    expect(await found('goblin')).toEqual([]);
    await window.grant('library.undo', { commandId: commandId() });
    expect(await found('goblin')).toEqual(['Goblin']);
    await window.grant('library.redo', { commandId: commandId() });
    expect(await found('goblin')).toEqual([]);
    await window.grant('library.putBack', { commandId: commandId(), id: goblin.id });
    expect(await found('goblin')).toEqual(['Goblin']);
    await remove(goblin);
    await window.grant('library.emptyTrash', { commandId: commandId() });
    expect(await found('goblin')).toEqual([]);
  });

  test('follows a new name', async () => {
    const note = await newNote(window, campaignId, 'Goblin');
    const body = { ...note.body, name: { text: 'Hobgoblin' } };
    await window.grant('notes.save', { commandId: commandId(), id: note.id, revision: 1, body });
    expect([await found('goblin'), await found('hobgoblin')]).toEqual([[], ['Hobgoblin']]);
  });

  test('is not touched by a command that is refused', async () => {
    const note = await newNote(window, campaignId, 'Goblin');
    const body = { ...note.body, name: { text: 'Hobgoblin' } };
    await window.ask('notes.save', { commandId: commandId(), id: note.id, revision: 7, body });
    expect([await found('goblin'), await found('hobgoblin')]).toEqual([['Goblin'], []]);
  });

  test('of a library from before the search is built when it is opened', async () => {
    await create({ text: 'Goblin' });
    await library.restart(() => {
      const db = new DatabaseSync(path.join(library.folder, libraryFile));
      const later = [
        'search',
        'search_entries',
        'search_stamp',
        'forgotten',
        'damage_notes',
        'row_stamp',
        'portraits',
        'encounter_heads',
      ];
      for (const table of later) db.exec(`DROP TABLE ${table}`);
      for (const column of ['row', 'row_checksum']) db.exec(`ALTER TABLE documents DROP COLUMN ${column}`);
      db.exec('ALTER TABLE revisions DROP COLUMN checksum');
      db.exec('PRAGMA user_version = 1');
      db.close();
    });
    window = library.window();
    expect(await found('gob')).toEqual(['Goblin']);
    expect(fs.readdirSync(path.join(library.folder, 'backups'))).not.toEqual([]);
  });

  test('is built anew where the words of the app have changed', async () => {
    await create({ text: 'Goblin' });
    await library.restart(() => {
      const db = new DatabaseSync(path.join(library.folder, libraryFile));
      db.exec("INSERT INTO search (search) VALUES ('delete-all'); UPDATE search_stamp SET stamp = 'older'");
      db.close();
    });
    window = library.window();
    expect(await found('gob')).toEqual(['Goblin']);
  });
});

/** All words of the index with the document, the column and the place of each. */
function wordsIn(db: DatabaseSync): readonly unknown[] {
  return db
    .prepare(
      `SELECT term, col, "offset", document_id, search_entries.seq, search_entries.campaign_id
      FROM temp.index_words JOIN search_entries ON entry = doc ORDER BY document_id, col, "offset"`,
    )
    .all();
}

test('after whatever happens, the index is as if it were built from scratch', {
  timeout: 60_000,
}, async () => {
  const names = ['Goblin', 'Élan', 'Cœur', 'Łukasz', 'a b c', '""'];
  const move = fc.record({
    what: fc.constantFrom(
      'create',
      'note',
      'save',
      'remove',
      'undo',
      'redo',
      'putBack',
      'revert',
      'empty',
      'campaign',
    ),
    which: fc.nat(20),
    name: fc.constantFrom(...names),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 30 }), async (moves) => {
      const ids = [campaignId];
      for (const { what, which, name } of moves) {
        const id = ids[which % ids.length] ?? 'nobody';
        const [command, text] = [{ commandId: commandId() }, { text: name }];
        const present = await window.ask('library.read', { id });
        const { revision } = present.ok ? present.value : { revision: 1 };
        if (what === 'create') {
          const created = await window.ask('creatures.create', {
            ...command,
            campaignId,
            kind: 'monster',
            name: text,
          });
          if (created.ok) ids.push(created.value.id);
        }
        if (what === 'note') {
          const created = await window.ask('notes.create', { ...command, campaignId, name: text });
          if (created.ok) ids.push(created.value.id);
        }
        if (what === 'save' && present.ok) {
          const channel = present.value.kind === 'note' ? 'notes.save' : 'creatures.save';
          const body = { ...present.value.body, name: text };
          await window.send(channel, { ...command, id, revision, body });
        }
        if (what === 'remove') await window.ask('library.remove', { ...command, id, revision });
        if (what === 'undo') await window.ask('library.undo', command);
        if (what === 'redo') await window.ask('library.redo', command);
        if (what === 'putBack') await window.ask('library.putBack', { ...command, id });
        if (what === 'revert') await window.ask('library.revert', { ...command, id, revision, to: 1 });
        if (what === 'empty' && which === 0) await window.ask('library.emptyTrash', command);
        if (what === 'campaign')
          await window.ask('campaigns.create', {
            ...command,
            name: text,
            system: 'strike-save',
            language: 'fi',
          });
      }
    }),
    { numRuns: 15 },
  );
  // Undo may have taken everything away.
  await newCampaign(window);
  let kept: readonly unknown[] = [];
  let built: readonly unknown[] = [];
  const read = (): readonly unknown[] => {
    const db = new DatabaseSync(path.join(library.folder, libraryFile));
    db.exec("CREATE VIRTUAL TABLE temp.index_words USING fts5vocab(main, search, 'instance')");
    const words = wordsIn(db);
    db.exec("DROP TABLE temp.index_words; UPDATE search_stamp SET stamp = 'older'");
    db.close();
    return words;
  };
  await library.restart(() => {
    kept = read();
  });
  await library.restart(() => {
    built = read();
  });
  window = library.window();
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).toEqual(built);
});
