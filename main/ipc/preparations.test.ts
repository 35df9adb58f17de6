import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EncounterCommand } from '../../shared/encounter/command.ts';
import { replay } from '../../shared/encounter/history.ts';
import type { EncounterDocument, LibraryDocument } from '../../shared/library/document.ts';
import type { Preparation, PreparedLine } from '../../shared/library/preparation.ts';
import {
  campaign,
  commandId,
  fighting,
  gathered,
  newCreature,
  type Party,
  refusedWith,
  samuraiSheet,
  standing,
  type TestLibrary,
  type TestWindow,
  temporaryLibrary,
} from './fixtures.ts';

let library: TestLibrary;
let window: TestWindow;
let party: Party;

beforeEach(async () => {
  library = await temporaryLibrary();
  window = library.window();
  party = await gathered(window);
});
afterEach(() => {
  library.discard();
  expect(window.log).toEqual([]);
});

async function restart(): Promise<void> {
  await library.restart();
  window = library.window();
}

function encounter(document: LibraryDocument): EncounterDocument {
  if (document.kind !== 'encounter') throw new Error(`a ${document.kind}`);
  return document;
}
const read = async (id: string) => encounter(await window.grant('library.read', { id }));
const stateOf = async (id: string) => replay((await window.grant('encounters.read', { id })).events).state;

const common = { order: 'each', surprised: false, wave: null } as const;
const goblins = (more: Partial<PreparedLine> = {}) =>
  ({ from: 'library', line: 'g', documentId: party.goblin.id, count: 4, ...common, ...more }) as PreparedLine;
const rat: PreparedLine = {
  ...{ from: 'quick', line: 'r', name: 'Rat', kind: 'monster', count: 2, ...common },
  values: { hitPoints: 3, armorClass: 12, attack: 1, damage: '1d4' },
};

async function prepared(preparation: Partial<Preparation> = {}): Promise<EncounterDocument> {
  const { campaignId } = party;
  const name = { text: 'The ford' };
  const made = encounter(
    await window.grant('encounters.prepare', { commandId: commandId(), campaignId, name }),
  );
  const saved = await window.grant('encounters.save', {
    ...{ commandId: commandId(), id: made.id, revision: 1, name, notes: 'At dusk.' },
    preparation: { party: true, partySurprised: false, lines: [goblins()], waves: [], ...preparation },
  });
  return encounter(saved);
}
const begin = ({ id, revision }: EncounterDocument) =>
  window.ask('encounters.begin', { commandId: commandId(), id, revision });
const namesIn = async (id: string) =>
  (await stateOf(id)).combatants.map(({ name }) =>
    'params' in name && typeof name.params?.name === 'object' && 'text' in name.params.name
      ? `${name.params.name.text} ${name.params.number}`
      : 'text' in name && name.text,
  );
async function join(id: string, who: { wave: string } | { lines: PreparedLine[] }, dice: number[] = []) {
  const { events } = await window.grant('encounters.read', { id });
  return window.ask('encounters.join', {
    ...{ commandId: commandId(), id, position: events.length, who, dice },
  });
}
async function command(id: string, command: { type: 'undo' | 'redo' | 'endEncounter' | 'endTurn' }) {
  const { events } = await window.grant('encounters.read', { id });
  return window.ask('encounters.command', { commandId: commandId(), id, position: events.length, command });
}

