import type { ArmorClassPart } from '../vocabulary.ts';
import type { PrintedArmorClass, PrintedArmorClassPart, Reading } from './monster.ts';
import { cut, items, notUnderstood, type Piece, parenthesis, plain, wholeNumber } from './text.ts';

const named: Readonly<Record<string, ArmorClassPart>> = {
  size: 'size',
  dex: 'dexterity',
  dexterity: 'dexterity',
  natural: 'natural',
  'natural armor': 'natural',
  'natural armour': 'natural',
  deflection: 'deflection',
  dodge: 'dodge',
  'ring of protection': 'deflection',
  'amulet of natural armor': 'natural',
};

const shields = /(?:shield|buckler)$/;
const armors = /(?:armou?r|padded|leather|shirt|hide|mail|chain|breastplate|plate|bracers)$/;

function typeOf(label: string): ArmorClassPart {
  const said = label
    .toLowerCase()
    .replace(/ \+\d{1,2}$/, '')
    .replace(/ bonus$/, '');
  const type = Object.hasOwn(named, said) ? named[said] : undefined;
  if (type !== undefined) return type;
  if (shields.test(said)) return 'shield';
  return armors.test(said) ? 'armor' : 'other';
}

/** Things that say in their name what they add: "ring of protection +1". */
const adding = /^((?:ring of protection|amulet of natural armou?r|bracers of armou?r) \+(\d{1,2}))$/i;

function partOf(text: string): PrintedArmorClassPart | null {
  const thing = adding.exec(text);
  const found =
    thing === null ? /^([+-] ?\d{1,4})\*? (\D.{0,100}|\+\d.{0,100})$/.exec(text) : [text, thing[2], thing[1]];
  if (found === null) return null;
  const label = (found[2] ?? '').trim();
  return { type: typeOf(label), value: Number((found[1] ?? '').replace(' ', '')), label };
}

interface Against {
  readonly kind: 'touch' | 'flatFooted';
  /** Null where there is a dash. */
  readonly value: number | null;
  readonly rest: string;
}

/** "touch 10", "flat-footed 24", also "flatfooted", "flat- footed" and "flat footed". */
function against(text: string): Against | null {
  const found = /^(touch|flat-? ?footed|ff)(?: ac)?:? ?(\d{1,4}|--?(?!\d))\*?(?!\d)(.{0,2000})$/i.exec(
    text.trim(),
  );
  if (found === null) return null;
  const kind = found[1]?.toLowerCase() === 'touch' ? 'touch' : 'flatFooted';
  return { kind, value: wholeNumber(found[2] ?? ''), rest: found[3] ?? '' };
}

/** Parts between which the comma is missing: "–1 Dex +7 natural", but not "+4 +1 hide armor" or "bracers of armor +2". */
function partsOf(text: string): readonly string[] {
  return items(text).flatMap((item) => item.split(/(?<=[a-z)]) (?=[+-] ?\d{1,3} [a-z+])/i));
}

/** Another armour class of the same creature: "…, or 14 (+1 Dex, +3 deflection), touch 14". */
const alternative = /[,;]? ?\bor (?=\d{1,3} ?[(,])/i;

/** Reads "26 (–2 size, +2 Dex, +16 natural), touch 10, flat-footed 24", its parenthesis at any place. */
export function readArmorClass(text: string): Reading<PrintedArmorClass | null> {
  const whole = plain(text);
  const other = alternative.exec(whole)?.index ?? whole.length;
  const { before, inside, rest } = parenthesis(whole.slice(0, other));
  const [first = '', ...later] = cut(before, separators).map(asPiece);
  const start = /^(\d{1,4})\*?(?![\d-])(.{0,2000})$/.exec(first.trim());
  if (start === null) return { value: null, unread: notUnderstood(text) };
  let value: PrintedArmorClass = { total: Number(start[1]), touch: null, flatFooted: null, parts: [] };
  const unread: string[] = [...notUnderstood(start[2] ?? '')];
  for (const item of partsOf(inside ?? '')) {
    const part = partOf(item);
    if (part === null) unread.push(item);
    else value = { ...value, parts: [...value.parts, part] };
  }
  const seen = new Set<Against['kind']>();
  for (const piece of [...later, ...cut(rest, separators).map(asPiece)]) {
    const found = against(piece);
    if (found === null || seen.has(found.kind)) unread.push(...notUnderstood(piece));
    else {
      seen.add(found.kind);
      value = { ...value, [found.kind]: found.value };
      unread.push(...notUnderstood(found.rest));
    }
  }
  return { value, unread: [...unread, ...notUnderstood(whole.slice(other).replace(/^[,; ]+/, ''))] };
}

/** Touch and flat-footed have no comma before them in some blocks. */
const separators = [',', ';', ' touch ', ' flat-footed ', ' flatfooted '] as const;

function asPiece({ text, after }: Piece<(typeof separators)[number]>): string {
  return /^[,;]?$/.test(after) ? text : `${after.trim()} ${text}`;
}
