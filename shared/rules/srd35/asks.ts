import { z } from 'zod';
import {
  type Ask,
  ask,
  integer,
  largestInteger,
  modifierParts,
  modifiers,
  noDice,
  withDice,
} from '../core/ask.ts';
import { type Figure, figure, type Part } from '../core/figure.ts';
import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import { armorClass } from './armor-class.ts';
import { attackRoll } from './attack.ts';
import { attackBonus, attackSequence, sizePart } from './attack-bonus.ts';
import { combineMultipliers, damageOf } from './damage.ts';
import { hitPointState } from './hit-points.ts';
import { movement } from './movement.ts';
import { switchesOf } from './options.ts';
import { baseAttack, baseSave, type ClassLevels, checkLevel } from './progression.ts';
import { savingThrow } from './save.ts';
import { strengthOnDamage } from './strength-damage.ts';
import {
  type ArmorClassPart,
  armorWeights,
  attackModes,
  classes,
  hands,
  races,
  sizes,
  weaponKinds,
} from './vocabulary.ts';
import { type Word, word } from './words.ts';

const bonus = integer.optional();
const bonuses = z.array(integer).optional();
const amount = integer.min(0);
const multiplier = integer.min(1);
const level = z.number().min(-largestInteger).max(largestInteger);
const classLevels = z
  .array(z.object({ class: z.enum(classes), level }))
  .min(1)
  .refine((named) => new Set(named.map((one) => one.class)).size === named.length);

function situational(values: readonly number[] | undefined): readonly Part[] {
  return modifierParts(values, word('part.modifier'), word('source.gameMaster'));
}

function given(label: Word, value: number): Part {
  return { label: word(label), value, source: word('source.given') };
}

function checkLevels(levels: readonly ClassLevels[]): Result<null, RuleRefusal> {
  for (const [at, one] of levels.entries()) {
    const checked = checkLevel(one.level, `classes.${at}.level`);
    if (!checked.ok) return checked;
  }
  return granted(null);
}

function totals(figures: readonly Figure[]): readonly number[] {
  return figures.map(({ total }) => total);
}

const defenses = {
  armor: bonus,
  armorEnhancement: bonus,
  shield: bonus,
  shieldEnhancement: bonus,
  natural: bonus,
  naturalEnhancement: bonus,
} as const satisfies Partial<Record<ArmorClassPart, typeof bonus>>;

