import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commandId, creature, gathered, newCampaign, newCreature, type Party } from '../fixtures.ts';
import { type ExchangeDesk, exchangeDesk } from './fixtures.ts';

let desk: ExchangeDesk;
let party: Party;

beforeEach(async () => {
  desk = await exchangeDesk();
  party = await gathered(desk.window);
});
afterEach(() => {
  expect(desk.window.log).toEqual([]);
  desk.discard();
});

async function exportedList(kind: 'character' | 'monster' = 'character'): Promise<string> {
  desk.file = desk.at('list.csv');
  await desk.window.grant('lists.exportCsv', { campaignId: party.campaignId, kind });
  return fs.readFileSync(desk.file, 'utf8');
}

function importing(
  content: string | Uint8Array,
  campaignId = party.campaignId,
  kind: 'character' | 'monster' = 'character',
) {
  desk.file = desk.at('list.csv');
  fs.writeFileSync(desk.file, content);
  return desk.window.ask('lists.importCsv', { commandId: commandId(), campaignId, kind });
}

const named = (name: string) =>
  desk.store.documents
    .after(0)
    .flatMap(({ document, deleted }) =>
      !deleted &&
      document !== undefined &&
      JSON.stringify(document.body.name) === JSON.stringify({ text: name })
        ? [creature(document)]
        : [],
    );

describe('a list goes out', () => {
  test('in English with commas', async () => {
    const lines = (await exportedList()).split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffName,Class,Level,Strength,Dexterity,Constitution,Intelligence,Wisdom,Armour class,Hit points,Tags',
    );
    expect([...lines.slice(1, 3)].sort()).toEqual([
      'Hanako,Samurai,7,3,2,0,0,0,17,45,',
      'Miko,Warrior,1,0,0,0,0,0,10,8,',
    ]);
    expect(desk.proposals).toEqual(['Seven Hills.csv']);
  });

  test('in French with semicolons and decimal commas', async () => {
    await desk.window.grant('settings.change', { language: 'fr' });
    const { goblin } = party;
    const { id, revision, body } = goblin;
    const sheet = { ...body.sheet, level: 0.5, strength: -2 };
    await desk.window.grant('creatures.save', {
      commandId: commandId(),
      id,
      revision,
      body: { ...body, sheet },
    });
    const [headers, line] = (await exportedList('monster')).split('\r\n');
    expect(headers).toMatch(/^\ufeffNom;Niveau;Force;/);
    expect(line).toBe('Goblin;0,5;-2;0;0;0;0;10;4;');
  });

  test.each(['=HYPERLINK("http://x")', '+1', '-1+1', '@SUM(A1)', '\t=1'])(
    'with %j as text and no formula, and comes back as it was',
    async (name) => {
      await newCreature(desk.window, party.campaignId, 'character', `${name}!`);
      const typed = `${name}!`.trim();
      const list = await exportedList();
      expect(list).toContain(
        typed.startsWith('=H') ? `"'=HYPERLINK(""http://x"")!"` : `"'${typed}"`.replace('"\'=1!"', '"\'=1!"'),
      );
      expect(await importing(list)).toMatchObject({ ok: true, value: { added: 3 } });
      expect(named(typed)).toHaveLength(2);
    },
  );
});

