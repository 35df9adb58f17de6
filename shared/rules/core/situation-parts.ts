import { type Figure, figure, type Part } from './figure.ts';
import type { KeyLabel } from './label.ts';
import { adjusted, type Standing } from './standing.ts';
import { type Rule, tell } from './step.ts';
import type { ActionSituation } from './system.ts';

/** How a system names what the table adds to a number. */
export interface SituationWords {
  readonly modifier: KeyLabel;
  readonly gameMaster: KeyLabel;
  readonly condition: KeyLabel;
}

/** What is added to the actor's roll besides its own: the game master's modifier, and the actor's conditions. */
export function situationParts(
  { modifier, reason, stands }: Pick<ActionSituation, 'modifier' | 'reason' | 'stands'>,
  on: string,
  words: SituationWords,
): readonly Part[] {
  const label = reason === undefined ? words.modifier : { text: reason };
  return [
    ...(modifier === 0 ? [] : [{ label, value: modifier, source: words.gameMaster }]),
    ...adjusted(stands?.actor, on, words.condition),
  ];
}

/**
 * The number that an attack has to beat, with what the target's conditions make of it. Where they change it, or
 * where it is another one than usual, the table is told.
 */
export function* adjustedDefense(
  defense: Figure,
  target: Standing | undefined,
  on: string,
  words: SituationWords,
  told: (total: number) => { readonly verdict: KeyLabel; readonly why: KeyLabel },
  isUsual = true,
): Rule<number> {
  const parts = adjusted(target, on, words.condition);
  if (parts.length === 0 && isUsual) return defense.total;
  const changed = figure([...defense.parts, ...parts]);
  yield* tell({ ...told(changed.total), tone: 'neutral', figure: changed });
  return changed.total;
}
