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

const fieldIds = Object.keys(labels) as readonly FieldId[];

/** Every spelling; a space may be several, and a stroke have spaces around it. */
const spellings = {
  sizeType: [labels.sizeType, 'Size and Type', 'Size & Type'],
  hitDice: [labels.hitDice, 'Hit Die', 'HD'],
  hitPoints: [labels.hitPoints, 'HP'],
  initiative: [labels.initiative, 'Init'],
  speed: [labels.speed, 'Spd'],
  armorClass: [labels.armorClass, 'Armour Class', 'AC'],
  baseAttack: [
    labels.baseAttack,
    'Base Attack Bonus/Grapple',
    'Base Attack Bonus',
    'Base Attack',
    'Base Atk/Grapple',
    'Base Atk/Grp',
    'Base Atk',
    'BAB/Grapple',
    'BAB/Grp',
    'BAB',
  ],
  grapple: [labels.grapple, 'Grp'],
  attack: [labels.attack, 'Attacks', 'Single Attack', 'Atk'],
  fullAttack: [labels.fullAttack, 'Full Attacks', 'Full Atk'],
  melee: [labels.melee],
  ranged: [labels.ranged],
  space: [labels.space, 'Face/Reach', 'Space'],
  reach: [labels.reach],
  specialAttacks: [labels.specialAttacks, 'Special Attack', 'SA'],
  specialQualities: [labels.specialQualities, 'Special Quality', 'SQ'],
  saves: [labels.saves, 'Saving Throws', 'SV'],
  abilities: [labels.abilities, 'Ability Scores', 'Abil'],
  skills: [labels.skills],
  feats: [labels.feats],
  epicFeats: [labels.epicFeats],
  environment: [labels.environment, 'Climate/Terrain', 'Env'],
  organization: [labels.organization, 'Organisation', 'Org'],
  challengeRating: [labels.challengeRating, 'CR'],
  treasure: [labels.treasure, 'Treas'],
  alignment: [labels.alignment, 'Align', 'AL'],
  advancement: [labels.advancement, 'Adv'],
  levelAdjustment: [labels.levelAdjustment, 'Level Adj', 'LA'],
} as const satisfies Record<FieldId, readonly string[]>;

interface Spelling {
  readonly field: FieldId;
  /** Abbreviations are words of other lines as well. */
  readonly isShort: boolean;
  /** Finds the spelling where its search begins. */
  readonly here: RegExp;
}

function spelling(field: FieldId, label: string): Spelling {
  const spaced = label.replace(/ /g, ' {1,9}').replace(/\//g, ' {0,9}/ {0,9}');
  return { field, isShort: label.length < 5, here: new RegExp(`${spaced}(?![a-z])`, 'iy') };
}

/** By their first two letters; the longer before those that they begin with. */
const known: ReadonlyMap<string, readonly Spelling[]> = Map.groupBy(
  fieldIds
    .flatMap((field) => spellings[field].map((label) => ({ field, label })))
    .sort((a, b) => b.label.length - a.label.length)
    .map(({ field, label }) => ({ start: label.slice(0, 2).toLowerCase(), ...spelling(field, label) })),
  ({ start }) => start,
);

/** A label as it stands in a line. */
export interface SpelledLabel extends Pick<Spelling, 'field' | 'isShort'> {
  readonly end: number;
}

/** The longest label that stands at a place of a line, whatever is behind it. */
export function spelledAt(line: string, at: number): SpelledLabel | undefined {
  for (const { field, isShort, here } of known.get(line.slice(at, at + 2).toLowerCase()) ?? []) {
    here.lastIndex = at;
    if (here.test(line)) return { field, isShort, end: here.lastIndex };
  }
  return undefined;
}

/** Whether the labels of a text have colons, or cells of their own. */
export function hasMarkedLabels(text: string): boolean {
  for (const { index } of text.matchAll(/(?<![a-z/])[a-z]/gi)) {
    const label = spelledAt(text, index);
    if (label !== undefined && /^ {0,9}[:：\t|]/.test(text.slice(label.end, label.end + 10))) return true;
  }
  return false;
}