describe('prepared ahead', () => {
  test('it has not begun, and lists tell so', async () => {
    const { id } = await prepared();
    expect(await window.ask('encounters.read', { id })).toEqual(refusedWith('NOT_BEGUN', { field: 'id' }));
    const [row] = (await window.grant('library.changes', { after: 0 })).rows.filter((one) => one.id === id);
    expect(row).toMatchObject({ status: 'prepared', summary: { key: 'app:encounters.status.prepared' } });
    expect(await window.grant('encounters.standing', { ids: [id, 'nobody'] })).toEqual([
      { id, round: null, turn: null, who: [{ name: { text: 'Goblin' }, count: 4 }], withParty: true },
    ]);
  });

  test('it is edited, undone and removed like everything in the library', async () => {
    const { id, revision } = await prepared();
    await window.grant('library.undo', { commandId: commandId() });
    expect((await read(id)).body.preparation?.lines).toEqual([]);
    await window.grant('library.redo', { commandId: commandId() });
    expect((await read(id)).body).toMatchObject({
      notes: 'At dusk.',
      preparation: { lines: [{ count: 4 }] },
    });
    await window.grant('library.remove', { commandId: commandId(), id, revision: revision + 2 });
    await window.grant('library.undo', { commandId: commandId() });
    expect((await read(id)).body.status).toBe('prepared');
  });

  test('begun, everybody is there: the party, four goblins by their numbers, two rats made up', async () => {
    const document = await prepared({ lines: [goblins(), rat] });
    expect(await begin(document)).toMatchObject({ ok: true, value: { body: { status: 'running' } } });
    expect(await namesIn(document.id)).toEqual([
      ...['Hanako', 'Miko', 'Goblin 1', 'Goblin 2', 'Goblin 3', 'Goblin 4', 'Rat 1', 'Rat 2'],
    ]);
    const { combatants } = await stateOf(document.id);
    expect(combatants[6]).toMatchObject({ hitPoints: 3, defense: { value: 12 }, documentId: '', line: 'r' });
    expect(window.store.loans.holder(party.samurai.id)).toBe(document.id);
    expect(await begin(await read(document.id))).toEqual(refusedWith('BEGUN_ALREADY'));
    await restart();
    expect(await namesIn(document.id)).toHaveLength(8);
  });

  test('who is not here tonight does not come', async () => {
    const { campaignId, healer } = party;
    const { revision } = campaign(await window.grant('library.read', { id: campaignId }));
    await window.grant('campaigns.tonight', {
      ...{ commandId: commandId(), id: campaignId, revision, absent: [healer.id] },
    });
    const document = await prepared({ lines: [] });
    await begin(document);
    expect(await namesIn(document.id)).toEqual(['Hanako']);
  });

  test('nobody cannot fight, nor more than 200', async () => {
    const nobody = await prepared({ party: false, lines: [] });
    expect(await begin(nobody)).toEqual(refusedWith('NO_COMBATANTS'));
    const lines = ['a', 'b', 'c', 'd', 'e'].map((line) => goblins({ line, count: 50 }));
    expect(await begin(await prepared({ lines }))).toMatchObject(refusedWith('TOO_MANY_COMBATANTS'));
  });

  test('what was changed meanwhile is not begun unseen', async () => {
    const document = await prepared();
    expect(await begin({ ...document, revision: 1 })).toMatchObject(refusedWith('STALE'));
  });

  test('duplicated, begun or not, it can be used again', async () => {
    const document = await prepared({ lines: [goblins(), rat] });
    await begin(document);
    const { campaignId } = party;
    const again = encounter(
      await window.grant('encounters.prepare', {
        ...{ commandId: commandId(), campaignId, name: { text: 'Again' }, from: document.id },
      }),
    );
    expect(again.body).toMatchObject({ status: 'prepared', notes: 'At dusk.' });
    expect(again.body.preparation).toEqual(document.body.preparation);
  });

  test('an encounter without a preparation is duplicated by who was there', async () => {
    const { campaignId, samurai, goblin } = party;
    const fight = await fighting(window, campaignId, [samurai, goblin, goblin]);
    const again = encounter(
      await window.grant('encounters.prepare', {
        ...{ commandId: commandId(), campaignId, name: { text: 'Again' }, from: fight.id },
      }),
    );
    expect(again.body.preparation).toMatchObject({
      party: true,
      lines: [{ documentId: goblin.id, count: 2, order: 'line' }],
    });
  });
});

