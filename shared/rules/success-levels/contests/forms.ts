import type { ContestForm } from '../../core/contest.ts';
import { difficulty } from '../sheet/offers.ts';
import { successLevels } from '../vocabulary.ts';
import { word } from '../words.ts';

/** Ways to contest: the first rolls alone, the others against each other. */
export const contestForms = ['test', 'opposed', 'minor-fight', 'extended', 'epic-fight'] as const;
export type ContestFormId = (typeof contestForms)[number];

const minimums = successLevels.map((id) => ({ id, label: word(`result.${id}`) }));

const details = {
  test: { sides: 1, inputs: [difficulty], minimums: [], needsSheets: false },
  opposed: { sides: 2, inputs: [], minimums: [], needsSheets: false },
  'minor-fight': { sides: 2, inputs: [], minimums: [], needsSheets: false },
  extended: { sides: 2, inputs: [], minimums, needsSheets: false },
  // Armour and damage stand on sheets alone.
  'epic-fight': { sides: 2, inputs: [], minimums, needsSheets: true },
} as const satisfies Record<ContestFormId, Omit<ContestForm, 'id' | 'label' | 'about'>>;

/** The ways to contest, as they are offered. */
export const forms: readonly ContestForm[] = contestForms.map((id) => ({
  id,
  label: word(`contest.${id}`),
  about: word(`contest.about.${id}`),
  ...details[id],
}));

/** The way of an id; undefined where there is none. */
export function formOf(id: string): { readonly id: ContestFormId; readonly form: ContestForm } | undefined {
  const known = contestForms.find((one) => one === id);
  const form = forms.find((one) => one.id === id);
  return known === undefined || form === undefined ? undefined : { id: known, form };
}
