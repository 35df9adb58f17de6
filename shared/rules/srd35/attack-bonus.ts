import { type Figure, figure, type Part } from '../core/figure.ts';
import { furtherAttackStep, furtherAttacksFrom, sizeModifiers } from './tables.ts';
import { type Ability, type AttackMode, attackingAbility, type Size } from './vocabulary.ts';
import { word } from './words.ts';

/** What goes into an attack bonus. */
export interface AttackBonusOf {
  readonly baseAttack: number;
  readonly mode: AttackMode;
  /** Ability modifiers, not scores. */
  readonly modifiersOf: Readonly<Record<'strength' | 'dexterity', number>>;
  readonly size: Size;
  /** 0 or less; counts at range alone. */
  readonly rangePenalty: number;
  readonly modifiers: readonly Part[];
}

/** An ability's modifier as a part; none where it is 0. */
export function abilityPart(ability: Ability, value: number, source: Part['source']): readonly Part[] {
  return value === 0 ? [] : [{ label: word(`ability.${ability}`), value, source }];
}

/** The size modifier as a part; none for medium size. */
export function sizePart(size: Size): readonly Part[] {
  const value = sizeModifiers[size];
  if (value === 0) return [];
  return [
    { label: word('part.size', { size: word(`size.${size}`) }), value, source: word('source.sizeTable') },
  ];
}

function rangePart(mode: AttackMode, value: number): readonly Part[] {
  if (value === 0) return [];
  const part = { label: word('part.range'), value, source: word('source.rangedAttack') };
  return [mode === 'ranged' ? part : { ...part, leftOut: word('leftOut.melee') }];
}

/** The bonus of a creature's first attack. */
export function attackBonus(of: AttackBonusOf): Figure {
  const ability = attackingAbility[of.mode];
  const source = word(`source.${of.mode}Attack`);
  return figure([
    { label: word('part.baseAttack'), value: of.baseAttack, source },
    ...abilityPart(ability, of.modifiersOf[ability], source),
    ...sizePart(of.size),
    ...rangePart(of.mode, of.rangePenalty),
    ...of.modifiers,
  ]);
}

/** The bonuses of a full attack: the first, and the further ones that the base attack gives. */
export function attackSequence(first: Figure, baseAttackTotal: number): readonly [Figure, ...Figure[]] {
  const further = furtherAttacksFrom
    .filter((from) => baseAttackTotal >= from)
    .map((from, at) => ({
      label: word('part.furtherAttack', { number: at + 2 }),
      value: furtherAttackStep * (at + 1),
      source: word('source.furtherAttacks', { baseAttack: from }),
    }));
  return [first, ...further.map((part) => figure([...first.parts, part]))];
}
