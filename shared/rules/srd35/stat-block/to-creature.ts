import { placeOf, withByHand } from '../../core/by-hand.ts';
import type { KeyLabel, Label } from '../../core/label.ts';
import type { PastedCreature, PrintedDifference } from '../../core/pasted.ts';
import type { DerivedRow, SheetData } from '../../core/sheet.ts';
import { abilityModifier } from '../ability-scores.ts';
import { baseSave } from '../progression.ts';
import { derive } from '../sheet/derive.ts';
import { newSheet } from '../sheet/form.ts';
import { sheets } from '../sheet/rules.ts';
import { creatureAdvancement } from '../tables.ts';
import {
  abilities,
  type ClassId,
  type CreatureType,
  classes,
  creatureTypes,
  type Save,
  saveRates,
  saves,
  savingAbility,
} from '../vocabulary.ts';
import { word } from '../words.ts';
import { labels } from './labels.ts';
import type { Monster } from './monster.ts';
import type { StatBlock } from './read-stat-block.ts';
import { weaponsOf } from './weapon-of.ts';

const mostWeapons = 20;
const mostHitDice = 60;
/** Beyond this no number can be set by hand. */
const mostByHand = 99_999;

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** "Ogre, 4th-Level Barbarian": the classes that a name tells of. */
function classesOf(name: string | null): readonly { readonly class: ClassId; readonly level: number }[] {
  const found = /(\d{1,2})(?:st|nd|rd|th)-level ([a-z]{4,10})/i.exec(name ?? '');
  const named = classes.find((one) => one === found?.[2]?.toLowerCase());
  const level = Number(found?.[1] ?? 0);
  return named === undefined || level < 1 || level > 20 ? [] : [{ class: named, level }];
}

function typeOf(monster: Monster): CreatureType | undefined {
  const said = monster.type?.toLowerCase().replace(' ', '-');
  return creatureTypes.find((type) => type === said);
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

  #hitDice(levels: number): number {
    const { hitDiceCount } = this.#monster;
    const field = word('field.hitDice');
    const count = this.#said(hitDiceCount, 1, field, 1) - levels;
    if (count <= 0 && levels > 0) return 0;
    if (count < 1) return count > 0.25 ? 0.5 : 0.25;
    return this.#limited(Math.floor(count), 1, mostHitDice, field);
  }

  #scores(): SheetData {
    const { abilities: printed } = this.#monster;
    return Object.fromEntries(
      abilities.map((id) => {
        const field = word(`ability.${id}`);
        if (printed[id] === null) this.notes.push(word('paste.noScore', { ability: field }));
        return [id, this.#limited(printed[id] ?? 10, 1, 80, field)];
      }),
    );
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
    const helpful = { fortitude: /^great fortitude/i, reflex: /^lightning reflexes/i, will: /^iron will/i }[
      save
    ];
    const other = feats.some(({ name }) => helpful.test(name)) ? 2 : 0;
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

  #speed(): number {
    const { speed } = this.#monster;
    const feet = speed?.land ?? speed?.fly ?? speed?.swim ?? speed?.climb ?? speed?.burrow;
    return this.#limited(this.#said(feet, 0, word('field.speed'), 0), 0, 500, word('field.speed'));
  }

  sheet(): SheetData {
    const monster = this.#monster;
    const levels = classesOf(monster.name);
    const type = this.#said(typeOf(monster), 'animal', word('field.type'), word('type.animal'));
    const hitDice = this.#hitDice(levels.reduce((sum, { level }) => sum + level, 0));
    const improved = monster.feats.some(({ name }) => /^improved initiative/i.test(name));
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
      initiativeOther: improved ? 4 : 0,
      hitPoints: this.#limited(points, 1, 9999, word('column.hitPoints')),
      speed: this.#speed(),
      weapons: weapons.slice(0, mostWeapons).map(({ weapon }) => weapon),
    };
  }
}

/** A printed number, and where the sheet has its own. */
interface Printed {
  readonly group: string;
  readonly row: string;
  readonly column: number;
  readonly value: number | null | undefined;
}

/** What the block prints of what the rules derive; a number comes before those that rest on it. */
function printedNumbers(monster: Monster): readonly Printed[] {
  const { armorClass } = monster;
  const { weapons } = weaponsOf(monster);
  const one = (group: string, row: string, value: number | null | undefined): Printed => ({
    group,
    row,
    column: 0,
    value,
  });
  return [
    one('combat', 'initiative', monster.initiative),
    one('combat', 'baseAttack', monster.baseAttack),
    one('armorClass', 'total', armorClass?.total),
    one('armorClass', 'touch', armorClass?.touch),
    one('armorClass', 'flatFooted', armorClass?.flatFooted),
    ...saves.map((save) => one('saves', save, monster.saves[save])),
    ...weapons.slice(0, mostWeapons).flatMap(({ strike }, at) => {
      const row = `weapons.${at}`;
      const plus = /^\d{1,3}d\d{1,3}([+-]\d{1,4})?$/.exec(strike.damage ?? '');
      const damage = plus === null ? null : Number(plus[1] ?? 0);
      const further = strike.bonuses.length > 1 ? strike.bonuses : [];
      return [
        one('attacks', row, strike.bonuses[0]),
        { ...one('attacks', row, damage), column: 1 },
        ...further.map((value, column) => ({ ...one('fullAttacks', row, value), column })),
      ];
    }),
  ];
}

/** Sets every printed number by hand that the rules work out otherwise, and tells both. */
function asPrinted(
  sheet: SheetData,
  monster: Monster,
): { sheet: SheetData; differences: PrintedDifference[] } {
  const differences: PrintedDifference[] = [];
  let set = sheet;
  let groups = derive(set, {});
  for (const { group: id, row: rowId, column, value } of printedNumbers(monster)) {
    const group = groups.find((one) => one.id === id);
    const row: DerivedRow | undefined = group?.rows.find((one) => one.id === rowId);
    const computed = row?.figures[column];
    const head = group?.columns[column];
    if (value === null || value === undefined || row === undefined || computed === undefined) continue;
    if (head === undefined || computed.figure.total === value || Math.abs(value) > mostByHand) continue;
    differences.push({ label: row.label, column: head, printed: value, computed });
    set = withByHand(set, placeOf(id, rowId, column), value);
    groups = derive(set, {});
  }
  return { sheet: set, differences };
}

/** Makes a monster of a block: a whole sheet with the printed numbers, and all that is to be told about it. */
export function toCreature({ monster, lines, outside }: StatBlock, text: string): PastedCreature {
  const maker = new SheetMaker(monster);
  const made = sheets.readSheet('monster', maker.sheet(), {});
  if (!made.ok) throw new Error(`a block made a faulty sheet: ${JSON.stringify(made.error)}`);
  const { sheet, differences } = asPrinted(made.value, monster);
  return {
    name: monster.name,
    sheet,
    lines: lines.map(({ field, text: line, unread }) => ({ label: labels[field], text: line, unread })),
    outside,
    differences,
    notes: maker.notes,
    text: text.trim(),
  };
}
