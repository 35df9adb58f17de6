import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../dice/seeded.ts';
import { figure } from '../core/figure.ts';
import { recordingHand, rollingHand } from '../core/hand.ts';
import { resume, run } from '../core/run.ts';
import type { Answer, Rule } from '../core/step.ts';
import { attackRoll } from './attack.ts';
import { damageRoll } from './damage.ts';
import { dyingRoll, dyingRound } from './hit-points.ts';
import { initiativeBonus, initiativeRoll } from './initiative.ts';
import { savingThrow } from './save.ts';
import { optionValues } from './vocabulary.ts';
import { weaponAttack } from './weapon-attack.ts';
import { word } from './words.ts';

const small = fc.integer({ min: -10, max: 40 });
const bonus = small.map((value) =>
  figure([{ label: word('part.attackBonus'), value, source: word('source.given') }]),
);
const dice = fc.record({
  dice: fc.array(
    fc.record({ count: fc.integer({ min: 1, max: 4 }), sides: fc.constantFrom(4, 6, 8, 10, 12) }),
    { minLength: 1, maxLength: 2 },
  ),
  notation: fc.constant({ dice: 'dice' }),
});
const damage = fc
  .tuple(dice, bonus, fc.array(dice, { maxLength: 2 }))
  .map(([of, added, extra]) => ({ ...of, bonus: added, extra }));
const attack = fc.record({ bonus, threatFrom: fc.integer({ min: 2, max: 20 }) });
const multiplier = fc.integer({ min: 1, max: 4 });
const switches = fc.record({ criticalConfirmation: fc.constantFrom(...optionValues.criticalConfirmation) });

/** Each rule in any situation, as something that starts it anew. */
const rules: readonly [name: string, fc.Arbitrary<() => Rule<unknown>>][] = [
  [
    'attack',
    fc.tuple(attack, small, switches).map(
      ([of, armorClass, by]) =>
        () =>
          attackRoll(of, armorClass, by),
    ),
  ],
  [
    'damage',
    fc.tuple(damage, multiplier).map(
      ([of, times]) =>
        () =>
          damageRoll(of, times),
    ),
  ],
  [
    'attack with damage',
    fc.tuple(attack, damage, multiplier, small, switches).map(
      ([of, dealt, times, armorClass, by]) =>
        () =>
          weaponAttack({ ...of, damage: dealt, multiplier: times }, armorClass, by),
    ),
  ],
  [
    'saving throw',
    fc.tuple(bonus, small).map(
      ([of, difficulty]) =>
        () =>
          savingThrow(of, difficulty),
    ),
  ],
  ['initiative', small.map((dexterity) => () => initiativeRoll(initiativeBonus(dexterity, [])))],
  ['dying round, the roll alone', fc.integer({ min: -9, max: -1 }).map((hp) => () => dyingRoll(hp))],
  [
    'dying round',
    fc.integer({ min: -9, max: -1 }).map((hitPoints) => () => {
      const round = dyingRound(hitPoints);
      if (!round.ok) throw new Error('dying');
      return round.value;
    }),
  ],
];

describe('a rule replayed over its recorded dice comes to the same', () => {
  test.each(rules)('%s', (_name, situations) => {
    fc.assert(
      fc.property(situations, fc.integer(), (start, seed) => {
        const answers: Answer[] = [];
        const live = run(
          start(),
          recordingHand(rollingHand(seededDice(seed)), (_, answer) => answers.push(answer)),
        );
        const replayed = resume(start(), answers);
        if (!live.ok || !replayed.ok || !replayed.value.ended) throw new Error('a rolled rule ends');
        expect(replayed.value.outcome).toEqual(live.value);
      }),
    );
  });

  test.each(rules)('%s: one die fewer leaves the last question open', (_name, situations) => {
    fc.assert(
      fc.property(situations, fc.integer(), (start, seed) => {
        const answers: Answer[] = [];
        run(
          start(),
          recordingHand(rollingHand(seededDice(seed)), (_, answer) => answers.push(answer)),
        );
        expect(resume(start(), answers.slice(0, -1))).toMatchObject({ ok: true, value: { ended: false } });
      }),
    );
  });
});
