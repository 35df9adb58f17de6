import type { SheetData } from '../../core/sheet.ts';
import { readWeaponDice } from '../../core/weapon-dice.ts';
import { abilityModifier } from '../ability-scores.ts';
import { strengthOnDamage } from '../strength-damage.ts';
import type { Hand, WeaponKind } from '../vocabulary.ts';
import type { Monster, PrintedStrike } from './monster.ts';

/** A strike that the sheet can hold, with the strike as printed. */
export interface SheetWeapon {
  readonly strike: PrintedStrike;
  readonly weapon: SheetData;
}

const longestName = 60;

const naturalWeapons =
  /(?:bite|claw|slam|gore|sting|hoo(?:f|ve)|wing|tail|talon|tentacle|touch|horn|butt|ray|ram|beak|antenna|arm|tongue|spike|spine|quill|strand|pincer|fang|tusk|slap|fist|rake|snake|pseudopod|tendril|stinger|foot|feet|kick|crush|constrict|leg|tooth|teeth|spit|web|breath|gaze)e?s?$/i;

function kindOf({ name, mode }: PrintedStrike): WeaponKind {
  const said = name.toLowerCase().replace(/ \(.{1,80}\)$/, '');
  if (mode === 'ranged') {
    if (/composite/.test(said)) return 'composite-bow';
    if (/crossbow|ray|spit|gaze/.test(said)) return 'crossbow';
    if (/bow/.test(said)) return 'bow';
    return /sling/.test(said) ? 'sling' : 'thrown';
  }
  if (/^(?:unarmed|fist)/.test(said)) return 'unarmed';
  return naturalWeapons.test(said) ? 'natural' : 'melee';
}

/** "+2 flaming longsword": what the magic of a weapon adds. */
function enhancementOf(name: string): number {
  return Number(/^\+(\d{1,2}) /.exec(name)?.[1] ?? 0);
}

function hasFeat({ feats }: Monster, pattern: RegExp): boolean {
  return feats.some(({ name }) => pattern.test(name));
}

function focusOn(monster: Monster, name: string): number {
  const said = name.toLowerCase();
  return monster.feats.some((feat) => {
    const of = /^(?:greater )?weapon focus \((.{1,40})\)$/i.exec(feat.name)?.[1]?.toLowerCase();
    return of !== undefined && (said.includes(of) || said.includes(of.replace(/s$/, '')));
  })
    ? 1
    : 0;
}

interface Held {
  readonly strength: number;
  readonly bonus: number;
  readonly kind: WeaponKind;
}

const holds: readonly { readonly hand: Hand; readonly light: boolean }[] = [
  { hand: 'primary', light: false },
  { hand: 'two', light: false },
  { hand: 'off', light: false },
];

/** How a weapon is held whose Strength bonus comes out as printed; in one hand where no way does. */
function holdOf({ strength, bonus, kind }: Held): { hand: Hand; light: boolean } {
  const fits = holds.find(
    (hold) => strengthOnDamage(strength, { weapon: kind, strengthRating: 0, ...hold }).total === bonus,
  );
  return fits ?? { hand: 'primary', light: false };
}

/** What a strike adds to its roll beyond base attack, ability and size, as far as the block says why. */
function attackBonusOf(
  monster: Monster,
  strike: PrintedStrike,
  kind: WeaponKind,
  secondary: boolean,
): number {
  const [strength, dexterity] = [monster.abilities.strength, monster.abilities.dexterity].map((score) =>
    abilityModifier(score ?? 10),
  );
  const incorporeal = monster.abilities.strength === null;
  const finesse = hasFeat(monster, /^weapon finesse/i) && (kind === 'natural' || kind === 'unarmed');
  const better = Math.max((dexterity ?? 0) - (strength ?? 0), 0);
  const quick = strike.mode === 'melee' && (incorporeal || finesse) ? better : 0;
  const masterwork = /masterwork/i.test(strike.name) ? 1 : 0;
  const second = secondary && kind === 'natural' ? (hasFeat(monster, /^multiattack$/i) ? -2 : -5) : 0;
  return enhancementOf(strike.name) + masterwork + focusOn(monster, strike.name) + quick + second;
}

