import type { SheetData } from '../../core/sheet.ts';
import { readWeaponDice } from '../../core/weapon-dice.ts';
import { abilityModifier } from '../ability-scores.ts';
import { strengthOnDamage } from '../strength-damage.ts';
import { sizeModifiers } from '../tables.ts';
import type { Hand, WeaponKind } from '../vocabulary.ts';
import type { Monster, PrintedStrike } from './monster.ts';
import { profaneBonus } from './profane-bonus.ts';

/** A strike that the sheet can hold, with the strike as printed. */
export interface SheetWeapon {
  readonly strike: PrintedStrike;
  readonly weapon: SheetData;
}

const longestName = 60;
/** As many as a sheet holds. */
export const mostWeapons = 20;

/** Weapons that are made; whatever else strikes is a part of the creature. */
const madeWeapons =
  /(?:^\+\d|masterwork|sword|axe|mace|flail|spear|lance|club|hammer|dagger|knife|staff|\bwhip|chain|scythe|glaive|falchion|scimitar|rapier|trident|\bpick|morningstar|javelin|sickle|kukri|\bnet\b|halberd|guisarme|ranseur|\bsap\b|dart|\bpike|fork|razor|sab(?:er|re)|bolas|cutlass|siangham|kama|nunchaku|\brock|boulder|\bstone)/i;

function kindOf({ name, mode }: PrintedStrike): WeaponKind {
  const said = name.toLowerCase().replace(/ \(.{1,80}\)$/, '');
  if (mode === 'ranged') {
    if (/composite/.test(said)) return 'composite-bow';
    if (/crossbow|ray|spit|gaze/.test(said)) return 'crossbow';
    if (/bow/.test(said)) return 'bow';
    return /sling/.test(said) ? 'sling' : 'thrown';
  }
  if (/^(?:unarmed|fist)/.test(said)) return 'unarmed';
  return madeWeapons.test(said) ? 'melee' : 'natural';
}

/** The name of a weapon, whether there is one of it or several. */
function singular(name: string): string {
  return name
    .toLowerCase()
    .replace(/hooves$/, 'hoof')
    .replace(/(?<=(?:ch|sh|x))es$|(?<!s)s$/, '');
}

/** "+2 flaming longsword": what the magic of a weapon adds. */
function enhancementOf(name: string): number {
  return Number(/^\+(\d{1,2}) /.exec(name)?.[1] ?? 0);
}

function hasFeat({ feats }: Monster, pattern: RegExp): boolean {
  return feats.some(({ name }) => pattern.test(name));
}

/** What feats of weapon focus add to attacks with a weapon. */
function focusOn(monster: Monster, name: string): number {
  return monster.feats.reduce((sum, feat) => {
    const [, grade = '', of] = /^((?:greater|epic) )?weapon focus \((.{1,40})\)$/i.exec(feat.name) ?? [];
    if (of === undefined || !singular(name).includes(singular(of))) return sum;
    return sum + (/^epic/i.test(grade) ? 2 : 1);
  }, 0);
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
  const ways = kind === 'thrown' ? holds.filter(({ hand }) => hand !== 'off') : holds;
  const fits = ways.find(
    (hold) => strengthOnDamage(strength, { weapon: kind, strengthRating: 0, ...hold }).total === bonus,
  );
  return fits ?? { hand: 'primary', light: false };
}

/** Weapons that Weapon Finesse lets Dexterity wield, natural ones aside. */
const lightWeapons =
  /(?:dagger|short sword|rapier|handaxe|sickle|kukri|light (?:hammer|mace|pick)|sap|whip|spiked chain|unarmed strike)s?$/i;

/** Giants throw rocks better than anything else. */
function rockThrowing({ specialAttacks }: Monster, { name, mode }: PrintedStrike): number {
  const thrown = mode === 'ranged' && /\brocks?$/i.test(name);
  return thrown && specialAttacks.some((special) => /^rock throwing/i.test(special)) ? 1 : 0;
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
  const light = kind === 'natural' || kind === 'unarmed' || lightWeapons.test(strike.name);
  const finesse = light && hasFeat(monster, /^weapon finesse/i);
  const better = Math.max((dexterity ?? 0) - (strength ?? 0), 0);
  const quick = strike.mode === 'melee' && (incorporeal || finesse) ? better : 0;
  const masterwork = /masterwork/i.test(strike.name) ? 1 : 0;
  const second = secondary && kind === 'natural' ? (hasFeat(monster, /^multiattack$/i) ? -2 : -5) : 0;
  const skill = focusOn(monster, strike.name) + rockThrowing(monster, strike) + profaneBonus(monster);
  return enhancementOf(strike.name) + masterwork + skill + quick + second;
}

