import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../../dice/seeded.ts';
import { type Hand, mixedHand, recordingHand, rollingHand, typedHand } from '../core/hand.ts';
import { resume, run } from '../core/run.ts';
import type { Answer, Rule } from '../core/step.ts';
import { type Attempt, attack } from './attack.ts';
import { type Blow, damageRoll, type WeaponDamage } from './damage.ts';
import { firstAid, firstAidRoll } from './first-aid.ts';
import { grantedBy } from './fixtures.ts';
import { newcomerInitiative, sideInitiative } from './initiative.ts';
import { lastHope, lastHopeRoll } from './last-hope.ts';
import { options, type Switches, switchesOf } from './options.ts';
import { charge, strike } from './strike.ts';
import { shapeTelnas } from './telnas-art.ts';
import { attackModes, creatureKinds, damageKinds, sides, willSpells } from './vocabulary.ts';
import { castWillSpell } from './will-spell.ts';

const bonus = fc.integer({ min: -10, max: 15 });
const level = fc.integer({ min: 1, max: 30 });
const switches: fc.Arbitrary<Switches> = fc
  .tuple(...options.map(({ id, values }) => fc.constantFrom(...values).map((value) => [id, value] as const)))
  .map((chosen) => switchesOf(Object.fromEntries(chosen)));

const attempt: fc.Arbitrary<Attempt> = fc.record({
  attacker: fc.record({
    mode: fc.constantFrom(...attackModes),
    bonuses: fc.record({ strength: bonus, dexterity: bonus, intelligence: bonus }),
    attackStance: fc.boolean(),
    charge: fc.boolean(),
    modifiers: fc.constant([]),
  }),
  targets: fc.array(fc.record({ defense: fc.integer({ min: 0, max: 30 }) }), { minLength: 1, maxLength: 5 }),
  zone: fc.constant(true),
  distanceM: fc.integer({ min: 0, max: 30 }),
});
const weapon: fc.Arbitrary<WeaponDamage> = fc.record({
  dice: fc.array(fc.record({ count: fc.integer({ min: 1, max: 4 }), sides: fc.constantFrom(4, 6, 8, 12) }), {
    maxLength: 2,
  }),
  plus: bonus,
  notation: fc.constant({ text: 'blade' }),
});
const blow: fc.Arbitrary<Blow> = fc.record({
  kind: fc.constantFrom(...damageKinds),
  level,
  by: fc.constantFrom(...creatureKinds),
  critical: fc.boolean(),
});
const fallen = fc.integer({ min: -9, max: 0 });

/** Each rule with any situation that it may meet; called again, it starts afresh. */
const rules: Readonly<Record<string, fc.Arbitrary<() => Rule<unknown>>>> = {
  attack: fc.tuple(attempt, switches).map(
    ([of, by]) =>
      () =>
        grantedBy(attack(of, by)),
  ),
  damage: fc.tuple(weapon, blow, switches).map(
    ([held, of, by]) =>
      () =>
        damageRoll(held, of, by),
  ),
  strike: fc.tuple(attempt, weapon, blow, switches).map(
    ([at, held, of, by]) =>
      () =>
        grantedBy(strike(at, held, of, by)),
  ),
  charge: fc.tuple(attempt, weapon, blow, switches).map(
    ([at, held, of, by]) =>
      () =>
        grantedBy(charge(at, held, of, by)),
  ),
  'will spell': fc.tuple(fc.constantFrom(...willSpells), fc.nat(40), bonus, level, switches).map(
    ([spell, amount, will, of, by]) =>
      () =>
        castWillSpell({ spell, amount, bonuses: { will }, level: of, modifiers: [] }, by),
  ),
  'Last Hope': fc.tuple(fallen, switches).map(
    ([hp, by]) =>
      () =>
        grantedBy(lastHope({ kind: 'character', hp, triedThisTurn: false }, by)),
  ),
  'First Aid': fc.tuple(fallen, fc.integer({ min: 1, max: 40 }), switches).map(
    ([hp, maxHp, by]) =>
      () =>
        grantedBy(firstAid({ kind: 'character', hp, maxHp }, by)),
  ),
  'Last Hope, the roll alone': fc.constant(() => lastHopeRoll()),
  'First Aid, the roll alone': fc.tuple(fallen, fc.integer({ min: 1, max: 40 })).map(
    ([hp, maxHp]) =>
      () =>
        firstAidRoll({ kind: 'character', hp, maxHp }),
  ),
  Telnas: fc.tuple(bonus, bonus).map(
    ([needed, mastery]) =>
      () =>
        shapeTelnas({ needed, mastery, modifiers: [] }),
  ),
  'initiative by side': fc.constantFrom(null, ...sides).map((surprise) => () => sideInitiative(surprise)),
  'initiative of a newcomer': fc.array(fc.option(fc.integer({ min: 1, max: 20 })), { maxLength: 4 }).map(
    (dice) => () =>
      newcomerInitiative(
        dice.map((die, who) => ({ who, die })),
        99,
      ),
  ),
};

function table(seed: number, balance: string): Hand {
  return mixedHand(rollingHand(seededDice(seed)), typedHand([], { balance }));
}

test.each(Object.entries(rules))('%s: replayed is as it was live', (_, rule) => {
  fc.assert(
    fc.property(rule, fc.integer(), fc.constantFrom('kept', 'lost'), (begin, seed, balance) => {
      const answers: Answer[] = [];
      const live = grantedBy(
        run(
          begin(),
          recordingHand(table(seed, balance), (_, answer) => answers.push(answer)),
        ),
      );
      expect(grantedBy(resume(begin(), answers))).toMatchObject({ ended: true, outcome: live });
      for (let kept = 0; kept < answers.length; kept += 1) {
        expect(grantedBy(resume(begin(), answers.slice(0, kept))).ended).toBe(false);
      }
    }),
  );
});
