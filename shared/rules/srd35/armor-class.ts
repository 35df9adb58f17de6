import { type Figure, figure, type Part } from '../core/figure.ts';
import type { KeyLabel } from '../core/label.ts';
import { sizePart } from './attack-bonus.ts';
import type { ArmorClassKind, ArmorClassPart, Size } from './vocabulary.ts';
import { word } from './words.ts';

/** What goes into an armour class. The lists hold bonuses of one type each, except `other`. */
export interface Defenses {
  readonly armor: number;
  readonly armorEnhancement: number;
  readonly shield: number;
  readonly shieldEnhancement: number;
  /** The ability's modifier. */
  readonly dexterity: number;
  /** The highest Dexterity bonus that the armour allows; absent where nothing limits it. */
  readonly maxDexterity?: number | undefined;
  readonly size: Size;
  readonly natural: number;
  readonly naturalEnhancement: number;
  readonly deflection: readonly number[];
  readonly dodge: readonly number[];
  readonly other: readonly number[];
}

/** Parts that do not help where an attack need not pierce them. */
const piercedByTouch: ReadonlySet<ArmorClassPart> = new Set([
  'armor',
  'armorEnhancement',
  'shield',
  'shieldEnhancement',
  'natural',
  'naturalEnhancement',
]);

interface NamedPart {
  readonly name: ArmorClassPart;
  readonly part: Part;
}

function named(name: ArmorClassPart, value: number, leftOut?: KeyLabel): readonly NamedPart[] {
  if (value === 0) return [];
  const part = { label: word(`armorClass.${name}`), value, source: word(`source.armorClass.${name}`) };
  return [{ name, part: leftOut === undefined ? part : { ...part, leftOut } }];
}

function dexterityParts({ dexterity, maxDexterity = dexterity }: Defenses): readonly NamedPart[] {
  const counted = Math.min(dexterity, Math.max(maxDexterity, 0));
  return [
    ...named('dexterity', counted),
    ...named('dexterity', dexterity - counted, word('leftOut.armorLimit', { limit: maxDexterity })),
  ];
}

/** Bonuses of one type: the best counts, every penalty counts. */
function typedParts(name: ArmorClassPart, values: readonly number[]): readonly NamedPart[] {
  const best = values.indexOf(values.reduce((most, value) => Math.max(most, value), 0));
  return values.flatMap((value, at) =>
    value <= 0 || at === best ? named(name, value) : named(name, value, word('leftOut.notTheBest')),
  );
}

function allParts(of: Defenses): readonly NamedPart[] {
  return [
    ...named('armor', of.armor),
    ...named('armorEnhancement', of.armorEnhancement),
    ...named('shield', of.shield),
    ...named('shieldEnhancement', of.shieldEnhancement),
    ...dexterityParts(of),
    ...sizePart(of.size).map((part): NamedPart => ({ name: 'size', part })),
    ...named('natural', of.natural),
    ...named('naturalEnhancement', of.naturalEnhancement),
    ...typedParts('deflection', of.deflection),
    ...of.dodge.flatMap((value) => named('dodge', value)),
    ...of.other.flatMap((value) => named('other', value)),
  ];
}

/** A defender who cannot react loses every dodge bonus, and Dexterity where it is a bonus. */
function lostFlatFooted({ name, part }: NamedPart): boolean {
  return name === 'dodge' || (name === 'dexterity' && part.value > 0);
}

function standing(parts: readonly NamedPart[], touch: boolean, flatFooted: boolean): Figure {
  const base = { label: word('part.base'), value: 10, source: word('source.armorClass') };
  const counted = parts.map((one): Part => {
    if (one.part.leftOut !== undefined) return one.part;
    if (touch && piercedByTouch.has(one.name)) return { ...one.part, leftOut: word('leftOut.touch') };
    if (flatFooted && lostFlatFooted(one)) return { ...one.part, leftOut: word('leftOut.flatFooted') };
    return one.part;
  });
  return figure([base, ...counted]);
}

/** The armour class against ordinary attacks, touch attacks, when flat-footed, and both. */
export function armorClass(of: Defenses): Readonly<Record<ArmorClassKind, Figure>> {
  const parts = allParts(of);
  return {
    total: standing(parts, false, false),
    touch: standing(parts, true, false),
    flatFooted: standing(parts, false, true),
    touchFlatFooted: standing(parts, true, true),
  };
}
