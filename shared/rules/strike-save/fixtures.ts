import { withDice } from '../core/ask.ts';
import type { Part } from '../core/figure.ts';
import type { Rule } from '../core/step.ts';
import type { Attacker } from './attack.ts';
import { type Switches, switchesOf } from './options.ts';
import type { Saver } from './save.ts';
import { newSheet } from './sheet.ts';
import { word } from './words.ts';

/** The rules as printed, for the tests; single switches are set on top. */
export const asPrinted: Switches = switchesOf({});

/** A modifier as the game master sets one. */
export function modifier(value: number): Part {
  return { label: word('part.modifier'), value, source: word('source.gameMaster') };
}

/** A warrior of level 1 in melee whose characteristics add nothing, except as told. */
export function attacker({ bonuses, ...of }: Partial<Attacker> = {}): Attacker {
  const none = { strength: 0, dexterity: 0 };
  return {
    class: 'warrior',
    level: 1,
    attackType: 'melee',
    modifiers: [],
    ...of,
    bonuses: { ...none, ...bonuses },
  };
}

/** Somebody of level 1 whose characteristics add nothing, except as told. */
export function saver(of: Partial<Saver> = {}): Saver {
  return { level: 1, bonuses: {}, modifiers: [], ...of };
}

/** What a rule comes to when these dice fall and these decisions are made; all of the dice must be used. */
export function played<T>(rule: Rule<T>, dice: readonly number[], decisions: Record<string, string> = {}): T {
  const outcome = withDice(rule, dice, decisions);
  if (!outcome.ok) throw new Error(`the table refused: ${outcome.error.code}`);
  return outcome.value;
}

/** The worked example: a samurai of level 7, Strength +3, Dexterity +2, armour class 17, katana and bow. */
export const samurai = {
  ...newSheet('character'),
  class: 'samurai',
  level: 7,
  strength: 3,
  dexterity: 2,
  armorClass: 17,
  hitPoints: 52,
  weapons: [
    {
      name: { key: 'strike-save:weapon.katana' },
      attackType: 'melee',
      damage: '1d10',
      strengthTo: 'ask',
      dexterityTo: 'ask',
    },
    {
      name: { key: 'strike-save:weapon.bow' },
      attackType: 'ranged',
      damage: '2d4+1',
      strengthTo: 'ask',
      dexterityTo: 'ask',
    },
  ],
};
