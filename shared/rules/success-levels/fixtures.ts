import { withDice } from '../core/ask.ts';
import type { Rule } from '../core/step.ts';
import type { Fighter } from './combat-exchange.ts';
import type { Weapon } from './damage.ts';
import type { Contestant } from './opposed.ts';
import { type Switches, switchesOf } from './options.ts';
import type { Roller } from './roller.ts';
import { word } from './words.ts';

/** The rules as printed, for the tests; single switches are set on top. */
export const asPrinted: Switches = switchesOf({});

/** Somebody who adds nothing and threatens with 20 and 1, except as told. */
export function roller(of: Partial<Roller> = {}): Roller {
  return { skill: 0, ability: 0, modifiers: [], threatFrom: 20, fumbleTo: 1, ...of };
}

/** A modifier as the game master sets one. */
export function modifier(value: number): Roller['modifiers'][number] {
  return { label: word('part.modifier'), value, source: word('source.gameMaster') };
}

/** Two who oppose each other, by what each adds to the die. */
export function pair(a: Partial<Roller>, b: Partial<Roller>): { a: Contestant; b: Contestant } {
  return { a: { ...roller(a), name: { text: 'Aude' } }, b: { ...roller(b), name: { text: 'Bertil' } } };
}

/** A sword that deals 1d6 and multiplies by 3. */
export const sword: Weapon = {
  dice: [{ count: 1, sides: 6 }],
  plus: 0,
  notation: { dice: '1d6' },
  multiplier: 3,
};

/** Two who fight with swords, without armour, except as told. */
export function fighters(a: Partial<Fighter>, b: Partial<Fighter>): { a: Fighter; b: Fighter } {
  const both = pair(a, b);
  return {
    a: { armorClass: 0, weapon: sword, ...a, ...both.a },
    b: { armorClass: 0, weapon: sword, ...b, ...both.b },
  };
}

/** What a rule comes to when these dice fall and these decisions are made; all of the dice must be used. */
export function played<T>(rule: Rule<T>, dice: readonly number[], decisions: Record<string, string> = {}): T {
  const outcome = withDice(rule, dice, decisions);
  if (!outcome.ok) throw new Error(`the table refused: ${outcome.error.code}`);
  return outcome.value;
}
