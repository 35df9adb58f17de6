import type { ArmorClassPart } from '../vocabulary.ts';
import type { PrintedArmorClass, PrintedArmorClassPart, Reading } from './monster.ts';
import { cut, items, notUnderstood, parenthesis, plain, wholeNumber } from './text.ts';

const named: Readonly<Record<string, ArmorClassPart>> = {
  size: 'size',
  dex: 'dexterity',
  dexterity: 'dexterity',
  natural: 'natural',
  'natural armor': 'natural',
  deflection: 'deflection',
  dodge: 'dodge',
  'ring of protection': 'deflection',
};

const shields = ['shield', 'buckler'] as const;
const armors = [
  'armor',
  'padded',
  'leather',
  'chain shirt',
  'hide',
  'scale mail',
  'chainmail',
  'breastplate',
  'splint mail',
  'banded mail',
  'half-plate',
  'full plate',
] as const;

function typeOf(label: string): ArmorClassPart {
  const said = label.toLowerCase().replace(/ \+\d{1,2}$/, '');
  const type = Object.hasOwn(named, said) ? named[said] : undefined;
  if (type !== undefined) return type;
  if (shields.some((shield) => said.endsWith(shield))) return 'shield';
  return armors.some((armor) => said.endsWith(armor)) ? 'armor' : 'other';
}

function partOf(text: string): PrintedArmorClassPart | null {
  const found = /^([+-] ?\d{1,4}) (\D.{0,100})$/.exec(text);
  if (found === null) return null;
  const label = (found[2] ?? '').trim();
  return { type: typeOf(label), value: Number((found[1] ?? '').replace(' ', '')), label };
}

interface Against {
  readonly kind: 'touch' | 'flatFooted';
  readonly value: number;
}

/** "touch 10", "flat-footed 24", also "flatfooted" and "flat- footed". */
function against(text: string): Against | null {
  const found = /^(touch|flat-? ?footed) (\d{1,4})\*?$/i.exec(text.trim());
  if (found === null) return null;
  const kind = found[1]?.toLowerCase() === 'touch' ? 'touch' : 'flatFooted';
  return { kind, value: Number(found[2]) };
}

/** Reads "26 (–2 size, +2 Dex, +16 natural), touch 10, flat-footed 24". */
export function readArmorClass(text: string): Reading<PrintedArmorClass | null> {
  const { before, inside, rest } = parenthesis(plain(text));
  const [first = '', ...later] = cut(before, [',', ';']).map((piece) => piece.text);
  const total = wholeNumber(first);
  if (total === null) return { value: null, unread: notUnderstood(text) };
  let value: PrintedArmorClass = { total, touch: null, flatFooted: null, parts: [] };
  const unread: string[] = [];
  for (const item of items(inside ?? '')) {
    const part = partOf(item);
    if (part === null) unread.push(item);
    else value = { ...value, parts: [...value.parts, part] };
  }
  for (const piece of [...later, ...cut(rest, [',', ';']).map(({ text: one }) => one)]) {
    const other = against(piece);
    if (other === null || value[other.kind] !== null) unread.push(...notUnderstood(piece));
    else value = { ...value, [other.kind]: other.value };
  }
  return { value, unread };
}