describe('a list comes in', () => {
  test.each<[string, string | Uint8Array]>([
    ['English, commas', 'Name,Class,Level,Hit points\nAyame,Samurai,3,20\n'],
    ['French, semicolons, BOM', '\ufeffNom;Classe;Niveau;Points de vie\r\nAyame;Samouraï;3;20\r\n'],
    ['Finnish', 'Nimi;Hahmoluokka;Taso;Kestopisteet\nAyame;Samurai;3;20\n'],
    ['ids, tabs', 'name\tclass\tlevel\thitPoints\nAyame\tsamurai\t3\t20'],
    [
      'other capitals, spaces, an empty column and empty rows',
      ' NAME , class ,LEVEL,hit  points,\n\n Ayame ,SAMURAI, 3,20,\n,,,,\n',
    ],
    [
      'Windows’ own alphabet',
      Buffer.from('Nom;Classe;Niveau;Points de vie\r\nAyame;Samoura\u00ef;3;20\r\n', 'latin1'),
    ],
    ['quotes', '"Name","Class","Level","Hit points"\n"Ayame","Samurai","3","20"'],
  ])('in %s', async (_, content) => {
    expect(await importing(content)).toEqual({
      ok: true,
      value: { added: 1, replaced: 0, kept: 0, unchanged: 0 },
    });
    const [ayame, ...others] = named('Ayame');
    expect(others).toEqual([]);
    expect(ayame).toMatchObject({
      kind: 'character',
      campaignId: party.campaignId,
      body: {
        hitPoints: null,
        sheet: { class: 'samurai', level: 3, hitPoints: 20, armorClass: 10, weapons: [] },
      },
    });
  });

  test.each([
    ['½', 0.5],
    ['0,25', 0.25],
    ['0.5', 0.5],
    ['+1', 1],
  ])('with %s as the level of a monster', async (written, level) => {
    expect(
      await importing(`Nom;Niveau;Force\nRat;${written};\u22122`, party.campaignId, 'monster'),
    ).toMatchObject({ ok: true });
    expect(named('Rat')).toMatchObject([{ body: { sheet: { level, strength: -2 } } }]);
  });

  test('with tags, as they went out', async () => {
    const { campaignId, goblin } = party;
    const tags = { added: ['river', 'Old road'], removed: [] };
    await desk.window.grant('creatures.tag', {
      ...{ commandId: commandId(), kind: 'monster', ids: [goblin.id] },
      ...tags,
    });
    const list = await exportedList('monster');
    expect(list.split('\r\n')[1]).toBe('Goblin,1,0,0,0,0,0,10,4,"Old road, river"');
    await importing(list, campaignId, 'monster');
    expect(named('Goblin').map(({ body }) => body.tags)).toEqual([
      ['Old road', 'river'],
      ['Old road', 'river'],
    ]);
    await importing('Nom;Étiquettes\nRat;" nuit ; Marais,nuit"', campaignId, 'monster');
    expect(named('Rat')).toMatchObject([{ body: { tags: ['Marais', 'nuit'] } }]);
    const long = await importing(`Name,Tags\nBat,"cave, ${'x'.repeat(41)}"`, campaignId, 'monster');
    expect(long).toMatchObject({
      ok: false,
      error: { faults: [{ code: 'FIELD_TOO_LONG', field: '2: tags', params: { most: 40, column: 'Tags' } }] },
    });
  });

  test('whole or not at all: every faulty cell is named by its row and column', async () => {
    const seq = desk.store.seq();
    expect(
      await importing('Name,Class,Level,Strength\nGood,Samurai,1,0\nOld,Samurai,99,strong\n\n,Wizard,1,0\n'),
    ).toEqual({
      ok: false,
      error: {
        code: 'CSV_ROWS',
        field: '3: level',
        params: { place: '3: level', count: 4, row: 3, column: 'Level' },
        faults: [
          {
            code: 'FIELD_OUT_OF_RANGE',
            field: '3: level',
            params: { least: 1, most: 20, row: 3, column: 'Level' },
          },
          { code: 'FIELD_NOT_A_NUMBER', field: '3: strength', params: { row: 3, column: 'Strength' } },
          { code: 'FIELD_EMPTY', field: '5: name', params: { row: 5, column: 'Name' } },
          { code: 'FIELD_NOT_AN_OPTION', field: '5: class', params: { row: 5, column: 'Class' } },
        ],
      },
    });
    expect(desk.store.seq()).toBe(seq);
    expect(named('Good')).toEqual([]);
  });

  test.each([
    ['a column that nobody knows', 'Name,Mana\nA,1', 'CSV_COLUMNS', 'Mana'],
    ['a column twice', 'Name,Level,level\nA,1,2', 'CSV_COLUMNS', 'level'],
    ['no names', 'Level\n1', 'CSV_COLUMNS', 'Name'],
    ['nothing', '', 'CSV_COLUMNS', 'Name'],
    ['an open quote', 'Name,Level\n"A,1', 'CSV_UNREADABLE', undefined],
    ['a list of keys', '__proto__,Name\n1,A', 'CSV_COLUMNS', '__proto__'],
    ['10,001 rows', `Name\n${'A\n'.repeat(10_001)}`, 'BUNDLE_TOO_MANY', undefined],
  ])('and is refused with %s', async (_, content, code, field) => {
    const answer = await importing(content);
    expect(answer).toMatchObject({ ok: false, error: field === undefined ? { code } : { code, field } });
  });

  test('quickly refused, however it is made', async () => {
    for (const hostile of [
      '"'.repeat(2_000_000),
      ',"'.repeat(1_000_000),
      'Name\n'.concat('"a""'.repeat(500_000)),
      ';'.repeat(100_000),
    ]) {
      // Of the processor's time: other work of the machine does not count.
      const began = process.cpuUsage();
      expect((await importing(hostile)).ok).toBe(false);
      expect(process.cpuUsage(began).user / 1000).toBeLessThan(1500);
    }
  });

  test('as one step of undo', async () => {
    await importing('Name\nOne\nTwo\n');
    await desk.window.grant('library.undo', { commandId: commandId() });
    expect([...named('One'), ...named('Two')]).toEqual([]);
    expect(named('Hanako')).toHaveLength(1);
  });
});