/** Whether a natural weapon that is not behind another strikes as if it were, as the hooves of untrained horses do. */
function strikesAsSecondary(monster: Monster, strike: PrintedStrike): boolean {
  const { baseAttack, size } = monster;
  const [first] = strike.bonuses;
  if (baseAttack === null || size === null || first === undefined || strike.mode !== 'melee') return false;
  const strength = abilityModifier(monster.abilities.strength ?? 10);
  const others = baseAttack + strength + sizeModifiers[size];
  return first === others + attackBonusOf(monster, strike, 'natural', true);
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

/** Spells delivered by touch deal what they deal; teeth and spikes add Strength by their place. */
function damageShare(
  { touch, mode }: PrintedStrike,
  held: {
    readonly kind: WeaponKind;
    readonly strength: number;
    readonly bonus: number;
    readonly place: Place;
  },
): number {
  const { kind, strength, bonus, place } = held;
  if (touch && bonus === 0) return kind === 'crossbow' || kind === 'bow' ? 0 : -strength;
  if (strength <= 0) return 0;
  if (kind === 'natural') return naturalShare(strength, bonus, place);
  // Spines and the like that are flung add half.
  const half = Math.floor(strength / 2);
  return mode === 'ranged' && kind === 'thrown' && bonus === half ? half - strength : 0;
}

/** A strike as a weapon of the sheet; null where it has no dice of damage. */
function weaponOf(monster: Monster, strike: PrintedStrike, among: Place): SheetData | null {
  const read = readWeaponDice(strike.damage ?? '');
  if (read === undefined || strike.mode === 'swarm') return null;
  const kind = kindOf(strike);
  const strength = abilityModifier(monster.abilities.strength ?? 10);
  const enhancement = enhancementOf(strike.name);
  const rating = Number(/\(\+(\d{1,2}) str bonus\)/i.exec(strike.name)?.[1] ?? 0);
  const profane = profaneBonus(monster);
  const bonus = read.plus - enhancement - profane;
  const place = kind === 'natural' && strikesAsSecondary(monster, strike) ? 'secondary' : among;
  const share = damageShare(strike, { kind, strength, bonus, place });
  return {
    name: { text: nameOf(strike) },
    kind,
    ...(kind === 'melee' || kind === 'thrown'
      ? holdOf({ strength, bonus, kind })
      : { hand: 'primary', light: false }),
    touch: strike.touch,
    damage: read.dice.map(({ count, sides }) => `${count}d${sides}`).join('+'),
    threatFrom: strike.threatFrom,
    multiplier: Math.min(Math.max(strike.multiplier, 2), 5),
    attackBonus: withinBonus(attackBonusOf(monster, strike, kind, place === 'secondary')),
    damageBonus: withinBonus(enhancement + profane + share),
    strengthRating: Math.min(rating, 20),
  };
}

function keyOf({ name, mode }: PrintedStrike): string {
  return `${singular(name)} ${mode}`;
}

/** The weapons that a block's attacks come to, each once; and the strikes that the sheet has no place for. */
export function weaponsOf(monster: Monster): {
  readonly weapons: readonly SheetWeapon[];
  readonly without: readonly PrintedStrike[];
} {
  const found = new Map<string, SheetWeapon>();
  const without: PrintedStrike[] = [];
  const take = (strike: PrintedStrike, place: Place) => {
    const key = keyOf(strike);
    if (found.has(key) || without.some((one) => keyOf(one) === key)) return;
    const weapon = weaponOf(monster, strike, place);
    if (weapon === null) without.push(strike);
    else found.set(key, { strike, weapon });
  };
  const singles = monster.attack.flat();
  for (const alternative of monster.fullAttack) {
    const first = alternative[0];
    const melee = alternative.filter(({ mode }) => mode === 'melee');
    for (const strike of alternative) {
      const later = strike !== first && Math.max(...strike.bonuses) < Math.max(...(first?.bonuses ?? []));
      const alone = melee.length === 1 && strike.count === 1;
      // Two weapons at once strike worse: what one does by itself is what the sheet holds.
      const single = singles.find((one) => keyOf(one) === keyOf(strike));
      const better = kindOf(strike) !== 'natural' && (single?.bonuses[0] ?? 0) > (strike.bonuses[0] ?? 0);
      take(better ? (single ?? strike) : strike, later ? 'secondary' : alone ? 'only' : 'first');
    }
  }
  for (const strike of singles) take(strike, monster.fullAttack.length === 0 ? 'only' : 'first');
  return { weapons: [...found.values()], without };
}