function withinBonus(bonus: number): number {
  return Math.min(Math.max(bonus, -20), 40);
}

function nameOf({ name, extra }: PrintedStrike): string {
  const whole = extra === null ? name : `${name} (+ ${extra})`;
  const said = whole.length <= longestName ? whole : name;
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`.slice(0, longestName);
}

/** Where a strike stands among those made together. */
type Place = 'only' | 'first' | 'secondary';

/** What a natural weapon adds to or takes from a Strength bonus: half of it behind others, half more where it is alone. */
function naturalShare(strength: number, printed: number, place: Place): number {
  if (place === 'secondary') return Math.floor(strength / 2) - strength;
  const more = Math.floor(strength / 2);
  return place === 'only' && printed === strength + more ? more : 0;
}

/** A strike as a weapon of the sheet; null where it has no dice of damage. */
function weaponOf(monster: Monster, strike: PrintedStrike, place: Place): SheetData | null {
  const read = readWeaponDice(strike.damage ?? '');
  if (read === undefined || strike.mode === 'swarm') return null;
  const kind = kindOf(strike);
  const strength = abilityModifier(monster.abilities.strength ?? 10);
  const enhancement = enhancementOf(strike.name);
  const rating = Number(/\(\+(\d{1,2}) str bonus\)/i.exec(strike.name)?.[1] ?? 0);
  const bonus = read.plus - enhancement;
  const share = kind !== 'natural' || strength <= 0 ? 0 : naturalShare(strength, bonus, place);
  return {
    name: { text: nameOf(strike) },
    kind,
    ...(kind === 'melee' ? holdOf({ strength, bonus, kind }) : { hand: 'primary', light: false }),
    damage: read.dice.map(({ count, sides }) => `${count}d${sides}`).join('+'),
    threatFrom: strike.threatFrom,
    multiplier: Math.min(Math.max(strike.multiplier, 2), 5),
    attackBonus: withinBonus(attackBonusOf(monster, strike, kind, place === 'secondary')),
    damageBonus: withinBonus(enhancement + share),
    strengthRating: Math.min(rating, 20),
  };
}

/** The name of a weapon, whether there is one of it or several. */
function singular(name: string): string {
  return name
    .toLowerCase()
    .replace(/(?:ves|es|s)?$/, '')
    .replace(/hoof$/, 'hoo');
}

/** The weapons that a block's attacks come to, each once; and the strikes that the sheet has no place for. */
export function weaponsOf(monster: Monster): {
  readonly weapons: readonly SheetWeapon[];
  readonly without: readonly PrintedStrike[];
} {
  const found = new Map<string, SheetWeapon>();
  const without: PrintedStrike[] = [];
  const take = (strike: PrintedStrike, place: Place) => {
    const key = `${singular(strike.name)} ${strike.mode}`;
    if (found.has(key) || without.some((one) => `${singular(one.name)} ${one.mode}` === key)) return;
    const weapon = weaponOf(monster, strike, place);
    if (weapon === null) without.push(strike);
    else found.set(key, { strike, weapon });
  };
  for (const alternative of monster.fullAttack) {
    const first = alternative[0];
    for (const strike of alternative) {
      const later = strike !== first && Math.max(...strike.bonuses) < Math.max(...(first?.bonuses ?? []));
      const alone = alternative.length === 1 && strike.count === 1;
      take(strike, later ? 'secondary' : alone ? 'only' : 'first');
    }
  }
  for (const strike of monster.attack.flat())
    take(strike, monster.fullAttack.length === 0 ? 'only' : 'first');
  return { weapons: [...found.values()], without };
}
