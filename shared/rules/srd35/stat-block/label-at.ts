import { type FieldId, type SpelledLabel, spelledAt } from './labels.ts';
import { isDash } from './text.ts';

/** A label found in a line. */
export interface FoundLabel {
  readonly field: FieldId;
  /** Where what it labels begins. */
  readonly end: number;
}

const letter = /[a-z]/i;
const sign = '[+\\u2010-\\u2015\\u2212-]';

/** How the lines of labels begin that are known without a colon, by what they are about. */
const beginnings: Readonly<Record<FieldId, RegExp>> = {
  sizeType: /^(?:fine|diminutive|tiny|small|medium|large|huge|gargantuan|colossal)/,
  hitDice: /^[\d½¼⅛]/,
  hitPoints: /^\d/,
  initiative: new RegExp(`^(?:${sign}|\\d)`),
  speed: /^(?:\d|fly|swim|climb|burrow|land)/,
  armorClass: /^\d/,
  baseAttack: new RegExp(`^${sign} ?\\d`),
  grapple: new RegExp(`^${sign}`),
  attack: new RegExp(`^.{0,80}(?:${sign} ?\\d|melee|ranged)|^swarm \\(`),
  fullAttack: new RegExp(`^.{0,80}(?:${sign} ?\\d|melee|ranged)|^swarm \\(`),
  melee: new RegExp(`^[a-z\\d+][^(]{0,80}${sign}\\d`),
  ranged: new RegExp(`^[a-z\\d+][^(]{0,80}${sign}\\d`),
  space: /^[\d½]/,
  reach: /^\d/,
  specialAttacks: /^[a-z(]/,
  specialQualities: /^[a-z(]/,
  saves: /^fort/,
  abilities: /^str/,
  skills: new RegExp(`^[a-z][a-z ()]{1,40}${sign} ?\\d`),
  feats: /^[a-z(]/,
  epicFeats: /^[a-z]/,
  environment:
    /^(?:any|warm|temperate|cold|underground|plane|elemental|ethereal|astral|an? [a-z -]{2,40}plane)/,
  organization: /^(?:solitary|pair|any|\(same|gang|domesticated|unique|[a-z]{3,14} \(\d)/,
  challengeRating: /^[\d½¼⅛⅓⅙]/,
  treasure: /^(?:none|no |standard|double|triple|half|\d{1,3}(?:\/|%))/,
  alignment: /^(?:always|usually|often|any|neutral|lawful|chaotic|[lnc][gne]?\b)/,
  advancement: new RegExp(`^(?:\\d{1,3}(?:${sign}| hd)|by character class|none)`),
  levelAdjustment: new RegExp(`^${sign}`),
};

/** Fields whose dash may be a minus: "Initiative – 1" has no sign between label and value. */
const signed: ReadonlySet<FieldId> = new Set(['initiative', 'baseAttack', 'grapple', 'levelAdjustment']);

/** Lines that short blocks print without any label. */
const unlabelled = [
  ['abilities', /^str[ :]+[\d\u2010-\u2015\u2212-]/],
  ['saves', /^fort(?:itude)?[ :]+[+\u2010-\u2015\u2212-] ?\d/],
  [
    'sizeType',
    /^(?:fine|diminutive|tiny|small|medium|large|huge|gargantuan|colossal) (?:aberration|animal|construct|dragon|elemental|fey|giant|humanoid|magical|monstrous|ooze|outsider|plant|undead|vermin)/,
  ],
] as const satisfies readonly (readonly [FieldId, RegExp])[];

/** Where in a line a label is looked for. */
export interface LabelPlace {
  readonly line: string;
  readonly at: number;
  /** Whether the line, or a clause of it, begins here. */
  readonly opens: boolean;
  /** Whether no label of the text has a colon: then whole labels are believed amid a line too. */
  readonly bare: boolean;
  /** Whether a field has not been seen yet; labels without a colon are believed only then. */
  readonly free: (field: FieldId) => boolean;
}

/** Nothing, at the end of a line or before another label. */
const aDash = /^[\u2010-\u2015\u2212-]{1,2}(?:$|;| [A-Z])/;

/** Whether a text may be what a label without a colon stands before. */
function mayBegin(field: FieldId, behind: string): boolean {
  return aDash.test(behind) || beginnings[field].test(behind.slice(0, 100).toLowerCase());
}

/** How long the sign is that stands between a label and its value instead of a colon: "Speed = 30 ft.", "Speed. 30 ft." */
function dividerLength(behind: string, { field, isShort }: SpelledLabel): number | undefined {
  const dividers = /^ {0,9}=|^[;,]|^\. |^ {1,9}[\u2010-\u2015\u2212-] (?=[^ ])/;
  const [divider] = isShort ? [] : (dividers.exec(behind) ?? []);
  if (divider === undefined) return undefined;
  const value = behind.slice(divider.length).trim();
  if (!mayBegin(field, value)) return undefined;
  return signed.has(field) && /^\d/.test(value) ? undefined : divider.length;
}

/**
 * The label that begins at a place: its words and a colon; or, where a line or a clause begins, its words before a
 * tab, a wide space, another divider, or what is always behind them.
 */
export function labelAt({ line, at, opens, bare, free }: LabelPlace): FoundLabel | undefined {
  if (!letter.test(line[at] ?? '')) return undefined;
  const label = spelledAt(line, at);
  if (label !== undefined) {
    const { field, isShort, end } = label;
    const behind = line.slice(end, end + 120);
    const [colon] = /^ {0,9}[:：]/.exec(behind) ?? [];
    if (colon !== undefined) return { field, end: end + colon.length };
    if (opens && /^ {0,9}\t/.test(behind)) return { field, end };
    const capital = line[at] !== line[at]?.toLowerCase();
    if (free(field) && (opens || (bare && capital && !isShort))) {
      const divider = at === 0 ? dividerLength(behind, label) : undefined;
      if (divider !== undefined) return { field, end: end + divider };
      const wide = at === 0 && !isShort && behind.startsWith('  ');
      if (wide || (behind.startsWith(' ') && mayBegin(field, behind.trim()))) return { field, end };
    }
  }
  if (!opens) return undefined;
  const behind = line.slice(at, at + 60).toLowerCase();
  const found = unlabelled.find(([field, begins]) => free(field) && begins.test(behind));
  return found === undefined ? undefined : { field: found[0], end: at };
}

/**
 * The field of a line that is a label and nothing else: with a colon; or with a capital at least, before what may be
 * labelled so ("Improved" and "Initiative" are a feat in two lines).
 */
export function labelAlone(line: string, behind: string): FieldId | undefined {
  const said = line.trim();
  const label = spelledAt(said, 0);
  if (label === undefined || label.isShort) return undefined;
  const rest = said.slice(label.end).trim();
  if (rest === ':' || rest === '：') return label.field;
  if (rest !== '' || said[0] === said[0]?.toLowerCase()) return undefined;
  return isDash(behind) || mayBegin(label.field, behind.trim()) ? label.field : undefined;
}
