import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../../dice/seeded.ts';
import { type Hand, mixedHand, recordingHand, rollingHand, typedHand } from '../core/hand.ts';
import { resume, run } from '../core/run.ts';
import type { Answer, Rule } from '../core/step.ts';
import type { ActionSituation } from '../core/system.ts';
import { type Attacker, attackFigures, attackRoll, damageRoll, type WeaponDamage } from './attack.ts';
import { type Switches, options as specs, switchesOf } from './options.ts';
import { resolve } from './resolve.ts';
import { savingThrow } from './save.ts';
import { newSheet } from './sheet.ts';
import { attackTypes, bonusTargets, characterClasses, classes, dangers } from './vocabulary.ts';
import { weaponAttack } from './weapon-attack.ts';

const bonus = fc.integer({ min: -6, max: 9 });
const level = fc.integer({ min: 1, max: 20 });
const armorClass = fc.integer({ min: 0, max: 30 });
const options = fc
  .tuple(...specs.map(({ id, values }) => fc.constantFrom(...values).map((value) => [id, value] as const)))
  .map((chosen) => Object.fromEntries(chosen));
const switches: fc.Arbitrary<Switches> = options.map(switchesOf);

const attacker: fc.Arbitrary<Attacker> = fc.record({
  class: fc.constantFrom(...classes),
  level,
  attackType: fc.constantFrom(...attackTypes),
  bonuses: fc.record({ strength: bonus, dexterity: bonus }),
  modifiers: fc.constant([]),
});
const weapon: fc.Arbitrary<WeaponDamage> = fc.record({
  dice: fc.array(fc.record({ count: fc.integer({ min: 1, max: 3 }), sides: fc.constantFrom(4, 6, 8, 10) }), {
    minLength: 1,
    maxLength: 2,
  }),
  plus: bonus,
  notation: fc.constant({ dice: 'dice' }),
});
const sheet = fc
  .record({
    class: fc.constantFrom(...characterClasses),
    level,
    strength: bonus,
    dexterity: bonus,
    wisdom: bonus,
  })
  .map((of) => ({
    ...newSheet('character'),
    ...of,
    weapons: [
      {
        name: { text: 'blade' },
        attackType: 'melee',
        damage: '1d8+1',
        strengthTo: 'ask',
        dexterityTo: 'ask',
      },
    ],
  }));
const situation: fc.Arbitrary<ActionSituation> = fc.oneof(
  fc.record({
    actor: sheet,
    targets: fc.tuple(sheet),
    options,
    action: fc.constant('weapon.0'),
    decisions: fc.constant({}),
    modifier: bonus,
  }),
  fc.record({
    actor: sheet,
    targets: fc.constant([]),
    options,
    action: fc.constantFrom(...dangers).map((danger) => `save.${danger}`),
    decisions: fc.constant({}),
    modifier: bonus,
  }),
);

/** Each rule in any situation; called again, it starts afresh. */
const rules: Readonly<Record<string, fc.Arbitrary<() => Rule<unknown>>>> = {
  'what counts on an attack': fc.tuple(attacker, switches).map(
    ([by, house]) =>
      () =>
        attackFigures(by, {}, house),
  ),
  'attack roll': fc.tuple(attacker, armorClass, switches).map(
    ([by, against, house]) =>
      () =>
        attackRoll(by, {}, against, house),
  ),
  damage: fc.tuple(weapon, fc.constant({ total: 0, parts: [] })).map(
    ([with_, added]) =>
      () =>
        damageRoll(with_, added),
  ),
  'attack with a weapon': fc.tuple(attacker, weapon, armorClass, switches).map(
    ([by, held, against, house]) =>
      () =>
        weaponAttack(by, {}, held, against, house),
  ),
  'saving throw': fc.tuple(level, fc.subarray([...dangers]), bonus, switches).map(
    ([of, against, wisdom, house]) =>
      () =>
        savingThrow({ level: of, bonuses: { wisdom }, modifiers: [] }, against, house),
  ),
  'an action of a sheet': situation.map((of) => () => {
    const rule = resolve(of);
    if (!rule.ok) throw new Error(rule.error.code);
    return rule.value;
  }),
};

/** The app's dice, and a player who always decides alike. */
function table(seed: number, to: string, characteristic: string): Hand {
  return mixedHand(
    rollingHand(seededDice(seed)),
    typedHand([], { strengthTo: to, dexterityTo: to, characteristic }),
  );
}

test.each(Object.entries(rules))('%s: replayed is as it was live', (_, rule) => {
  const decided = fc.tuple(fc.constantFrom(...bonusTargets), fc.constantFrom('strength', 'dexterity'));
  fc.assert(
    fc.property(rule, fc.integer(), decided, (begin, seed, [to, characteristic]) => {
      const answers: Answer[] = [];
      const hand = recordingHand(table(seed, to, characteristic), (__, answer) => answers.push(answer));
      const live = run(begin(), hand);
      if (!live.ok) throw new Error(live.error.code);
      expect(resume(begin(), answers)).toMatchObject({
        ok: true,
        value: { ended: true, outcome: live.value },
      });
      for (let kept = 0; kept < answers.length; kept += 1) {
        expect(resume(begin(), answers.slice(0, kept))).toMatchObject({ ok: true, value: { ended: false } });
      }
    }),
  );
});
