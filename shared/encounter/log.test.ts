import { describe, expect, test } from 'vitest';
import type { RecordedEvent } from './event.ts';
import type { StateEvent } from './evolve.ts';
import { logged, nothingLogged } from './log.ts';

const at = '2025-01-02T03:04:05.678Z';
const joins = (combatant: number, name: string): StateEvent => ({
  type: 'combatantJoined',
  ...{ combatant, kind: 'monster', name: { text: name }, identity: { text: '' } },
  ...{ documentId: 'd', revision: 1, snapshot: 's', hitPoints: 12, maximumHitPoints: 12 },
  defense: { label: { key: 'app:encounter.order' }, value: 13 },
});
const hurt = (combatant: number, hitPoints: number): StateEvent => ({
  type: 'hitPointsChanged',
  ...{ combatant, change: hitPoints - 12, hitPoints },
});
const evening: readonly RecordedEvent[] = (
  [
    ['1', { type: 'encounterBegan', system: 'strike-save', rulesVersion: 1, options: {} }],
    ['1', joins(1, 'Wolf')],
    ['1', joins(2, 'Ogre')],
    ['2', hurt(1, 5)],
    ['3', hurt(2, 4)],
    ['4', { type: 'stepUndone', step: '3' }],
    ['5', { type: 'stepUndone', step: '2' }],
    ['6', { type: 'stepRedone', step: '2' }],
  ] as const
).map(([commandId, event], index) => ({ position: index + 1, commandId, at, event }));

describe('the log', () => {
  const { log, history } = logged(nothingLogged, evening);

  test('has a line for each event; what was taken back and not brought back says so', () => {
    expect(log.map(({ kind, who, undone }) => [kind, who, undone])).toEqual([
      ['other', [], false],
      ['other', [1], false],
      ['other', [2], false],
      ['points', [1], false],
      ['points', [2], true],
    ]);
    expect(history.state.combatants.map(({ hitPoints }) => hitPoints)).toEqual([5, 12]);
  });

  test('is the same read at once or event by event', () => {
    const oneByOne = evening.reduce((before, event) => logged(before, [event]), nothingLogged);
    expect(oneByOne).toEqual({ log, history });
  });

  test('keeps its lines and the combatants that nothing happens to', () => {
    const event: RecordedEvent = { position: 9, commandId: '7', at, event: hurt(2, 3) };
    const next = logged({ log, history }, [event]);
    expect(next.log.slice(0, -1).every((line, place) => line === log[place])).toBe(true);
    expect(next.history.state.combatants[0]).toBe(history.state.combatants[0]);
  });
});
