import { z } from 'zod';
import { type ByHand, byHandOf, placeOf } from '../../core/by-hand.ts';
import type { Label } from '../../core/label.ts';
import { remembered } from '../../core/remember.ts';
import type { SheetData } from '../../core/sheet.ts';
import { readWeaponDice } from '../../core/weapon-dice.ts';
import type { Weapon } from '../damage.ts';
import {
  type Ability,
  abilities,
  type FumbleTo,
  fumbleEnds,
  multipliers,
  threatStarts,
} from '../vocabulary.ts';

const label = z.union([
  z.object({ key: z.templateLiteral([z.string(), ':', z.string()]) }),
  z.object({ text: z.string() }),
]);
const skill = z.object({
  name: label,
  skill: z.number(),
  ability: z.enum(abilities),
  threatFrom: z.literal(threatStarts),
});
const schema = z.object({
  calling: label,
  strength: z.number(),
  dexterity: z.number(),
  constitution: z.number(),
  intelligence: z.number(),
  wisdom: z.number(),
  charisma: z.number(),
  armorClass: z.number(),
  hitPoints: z.number(),
  constitutionScore: z.number().optional(),
  fumbleTo: z.literal(fumbleEnds).optional(),
  skills: z.array(skill),
  weapons: z.array(skill.extend({ damage: z.string(), multiplier: z.literal(multipliers) })),
});
/** What names a creature; lists ask for it thousands of times. */
const calledSchema = schema.pick({ calling: true });
type Checked = z.infer<typeof schema>;

/** Something that the creature can roll with: a skill, or a weapon with the skill in it. */
export type Means = z.infer<typeof skill> & {
  /** What counts on its rolls in place of skill and ability. */
  readonly rollByHand: number | undefined;
};

/** A weapon of a sheet. */
export type SheetWeapon = Means &
  Checked['weapons'][number] & {
    /** What is added to its dice in place of all else. */
    readonly damageByHand: number | undefined;
  };

/** Where what counts of the armour class is set by hand. */
export const countedPlace = placeOf('armorClass', 'counted', 0);

/** A sheet as the rules see it. */
export interface SuccessLevelsSheet extends Pick<Checked, 'armorClass' | 'hitPoints'> {
  readonly calling: Label;
  /** 0 on sheets of early versions, which had none. */
  readonly constitutionScore: number;
  readonly bonuses: Readonly<Record<Ability, number>>;
  readonly fumbleTo: FumbleTo;
  readonly skills: readonly Means[];
  readonly weapons: readonly SheetWeapon[];
  readonly byHand: ByHand;
}

function readSuccessLevelsSheet(data: SheetData): SuccessLevelsSheet {
  const { calling, armorClass, hitPoints, skills, weapons, ...read } = schema.parse(data);
  const { fumbleTo = 1, constitutionScore = 0, ...bonuses } = read;
  const byHand = byHandOf(data);
  const setFor = (list: 'skills' | 'weapons', at: number, column: number) =>
    byHand[placeOf(list, `${list}.${at}`, column)];
  return {
    calling,
    bonuses,
    armorClass,
    constitutionScore,
    hitPoints,
    fumbleTo,
    skills: skills.map((one, at) => ({ ...one, rollByHand: setFor('skills', at, 0) })),
    weapons: weapons.map((one, at) => ({
      ...one,
      rollByHand: setFor('weapons', at, 0),
      damageByHand: setFor('weapons', at, 1),
    })),
    byHand,
  };
}

/** Reads a checked sheet; throws on one that was not checked, which is a bug of the caller. */
export const sheetOf = remembered(readSuccessLevelsSheet);

/** Of a checked sheet only the calling. */
export function callingOf(data: SheetData): Label {
  return calledSchema.parse(data).calling;
}

/** A weapon as damage sees it. */
export function weaponOf({ damage, multiplier, damageByHand }: SheetWeapon): Weapon {
  const read = readWeaponDice(damage);
  if (read === undefined) throw new Error('a checked sheet holds weapon dice that cannot be read');
  const notation = { dice: read.dice.map(({ count, sides }) => `${count}d${sides}`).join('+') };
  return { ...read, notation, multiplier, byHand: damageByHand };
}
