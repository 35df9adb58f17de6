import type { KeyLabel, Label } from '../../core/label.ts';
import type { PastedCreature } from '../../core/pasted.ts';
import type { SheetData } from '../../core/sheet.ts';
import { abilityModifier } from '../ability-scores.ts';
import { baseSave } from '../progression.ts';
import { newSheet, partsOfHitDie } from '../sheet/form.ts';
import { sheets } from '../sheet/rules.ts';
import { creatureAdvancement } from '../tables.ts';
import {
  abilities,
  type ClassId,
  type CreatureType,
  classes,
  creatureTypes,
  maneuverabilities,
  type Save,
  saveRates,
  saves,
  savingAbility,
  waysToMove,
} from '../vocabulary.ts';
import { word } from '../words.ts';
import { asPrinted } from './as-printed.ts';
import { comparisonsOf, mostHitDice } from './comparisons.ts';
import { labels } from './labels.ts';
import type { Monster } from './monster.ts';
import { profaneBonus } from './profane-bonus.ts';
import type { StatBlock } from './read-stat-block.ts';
import { mostWeapons, weaponsOf } from './weapon-of.ts';

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** A person who turns into an animal has a die as a warrior beside those of the beast: "1d8+1 plus 3d8+6". */
function isLycanthrope({ type, subtypes, hitDice }: Monster): boolean {
  const changes = subtypes.some((subtype) => subtype.toLowerCase() === 'shapechanger');
  return type === 'Humanoid' && changes && /^1d8[^ ]* plus /.test(hitDice ?? '');
}

/** "Ogre, 4th-Level Barbarian": the classes that a name tells of, or a lycanthrope's dice. */
function classesOf(monster: Monster): readonly { readonly class: ClassId; readonly level: number }[] {
  const { name } = monster;
  const found = /(\d{1,2})(?:st|nd|rd|th)-level ([a-z]{4,10})/i.exec(name ?? '');
  const named = classes.find((one) => one === found?.[2]?.toLowerCase());
  const level = Number(found?.[1] ?? 0);
  if (named !== undefined && level >= 1 && level <= 20) return [{ class: named, level }];
  return isLycanthrope(monster) ? [{ class: 'warrior', level: 1 }] : [];
}

function typeOf(monster: Monster): CreatureType | undefined {
  const said = monster.type?.toLowerCase().replace(' ', '-');
  return creatureTypes.find((type) => type === said);
}

/** What feats add to one save. */
const saveFeats: Readonly<Record<Save, Readonly<Record<string, number>>>> = {
  fortitude: { 'great fortitude': 2, 'epic fortitude': 4 },
  reflex: { 'lightning reflexes': 2, 'epic reflexes': 4 },
  will: { 'iron will': 2, 'epic will': 4 },
};

/** What small folk add to every save, where the block names their traits. */
function racialBonus({ specialQualities }: Monster): number {
  if (specialQualities.some((quality) => /^svirfneblin traits/i.test(quality))) return 2;
  return specialQualities.some((quality) => /^halfling traits/i.test(quality)) ? 1 : 0;
}

function initiativeFeats({ feats }: Monster): number {
  if (feats.some(({ name }) => /^superior initiative/i.test(name))) return 8;
  return feats.some(({ name }) => /^improved initiative/i.test(name)) ? 4 : 0;
}

/** Gathers a sheet's fields, and what had to stand in for what the block says or does not say. */
class SheetMaker {
  readonly notes: KeyLabel[] = [];
  readonly #monster: Monster;

  constructor(monster: Monster) {
    this.#monster = monster;
  }

