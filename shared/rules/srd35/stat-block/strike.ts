import type { AttackMode } from '../vocabulary.ts';
import type { PrintedStrike, Reading } from './monster.ts';
import { ordinaryDamage, readStrikeDamages } from './strike-damage.ts';
import { notUnderstood, parenthesis } from './text.ts';

const digit = /^\d$/;
const letter = /^[a-z]$/i;

/** The word "melee" or "ranged" outside parentheses, and where it stands. */
function findMode(text: string): { mode: AttackMode; start: number; end: number } | null {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth = Math.max(depth - 1, 0);
    if (depth > 0 || letter.test(text[at - 1] ?? '')) continue;
    for (const mode of ['melee', 'ranged'] as const) {
      const end = at + mode.length;
      const whole = !letter.test(text[end] ?? '');
      if (whole && text.slice(at, end).toLowerCase() === mode) return { mode, start: at, end };
    }
  }
  return null;
}

/** The bonuses at the end of a text (`+22/+17/+12`, `+ 22`) and the name before them. */
function bonusesAtEnd(text: string): { name: string; bonuses: readonly number[] } | null {
  const bonuses: number[] = [];
  let end = text.length;
  for (;;) {
    let at = end;
    while (at > 0 && end - at < 4 && digit.test(text[at - 1] ?? '')) at -= 1;
    if (at === end) return null;
    const figures = text.slice(at, end);
    if (text[at - 1] === ' ') at -= 1;
    const sign = text[at - 1];
    if (sign !== '+' && sign !== '-') return null;
    bonuses.unshift(Number(`${sign}${figures}`));
    end = at - 1;
    if (text[end - 1] !== '/')
      return {
        name: text
          .slice(0, end)
          .trim()
          .replace(/^\+ (?=\d)/, '+'),
        bonuses,
      };
    end -= 1;
  }
}

function counted(name: string): { count: number; name: string } {
  const found = /^(\d{1,3}) (.+)$/.exec(name);
  return found === null ? { count: 1, name } : { count: Number(found[1]), name: found[2] ?? '' };
}

/** "Swarm (1d6 plus poison)": who stands in it is hit without a roll. */
function swarm(text: string): Reading<readonly PrintedStrike[]> {
  const { before, inside, rest } = parenthesis(text);
  if (before.toLowerCase() !== 'swarm' || inside === null) return { value: [], unread: notUnderstood(text) };
  const { value, unread } = readStrikeDamages(inside);
  const strike = { name: before, count: 1, bonuses: [], mode: 'swarm', touch: false } as const;
  return {
    value: value.map((damage) => ({ ...strike, ...damage })),
    unread: [...unread, ...notUnderstood(rest)],
  };
}

/** The parts of a strike as they stand around its mode. */
interface Around {
  readonly before: string;
  readonly damage: string | null;
  readonly odd: readonly string[];
}

const plainDamage = /^,? ?\d{1,3}d\d{1,3}(?:[+-]\d{1,4})?(?:\/[\dx-]{2,6}){0,2}$/i;

/** Damage stands behind the mode; epic blocks put it before: "2 touches +49 (2d6/19-20) melee touch". */
function around(before: string, behind: string): Around {
  // The shortest blocks leave the parenthesis out: "bite +3 melee 1d6+1".
  if (plainDamage.test(behind)) return { before, damage: behind.replace(/^, ?/, ''), odd: [] };
  const { before: odd, inside, rest } = parenthesis(behind);
  const unread = [...notUnderstood(odd), ...notUnderstood(rest)];
  if (inside !== null || !before.endsWith(')')) return { before, damage: inside, odd: unread };
  const sign = before.search(/[+-] ?\d[\d/+ -]{0,60}\(/);
  const early = parenthesis(before.slice(Math.max(sign, 0)));
  if (sign < 0 || early.rest !== '') return { before, damage: null, odd: unread };
  return { before: before.slice(0, sign) + early.before, damage: early.inside, odd: unread };
}

/**
 * Reads "2 hooves +23 melee (2d6+10 plus 1d4 fire)": one strike, or one for each of several damages. The
 * text is plain.
 */
export function readStrike(text: string): Reading<readonly PrintedStrike[]> {
  const found = findMode(text);
  if (found === null) return swarm(text);
  const behind = text.slice(found.end).replace(/^\*/, '').trim();
  const [, touching = '', said = ''] = /^(touch(?![a-z]))?(?: ?attacks?(?![a-z]))?(.*)$/i.exec(behind) ?? [];
  const front = text
    .slice(0, found.start)
    .replace(/([+-]\d{1,3}) ?\/ ?(?=[+-])/g, '$1/')
    .trim()
    .replace(/\*{1,3}$/, '');
  const earlyTouch = / touch$/i.test(front) && /\d touch$/i.test(front);
  const touch = touching !== '' || earlyTouch;
  const {
    before,
    damage: damagePrinted,
    odd,
  } = around(earlyTouch ? front.slice(0, -' touch'.length) : front, said);
  const struck = bonusesAtEnd(before);
  // The shortest blocks name the weapon behind its damage: "+2 melee (1d6, club)".
  const late =
    struck?.name === '' ? /^([^,]{1,60}), ([a-z+][a-z '+\d-]{2,60})$/i.exec(damagePrinted ?? '') : null;
  const named = late === null ? struck?.name : late[2];
  const damage = late === null ? damagePrinted : (late[1] ?? null);
  // Dice in a name are the damage of some other weapon.
  if (
    struck === null ||
    named === undefined ||
    named === '' ||
    /\dd\d/.test(named.replace(/^\d{1,2}d\d{1,2} /, ''))
  ) {
    return { value: [], unread: notUnderstood(text) };
  }
  const { count, name } = counted(named);
  const strike = { name, count, bonuses: struck.bonuses, mode: found.mode, touch };
  const damages = damage === null ? { value: [ordinaryDamage], unread: [] } : readStrikeDamages(damage);
  const unread = [...odd, ...damages.unread];
  const several = damages.value.length;
  if (several > 1 && several !== count) {
    return { value: [{ ...strike, ...ordinaryDamage }], unread: [...unread, ...notUnderstood(damage ?? '')] };
  }
  return {
    value: damages.value.map((one) => ({ ...strike, count: several > 1 ? 1 : count, ...one })),
    unread,
  };
}
