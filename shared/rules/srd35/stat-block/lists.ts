import type { PrintedFeat, PrintedSkill, Reading } from './monster.ts';
import { cut, isNothing, items, notUnderstood, oneLine, parenthesis, plain, signedNumber } from './text.ts';

/** A list without the full stop that ends it as a sentence; "60 ft." keeps its own. */
function unended(text: string): string {
  return /(?<!\b(?:ft|lb|hr|min))\.$/.test(text) ? text.slice(0, -1) : text;
}

/** Reads a list of names; nothing in it can be misunderstood, since nothing is. */
export function readNames(text: string): Reading<readonly string[]> {
  return { value: items(unended(oneLine(text))), unread: [] };
}

/** Where the bonus of a skill begins: the first sign outside parentheses that a figure follows. */
function bonusStart(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0 && /^[+-] ?\d/.test(text.slice(at, at + 3))) return at;
  }
  return -1;
}

function skillOf(text: string): Reading<PrintedSkill> | null {
  const start = bonusStart(text);
  const name = text.slice(0, Math.max(start, 0)).replace(/^\*/, '').trim();
  const { before, inside, rest } = parenthesis(text.slice(Math.max(start, 0)));
  const bonus = signedNumber(before);
  if (name === '' || bonus === null) return null;
  return { value: { name, bonus, note: inside }, unread: notUnderstood(rest.replace(/^\*/, '')) };
}

/** Skills between which the comma is missing: "Spot +11 Swim +12". */
function apart(text: string): readonly string[] {
  return text.split(/(?<=[+-] ?\d{1,3}\*{0,2}(?: ?\([^()]{1,60}\))?\*?) (?=\*?[A-Z][a-z])/);
}

/** Reads "Bluff +19, Knowledge (arcana) +21, Survival +19 (+21 following tracks)". */
export function readSkills(text: string): Reading<readonly PrintedSkill[]> {
  const skills: PrintedSkill[] = [];
  const unread: string[] = [];
  const listed = isNothing(text)
    ? []
    : cut(unended(plain(text)), [',', ';', ' and ']).flatMap((one) => apart(one.text.trim()));
  for (const item of listed.filter((one) => one !== '')) {
    const skill = skillOf(item);
    if (skill === null) unread.push(item);
    else {
      skills.push(skill.value);
      unread.push(...skill.unread);
    }
  }
  return { value: skills, unread };
}

/** "Weapon Finesse^B": the mark of a bonus feat, which pasting often leaves without its caret. */
function withoutMark(text: string): { name: string; bonusFeat: boolean } {
  const found = /(?: ?\^ ?B| B|(?<=[a-z)])B| ?\[B\]| ?\(B\))$/.exec(text);
  return found === null
    ? { name: text, bonusFeat: false }
    : { name: text.slice(0, found.index).trim(), bonusFeat: true };
}

/** Reads "Alertness, Toughness (6), Weapon Finesse^B". */
export function readFeats(text: string): Reading<readonly PrintedFeat[]> {
  const feats: PrintedFeat[] = [];
  const unread: string[] = [];
  for (const item of items(unended(plain(text)))) {
    const { name, bonusFeat } = withoutMark(item.replace(/(?<!\*)\*+$/, '').trim());
    const { before, inside, rest } = parenthesis(name);
    const times = /^x? ?(\d{1,2})x?$/.exec(inside ?? '');
    const behind = /^(.*[a-z]) x ?(\d{1,2})$/.exec(name);
    if (!/^[A-Za-z]/.test(name) || rest !== '') unread.push(item);
    else if (behind !== null) feats.push({ name: behind[1] ?? '', times: Number(behind[2]), bonusFeat });
    else if (times === null) feats.push({ name, times: 1, bonusFeat });
    else feats.push({ name: before, times: Number(times[1]), bonusFeat });
  }
  return { value: feats, unread };
}
