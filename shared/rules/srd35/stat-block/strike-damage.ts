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

const damageTypes = [
  'acid',
  'cold',
  'electricity',
  'fire',
  'sonic',
  'force',
  'negative energy',
  'positive energy',
  'nonlethal',
  'subdual',
  'bludgeoning',
  'piercing',
  'slashing',
] as const;

/** `2d6+10`, `1d4 - 4`, `1`, perhaps with a kind of energy behind it. */
function diceOf(text: string): Pick<StrikeDamage, 'damage' | 'damageType'> | null {
  const damageType = damageTypes.find((type) => text.toLowerCase().endsWith(` ${type}`)) ?? null;
  const dice = damageType === null ? text : text.slice(0, -damageType.length);
  const damage = dice.replace(/[ *]/g, '');
  return /^\d{1,3}(?:d\d{1,3}(?:[+-]\d{1,4})?)?$/.test(damage) ? { damage, damageType } : null;
}

/** `19-20`, `x3`, `+1d6`: what a stroke behind the damage adds to it. */
function criticalOf(text: string): Partial<StrikeDamage> | null {
  const range = /^(?:crit(?:ical)?\.? )?(\d{1,2})(?: ?- ?20| 20)?$/i.exec(text);
  const threatFrom = Number(range?.[1]);
  // A small number alone may be a multiplier that lost its sign.
  const least = /20$/.test(text) ? 2 : 12;
  if (range !== null) return threatFrom >= least && threatFrom <= 20 ? { threatFrom } : null;
  // A multiplication sign that no encoding knew is a question mark now.
  const times = /^[x?\ufffd] ?(\d{1,2})$/i.exec(text);
  if (times !== null) return Number(times[1]) >= 1 ? { multiplier: Number(times[1]) } : null;
  const dice = /^\+ ?(\d{1,3}d\d{1,3})$/.exec(text);
  return dice === null ? null : { criticalExtra: dice[1] ?? null };
}

function lastStroke(text: string): { before: string; critical: Partial<StrikeDamage> } | null {
  const found = /\/ ?(\d{1,2} ?- ?20|x ?\d{1,2})$/i.exec(text.slice(-12));
  const critical = found === null ? null : criticalOf(found[1] ?? '');
  if (found === null || critical === null) return null;
  return { before: text.slice(0, -found[0].length), critical };
}

/** Epic blocks write what a critical hit adds as "(plus 1d6 on critical)". */
function criticalDice(text: string): { own: string; criticalExtra: string | null } {
  const { before, inside, rest } = parenthesis(text);
  const dice = /^(?:plus|\+) ?(\d{1,3}d\d{1,3})(?: on (?:a )?critical(?: hits?)?)?$/i.exec(inside ?? '');
  if (dice === null) return { own: text, criticalExtra: null };
  return { own: `${before} ${rest}`.trim(), criticalExtra: dice[1] ?? null };
}

/** Words, dice of an ability ("1d6 Str") or both; figures otherwise would hide damage that was not understood. */
function isEffect(text: string): boolean {
  return !/\d/.test(text) || /^(?:\d{1,3}(?:d\d{1,3})?(?:[+-]\d{1,4})? )?[a-z(][^,;+]{0,200}$/i.test(text);
}

/** Reads "2d6+10/19-20/x3 plus 1d4 fire"; what is no damage at all ("as spell") is an effect of its own. */
function readStrikeDamage(text: string): Reading<StrikeDamage> {
  const { own, criticalExtra } = criticalDice(text);
  const [first = { text: '' }] = cut(own, [' plus ', ' and ']);
  const [printed = '', ...strokes] = first.text.split('/').map((one) => one.trim());
  const dice = diceOf(printed);
  if (dice === null && !isEffect(printed)) return { value: ordinaryDamage, unread: [text] };
  let value: StrikeDamage = { ...ordinaryDamage, ...dice, criticalExtra };
  let effect = dice === null ? printed : '';
  const unread: string[] = [];
  for (const stroke of strokes) {
    // Behind what was not understood nothing is: it may be of another weapon.
    const critical = unread.length > 0 ? null : criticalOf(stroke);
    if (critical !== null) value = { ...value, ...critical };
    else if (dice === null && isEffect(stroke)) effect = `${effect}/${stroke}`;
    else unread.push(stroke);
  }
  // Some blocks print the threat behind all of the damage: "1d8+4 plus 1d6 cold/19-20/x3".
  let rest = own.slice(first.text.length);
  for (let stroke = lastStroke(rest); stroke !== null; stroke = lastStroke(rest)) {
    value = { ...value, ...stroke.critical };
    rest = stroke.before;
  }
  const extra = dice === null ? `${effect}${rest}` : rest.replace(/^ (?:plus|and) /, '');
  return { value: { ...value, extra: extra.trim() === '' ? null : extra.trim() }, unread };
}

/** "1d8+3, plus poison", "1d8+3 + poison": other signs where "plus" is meant. */
function withPlus(text: string): string {
  return text.replace(/[,;] ?plus /gi, ' plus ').replace(/ \+ (?=[a-z]|\d{1,2}d\d{1,2} [a-z])/gi, ' plus ');
}

/** "1d8+3, 19-20/x2": a comma where a stroke is meant. */
function withStrokes(text: string): string {
  return text.replace(/, (?=(?:crit(?:ical)?\.? )?(?:\d{1,2} ?- ?20|x ?\d{1,2})(?:$|[/ ,]))/gi, '/');
}

/** Several weapons of one kind may have damage of their own: "1d6+2/19-20, 1d6+1/19-20". */
export function readStrikeDamages(printed: string): Reading<readonly StrikeDamage[]> {
  const text = withStrokes(withPlus(printed));
  const each = cut(text, [',']).map((piece) => readStrikeDamage(piece.text.trim()));
  const allDice = each.every(({ value }) => value.damage !== null);
  const readings = allDice ? each : [readStrikeDamage(text)];
  return { value: readings.map(({ value }) => value), unread: readings.flatMap(({ unread }) => unread) };
}
