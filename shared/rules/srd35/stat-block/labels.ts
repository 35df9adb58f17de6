/** The lines of a block, by the label that stands before each. */
export const labels = {
  sizeType: 'Size/Type',
  hitDice: 'Hit Dice',
  hitPoints: 'Hit Points',
  initiative: 'Initiative',
  speed: 'Speed',
  armorClass: 'Armor Class',
  baseAttack: 'Base Attack/Grapple',
  grapple: 'Grapple',
  attack: 'Attack',
  fullAttack: 'Full Attack',
  melee: 'Melee',
  ranged: 'Ranged',
  space: 'Space/Reach',
  reach: 'Reach',
  specialAttacks: 'Special Attacks',
  specialQualities: 'Special Qualities',
  saves: 'Saves',
  abilities: 'Abilities',
  skills: 'Skills',
  feats: 'Feats',
  epicFeats: 'Epic Feats',
  environment: 'Environment',
  organization: 'Organization',
  challengeRating: 'Challenge Rating',
  treasure: 'Treasure',
  alignment: 'Alignment',
  advancement: 'Advancement',
  levelAdjustment: 'Level Adjustment',
} as const;
export type FieldId = keyof typeof labels;

/** A label found in a line. */
export interface FoundLabel {
  readonly field: FieldId;
  /** Where what it labels begins. */
  readonly end: number;
}

/** Every spelling, the longer before those that they begin with. */
const known = (
  [
    ['sizeType', labels.sizeType],
    ['sizeType', 'Size / Type'],
    ['sizeType', 'Size and Type'],
    ['sizeType', 'Size & Type'],
    ['hitDice', labels.hitDice],
    ['hitDice', 'Hit Die'],
    ['hitDice', 'HD'],
    ['hitPoints', labels.hitPoints],
    ['hitPoints', 'HP'],
    ['initiative', labels.initiative],
    ['initiative', 'Init'],
    ['speed', labels.speed],
    ['speed', 'Spd'],
    ['armorClass', labels.armorClass],
    ['armorClass', 'Armour Class'],
    ['armorClass', 'AC'],
    ['baseAttack', labels.baseAttack],
    ['baseAttack', 'Base Attack /Grapple'],
    ['baseAttack', 'Base Attack / Grapple'],
    ['baseAttack', 'Base Attack/ Grapple'],
    ['baseAttack', 'Base Attack Bonus/Grapple'],
    ['baseAttack', 'Base Attack Bonus'],
    ['baseAttack', 'Base Attack'],
    ['baseAttack', 'Base Atk/Grapple'],
    ['baseAttack', 'Base Atk/Grp'],
    ['baseAttack', 'Base Atk'],
    ['baseAttack', 'BAB/Grapple'],
    ['baseAttack', 'BAB/Grp'],
    ['baseAttack', 'BAB'],
    ['grapple', labels.grapple],
    ['grapple', 'Grp'],
    ['attack', labels.attack],
    ['attack', 'Attacks'],
    ['attack', 'Single Attack'],
    ['attack', 'Atk'],
    ['fullAttack', labels.fullAttack],
    ['fullAttack', 'Full Attacks'],
    ['fullAttack', 'Full Atk'],
    ['melee', labels.melee],
    ['ranged', labels.ranged],
    ['space', labels.space],
    ['space', 'Space / Reach'],
    ['space', 'Space/ Reach'],
    ['space', 'Face/Reach'],
    ['space', 'Space'],
    ['reach', labels.reach],
    ['specialAttacks', labels.specialAttacks],
    ['specialAttacks', 'Special Attack'],
    ['specialAttacks', 'SA'],
    ['specialQualities', labels.specialQualities],
    ['specialQualities', 'Special Quality'],
    ['specialQualities', 'SQ'],
    ['saves', labels.saves],
    ['saves', 'Saving Throws'],
    ['saves', 'SV'],
    ['abilities', labels.abilities],
    ['abilities', 'Ability Scores'],
    ['skills', labels.skills],
    ['feats', labels.feats],
    ['epicFeats', labels.epicFeats],
    ['environment', labels.environment],
    ['environment', 'Climate/Terrain'],
    ['organization', labels.organization],
    ['organization', 'Organisation'],
    ['challengeRating', labels.challengeRating],
    ['challengeRating', 'CR'],
    ['treasure', labels.treasure],
    ['alignment', labels.alignment],
    ['alignment', 'AL'],
    ['advancement', labels.advancement],
    ['levelAdjustment', labels.levelAdjustment],
    ['levelAdjustment', 'LA'],
  ] as const satisfies readonly (readonly [FieldId, string])[]
)
  .map(([field, label]) => ({ field, label: label.toLowerCase() }))
  .sort((a, b) => b.label.length - a.label.length);

