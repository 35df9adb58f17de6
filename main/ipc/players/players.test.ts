import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EncounterCommand } from '../../../shared/encounter/command.ts';
import type { PlayersDisplay, PlayersShown } from '../../../shared/ipc/players-contract.ts';
import type { PreparedLine } from '../../../shared/library/preparation.ts';
import {
  commandId,
  fighting,
  gathered,
  openedIn,
  refusedWith,
  type TestWindow,
  temporaryFolder,
  windowOver,
} from '../fixtures.ts';
import type { Input } from '../handler.ts';
import type { PlayersScreen } from './players.ts';

/** Displays that can be plugged in and out, and the window on them with all that it was ever sent. */
interface TestScreen extends PlayersScreen {
  displays: () => PlayersDisplay[];
  readonly on: () => number | undefined;
  readonly sent: PlayersShown[];
  /** Somebody closes the window, or unplugs its display. */
  readonly vanish: () => void;
}

const desk: PlayersDisplay = { id: 1, label: '', width: 1920, height: 1080, isDesk: true };
const wall: PlayersDisplay = { id: 7, label: 'Wall', width: 3840, height: 2160, isDesk: false };

function testScreen(): TestScreen {
  let window: { display: number; closed: () => void } | undefined;
  const sent: PlayersShown[] = [];
  return {
    displays: () => [desk, wall],
    open: (display, closed) => {
      window = { display, closed };
    },
    close: () => {
      window = undefined;
    },
    send: (shown) => sent.push(shown),
    sent,
    on: () => window?.display,
    vanish() {
      const { closed } = window ?? {};
      window = undefined;
      closed?.();
    },
  };
}

let screen: TestScreen;
let window: TestWindow;
let fight: { id: string; command: (command: EncounterCommand) => Promise<unknown> };
let campaignId: string;

beforeEach(async () => {
  screen = testScreen();
  window = windowOver(await openedIn(temporaryFolder()), { playersScreen: screen });
  const { samurai, goblin, ...party } = await gathered(window);
  campaignId = party.campaignId;
  fight = await fighting(window, campaignId, [samurai, goblin, goblin]);
});
afterEach(() => {
  window.store.close();
  expect(window.log).toEqual([]);
});

const shown = () => screen.sent.at(-1)?.view;
const shownIds = () =>
  window.heard.filter(({ name }) => name === 'players.shown').map(({ payload }) => payload);

describe('opened', () => {
  test('it stands on the display that is not the desk’s, and shows what it may', async () => {
    expect(await window.grant('players.open', { id: fight.id })).toMatchObject({
      isShown: true,
      display: 7,
      displays: [desk, wall],
    });
    expect(screen.on()).toBe(7);
    expect(shown()?.combatants.map(({ kind, points }) => [kind, points])).toEqual([
      ['character', { shown: 'numbers', hitPoints: 45, maximum: 45, temporary: 0 }],
      ['monster', { shown: 'word', word: 'unhurt' }],
      ['monster', { shown: 'word', word: 'unhurt' }],
    ]);
    expect(shownIds()).toEqual([{ id: fight.id }]);
    expect(await window.grant('players.view', null)).toEqual(screen.sent.at(-1));
  });

  test('every event is followed, undo included', async () => {
    await window.grant('players.open', { id: fight.id });
    await fight.command({ type: 'changeHitPoints', combatant: 1, change: -5 });
    expect(shown()?.combatants[0]?.points).toMatchObject({ hitPoints: 40 });
    await fight.command({ type: 'undo' });
    expect(shown()?.combatants[0]?.points).toMatchObject({ hitPoints: 45 });
    await fight.command({ type: 'endTurn' });
    expect(shown()?.turn).toBe(1);
  });

  test('the language and the theme are those of the app', async () => {
    await window.grant('players.open', { id: fight.id });
    await window.grant('settings.change', { language: 'fi', theme: 'dark' });
    expect(screen.sent.at(-1)).toMatchObject({ language: 'fi', theme: 'dark' });
  });
});