describe('a contest of its own', () => {
  const wanted = { name: { text: 'The trial' }, purpose: 'contest' as const };

  test('is prepared in no system that has no contests', async () => {
    const { campaignId } = party;
    expect(await window.ask('encounters.prepare', { commandId: commandId(), campaignId, ...wanted })).toEqual(
      { ok: false, error: { code: 'NO_CONTESTS', field: 'purpose' } },
    );
  });

  test('needs nobody who fights, has no turns, and is won between names', async () => {
    const about = { name: { text: 'Valmont' }, system: 'success-levels', language: 'fr' } as const;
    const { id: campaignId } = await window.grant('campaigns.create', { commandId: commandId(), ...about });
    const made = encounter(
      await window.grant('encounters.prepare', { commandId: commandId(), campaignId, ...wanted }),
    );
    expect(await begin(made)).toMatchObject({ ok: true });
    const side = (name: string, bonus: number) => ({ who: 'named', name, kind: 'monster', bonus }) as const;
    let position = 1;
    const play = async (command: EncounterCommand): Promise<void> => {
      const input = { commandId: commandId(), id: made.id, position, command };
      position += (await window.grant('encounters.command', input)).events.length;
    };
    await play({
      ...{ type: 'beginContest', subject: '', form: 'opposed', inputs: {}, minimum: null, isShown: true },
      sides: [side('Advocate', 5), side('Judge', 2)],
    });
    await play({ type: 'endTurn' });
    await play({ type: 'rollContest', contest: 1, modifiers: [], helpers: [] });
    await play({ type: 'answerContest', contest: 1, answer: { faces: [12] } });
    await play({ type: 'answerContest', contest: 1, answer: { faces: [5] } });
    // 17 against 7: 10 is a major victory.
    const state = await stateOf(made.id);
    expect(state).toMatchObject({ purpose: 'contest', turn: null, combatants: [] });
    expect(state.contests[0]?.standing).toMatchObject({ phase: 'over', leader: 0 });
    await window.grant('encounters.shelve', { commandId: commandId(), id: made.id });
    await window.grant('encounters.resume', { commandId: commandId(), id: made.id });
    expect((await stateOf(made.id)).contests).toEqual(state.contests);
  });
});

describe('put aside', () => {
  test('beginning another shelves the one that runs, and its characters fight on as they stand', async () => {
    const { campaignId, samurai } = party;
    const first = await fighting(window, campaignId, [samurai]);
    await first.command({ type: 'changeHitPoints', combatant: 1, change: -20 });
    const second = await prepared();
    await begin(second);
    expect((await read(first.id)).body.status).toBe('shelved');
    expect(await first.command({ type: 'endTurn' })).toEqual(refusedWith('ENCOUNTER_SHELVED'));
    expect((await stateOf(second.id)).combatants[0]).toMatchObject({ hitPoints: 25 });
    expect(window.store.loans.holder(samurai.id)).toBe(second.id);
  });

  test('taken up again, it stands where it stood, and characters come as they are by now', async () => {
    const { campaignId, samurai } = party;
    const first = await fighting(window, campaignId, [samurai]);
    await first.command({ type: 'endTurn' });
    const second = await fighting(window, campaignId, [samurai]);
    await second.command({ type: 'changeHitPoints', combatant: 1, change: -15 });
    await window.grant('encounters.resume', { commandId: commandId(), id: first.id });
    expect((await read(second.id)).body.status).toBe('shelved');
    expect(await stateOf(first.id)).toMatchObject({ round: 2, combatants: [{ hitPoints: 30 }] });
    expect(await standing(window, samurai)).toMatchObject({ body: { hitPoints: 30 } });
    expect(window.store.loans.holder(samurai.id)).toBe(first.id);
    await restart();
    expect(await stateOf(first.id)).toMatchObject({ round: 2, combatants: [{ hitPoints: 30 }] });
  });

  test('by itself, and taken up again unchanged, it has no event more', async () => {
    const { campaignId, samurai, goblin } = party;
    const fight = await fighting(window, campaignId, [samurai, goblin]);
    await window.grant('encounters.shelve', { commandId: commandId(), id: fight.id });
    expect(window.store.loans.holder(samurai.id)).toBeUndefined();
    await window.grant('encounters.resume', { commandId: commandId(), id: fight.id });
    expect((await window.grant('encounters.read', { id: fight.id })).events).toHaveLength(4);
    const [row] = await window.grant('encounters.standing', { ids: [fight.id] });
    expect(row).toMatchObject({ round: 1, turn: { text: 'Hanako' } });
  });

  test('what is over or only prepared cannot be put aside', async () => {
    const { id } = await prepared();
    expect(await window.ask('encounters.shelve', { commandId: commandId(), id })).toEqual(
      refusedWith('NOT_RUNNING'),
    );
    expect(await window.ask('encounters.resume', { commandId: commandId(), id })).toEqual(
      refusedWith('NOT_RUNNING'),
    );
  });
});