describe('a document of its own', () => {
  const importJson = (campaignId = party.campaignId) =>
    desk.window.ask('documents.importJson', { commandId: commandId(), campaignId });

  test('goes out and comes in as something new, with fields that nobody knows', async () => {
    desk.file = desk.at('hanako.json');
    await desk.window.grant('documents.exportJson', { id: party.samurai.id });
    const written = JSON.parse(fs.readFileSync(desk.file, 'utf8'));
    expect(written).toMatchObject({
      format: 'campaign-desk-document',
      formatVersion: 1,
      kind: 'character',
      system: 'strike-save',
    });
    expect(desk.proposals).toEqual(['Hanako.json']);
    written.body.weather = 'rain';
    fs.writeFileSync(desk.file, JSON.stringify(written));
    const { id: campaignId } = await newCampaign(desk.window);
    const answer = await importJson(campaignId);
    const id = answer.ok ? answer.value?.id : undefined;
    expect(id).not.toBe(party.samurai.id);
    expect(await desk.window.grant('library.read', { id: id ?? '' })).toEqual({
      ...party.samurai,
      id,
      campaignId,
      revision: 1,
      body: { ...party.samurai.body, weather: 'rain' },
    });
  });

  test('an encounter or a campaign goes by bundle', async () => {
    expect(await desk.window.ask('documents.exportJson', { id: party.campaignId })).toMatchObject({
      error: { code: 'BAD_INPUT', field: 'id' },
    });
  });

  test.each<[string, (written: Record<string, unknown>) => unknown, string, string | undefined]>([
    ['of another format', (d) => ({ ...d, format: 'x' }), 'NOT_A_BUNDLE', 'a.json'],
    ['of a newer version', (d) => ({ ...d, formatVersion: 2 }), 'BUNDLE_TOO_NEW', 'a.json'],
    ['of another system', (d) => ({ ...d, system: 'srd35' }), 'OTHER_SYSTEM', 'a.json: system'],
    ['of another kind', (d) => ({ ...d, kind: 'campaign' }), 'BUNDLE_FORM', 'a.json: kind'],
    [
      'with too many dice',
      (d) => JSON.parse(JSON.stringify(d).replace('1d10', '999999d999999')),
      'INVALID_SHEET',
      'a.json: body.sheet.weapons.0.damage',
    ],
    ['that is a list', () => [], 'NOT_A_BUNDLE', 'a.json'],
  ])('%s is refused', async (_, change, code, field) => {
    desk.file = desk.at('a.json');
    await desk.window.grant('documents.exportJson', { id: party.samurai.id });
    const written = JSON.parse(fs.readFileSync(desk.file, 'utf8'));
    fs.writeFileSync(desk.file, JSON.stringify(change(written)));
    expect(await importJson()).toMatchObject({ error: { code, field } });
  });
});

test.each(['srd35', 'telnas', 'success-levels'] as const)(
  'a list of %s goes out in French and comes back',
  async (system) => {
    const name = { text: system };
    const created = await desk.window.ask('campaigns.create', {
      commandId: commandId(),
      name,
      system,
      language: 'fr',
    });
    // A system whose sheets are still to come has no lists.
    if (!created.ok) return expect(created.error.code).toBe('SYSTEM_WITHOUT_SHEETS');
    const { id: campaignId } = created.value;
    const ours = await newCreature(desk.window, campaignId, 'monster', 'Rat');
    await desk.window.grant('settings.change', { language: 'fr' });
    desk.file = desk.at('list.csv');
    await desk.window.grant('lists.exportCsv', { campaignId, kind: 'monster' });
    expect(await importing(fs.readFileSync(desk.file), campaignId, 'monster')).toMatchObject({ ok: true });
    const theirs = named('Rat').find(({ id }) => id !== ours.id);
    expect(theirs?.body.sheet).toEqual(ours.body.sheet);
  },
);

test('whoever cancels a dialog has done nothing', async () => {
  desk.file = undefined;
  const { campaignId, samurai } = party;
  const { grant } = desk.window;
  expect(await grant('bundles.export', { campaigns: null, documents: null })).toBeNull();
  expect(await grant('bundles.open', null)).toBeNull();
  expect(await grant('documents.exportJson', { id: samurai.id })).toBeNull();
  expect(await grant('documents.importJson', { commandId: commandId(), campaignId })).toBeNull();
  expect(await grant('lists.exportCsv', { campaignId, kind: 'character' })).toBeNull();
  expect(
    await grant('lists.importCsv', { commandId: commandId(), campaignId, kind: 'character' }),
  ).toBeNull();
});