const quick = (name: string, line: Partial<PreparedLine> = {}) =>
  ({
    ...{ from: 'quick', line: name, name, kind: 'monster', count: 1, order: 'each' },
    ...{ surprised: false, wave: null, values: { hitPoints: 3, armorClass: 12, attack: 1, damage: '1d4' } },
    ...line,
  }) as PreparedLine;
type Who = Input<'encounters.join'>['who'];

/** All that was ever sent to the players, with the names that they may have read in it. */
const everSent = () => JSON.stringify(screen.sent);
async function join(id: string, who: Who): Promise<void> {
  const { events } = await window.grant('encounters.read', { id });
  await window.grant('encounters.join', {
    ...{ commandId: commandId(), id, position: events.length, who, dice: [] },
  });
}

describe('who comes unseen', () => {
  test('is never sent until the game master shows it; undone and done again it is unseen still', async () => {
    const { id } = fight;
    await window.grant('players.open', { id });
    await join(id, { lines: [quick('Spy', { hidden: true, count: 2 }), quick('Herald')] });
    await fight.command({ type: 'undo' });
    await fight.command({ type: 'redo' });
    expect(everSent()).toContain('Herald');
    expect(everSent()).not.toContain('Spy');
    const { secrets } = await window.grant('players.read', { id });
    expect(secrets.hidden).toEqual([4, 5]);
    await window.grant('players.choose', { id, hidden: [5] });
    expect(shown()?.combatants).toHaveLength(5);
    // The same numbers are others’ now.
    await fight.command({ type: 'undo' });
    await join(id, { lines: [quick('Drummer'), quick('Piper')] });
    expect(everSent()).toContain('Drummer');
    expect(everSent()).toContain('Piper');
  });

  test('by what was prepared: who is there from the beginning, and a wave', async () => {
    const name = { text: 'The ford' };
    const made = await window.grant('encounters.prepare', { commandId: commandId(), campaignId, name });
    const lines = [
      quick('Ferryman'),
      quick('Lurker', { hidden: true }),
      quick('Archer', { wave: 'first' }),
      quick('Sneak', { wave: 'second', hidden: true }),
      quick('Trumpeter', { wave: 'second' }),
      quick('Guide', { wave: 'third' }),
    ];
    const waves = [
      { wave: 'first', when: '', hidden: true },
      { wave: 'second', when: '' },
      { wave: 'third', when: '', hidden: true },
    ];
    const { id, revision } = await window.grant('encounters.save', {
      ...{ commandId: commandId(), id: made.id, revision: 1, name, notes: '' },
      preparation: { party: false, partySurprised: false, lines, waves },
    });
    await window.grant('encounters.begin', { commandId: commandId(), id, revision });
    await window.grant('players.open', { id });
    await join(id, { wave: 'first' });
    await join(id, { wave: 'second' });
    // Thought better of at the table.
    await join(id, { wave: 'third', hidden: false });
    const names = ['Ferryman', 'Lurker', 'Archer', 'Sneak', 'Trumpeter', 'Guide'];
    expect(names.filter((one) => everSent().includes(one))).toEqual(['Ferryman', 'Trumpeter', 'Guide']);
    expect((await window.grant('players.read', { id })).secrets.hidden).toEqual([2, 3, 4]);
  });
});

