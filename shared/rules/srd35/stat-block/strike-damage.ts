import type { PrintedStrike, Reading } from './monster.ts';
import { cut, parenthesis } from './text.ts';

/** What the parenthesis after an attack says. */
export type StrikeDamage = Pick<
  PrintedStrike,
  'damage' | 'damageType' | 'extra' | 'threatFrom' | 'multiplier' | 'criticalExtra'
>;

/** An attack without a word about its damage. */
export const ordinaryDamage: StrikeDamage = {
  damage: null,
  damageType: null,
  extra: null,
  threatFrom: 20,
  multiplier: 2,
  criticalExtra: null,
};

const energies = ['acid', 'cold', 'electricity', 'fire', 'sonic'] as const;

/** `2d6+10`, `1d4 - 4`, `1`, perhaps with a kind of energy behind it. */
function diceOf(text: string): Pick<StrikeDamage, 'damage' | 'damageType'> | null {
  const damageType = energies.find((energy) => text.toLowerCase().endsWith(` ${energy}`)) ?? null;
  const dice = damageType === null ? text : text.slice(0, -damageType.length);
  const damage = dice.replace(/[ *]/g, '');
  return /^\d{1,3}(?:d\d{1,3}(?:[+-]\d{1,4})?)?$/.test(damage) ? { damage, damageType } : null;
}

/** `19-20`, `x3`, `+1d6`: what a stroke behind the damage adds to it. */
function criticalOf(text: string): Partial<StrikeDamage> | null {
  const range = /^(\d{1,2})(?: ?- ?20)?$/.exec(text);
  const threatFrom = Number(range?.[1]);
  if (range !== null) return threatFrom >= 2 && threatFrom <= 20 ? { threatFrom } : null;
  const times = /^x ?(\d{1,2})$/i.exec(text);
  if (times !== null) return Number(times[1]) >= 1 ? { multiplier: Number(times[1]) } : null;
  const dice = /^\+ ?(\d{1,3}d\d{1,3})$/.exec(text);
  return dice === null ? null : { criticalExtra: dice[1] ?? null };
}

/** Epic blocks write what a critical hit adds as "(plus 1d6 on critical)". */
function criticalDice(text: string): { own: string; criticalExtra: string | null } {
  const { before, inside, rest } = parenthesis(text);
  const dice = /^plus (\d{1,3}d\d{1,3}) on critical$/i.exec(inside ?? '');
  if (dice === null) return { own: text, criticalExtra: null };
  return { own: `${before} ${rest}`.trim(), criticalExtra: dice[1] ?? null };
}

/** Reads "2d6+10/19-20/x3 plus 1d4 fire"; what is no damage at all ("as spell") is an effect of its own. */
function readStrikeDamage(text: string): Reading<StrikeDamage> {
  const [first = { text: '' }] = cut(text, [' plus ', ' and ']);
  const behind = text.slice(first.text.length);
  const { own, criticalExtra } = criticalDice(first.text);
  const [printed = '', ...strokes] = own.split('/').map((one) => one.trim());
  const dice = diceOf(printed);
  // Figures that are no dice would pass for an effect.
  if (dice === null && /^[\dd+* -]*$/.test(printed)) return { value: ordinaryDamage, unread: [text] };
  let value: StrikeDamage = { ...ordinaryDamage, ...dice, criticalExtra };
  let effect = dice === null ? printed : '';
  const unread: string[] = [];
  for (const stroke of strokes) {
    const critical = criticalOf(stroke);
    if (critical !== null) value = { ...value, ...critical };
    else if (dice === null) effect = `${effect}/${stroke}`;
    else unread.push(stroke);
  }
  const extra = dice === null ? `${effect}${behind}` : behind.replace(/^ (?:plus|and) /, '');
  return { value: { ...value, extra: extra.trim() === '' ? null : extra.trim() }, unread };
}

/** Several weapons of one kind may have damage of their own: "1d6+2/19-20, 1d6+1/19-20". */
export function readStrikeDamages(text: string): Reading<readonly StrikeDamage[]> {
  const each = cut(text, [',']).map((piece) => readStrikeDamage(piece.text.trim()));
  const allDice = each.every(({ value }) => value.damage !== null);
  const readings = allDice ? each : [readStrikeDamage(text)];
  return { value: readings.map(({ value }) => value), unread: readings.flatMap(({ unread }) => unread) };
}
