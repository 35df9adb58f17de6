import { readArmorClass } from './armor-class.ts';
import { readAttacks } from './attacks.ts';
import { blocksOf } from './blocks.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { hitPointsOf, readHitDice } from './hit-dice.ts';
import { type FieldId, labels } from './labels.ts';
import { readFeats, readNames, readSkills } from './lists.ts';
import type { Monster, Reading } from './monster.ts';
import {
  readAbilities,
  readBaseAttack,
  readGrapple,
  readInitiative,
  readReach,
  readSaves,
  readSpace,
} from './numbers.ts';
import { repaired } from './paste.ts';
import { readSizeType } from './size-type.ts';
import { readSpeed } from './speed.ts';
import { isDash, notUnderstood, oneLine, plain } from './text.ts';

/** A line of a block: what its label stands before, and the pieces of it that were not understood. */
export interface ReadLine {
  readonly field: FieldId;
  readonly text: string;
  readonly unread: readonly string[];
}

/** A published block as read, and every piece of text in it that was not understood. */
export interface StatBlock {
  readonly monster: Monster;
  /** In the order in which they stand. */
  readonly lines: readonly ReadLine[];
  /** Text that belongs to no line. */
  readonly outside: readonly string[];
  /** All that was not understood, in lines (after their label) and outside them. */
  readonly unread: readonly string[];
  /** The text of this block alone. */
  readonly text: string;
}

/** What a line says by pointing at another creature of the paste: "(same as human form)". */
function sameAs(text: string, field: FieldId, earlier: readonly StatBlock[]): string {
  const other = /^\(?same as (?:in )?([a-z ]{3,40})\)?$/i.exec(text)?.[1]?.toLowerCase();
  const block = earlier.find(
    ({ monster }) => other !== undefined && monster.name?.toLowerCase().endsWith(other),
  );
  return block?.lines.find((line) => line.field === field)?.text ?? text;
}

/** Reads lines one by one, and keeps what was not understood in each. */
class LineReader {
  readonly lines: readonly (ReadLine & { unread: string[] })[];

  constructor({ texts }: Fields, earlier: readonly StatBlock[]) {
    this.lines = texts.map(({ field, text }) => ({ field, text: sameAs(text, field, earlier), unread: [] }));
  }

  /** What a line says; `absent` where the block has no such line. */
  read<T>(field: FieldId, reader: (text: string) => Reading<T>, absent: T): T {
    const line = this.lines.find((one) => one.field === field);
    if (line === undefined) return absent;
    const { value, unread } = reader(line.text);
    line.unread.push(...unread);
    return value;
  }

  /** A line of words, as printed; null where it is a dash. */
  words(field: FieldId, written = oneLine): string | null {
    return this.read(field, (text) => ({ value: isDash(text) ? null : written(text), unread: [] }), null);
  }
}

function readHitPoints(text: string): Reading<number | null> {
  const value = hitPointsOf(plain(text).replace(/ ?\([^()]{1,40}\)$/, ''));
  return { value, unread: value === null ? notUnderstood(text) : [] };
}

/** A number that stands in two places; where they differ, the second is not understood. */
function agreed(first: number | null, second: number | null): number | null {
  return first ?? second;
}

/**
 * Reads a published English stat block, pasted as plain text. Nothing is guessed: what is not understood is
 * unread, and what the block does not say is null. It may point at blocks that stand before it in the same paste.
 */
export function readStatBlock(text: string, earlier: readonly StatBlock[] = []): StatBlock {
  const fields = fieldsOf(repaired(text));
  const block = new LineReader(fields, earlier);
  const sizeType = block.read('sizeType', readSizeType, null);
  const hitDice = block.read('hitDice', readHitDice, null);
  const hitPoints = block.read('hitPoints', readHitPoints, null);
  const { initiative, initiativeNote } = block.read('initiative', readInitiative, readInitiative('').value);
  const speed = block.read('speed', readSpeed, null);
  const armorClass = block.read('armorClass', readArmorClass, null);
  const base = block.read('baseAttack', readBaseAttack, readBaseAttack('').value);
  const grapple = block.read('grapple', readGrapple, readGrapple('').value);
  const attack = block.read('attack', readAttacks, []);
  const fullAttack = block.read('fullAttack', readAttacks, []);
  const melee = block.read('melee', (line) => readAttacks(line, 'melee'), []);
  const ranged = block.read('ranged', (line) => readAttacks(line, 'ranged'), []);
  const room = block.read('space', readSpace, { space: null, reach: null, reachNote: null });
  const reach = block.read('reach', readReach, { reach: null, reachNote: null });
  const specialAttacks = block.read('specialAttacks', readNames, []);
  const specialQualities = block.read('specialQualities', readNames, []);
  const { saves, saveNotes } = block.read('saves', readSaves, readSaves('').value);
  const abilities = block.read('abilities', readAbilities, readAbilities('').value);
  const skills = block.read('skills', readSkills, []);
  const feats = [...block.read('feats', readFeats, []), ...block.read('epicFeats', readFeats, [])];
  const monster: Monster = {
    name: fields.name,
    size: sizeType?.size ?? null,
    type: sizeType?.type ?? null,
    subtypes: sizeType?.subtypes ?? [],
    hitDice: hitDice?.notation ?? null,
    hitDiceCount: hitDice?.count ?? null,
    hitPoints: agreed(hitDice?.hitPoints ?? null, hitPoints),
    initiative,
    initiativeNote,
    speed,
    armorClass,
    baseAttack: base.baseAttack,
    grapple: agreed(base.grapple, grapple.grapple),
    grappleNote: base.grappleNote ?? grapple.grappleNote,
    attack,
    fullAttack: [...fullAttack, ...melee, ...ranged],
    space: room.space,
    reach: agreed(room.reach, reach.reach),
    reachNote: room.reachNote ?? reach.reachNote,
    specialAttacks,
    specialQualities,
    saves,
    saveNotes,
    abilities,
    skills,
    feats,
    environment: block.words('environment'),
    organization: block.words('organization'),
    challengeRating: block.words('challengeRating', plain),
    treasure: block.words('treasure'),
    alignment: block.words('alignment'),
    advancement: block.words('advancement'),
    levelAdjustment: block.words('levelAdjustment'),
  };
  const unread = [
    ...fields.unread,
    ...block.lines.flatMap((line) => line.unread.map((piece) => `${labels[line.field]}: ${piece}`)),
  ];
  return { monster, lines: block.lines, outside: fields.unread, unread, text };
}

/** Reads every block of a paste, below one another or side by side. */
export function readStatBlocks(text: string): readonly StatBlock[] {
  const blocks: StatBlock[] = [];
  for (const block of blocksOf(text)) blocks.push(readStatBlock(block, blocks));
  return blocks;
}
