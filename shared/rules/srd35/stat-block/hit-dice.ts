import type { PrintedHitDice, Reading } from './monster.ts';
import { notUnderstood, parenthesis, plain } from './text.ts';

const dice = /^(\d{1,4})(?:\/(\d{1,2}))?d\d{1,3}$/;

/** `15d8+105`, `1/2 d8`, `7d8 + 7d10 + 28`: how many dice, and how they are written without spaces. */
function groupsOf(text: string): { count: number; notation: string } | null {
  const groups = text
    .toLowerCase()
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .split(/ plus /)
    .map((group) => group.replace(/ /g, ''));
  let count = 0;
  for (const [at, group] of groups.entries()) {
    for (const [first, term] of group.split(/[+-]/).entries()) {
      const found = dice.exec(term);
      const points = /^\d{1,5}$/.test(term) && (first > 0 || at > 0);
      if (found === null && !points) return null;
      count += found === null ? 0 : Number(found[1]) / Number(found[2] ?? 1);
    }
  }
  return Number.isFinite(count) && count > 0 ? { count, notation: groups.join(' plus ') } : null;
}

/** Reads `172 hp`, `1,131 hp`, `hp 172`, `172 hit points`; null where the text is anything else. */
export function hitPointsOf(text: string): number | null {
  const said = plain(text).toLowerCase();
  const points =
    /^(?:(?:average|avg\.?) )?(?:hp:? ?)?(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})(?: ?(?:hp|hit points|h\.p\.))?\.?$/.exec(
      said,
    );
  return points === null ? null : Number((points[1] ?? '').replace(/,/g, ''));
}

/** Reads "15d8+105 (172 hp)", also with dice of several kinds: "1d8+1 plus 1d8+2 (12 hp)". */
export function readHitDice(text: string): Reading<PrintedHitDice | null> {
  const { before, inside, rest } = parenthesis(plain(text));
  const groups = groupsOf(before);
  if (groups === null) return { value: null, unread: notUnderstood(text) };
  const hitPoints = inside === null ? null : hitPointsOf(inside);
  return {
    value: { ...groups, hitPoints },
    unread: [...(hitPoints === null ? notUnderstood(inside ?? '') : []), ...notUnderstood(rest)],
  };
}