describe('closed', () => {
  const isClosed = () => {
    expect(screen.on()).toBeUndefined();
    expect(shownIds().at(-1)).toEqual({ id: null });
  };

  test('when asked to', async () => {
    await window.grant('players.open', { id: fight.id });
    await window.grant('players.close', null);
    isClosed();
    expect(await window.ask('players.view', null)).toEqual(refusedWith('NOT_FOUND'));
  });

  test('with the encounter, which cannot be shown afterwards', async () => {
    await window.grant('players.open', { id: fight.id });
    await fight.command({ type: 'endEncounter' });
    isClosed();
    expect(await window.ask('players.open', { id: fight.id })).toEqual(refusedWith('ENCOUNTER_ENDED'));
  });

  test('with the ending, and opened again when that is undone', async () => {
    await window.grant('players.open', { id: fight.id });
    await fight.command({ type: 'endEncounter' });
    isClosed();
    await fight.command({ type: 'undo' });
    expect(screen.on()).toBe(7);
    expect(shownIds().at(-1)).toEqual({ id: fight.id });
    await fight.command({ type: 'redo' });
    isClosed();
  });

  test('while the encounter is put aside', async () => {
    const again = { id: fight.id };
    await window.grant('players.open', again);
    await window.grant('encounters.shelve', { commandId: commandId(), ...again });
    isClosed();
    expect(await window.ask('players.open', again)).toEqual(refusedWith('ENCOUNTER_SHELVED'));
    await window.grant('encounters.resume', { commandId: commandId(), ...again });
    expect(shownIds().at(-1)).toEqual(again);
  });

  test('closed by somebody before, the ending undone opens nothing', async () => {
    await window.grant('players.open', { id: fight.id });
    await window.grant('players.close', null);
    await fight.command({ type: 'endEncounter' });
    await fight.command({ type: 'undo' });
    expect(screen.on()).toBeUndefined();
  });

  test('when its display is gone, and nothing more is sent', async () => {
    await window.grant('players.open', { id: fight.id });
    const before = screen.sent.length;
    screen.vanish();
    isClosed();
    await fight.command({ type: 'changeHitPoints', combatant: 1, change: -5 });
    expect(screen.sent).toHaveLength(before);
    expect(await window.grant('players.read', { id: fight.id })).toMatchObject({ isShown: false });
  });
});

describe('chosen', () => {
  test('what is shown changes at once', async () => {
    await window.grant('players.open', { id: fight.id });
    const style = {
      heroes: 'bar',
      monsters: 'nothing',
      monsterNames: 'numbers',
      conditions: 'heroes',
    } as const;
    await window.grant('players.choose', { id: fight.id, style });
    expect(shown()?.combatants.map(({ points }) => points.shown)).toEqual(['bar', 'nothing', 'nothing']);
    await window.grant('players.choose', { id: fight.id, hidden: [2], note: 'The bridge shakes.' });
    expect(shown()).toMatchObject({
      note: 'The bridge shakes.',
      combatants: [{}, { name: { params: { number: 2 } } }],
    });
    await window.grant('players.choose', { id: fight.id, hidden: [] });
    expect(shown()?.combatants).toHaveLength(3);
  });

  test('another display takes the window over', async () => {
    await window.grant('players.open', { id: fight.id });
    expect(await window.grant('players.choose', { id: fight.id, display: 1 })).toMatchObject({
      isShown: true,
      display: 1,
    });
    expect(screen.on()).toBe(1);
  });

  test('a chosen display that is not there gives way to the one proposed', async () => {
    await window.grant('players.choose', { id: fight.id, display: 7 });
    screen.displays = () => [desk];
    expect(await window.grant('players.read', { id: fight.id })).toMatchObject({ display: 1 });
    screen.displays = () => [desk, wall];
    expect(await window.grant('players.read', { id: fight.id })).toMatchObject({ display: 7 });
  });

  test('it is remembered, for each encounter what is hidden in it', async () => {
    const style = { heroes: 'word', monsters: 'bar', monsterNames: 'nothing', conditions: 'nobody' } as const;
    await window.grant('players.choose', { id: fight.id, style, display: 1, hidden: [3], note: 'Rain.' });
    const { store } = window;
    window = windowOver(store, { playersScreen: screen });
    expect(await window.grant('players.read', { id: fight.id })).toMatchObject({
      display: 1,
      style,
      secrets: { hidden: [3], note: 'Rain.' },
    });
  });

  test('nothing about an encounter that is not there', async () => {
    expect(await window.ask('players.choose', { id: 'nobody', note: 'x' })).toEqual(
      refusedWith('NOT_FOUND', { field: 'id' }),
    );
    expect(await window.ask('players.open', { id: 'nobody' })).toEqual(
      refusedWith('NOT_FOUND', { field: 'id' }),
    );
  });
});
