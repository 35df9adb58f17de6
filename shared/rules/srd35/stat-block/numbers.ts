import { type Ability, abilities, type Save, saves } from '../vocabulary.ts';
import type { Monster, Reading } from './monster.ts';
import {
  cut,
  isDash,
  notUnderstood,
  parenthesis,
  plain,
  signedNumber,
  unjoined,
  wholeNumber,
} from './text.ts';

/** A number with its sign, or a dash, and what the parenthesis behind it says. */
interface NotedNumber {
  readonly value: number | null;
  readonly note: string | null;
  readonly unread: readonly string[];
}

function notedNumber(text: string): NotedNumber {
  const { before, inside, rest } = parenthesis(text);
  const value = signedNumber(before);
  const known = value !== null || isDash(before.replace(/(?<!\*)\*+$/, ''));
  if (!known) return { value, note: null, unread: notUnderstood(text) };
  return { value, note: inside, unread: notUnderstood(rest) };
}

/** Reads "+6", also "+6 (+2 Dex, +4 Improved Initiative)" and, of "+6, always first", the number. */
export function readInitiative(text: string): Reading<Pick<Monster, 'initiative' | 'initiativeNote'>> {
  const [first = { text: '' }, ...more] = cut(plain(text), [',', ';']);
  const { value, note, unread } = notedNumber(first.text);
  return {
    value: { initiative: value, initiativeNote: note },
    unread: [...unread, ...more.flatMap((piece) => notUnderstood(piece.text))],
  };
}

/** Reads "+15/+33 (+37 with tail)"; a creature that cannot grapple has a dash, a short block a line of its own for grappling. */
export function readBaseAttack(
  text: string,
): Reading<Pick<Monster, 'baseAttack' | 'grapple' | 'grappleNote'>> {
  const nothing = { baseAttack: null, grapple: null, grappleNote: null };
  const [base, grapple, ...more] = cut(plain(text), ['/']).map((piece) =>
    notedNumber(piece.text.replace(/^ ?\ufffd/, '-')),
  );
  if (base === undefined || more.length > 0) return { value: nothing, unread: notUnderstood(text) };
  const value = {
    baseAttack: base.value,
    grapple: grapple?.value ?? null,
    grappleNote: grapple?.note ?? null,
  };
  return { value, unread: [...notUnderstood(base.note ?? ''), ...base.unread, ...(grapple?.unread ?? [])] };
}

/** Reads "+14 (+18 with tail)", where grappling has a line of its own. */
export function readGrapple(text: string): Reading<Pick<Monster, 'grapple' | 'grappleNote'>> {
  const { value, note, unread } = notedNumber(plain(text));
  return { value: { grapple: value, grappleNote: note }, unread };
}

const saveName = /\b(fort(?:itude)?|ref(?:lex)?|will)\b[.:]?/gi;

function saveNamed(word: string): Save | undefined {
  const said = word.toLowerCase().slice(0, 3);
  return saves.find((save) => save.startsWith(said));
}

/** Cuts a text before each name that a pattern finds outside parentheses. */
function cutBefore(text: string, name: RegExp): readonly { name: string; text: string }[] {
  const pieces: { name: string; text: string }[] = [];
  let depth = 0;
  let from = 0;
  let found = '';
  let counted = 0;
  for (const match of text.matchAll(name)) {
    for (; counted < match.index; counted += 1) {
      if (text[counted] === '(') depth += 1;
      if (text[counted] === ')') depth = Math.max(depth - 1, 0);
    }
    if (depth > 0) continue;
    pieces.push({ name: found, text: text.slice(from, match.index) });
    found = match[1] ?? '';
    from = match.index + match[0].length;
  }
  return [...pieces, { name: found, text: text.slice(from) }];
}

