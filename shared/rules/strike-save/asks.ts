import { z } from 'zod';
import { type Ask, ask, integer, modifierParts, modifiers, noDice, withDice } from '../core/ask.ts';
import { granted } from '../core/result.ts';
import { attackRoll } from './attack.ts';
import { switchesOf } from './options.ts';
import { attackBonus, checkLevel, saveBonus } from './progression.ts';
import { savingThrow } from './save.ts';
import { matrix } from './tables.ts';
import { attackCharacteristics, attackTypes, bonusTargets, classes, dangers } from './vocabulary.ts';
import { word } from './words.ts';

const level = z.number().min(-1_000_000).max(1_000_000);
const bonus = integer.optional();

function situational(values: readonly number[] | undefined) {
  return modifierParts(values, word('part.modifier'), word('source.gameMaster'));
}

/** What the command line can ask this system. */
export const asks: Readonly<Record<string, Ask>> = {
  'attack-bonus': ask(
    { class: z.enum(classes), level, attackType: z.enum(attackTypes) },
    (of, { options, dice }) => {
      const switches = switchesOf(options);
      const checked = checkLevel(of.level, of.class === 'monster', switches);
      if (!checked.ok) return checked;
      const none = noDice(dice);
      if (!none.ok) return none;
      const part = attackBonus(of.class, of.level, of.attackType, switches);
      return granted({ value: part.value, parts: [part] });
    },
  ),
  'ability-use': ask({ class: z.enum(classes), attackType: z.enum(attackTypes) }, (of, { dice }) => {
    const none = noDice(dice);
    return none.ok ? granted({ ...matrix[of.class][of.attackType] }) : none;
  }),
  attack: ask(
    {
      class: z.enum(classes),
      level,
      attackType: z.enum(attackTypes),
      strength: integer,
      dexterity: integer,
      strengthTo: z.enum(bonusTargets).optional(),
      dexterityTo: z.enum(bonusTargets).optional(),
      characteristic: z.enum(attackCharacteristics).optional(),
      armorClass: integer,
      modifiers,
    },
    (of, { options, dice }) => {
      const switches = switchesOf(options);
      const checked = checkLevel(of.level, of.class === 'monster', switches);
      if (!checked.ok) return checked;
      const attacker = {
        class: of.class,
        level: of.level,
        attackType: of.attackType,
        bonuses: { strength: of.strength, dexterity: of.dexterity },
        modifiers: situational(of.modifiers),
      };
      const outcome = withDice(attackRoll(attacker, of, of.armorClass, switches), dice);
      if (!outcome.ok) return outcome;
      const { natural, rolled, hit, figures } = outcome.value;
      return granted({
        natural,
        total: rolled.total,
        hit,
        attackBonus: figures.attack.total,
        damageBonus: figures.damage.total,
        parts: rolled.parts,
      });
    },
  ),
  'save-bonus': ask({ level, monster: z.boolean().optional() }, (of, { options, dice }) => {
    const switches = switchesOf(options);
    const checked = checkLevel(of.level, of.monster === true, switches);
    if (!checked.ok) return checked;
    const none = noDice(dice);
    if (!none.ok) return none;
    const part = saveBonus(of.level, switches);
    return granted({ value: part.value, parts: [part] });
  }),
  save: ask(
    {
      level,
      monster: z.boolean().optional(),
      against: z.array(z.enum(dangers)),
      intelligence: bonus,
      wisdom: bonus,
      dexterity: bonus,
      constitution: bonus,
      modifiers,
    },
    (of, { options, dice }) => {
      const switches = switchesOf(options);
      const checked = checkLevel(of.level, of.monster === true, switches);
      if (!checked.ok) return checked;
      const { intelligence = 0, wisdom = 0, dexterity = 0, constitution = 0 } = of;
      const bonuses = { intelligence, wisdom, dexterity, constitution };
      const saver = { level: of.level, bonuses, modifiers: situational(of.modifiers) };
      const outcome = withDice(savingThrow(saver, of.against, switches), dice);
      if (!outcome.ok) return outcome;
      const { natural, rolled, success } = outcome.value;
      return granted({ natural, total: rolled.total, success, parts: rolled.parts });
    },
  ),
};