/** What the command line can ask this system about numbers and rolls. */
export const asks: Readonly<Record<string, Ask>> = {
  'size-modifier': ask({ size: z.enum(sizes) }, (of, { dice }) => {
    const none = noDice(dice);
    if (!none.ok) return none;
    const { total: value, parts } = figure(sizePart(of.size));
    return granted({ value, parts });
  }),
  'base-attack': ask({ classes: classLevels }, (of, { dice }) => {
    const checked = checkLevels(of.classes);
    if (!checked.ok) return checked;
    const none = noDice(dice);
    if (!none.ok) return none;
    const base = baseAttack(of.classes);
    return granted({
      value: base.total,
      attacks: totals(attackSequence(base, base.total)),
      parts: base.parts,
    });
  }),
  'base-save': ask({ classes: classLevels }, (of, { dice }) => {
    const checked = checkLevels(of.classes);
    if (!checked.ok) return checked;
    const none = noDice(dice);
    if (!none.ok) return none;
    const [fortitude, reflex, will] = [
      baseSave(of.classes, 'fortitude'),
      baseSave(of.classes, 'reflex'),
      baseSave(of.classes, 'will'),
    ];
    return granted({
      fortitude: fortitude.total,
      reflex: reflex.total,
      will: will.total,
      parts: { fortitude: fortitude.parts, reflex: reflex.parts, will: will.parts },
    });
  }),
  'attack-bonus': ask(
    {
      baseAttack: integer,
      mode: z.enum(attackModes),
      strength: bonus,
      dexterity: bonus,
      size: z.enum(sizes),
      rangePenalty: integer.max(0).optional(),
      modifiers,
    },
    (of, { dice }) => {
      const none = noDice(dice);
      if (!none.ok) return none;
      const { strength = 0, dexterity = 0, rangePenalty = 0 } = of;
      const first = attackBonus({
        baseAttack: of.baseAttack,
        mode: of.mode,
        modifiersOf: { strength, dexterity },
        size: of.size,
        rangePenalty,
        modifiers: situational(of.modifiers),
      });
      const attacks = totals(attackSequence(first, of.baseAttack));
      return granted({ value: first.total, attacks, parts: first.parts });
    },
  ),
  attack: ask(
    { bonus: integer, armorClass: integer, threatFrom: integer.min(2).max(20).optional(), modifiers },
    (of, { options, dice }) => {
      const added = figure([given('part.attackBonus', of.bonus), ...situational(of.modifiers)]);
      const attack = { bonus: added, threatFrom: of.threatFrom ?? 20 };
      const outcome = withDice(attackRoll(attack, of.armorClass, switchesOf(options)), dice);
      if (!outcome.ok) return outcome;
      const { natural, rolled, hit, threat, critical } = outcome.value;
      return granted({ natural, total: rolled.total, hit, threat, critical, parts: rolled.parts });
    },
  ),
  'damage-bonus': ask(
    {
      weapon: z.enum(weaponKinds),
      strength: integer,
      hand: z.enum(hands).optional(),
      light: z.boolean().optional(),
      strengthRating: amount.optional(),
    },
    (of, { dice }) => {
      const none = noDice(dice);
      if (!none.ok) return none;
      const { weapon, hand = 'primary', light = false, strengthRating = 0 } = of;
      const { total: value, parts } = strengthOnDamage(of.strength, { weapon, hand, light, strengthRating });
      return granted({ value, parts });
    },
  ),
  damage: ask(
    { rolls: z.array(amount), bonus: integer, multiplier, extra: amount.optional() },
    (of, { dice }) => {
      if (of.rolls.length !== of.multiplier) return refused('BAD_REQUEST', 'rolls');
      const none = noDice(dice);
      if (!none.ok) return none;
      const { total: value, parts } = damageOf({
        rolls: of.rolls.map((roll) => given('part.weaponDice', roll)),
        bonus: figure([given('part.damageBonus', of.bonus)]),
        extra: of.extra === undefined ? [] : [given('part.extraDice', of.extra)],
      });
      return granted({ value, parts });
    },
  ),
  'combine-multipliers': ask({ multipliers: z.array(multiplier) }, (of, { dice }) => {
    const none = noDice(dice);
    if (!none.ok) return none;
    const { total: value, parts } = combineMultipliers(of.multipliers);
    return granted({ value, parts });
  }),
  'armor-class': ask(
    {
      ...defenses,
      dexterity: integer,
      maxDexterity: amount.optional(),
      size: z.enum(sizes),
      deflection: bonuses,
      dodge: bonuses,
      other: bonuses,
    },
    (of, { dice }) => {
      const none = noDice(dice);
      if (!none.ok) return none;
      const { armor = 0, armorEnhancement = 0, shield = 0, shieldEnhancement = 0 } = of;
      const { natural = 0, naturalEnhancement = 0, deflection = [], dodge = [], other = [] } = of;
      const worn = { armor, armorEnhancement, shield, shieldEnhancement };
      const grown = { natural, naturalEnhancement, deflection, dodge, other };
      const { dexterity, maxDexterity, size } = of;
      const against = armorClass({ ...worn, ...grown, dexterity, maxDexterity, size });
      return granted({
        total: against.total.total,
        touch: against.touch.total,
        flatFooted: against.flatFooted.total,
        touchFlatFooted: against.touchFlatFooted.total,
        parts: {
          total: against.total.parts,
          touch: against.touch.parts,
          flatFooted: against.flatFooted.parts,
          touchFlatFooted: against.touchFlatFooted.parts,
        },
      });
    },
  ),
  save: ask({ base: integer, ability: integer, dc: integer, modifiers }, (of, { dice }) => {
    const added = [given('part.baseSave', of.base), given('part.ability', of.ability)];
    const outcome = withDice(savingThrow(figure([...added, ...situational(of.modifiers)]), of.dc), dice);
    if (!outcome.ok) return outcome;
    const { natural, rolled, success } = outcome.value;
    return granted({ natural, total: rolled.total, success, parts: rolled.parts });
  }),
  'hp-state': ask({ hp: integer }, (of, { dice }) => {
    const none = noDice(dice);
    return none.ok ? granted({ state: hitPointState(of.hp) }) : none;
  }),
  speed: ask({ race: z.enum(races), armor: z.enum(armorWeights) }, (of, { dice }) => {
    const none = noDice(dice);
    if (!none.ok) return none;
    const { speed, squares, double, run } = movement(of.race, of.armor);
    const parts = { feet: speed.parts, double: double.parts, run: run.parts };
    return granted({ feet: speed.total, squares, double: double.total, run: run.total, parts });
  }),
};
