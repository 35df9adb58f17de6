import { expect, test } from 'vitest';
import { asPrinted } from './fixtures.ts';
import { acted, bleedAtEndOfRound, type Fighter, roundIsOver, rousedActs, wakefulnessOf } from './round.ts';

const fighter = (changes: Partial<Fighter> = {}): Fighter => ({
  kind: 'character',
  hp: 8,
  hasActed: false,
  roused: false,
  ...changes,
});

test('003-R4: of three fighters, one of them unconscious, two must act', () => {
  const fallen = fighter({ hp: -2 });
  expect(roundIsOver([acted(fighter()), fighter(), fallen], asPrinted)).toBe(false);
  expect(roundIsOver([acted(fighter()), acted(fighter()), fallen], asPrinted)).toBe(true);
});

test('003-R4: the dead are not waited for', () => {
  expect(roundIsOver([fighter({ hp: -10 }), acted(fighter())], asPrinted)).toBe(true);
});

test('003-A13: whoever was roused is waited for again, and lies down after the action', () => {
  const roused = fighter({ hp: -3, roused: true });
  expect(wakefulnessOf(roused, asPrinted)).toBe('roused');
  expect(roundIsOver([roused], asPrinted)).toBe(false);
  expect(wakefulnessOf(acted(roused), asPrinted)).toBe('out');
});

test('003-A13: an action that heals to 3 keeps its hero awake', () => {
  expect(wakefulnessOf(acted(fighter({ hp: 3, roused: true })), asPrinted)).toBe('conscious');
});

test('003-A14: a victim that has acted already gets its action in the next round', () => {
  expect(rousedActs(false)).toBe('this-round');
  expect(rousedActs(true)).toBe('next-round');
});

test('003-A10: down to 0 in round 3: −1 after round 4, dead after round 13', () => {
  const course = Array.from({ length: 11 }, (_, at) => at + 3).reduce<{ hp: number; seen: string[] }>(
    ({ hp, seen }, round) => {
      const after = bleedAtEndOfRound({ kind: 'character', hp }, 3, round, asPrinted);
      return { hp: after.hp.total, seen: [...seen, `${round}: ${after.hp.total} ${after.state}`] };
    },
    { hp: 0, seen: [] },
  );
  expect(course.seen).toEqual([
    '3: 0 unconscious',
    '4: -1 unconscious',
    '5: -2 unconscious',
    '6: -3 unconscious',
    '7: -4 unconscious',
    '8: -5 unconscious',
    '9: -6 unconscious',
    '10: -7 unconscious',
    '11: -8 unconscious',
    '12: -9 unconscious',
    '13: -10 dead',
  ]);
});
