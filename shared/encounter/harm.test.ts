import { describe, expect, test } from 'vitest';
import type { SystemId } from '../rules/core/system.ts';
import { encounterEventSchema } from './event.ts';
import { act, type Fight, fightIn, typed } from './fight-fixtures.ts';
import type { Harm } from './harm.ts';

/** Ada saves at +0 against 15 in `srd35`, and at level 1 with +0 against 10 in `strike-save`; so do the wolves. */
function field(system: SystemId): Fight {
  return fightIn(system, [
    { kind: 'character', name: 'Ada', sheet: { hitPoints: 30 } },
    { kind: 'monster', name: 'Wolf', sheet: { hitPoints: 12, level: 1 } },
    { kind: 'monster', name: 'Bear', sheet: { hitPoints: 40, level: 1 } },
  ]);
}

function fire(system: SystemId, points: number, saved: Harm['saved'], ...dice: readonly number[]): Fight {
  const fight = field(system);
  const action = system === 'srd35' ? 'save.will' : 'save.area';
  const targets = dice.map((_, at) => at + 1);
  fight.play({ type: 'setTemporaryHitPoints', combatant: 1, temporary: 4 });
  return fight.play(act(1, action, targets, { harm: { points, saved } }), ...dice.map((die) => typed(die)));
}
const left = ({ of }: Fight) => [1, 2, 3].map((combatant) => of(combatant).hitPoints);

describe('what saves are against reaches each as it came through', () => {
  test.each<[string, SystemId, number, Harm['saved'], number[], number[]]>([
    // 17 whole; half of it, rounded down, is 8. Ada's 4 temporary points go first.
    ['all fail', 'srd35', 17, 'half', [2, 14, 1], [17, -5, 23]],
    ['all save: 8 each', 'srd35', 17, 'half', [20, 15, 18], [26, 4, 32]],
    ['all save and nothing is left of it', 'srd35', 17, 'none', [20, 15, 18], [30, 12, 40]],
    ['each by its own die', 'srd35', 17, 'half', [14, 15, 14], [17, 4, 23]],
    ['one alone', 'srd35', 17, 'half', [14], [17, 12, 40]],
    ['another system: 10 saves', 'strike-save', 9, 'half', [9, 10, 20], [25, 8, 36]],
  ])('%s', (_, system, points, saved, dice, expected) => {
    expect(left(fire(system, points, saved, ...dice))).toEqual(expected);
  });

  test('a hundred who save together are told of in a sentence that can be stored', () => {
    const crowd = Array.from({ length: 100 }, (_, at) => ({ kind: 'monster' as const, name: `Wolf ${at}` }));
    const everybody = crowd.map((_, at) => at + 1);
    const fight = fightIn('srd35', crowd).play(act(1, 'save.will', everybody));
    for (const _ of crowd) fight.play(typed(10));
    const events = fight.caused();
    expect(events.map(({ type }) => type)).toEqual(['dieFell', 'rollClosed']);
    for (const event of events) expect(encounterEventSchema.safeParse(event).error).toBeUndefined();
  });

  test('whoever has the turn, where nobody else is meant', () => {
    const fight = fire('srd35', 17, 'half', 14);
    fight.play(act(1, 'save.reflex', [], { harm: { points: 6, saved: 'half' } }), typed(15));
    expect(left(fight)).toEqual([14, 12, 40]);
  });

  test('a share can be changed afterwards, as after every roll', () => {
    const fight = fire('srd35', 17, 'half', 20, 15, 1);
    expect(fight.state().applications.map(({ share, amount }) => [share, amount])).toEqual([
      ['half', 8],
      ['half', 8],
      ['full', 17],
    ]);
    fight.play({ type: 'changeShare', application: 1, share: 'none' });
    fight.play({ type: 'changeShare', application: 2, share: 'half' });
    expect(left(fight)).toEqual([26, 12, 32]);
  });

  test('the harm waits for the dice, and is taken back with them', () => {
    const fight = field('srd35');
    fight.play(act(1, 'save.will', [2, 3], { harm: { points: 6, saved: 'none' } }), typed(3));
    expect(left(fight)).toEqual([30, 12, 40]);
    fight.play(typed(3));
    expect(left(fight)).toEqual([30, 6, 34]);
    fight.play({ type: 'undo' });
    expect(left(fight)).toEqual([30, 12, 40]);
  });

  test.each<[string, Record<string, number>, number, number]>([
    // 14 and 15 against what the attack sets; 15 where nothing is said.
    ['15, unsaid', {}, 14, 15],
    ['12', { difficulty: 12 }, 11, 12],
  ])('the difficulty is the table’s: %s', (_, inputs, fails, saves) => {
    const points = (die: number) =>
      field('srd35')
        .play(act(1, 'save.will', [2], { inputs, harm: { points: 6, saved: 'none' } }), typed(die))
        .of(2).hitPoints;
    expect([points(fails), points(saves)]).toEqual([6, 12]);
  });

  test.each<[string, Record<string, number>, string]>([
    ['below it', { difficulty: -1 }, 'OUT_OF_RANGE'],
    ['above it', { difficulty: 101 }, 'OUT_OF_RANGE'],
    ['another number', { luck: 3 }, 'BAD_REQUEST'],
  ])('a difficulty has its range: %s', (_, inputs, code) => {
    expect(field('srd35').refusal(act(1, 'save.will', [2], { inputs }))).toBe(code);
  });

  test('only saves have it', () => {
    const fight = field('srd35');
    const harm = { points: 6, saved: 'none' } as const;
    expect(fight.refusal(act(1, 'weapon.0', [2], { harm }))).toBe('BAD_REQUEST');
  });
});
