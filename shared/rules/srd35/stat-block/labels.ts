/** The lines of a block, by the label that stands before each. */
export const labels = {
  sizeType: 'Size/Type',
  hitDice: 'Hit Dice',
  initiative: 'Initiative',
  speed: 'Speed',
  armorClass: 'Armor Class',
  baseAttack: 'Base Attack/Grapple',
  attack: 'Attack',
  fullAttack: 'Full Attack',
  space: 'Space/Reach',
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

const known = [
  ['sizeType', labels.sizeType],
  ['sizeType', 'Size and Type'],
  ['hitDice', labels.hitDice],
  ['initiative', labels.initiative],
  ['speed', labels.speed],
  ['armorClass', labels.armorClass],
  ['armorClass', 'Armour Class'],
  ['armorClass', 'AC'],
  ['baseAttack', labels.baseAttack],
  ['baseAttack', 'Base Attack /Grapple'],
  ['attack', labels.attack],
  ['attack', 'Attacks'],
  ['fullAttack', labels.fullAttack],
  ['fullAttack', 'Full Attacks'],
  ['space', labels.space],
  ['space', 'Face/Reach'],
  ['specialAttacks', labels.specialAttacks],
  ['specialQualities', labels.specialQualities],
  ['saves', labels.saves],
  ['abilities', labels.abilities],
  ['skills', labels.skills],
  ['feats', labels.feats],
  ['epicFeats', labels.epicFeats],
  ['environment', labels.environment],
  ['environment', 'Climate/Terrain'],
  ['organization', labels.organization],
  ['challengeRating', labels.challengeRating],
  ['treasure', labels.treasure],
  ['alignment', labels.alignment],
  ['advancement', labels.advancement],
  ['levelAdjustment', labels.levelAdjustment],
] as const satisfies readonly (readonly [FieldId, string])[];

const byLowerCase = known.map(([field, label]) => [field, label.toLowerCase()] as const);
const longest = Math.max(...known.map(([, label]) => label.length));

/** The label that begins at a place in a line: its words and a colon, or a tab where it begins the line. */
export function labelAt(line: string, at: number): FoundLabel | undefined {
  const here = line.slice(at, at + longest + 3).toLowerCase();
  for (const [field, label] of byLowerCase) {
    if (!here.startsWith(label)) continue;
    let end = label.length;
    while (here[end] === ' ') end += 1;
    if (here[end] === ':' || (here[end] === '\t' && at === 0)) return { field, end: at + end + 1 };
  }
  return undefined;
}