  /** What a field says, or what stands in for it where the block does not. */
  #said<T extends string | number>(
    value: T | null | undefined,
    standIn: T,
    field: KeyLabel,
    shown: Label | T,
  ): T {
    if (value !== null && value !== undefined) return value;
    this.notes.push(word('paste.standsIn', { field, value: shown }));
    return standIn;
  }

  #limited(value: number, least: number, most: number, field: KeyLabel): number {
    const kept = within(value, least, most);
    if (kept !== value) this.notes.push(word('paste.limited', { field, printed: value, kept }));
    return kept;
  }

  /** The largest part of a hit die that sheets know and that is no larger than the printed one. */
  #partOfHitDie(printed: number, field: KeyLabel): number {
    const kept = partsOfHitDie.findLast((part) => part <= printed) ?? partsOfHitDie[0];
    return this.#limited(printed, kept, kept, field);
  }

  #hitDice(levels: number): number {
    const { hitDiceCount } = this.#monster;
    const field = word('field.hitDice');
    const count = this.#said(hitDiceCount, 1, field, 1) - levels;
    if (count <= 0 && levels > 0) return 0;
    if (count < 1) return this.#partOfHitDie(count, field);
    return this.#limited(Math.floor(count), 1, mostHitDice, field);
  }

  #scores(): SheetData {
    const { abilities: printed } = this.#monster;
    return Object.fromEntries(
      abilities.map((id) => {
        const field = word(`ability.${id}`);
        const standing = id === 'dexterity' ? this.#stillness() : 10;
        if (printed[id] === null) this.notes.push(word('paste.noScore', { ability: field, score: standing }));
        return [id, this.#limited(printed[id] ?? standing, 1, 80, field)];
      }),
    );
  }

  /** The score that its armour class or initiative shows of a creature without Dexterity, which cannot move. */
  #stillness(): number {
    const { armorClass, initiative } = this.#monster;
    const parts = armorClass?.parts ?? [];
    const part = parts.find(({ type }) => type === 'dexterity')?.value ?? 0;
    const shown = parts.length > 0 ? part : (initiative ?? 0);
    return shown < 0 ? Math.max(10 + 2 * shown, 1) : 10;
  }

  #armor(): SheetData {
    const parts = this.#monster.armorClass?.parts ?? [];
    const sum = (type: string) =>
      parts.filter((part) => part.type === type).reduce((total, { value }) => total + value, 0);
    const dexterity = abilityModifier(this.#monster.abilities.dexterity ?? 10);
    const limit = parts.some(({ type }) => type === 'dexterity') ? sum('dexterity') : 0;
    const limits = limit >= 0 && limit < dexterity && parts.length > 0;
    const bonuses = parts.filter(({ type }) => type === 'deflection' || type === 'dodge' || type === 'other');
    return {
      armor: this.#limited(sum('armor'), 0, 30, word('field.armor')),
      shield: this.#limited(sum('shield'), 0, 30, word('field.shield')),
      natural: this.#limited(sum('natural'), 0, 60, word('field.natural')),
      limitsDexterity: limits,
      maxDexterity: limits ? within(limit, 0, 30) : 0,
      armorClassBonuses: bonuses
        .slice(0, 20)
        .map(({ type, value }) => ({ type, value: within(value, -20, 20) })),
    };
  }

  /** Which rate of growth and which feats a printed save shows. */
  #save(save: Save, hitDice: number, type: CreatureType, levels: ReturnType<typeof classesOf>): SheetData {
    const { saves: printed, abilities: scores, feats } = this.#monster;
    const other =
      feats.reduce((sum, { name }) => sum + (saveFeats[save][name.toLowerCase()] ?? 0), 0) +
      profaneBonus(this.#monster) +
      racialBonus(this.#monster);
    const usual = creatureAdvancement[type].saves;
    const of = (rate: (typeof saveRates)[number]) => {
      const creature = hitDice > 0 ? [{ creature: type, hitDice, saves: { ...usual, [save]: rate } }] : [];
      const base = baseSave([...creature, ...levels], save).total;
      return base + abilityModifier(scores[savingAbility[save]] ?? 10) + other;
    };
    const unusual = saveRates.find((rate) => rate !== usual[save] && of(rate) === printed[save]);
    const rate = of(usual[save]) === printed[save] || unusual === undefined ? 'type' : unusual;
    return { [`${save}Rate`]: rate, [`${save}Other`]: other };
  }

  /** Who is said to swim or to fly and nothing else does not walk. */
  #movement(): SheetData {
    const { speed } = this.#monster;
    const others = waysToMove.map((way) => [way, speed?.[way] ?? 0] as const);
    const walks = speed?.land ?? (others.some(([, feet]) => feet > 0) ? 0 : undefined);
    const grade = maneuverabilities.find((one) => one === speed?.maneuverability);
    const kept = (feet: number, field: KeyLabel): number => this.#limited(feet, 0, 500, field);
    return {
      speed: kept(this.#said(walks, 0, word('field.speed'), 0), word('field.speed')),
      ...Object.fromEntries(others.map(([way, feet]) => [way, kept(feet, word(`movement.${way}`))])),
      ...(grade === undefined ? {} : { maneuverability: grade }),
    };
  }

  sheet(): SheetData {
    const monster = this.#monster;
    const levels = classesOf(monster);
    const type = this.#said(typeOf(monster), 'animal', word('field.type'), word('type.animal'));
    const hitDice = this.#hitDice(levels.reduce((sum, { level }) => sum + level, 0));
    const points = this.#said(monster.hitPoints, 1, word('column.hitPoints'), 1);
    const { weapons, without } = weaponsOf(monster);
    for (const { name } of [...without, ...weapons.slice(mostWeapons).map(({ strike }) => strike)])
      this.notes.push(word('paste.noWeapon', { name: { text: name } }));
    return {
      ...newSheet('monster'),
      type,
      size: this.#said(monster.size, 'medium', word('field.size'), word('size.medium')),
      hitDice,
      classes: levels.map((one) => ({ ...one })),
      ...Object.assign({}, ...saves.map((save) => this.#save(save, hitDice, type, levels))),
      ...this.#scores(),
      ...this.#armor(),
      initiativeOther: initiativeFeats(monster),
      hitPoints: this.#limited(points, 1, 9999, word('column.hitPoints')),
      ...this.#movement(),
      weapons: weapons.slice(0, mostWeapons).map(({ weapon }) => weapon),
    };
  }
}

/** "ANGEL, ASTRAL DEVA": headings are printed in capitals, names are not written so. */
function writtenName(name: string | null): string | null {
  if (name === null || name.length < 4 || /[a-z]/.test(name)) return name;
  return name.toLowerCase().replace(/(?<![a-z'’])[a-z]/g, (letter) => letter.toUpperCase());
}

/** Makes a monster of a block: a whole sheet with the printed numbers, and all that is to be told about it. */
export function toCreature(block: StatBlock): PastedCreature {
  const { monster, lines, outside, text } = block;
  const maker = new SheetMaker(monster);
  const made = sheets.readSheet('monster', maker.sheet(), {});
  if (!made.ok) throw new Error(`a block made a faulty sheet: ${JSON.stringify(made.error)}`);
  const { sheet, differences } = asPrinted(made.value, monster, comparisonsOf(block));
  return {
    name: writtenName(monster.name),
    sheet,
    lines: lines.map(({ field, text: line, unread }) => ({ label: labels[field], text: line, unread })),
    outside,
    differences,
    notes: maker.notes,
    text: text.trim(),
  };
}
