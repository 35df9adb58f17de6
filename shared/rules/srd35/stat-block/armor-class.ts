import type { ArmorClassPart } from '../vocabulary.ts';
import type { PrintedArmorClass, PrintedArmorClassPart, Reading } from './monster.ts';
import { cut, items, notUnderstood, parenthesis, plain } from './text.ts';

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

function partOf(text: string): PrintedArmorClassPart | null {
  const found = /^([+-] ?\d{1,4})\*? (\D.{0,100})$/.exec(text);
  if (found === null) return null;
  const label = (found[2] ?? '').trim();
  return { type: typeOf(label), value: Number((found[1] ?? '').replace(' ', '')), label };
}

interface Against {
  readonly kind: 'touch' | 'flatFooted';
  readonly value: number;
  readonly rest: string;
}

/** "touch 10", "flat-footed 24", also "flatfooted", "flat- footed" and "flat footed". */
function against(text: string): Against | null {
  const found = /^(touch|flat-? ?footed|ff)(?: ac)?:? ?(\d{1,4})\*?(?!\d)(.{0,2000})$/i.exec(text.trim());
  if (found === null) return null;
  const kind = found[1]?.toLowerCase() === 'touch' ? 'touch' : 'flatFooted';
  return { kind, value: Number(found[2]), rest: found[3] ?? '' };
}

/** Reads "26 (–2 size, +2 Dex, +16 natural), touch 10, flat-footed 24", its parenthesis at any place. */
export function readArmorClass(text: string): Reading<PrintedArmorClass | null> {
  const { before, inside, rest } = parenthesis(plain(text));
  const [first = '', ...later] = cut(before, [',', ';', ' touch']).map(asPiece);
  const start = /^(\d{1,4})\*?(?![\d-])(.{0,2000})$/.exec(first.trim());
  if (start === null) return { value: null, unread: notUnderstood(text) };
  let value: PrintedArmorClass = { total: Number(start[1]), touch: null, flatFooted: null, parts: [] };
  const unread: string[] = [...notUnderstood(start[2] ?? '')];
  for (const item of items(inside ?? '')) {
    const part = partOf(item);
    if (part === null) unread.push(item);
    else value = { ...value, parts: [...value.parts, part] };
  }
  for (const piece of [...later, ...cut(rest, [',', ';']).map(asPiece)]) {
    const other = against(piece);
    if (other === null || value[other.kind] !== null) unread.push(...notUnderstood(piece));
    else {
      value = { ...value, [other.kind]: other.value };
      unread.push(...notUnderstood(other.rest));
    }
  }
  return { value, unread };
}

function asPiece({ text, after }: { readonly text: string; readonly after: string }): string {
  return after === ' touch' ? `touch${text}` : text;
}
