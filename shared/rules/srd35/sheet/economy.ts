import type { Economy } from '../../core/system.ts';
import { furtherAttacks, type TurnCost, turnCosts } from '../vocabulary.ts';
import { word } from '../words.ts';
import { baseSequenceOf } from './figures.ts';
import { type Srd35Sheet, sheetOf } from './read.ts';

type Turn = Readonly<Partial<Record<TurnCost, number>>>;

/** A full attack: every natural weapon and the off hand once, or the further attacks of skill at arms. */
function fullAttack(sheet: Srd35Sheet): Turn {
  const further = furtherAttacks.slice(0, baseSequenceOf(sheet).length - 1);
  const natural = sheet.weapons.filter(({ kind }) => kind === 'natural').length;
  const offHand = sheet.weapons.filter(({ hand, kind }) => hand === 'off' && kind !== 'natural').length;
  return {
    standard: Math.max(1, natural) + Math.min(1, offHand),
    ...Object.fromEntries(further.map((cost) => [cost, 1])),
  };
}

/** An attack and a move, two moves, a run, or a full attack. */
export const economy: Economy = {
  costs: turnCosts.map((id) => ({ id, label: word(`cost.${id}`) })),
  turns: (data): readonly Turn[] => [
    { standard: 1, move: 1 },
    { move: 2 },
    { full: 1 },
    fullAttack(sheetOf(data)),
  ],
};