const longest = known[0]?.label.length ?? 0;
const letter = /[a-z]/i;

/** How the lines of labels begin that are known without a colon, by what they are about. */
const beginnings: Readonly<Partial<Record<FieldId, RegExp>>> = {
  sizeType: /^(?:fine|diminutive|tiny|small|medium|large|huge|gargantuan|colossal)/,
  hitDice: /^[\d½¼⅛]/,
  hitPoints: /^\d/,
  initiative: /^[+\d\u2010-\u2015\u2212-]/,
  speed: /^(?:\d|fly|swim|climb|burrow|land)/,
  armorClass: /^\d/,
  baseAttack: /^[+\u2010-\u2015\u2212-] ?\d/,
  grapple: /^[+\u2010-\u2015\u2212-]/,
  attack: /^.{0,80}(?:melee|ranged)|^[\u2010-\u2015\u2212-]$/,
  fullAttack: /^.{0,80}(?:melee|ranged)|^[\u2010-\u2015\u2212-]$/,
  melee: /^[a-z\d+][^(]{0,80}[+\u2010-\u2015\u2212-]\d/,
  ranged: /^[a-z\d+][^(]{0,80}[+\u2010-\u2015\u2212-]\d/,
  space: /^\d/,
  reach: /^\d/,
  specialAttacks: /^[a-z(\u2010-\u2015\u2212-]/,
  specialQualities: /^[a-z(\u2010-\u2015\u2212-]/,
  saves: /^fort/,
  abilities: /^str/,
  skills: /^[a-z][a-z ()]{1,40}[+\u2010-\u2015\u2212-] ?\d/,
  feats: /^[a-z]/,
  challengeRating: /^[\d½¼⅛⅓⅙]/,
  levelAdjustment: /^[+\u2010-\u2015\u2212-]/,
  advancement: /^(?:\d{1,2}[\u2010-\u2015\u2212+-]|by character class)/,
  alignment: /^(?:always|usually|often|any|neutral|lawful|chaotic|[lnc][gne]?\b)/,
  treasure: /^(?:none|standard|double|triple|\d{1,3}(?:\/|%))/,
  organization: /^(?:solitary|pair|gang|domesticated)/,
};

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
  /** Whether a field has not been seen yet; labels without a colon are believed only then. */
  readonly free: (field: FieldId) => boolean;
}

/**
 * The label that begins at a place: its words and a colon; or, where a line or a clause begins, its words before a
 * tab, a wide space, or what is always behind them.
 */
export function labelAt({ line, at, opens, free }: LabelPlace): FoundLabel | undefined {
  if (!letter.test(line[at] ?? '')) return undefined;
  const here = line.slice(at, at + longest + 3).toLowerCase();
  for (const { field, label } of known) {
    if (!here.startsWith(label)) continue;
    let end = label.length;
    while (here[end] === ' ') end += 1;
    if (here[end] === ':' || here[end] === '：') return { field, end: at + end + 1 };
    if (!opens) continue;
    if (here[end] === '\t') return { field, end: at + end };
    if (!free(field) || here[label.length] !== ' ') continue;
    const behind = line.slice(at + end, at + end + 100).toLowerCase();
    const wide = at === 0 && end - label.length > 1 && label.length > 4;
    if (wide || beginnings[field]?.test(behind) === true) return { field, end: at + end };
  }
  if (!opens) return undefined;
  const behind = line.slice(at, at + 60).toLowerCase();
  const found = unlabelled.find(([field, begins]) => free(field) && begins.test(behind));
  return found === undefined ? undefined : { field: found[0], end: at };
}

/** The field of a line that is a label and nothing else: with a colon, or at least a capital. */
export function labelAlone(line: string): FieldId | undefined {
  const said = line.trim().replace(/ ?[:：]$/, '');
  if (said.length > longest || !letter.test(said[0] ?? '')) return undefined;
  if (said === line.trim() && said[0] === said[0]?.toLowerCase()) return undefined;
  return known.find(({ label }) => label.length > 4 && label === said.toLowerCase())?.field;
}
