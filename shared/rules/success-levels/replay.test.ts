import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../../dice/seeded.ts';
import { figure } from '../core/figure.ts';
import { type Hand, mixedHand, recordingHand, rollingHand } from '../core/hand.ts';
import { granted, refused } from '../core/result.ts';
import { resume, run } from '../core/run.ts';
import type { Answer, Rule } from '../core/step.ts';
import { assist, assistance, assistedCheck } from './assist.ts';
import { check } from './check.ts';
import { type CombatExchangeResult, combatExchange } from './combat-exchange.ts';
import { confirmation } from './confirm.ts';
import { beginContest } from './contest.ts';
import type { ContestState } from './contest-state.ts';
import { contestTurn } from './contest-turn.ts';
import { criticalHit } from './critical.ts';
import { toldDamage, weaponDamage } from './damage.ts';
import { asPrinted, fighters, modifier, pair, roller, sword } from './fixtures.ts';
import { minorCombat } from './minor-combat.ts';
import { opposedRoll } from './opposed.ts';
import type { Switches } from './options.ts';
import { thrownBy } from './roller.ts';
import { specialConsequences } from './vocabulary.ts';
import { word } from './words.ts';

/** Dice and decisions that are the same for the same seed. */
function seededHand(seed: number): Hand {
  const die = seededDice(seed);
  const deciding: Hand = {
    roll: () => refused('DICE_MISSING', 'dice'),
    choose: ({ decision, options }) => {
      const chosen = options[die(options.length) - 1];
      return chosen === undefined ? refused('DECISION_NEEDED', decision) : granted({ choice: chosen.id });
    },
  };
  return mixedHand(deciding, rollingHand(die));
}

const wide = { threatFrom: 18, fumbleTo: 3 } as const;
const who = roller({ skill: 4, ...wide });
const two = pair({ skill: 3, ...wide }, { skill: 4, ...wide });
const armed = fighters({ skill: 3, ...wide }, { skill: 4, armorClass: 2, ...wide });
const helper = { ...who, name: { text: 'Cleo' }, wanted: 2 };
const reroll: Switches = { ...asPrinted, criticalDamage: 'reroll', naturalAuto: 'all' };

function contestAt(state: ContestState): Rule<unknown> {
  const names = { a: armed.a.name, b: armed.b.name };
  return contestTurn(state, names, () => combatExchange(armed, specialConsequences, asPrinted), asPrinted);
}

const begun = beginContest({ playerCharacters: ['a', 'b'], kind: 'attack' });
const standing = { holder: 'a', level: 'minor', margin: 4 } as const;

test.each<[string, () => Rule<unknown>]>([
  ['a check', () => check(who, 15, 'other', asPrinted)],
  [
    'a confirmation',
    () =>
      confirmation(
        who,
        thrownBy(who, 19),
        () => word('question.check'),
        ({ total }) => total > 15,
      ),
  ],
  ['a critical', () => criticalHit(weaponDamage(sword), 3, specialConsequences, asPrinted)],
  ['damage that is known', () => toldDamage(figure([modifier(4)]))],
  ['an opposed roll', () => opposedRoll(two, 'other', asPrinted)],
  ['a minor combat', () => minorCombat(two, asPrinted)],
  ['an exchange of a fight', () => combatExchange(armed, [], asPrinted)],
  [
    'the same with special consequences, damage rolled again',
    () => combatExchange(armed, specialConsequences, reroll),
  ],
  ['help', () => assist(who, 2, asPrinted)],
  ['help of several', () => assistance([helper, helper], asPrinted)],
  ['a check with help', () => assistedCheck(who, 15, [helper, helper], asPrinted)],
  ['a contest: an exchange', () => contestAt(begun)],
  ['a contest: the holder’s choice', () => contestAt({ ...begun, state: 'choice', standing })],
  ['a contest: the offer', () => contestAt({ ...begun, state: 'ultimate-offer', standing })],
  ['a contest: the ultimate exchange', () => contestAt({ ...begun, state: 'ultimate-exchange', standing })],
])('played live and replayed, %s comes out the same', (_, rule) => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const answers: Answer[] = [];
      const live = run(
        rule(),
        recordingHand(seededHand(seed), (__, answer) => answers.push(answer)),
      );
      const replayed = resume(rule(), answers);
      expect(live.ok).toBe(true);
      expect(replayed).toMatchObject({ ok: true, value: { ended: true, outcome: live.ok && live.value } });
      const waiting = resume(rule(), answers.slice(0, -1));
      if (answers.length > 0) expect(waiting).toMatchObject({ ok: true, value: { ended: false } });
    }),
  );
});

test('a contest is played turn by turn to its end', () => {
  const fight = () => combatExchange(armed, [], asPrinted);
  const names = { a: armed.a.name, b: armed.b.name };
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const hand = seededHand(seed);
      let state: ContestState = begun;
      for (let turns = 0; state.state !== 'ended' && turns < 500; turns += 1) {
        const turn = run(contestTurn<CombatExchangeResult>(state, names, fight, asPrinted), hand);
        expect(turn.ok).toBe(true);
        if (turn.ok) state = turn.value.state;
      }
      expect(state.state).toBe('ended');
    }),
  );
});