describe('newcomers', () => {
  const waves = [{ wave: 'w', when: 'when the horn sounds' }];

  test('a wave enters once, its names numbered on', async () => {
    const document = await prepared({
      lines: [goblins(), goblins({ line: 'h', count: 2, wave: 'w' })],
      waves,
    });
    await begin(document);
    expect(await join(document.id, { wave: 'w' })).toEqual({ ok: true, value: null });
    expect((await namesIn(document.id)).slice(-2)).toEqual(['Goblin 5', 'Goblin 6']);
    expect(await join(document.id, { wave: 'w' })).toEqual(refusedWith('NO_SUCH_WAVE', { field: 'who' }));
    await command(document.id, { type: 'undo' });
    expect(await namesIn(document.id)).toHaveLength(6);
    expect(await join(document.id, { wave: 'w' })).toMatchObject({ ok: true });
  });

  test('a character is on loan while it is there; undo gives it back, redo takes it', async () => {
    const { campaignId, samurai, goblin } = party;
    const ronin = await newCreature(window, campaignId, 'character', 'Ronin', samuraiSheet);
    const fight = await fighting(window, campaignId, [samurai, goblin]);
    const line = { from: 'library', line: 'n', documentId: ronin.id, count: 1, ...common } as const;
    expect(await join(fight.id, { lines: [line] })).toMatchObject({ ok: true });
    expect(window.store.loans.holder(ronin.id)).toBe(fight.id);
    expect(await join(fight.id, { lines: [line] })).toEqual(refusedWith('ON_LOAN', { field: 'lines.0' }));
    await command(fight.id, { type: 'undo' });
    expect(window.store.loans.holder(ronin.id)).toBeUndefined();
    await restart();
    await command(fight.id, { type: 'redo' });
    expect(window.store.loans.holder(ronin.id)).toBe(fight.id);
    await command(fight.id, { type: 'endEncounter' });
    expect(await standing(window, ronin)).toMatchObject({ body: { hitPoints: 45 } });
    expect((await read(fight.id)).body.reached).toMatchObject({ round: 1, who: [{ count: 1 }, {}, {}] });
  });
});

describe('a sheet that changed since', () => {
  test('is told of, and taken anew one by one', async () => {
    const { campaignId, samurai, goblin } = party;
    const fight = await fighting(window, campaignId, [samurai, goblin, goblin]);
    const drift = () => window.grant('encounters.drift', { id: fight.id });
    expect(await drift()).toEqual({ combatants: [] });
    await fight.command({ type: 'changeHitPoints', combatant: 2, change: -3 });
    const { revision, body } = await standing(window, goblin);
    const sheet = { ...body.sheet, hitPoints: 9, armorClass: 14 };
    await window.grant('creatures.save', {
      ...{ commandId: commandId(), id: goblin.id, revision, body: { ...body, sheet } },
    });
    expect(await drift()).toEqual({ combatants: [2, 3] });
    const take = (position: number) =>
      window.ask('encounters.refresh', { commandId: commandId(), id: fight.id, position, combatant: 2 });
    expect(await take(1)).toMatchObject(refusedWith('STALE'));
    expect(await take(fight.position())).toEqual({ ok: true, value: null });
    expect((await stateOf(fight.id)).combatants[1]).toMatchObject({
      ...{ hitPoints: 6, maximumHitPoints: 9, defense: { value: 14 } },
    });
    expect(await drift()).toEqual({ combatants: [3] });
    await restart();
    await command(fight.id, { type: 'undo' });
    expect((await stateOf(fight.id)).combatants[1]).toMatchObject({ hitPoints: 1, maximumHitPoints: 4 });
    expect(await window.grant('encounters.drift', { id: fight.id })).toEqual({ combatants: [2, 3] });
  });
});
