import type { FieldId } from './labels.ts';

/** The last line that a label has so far. */
export interface GatheredLine {
  readonly field: FieldId;
  readonly last: string;
  /** Parentheses that are open at its end. */
  readonly depth: number;
}

const opened = /[,;/(-]$| (?:and|or|plus|with|of|in|to)$/;
const midSentence = /^[a-z(+^\d\u2010-\u2015\u2212-]/;

/** A figure that is alone in its line is the number of a page, except behind these words. */
const figureAlone = /^\d{1,4}$/;
const beforeFigure =
  /\b(?:touch|footed|resistance|reduction|regeneration|healing|hardness|acid|cold|electricity|fire|sonic|dc|hp|ac|str|dex|con|int|wis|cha)$/i;

/** First words of names of two words; the second may begin a line. */
const halfNames =
  /(?:Weapon|Improved|Greater|Great|Power|Combat|Iron|Lightning|Point|Quick|Rapid|Spell|Skill|Exotic|Martial|Simple|Armor|Natural|Ability|Flyby|Epic|Perfect|Empower|Quicken(?:ed)?|Spring|Whirlwind|Magical|Mounted|Two-Weapon|Eschew|Manyshot|Diehard|Awesome|Stunning|Superior|Spell-Like) ?$/;
const oneSkill =
  /^[A-Z][A-Za-z' ]{1,24}(?: \([^()]{1,40}\))? ?[+\u2010-\u2015\u2212-] ?\d{1,3}\*?(?:$|[,;]| \(| and )/;

/** Lines that go on with a field though they begin with a capital. */
const goingOn: Readonly<Partial<Record<FieldId, (line: string, last: string) => boolean>>> = {
  sizeType: (_line, last) =>
    /(?:fine|diminutive|tiny|small|medium|large|huge|gargantuan|colossal|monstrous|magical)$/i.test(last),
  speed: (line) => /^(?:fly|swim|climb|burrow)\b/i.test(line),
  attack: (line) => /\b(?:melee|ranged)\b/i.test(line),
  fullAttack: (line) => /\b(?:melee|ranged)\b/i.test(line),
  saves: (line) => /^(?:ref|will)/i.test(line),
  abilities: (line) => /^(?:str|dex|con|int|wis|cha)\b/i.test(line),
  specialQualities: (line) => /^[A-Z],/.test(line),
  environment: (line, last) =>
    /^plane\b/i.test(line) || /\b(?:elemental|energy|ethereal|astral)$/i.test(last),
  advancement: (line) => /^HD\b/.test(line),
  skills: (line) => oneSkill.test(line),
  feats: (line, last) => halfNames.test(last) || /^[A-Z][A-Za-z -]{2,30}(?: \([^()]{1,30}\))?,/.test(line),
};

/** Whether an unlabelled line goes on with the line before: that is open, or this one begins amid a sentence. */
export function goesOn({ field, last, depth }: GatheredLine, line: string): boolean {
  if (last === '' || depth > 0 || opened.test(last.slice(-8))) return true;
  if (figureAlone.test(line)) return beforeFigure.test(last.slice(-16));
  if (midSentence.test(line)) return true;
  // "Use" and "Rope +3": a skill without its bonus is not done.
  if (field === 'skills' && /(?:^|[,;] )[A-Z][A-Za-z ]{1,24}$/.test(last.slice(-40))) return true;
  return goingOn[field]?.(line, last.slice(-30)) ?? false;
}
