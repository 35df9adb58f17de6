import { type Figure, figure } from '../core/figure.ts';
import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import { levelPart } from './level.ts';
import { word } from './words.ts';

/** What a spell or a technique costs: the mana it lists and the level of whoever uses it, already checked. */
export function manaCost(listed: number, level: number): Figure {
  const source = word('source.manaCost');
  return figure([{ label: word('part.listedCost'), value: listed, source }, levelPart(level, source)]);
}

/** Pays before the roll, so that a failure costs as much. Refused: `ILLEGAL_MOVE` when there is too little. */
export function payMana(mana: number, cost: Figure): Result<Figure, RuleRefusal> {
  if (mana < cost.total) return refused('ILLEGAL_MOVE', 'mana', { cost: cost.total, mana });
  return granted(
    figure([
      { label: word('part.mana'), value: mana, source: word('source.sheet') },
      { label: word('part.spent'), value: 0 - cost.total, source: word('source.manaCost') },
    ]),
  );
}
