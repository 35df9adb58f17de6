import { readArmorClass } from './armor-class.ts';
import { readAttacks } from './attacks.ts';
import { fieldsOf } from './fields.ts';
import { readHitDice } from './hit-dice.ts';
import { type FieldId, labels } from './labels.ts';
import { readFeats, readNames, readSkills } from './lists.ts';
import type { Monster, Reading } from './monster.ts';
import { readAbilities, readBaseAttack, readInitiative, readSaves, readSpace } from './numbers.ts';
import { readSizeType } from './size-type.ts';
import { readSpeed } from './speed.ts';
import { isDash, oneLine, plain } from './text.ts';

/** A published block as read, and every piece of text in it that was not understood. */
export interface StatBlock {
  readonly monster: Monster;
  readonly unread: readonly string[];
}

/**
 * Reads a published English stat block, pasted as plain text. Nothing is guessed: what is not understood is
 * unread, and what the block does not say is null.
 */
export function readStatBlock(text: string): StatBlock {
  const { name, values, unread: outside } = fieldsOf(text);
  const unread: string[] = [...outside];

  function read<T>(field: FieldId, reader: (line: string) => Reading<T>, absent: T): T {
    const line = values.get(field);
    if (line === undefined) return absent;
    const reading = reader(line);
    unread.push(...reading.unread.map((piece) => `${labels[field]}: ${piece}`));
    return reading.value;
  }
  const words = (field: FieldId, written = oneLine): string | null => {
    const line = values.get(field);
    return line === undefined || isDash(line) ? null : written(line);
  };

  const sizeType = read('sizeType', readSizeType, null);
  const hitDice = read('hitDice', readHitDice, null);
  const { initiative, initiativeNote } = read('initiative', readInitiative, readInitiative('').value);
  const speed = read('speed', readSpeed, null);
  const armorClass = read('armorClass', readArmorClass, null);
  const { baseAttack, grapple } = read('baseAttack', readBaseAttack, { baseAttack: null, grapple: null });
  const attack = read('attack', readAttacks, []);
  const fullAttack = read('fullAttack', readAttacks, []);
  const room = read('space', readSpace, { space: null, reach: null, reachNote: null });
  const specialAttacks = read('specialAttacks', readNames, []);
  const specialQualities = read('specialQualities', readNames, []);
  const { saves, saveNotes } = read('saves', readSaves, readSaves('').value);
  const abilities = read('abilities', readAbilities, readAbilities('').value);
  const skills = read('skills', readSkills, []);
  const feats = [...read('feats', readFeats, []), ...read('epicFeats', readFeats, [])];
  return {
    monster: {
      name,
      size: sizeType?.size ?? null,
      type: sizeType?.type ?? null,
      subtypes: sizeType?.subtypes ?? [],
      hitDice: hitDice?.notation ?? null,
      hitDiceCount: hitDice?.count ?? null,
      hitPoints: hitDice?.hitPoints ?? null,
      initiative,
      initiativeNote,
      speed,
      armorClass,
      baseAttack,
      grapple,
      attack,
      fullAttack,
      ...room,
      specialAttacks,
      specialQualities,
      saves,
      saveNotes,
      abilities,
      skills,
      feats,
      environment: words('environment'),
      organization: words('organization'),
      challengeRating: words('challengeRating', plain),
      treasure: words('treasure'),
      alignment: words('alignment'),
      advancement: words('advancement'),
      levelAdjustment: words('levelAdjustment'),
    },
    unread,
  };
}