/** Reads "Fort +16, Ref +11 (+15 against poison), Will —". */
export function readSaves(text: string): Reading<Pick<Monster, 'saves' | 'saveNotes'>> {
  const bonuses: Record<Save, number | null> = { fortitude: null, reflex: null, will: null };
  const saveNotes: Record<Save, string | null> = { fortitude: null, reflex: null, will: null };
  const seen = new Set<Save>();
  const unread: string[] = [];
  for (const { name, text: behind } of cutBefore(plain(text), saveName)) {
    const said = unjoined(behind);
    const save = name === '' ? undefined : saveNamed(name);
    if (save === undefined || seen.has(save)) {
      unread.push(...notUnderstood(`${name} ${said}`));
      continue;
    }
    const [first = { text: '' }] = cut(said, [',', ';']);
    const { value, note, unread: more } = notedNumber(first.text);
    seen.add(save);
    bonuses[save] = value;
    saveNotes[save] = note;
    unread.push(
      ...more.map((piece) => `${name} ${piece}`),
      ...notUnderstood(unjoined(said.slice(first.text.length))),
    );
  }
  return { value: { saves: bonuses, saveNotes }, unread };
}

const abilityName =
  /(?<![a-z])(str(?:ength)?|dex(?:terity)?|con(?:stitution)?|int(?:elligence)?|wis(?:dom)?|cha(?:risma)?)(?![a-z])\.?[ _]?[:=]?/gi;

function abilityOf(word: string): Ability | undefined {
  return abilities.find((ability) => ability.startsWith(word.toLowerCase().slice(0, 3)));
}

/** Reads "Str 31, Dex 14, Con —, …"; a dash is an ability that the creature does not have. */
export function readAbilities(text: string): Reading<Monster['abilities']> {
  const value: Record<Ability, number | null> = {
    strength: null,
    dexterity: null,
    constitution: null,
    intelligence: null,
    wisdom: null,
    charisma: null,
  };
  const seen = new Set<Ability>();
  const unread: string[] = [];
  for (const { name, text: behind } of cutBefore(plain(text), abilityName)) {
    const said = unjoined(behind).replace(/^\//, '').replace(/[./]$/, '').trim();
    const ability = name === '' ? undefined : abilityOf(name);
    const found = /^(\d{1,4}|--?|[øØ]|none|nil|n\/a)\**(?: ?\([+-]?\d{1,3}\))?(?![\d-])(.{0,2000})$/i.exec(
      said,
    );
    if (ability === undefined || seen.has(ability) || found === null) {
      unread.push(...notUnderstood(`${name} ${said}`));
      continue;
    }
    seen.add(ability);
    value[ability] = wholeNumber(found[1] ?? '');
    unread.push(...notUnderstood(unjoined(found[2] ?? '')));
  }
  return { value, unread };
}

const half = '1/2';

function feet(text: string): number | null {
  const found = /^(\d{1,5})?[ -]?(1\/2)?(?: ?-?(?:ft|feet|foot)|')[.*]{0,3}$/.exec(text.trim());
  if (found === null || (found[1] === undefined && found[2] === undefined)) return null;
  return Number(found[1] ?? 0) + (found[2] === half ? 0.5 : 0);
}

/** "5 ft.", also "5 ft. by 5 ft." of older blocks, where both are the same. */
function square(text: string): number | null {
  const sides = text.split(' by ').map(feet);
  return sides.every((side) => side === sides[0]) ? (sides[0] ?? null) : null;
}

/** Reads "10 ft./10 ft. (20 ft. with spiked chain)"; the smallest take "2-1/2 ft.". */
export function readSpace(text: string): Reading<Pick<Monster, 'space' | 'reach' | 'reachNote'>> {
  const { before, inside, rest } = parenthesis(plain(text).replace(/ \/ /g, '/'));
  // The first stroke may be that of "2-1/2 ft.".
  const end = before.indexOf('/', Math.max(before.search(/[t']/), 0));
  const space = square(end < 0 ? before : before.slice(0, end));
  const reach = end < 0 ? null : feet(before.slice(end + 1));
  const known = space !== null && (end < 0 || reach !== null);
  if (!known) return { value: { space: null, reach: null, reachNote: null }, unread: notUnderstood(text) };
  return { value: { space, reach, reachNote: inside }, unread: notUnderstood(rest) };
}

/** Reads "10 ft. (20 ft. with chain)", where reach has a line of its own. */
export function readReach(text: string): Reading<Pick<Monster, 'reach' | 'reachNote'>> {
  const { before, inside, rest } = parenthesis(plain(text));
  const reach = feet(before);
  if (reach === null) return { value: { reach, reachNote: null }, unread: notUnderstood(text) };
  return { value: { reach, reachNote: inside }, unread: notUnderstood(rest) };
}
