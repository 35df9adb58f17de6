import { type Ability, abilities, type Save, saves } from '../vocabulary.ts';
import type { Monster, Reading } from './monster.ts';
import { cut, isDash, items, notUnderstood, parenthesis, plain, signedNumber, wholeNumber } from './text.ts';

/** A number with its sign, or a dash, and what the parenthesis behind it says. */
interface NotedNumber {
  readonly value: number | null;
  readonly note: string | null;
  readonly unread: readonly string[];
}

function notedNumber(text: string): NotedNumber {
  const { before, inside, rest } = parenthesis(text);
  const value = signedNumber(before);
  const known = value !== null || isDash(before.replace(/\*+$/, ''));
  if (!known) return { value, note: null, unread: notUnderstood(text) };
  return { value, note: inside, unread: notUnderstood(rest) };
}

/** Reads "+6", also "+6 (+2 Dex, +4 Improved Initiative)". */
export function readInitiative(text: string): Reading<Pick<Monster, 'initiative' | 'initiativeNote'>> {
  const { value, note, unread } = notedNumber(plain(text));
  return { value: { initiative: value, initiativeNote: note }, unread };
}

/** Reads "+15/+33"; a creature that cannot grapple has a dash. */
export function readBaseAttack(text: string): Reading<Pick<Monster, 'baseAttack' | 'grapple'>> {
  const nothing = { value: { baseAttack: null, grapple: null }, unread: notUnderstood(text) };
  const [base, grapple, ...more] = cut(plain(text), ['/']).map((piece) => notedNumber(piece.text));
  if (base === undefined || grapple === undefined || more.length > 0) return nothing;
  const unread = [base, grapple].flatMap((one) => [...notUnderstood(one.note ?? ''), ...one.unread]);
  return { value: { baseAttack: base.value, grapple: grapple.value }, unread };
}

function saveNamed(word: string): Save | undefined {
  const said = word.toLowerCase();
  return saves.find(
    (save) => said === save || said === (save === 'will' ? save : save.slice(0, save === 'reflex' ? 3 : 4)),
  );
}

/** Reads "Fort +16, Ref +11 (+15 against poison), Will —". */
export function readSaves(text: string): Reading<Pick<Monster, 'saves' | 'saveNotes'>> {
  const bonuses: Record<Save, number | null> = { fortitude: null, reflex: null, will: null };
  const saveNotes: Record<Save, string | null> = { fortitude: null, reflex: null, will: null };
  const seen = new Set<Save>();
  const unread: string[] = [];
  for (const item of items(plain(text))) {
    const name = /^[a-z]{1,9}/i.exec(item)?.[0] ?? '';
    const save = saveNamed(name);
    if (save === undefined || seen.has(save)) {
      unread.push(item);
      continue;
    }
    const { value, note, unread: more } = notedNumber(item.slice(name.length).trim());
    seen.add(save);
    bonuses[save] = value;
    saveNotes[save] = note;
    unread.push(...more.map((piece) => `${name} ${piece}`));
  }
  return { value: { saves: bonuses, saveNotes }, unread };
}

function abilityOf(word: string): Ability | undefined {
  const said = word.toLowerCase();
  return abilities.find((ability) => said === ability || said === ability.slice(0, 3));
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
  const words = plain(text)
    .split(/[ ,;]+/)
    .filter((word) => word !== '');
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const ability = abilityOf(word);
    const score = words[at + 1] ?? '';
    const known = wholeNumber(score) !== null || /^--?\*?$/.test(score);
    if (ability === undefined || seen.has(ability) || !known) {
      unread.push(word);
      continue;
    }
    seen.add(ability);
    value[ability] = wholeNumber(score);
    at += 1;
  }
  return { value, unread };
}

const half = '1/2';

function feet(text: string): number | null {
  const found = /^(\d{1,5})?[ -]?(1\/2)? ?(?:ft|feet)\.?\*?$/.exec(text.trim());
  if (found === null || (found[1] === undefined && found[2] === undefined)) return null;
  return Number(found[1] ?? 0) + (found[2] === half ? 0.5 : 0);
}

/** Reads "10 ft./10 ft. (20 ft. with spiked chain)"; the smallest take "2-1/2 ft.". */
export function readSpace(text: string): Reading<Pick<Monster, 'space' | 'reach' | 'reachNote'>> {
  const { before, inside, rest } = parenthesis(plain(text));
  const unit = before.indexOf('t');
  const stroke = before.indexOf('/', unit);
  const space = feet(stroke < 0 ? before : before.slice(0, stroke));
  const reach = stroke < 0 ? null : feet(before.slice(stroke + 1));
  const known = space !== null && reach !== null;
  if (!known) return { value: { space: null, reach: null, reachNote: null }, unread: notUnderstood(text) };
  return { value: { space, reach, reachNote: inside }, unread: notUnderstood(rest) };
}
