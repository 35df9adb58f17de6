/** Where a text breaks into lines. */
export const lineEnds = /\r\n|[\n\r\u0085\u2028\u2029]/;

/** Words of stat blocks that printing breaks at the end of a line. */
const brokenWords: ReadonlySet<string> = new Set(
  `aberration abilities advancement alignment alertness appraise aquatic armor attack balance bastard battleaxe
  bluff breastplate buckler challenge chainmail charisma chaotic climb combat composite concentration constitution
  construct construction craft crossbow damage darkvision deflection dexterity diplomacy disguise disease elemental
  endurance environment escape extraplanar fortitude gargantuan greataxe greatclub greatsword grapple handle
  humanoid immunity incorporeal initiative intelligence intimidate javelin jump knowledge lightning listen
  longbow longspear longsword magical masterwork melee monstrous morningstar move natural organization outsider
  performance poison profession quarterstaff ranged rapier reflexes regeneration resistance reptilian scimitar
  search sense shield shortbow shortspear silently solitary special spellcraft squares standard strength studded
  survival swim tentacle tentacles toughness treasure tremorsense tumble undead vermin vision warhammer weapon
  wisdom`.split(/\s+/),
);

/** Two lines in one, where a word or a number was broken between them; null where none was. */
export function mended(before: string, line: string): string | null {
  const head = /([A-Za-z]{2,20})-$/.exec(before.slice(-22))?.[1];
  const tail = /^[a-z]{2,20}/.exec(line)?.[0];
  if (head !== undefined && tail !== undefined) {
    return brokenWords.has(`${head}${tail}`.toLowerCase()) ? before.slice(0, -1) + line : before + line;
  }
  return /\d[\u2010-\u2015-]$/.test(before.slice(-2)) && /^\d/.test(line) ? before + line : null;
}

const brokenLabels =
  /^([ \t]*(?:Hit|Base Attack\/?|Base|Armou?r|Full|Special|Challenge|Level|Space\/?|Size\/?|Epic))[ \t]*\n[ \t]*(Dice|Points|Attack\/Grapple|Grapple|Class|Attacks?|Qualities|Rating|Adjustment|Reach|Type|Feats)(?=[ \t]*:)/gim;

/** Labels that were broken in two are whole again, and two in one are apart. */
export function wholeLabels(text: string): string {
  return text
    .replace(/\r\n/g, '\n')
    .replace(brokenLabels, (_, first: string, second: string) =>
      first.endsWith('/') ? `${first}${second}` : `${first} ${second}`,
    )
    .replace(/Skills and Feats:([^;\n]{0,2000});/gi, 'Skills:$1\nFeats:');
}
