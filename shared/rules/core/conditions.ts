import type { CatalogueSpec } from './catalogue.ts';
import type { KeyLabel, Label } from './label.ts';
import { isName } from './read-sheet.ts';
import type { ItemField, NumberField, SheetData } from './sheet.ts';
import type { Adjustable, Condition } from './standing.ts';

/** Conditions whose names are proposed. */
const conditionNames = [
  'blessed',
  'blinded',
  'dazzled',
  'entangled',
  'fatigued',
  'hasted',
  'prone',
  'shaken',
  'sickened',
  'slowed',
  'stunned',
  'unableToReact',
] as const;
type ConditionName = (typeof conditionNames)[number];

function conditionWord(name: ConditionName): KeyLabel {
  return { key: `app:conditions.name.${name}` };
}

/** The kind of whatever keeps a creature from reacting, for rules that make something of it. */
export const unableToReact = conditionWord('unableToReact').key;

const nameField: ItemField = {
  field: 'name',
  path: 'name',
  label: { key: 'app:conditions.nameField' },
  help: { key: 'app:conditions.nameHelp' },
  longest: 60,
  proposals: conditionNames.map(conditionWord),
};

const roundsField: NumberField = {
  field: 'number',
  path: 'rounds',
  label: { key: 'app:conditions.rounds' },
  help: { key: 'app:conditions.roundsHelp' },
  least: 0,
  most: 999,
};

/** A condition to begin with: what it adds to which numbers, and for how many rounds (0: until it is ended). */
interface PlainCondition {
  readonly name: ConditionName;
  readonly adjustments?: Readonly<Record<string, number>>;
  readonly rounds?: number;
}

/** The conditions of a campaign, which change some of its system's numbers for whoever has them. */
export function conditionCatalogue(
  adjustables: readonly Adjustable[],
  start: readonly PlainCondition[],
): CatalogueSpec {
  const entry = ({ name, adjustments = {}, rounds = 0 }: PlainCondition): SheetData => ({
    name: { key: conditionWord(name).key },
    ...Object.fromEntries(adjustables.map(({ id }) => [id, adjustments[id] ?? 0])),
    rounds,
  });
  const modifierFields = adjustables.map(
    ({ id, label }): NumberField => ({
      field: 'number',
      path: id,
      label,
      help: { key: 'app:conditions.modifierHelp' },
      least: -20,
      most: 20,
      signed: true,
    }),
  );
  return {
    id: 'conditions',
    label: { key: 'app:conditions.title' },
    addLabel: { key: 'app:conditions.add' },
    item: [nameField, ...modifierFields, roundsField],
    newEntry: entry({ name: 'shaken' }),
    start: start.map(entry),
  };
}

/** An entry of the conditions as fights lay it on a creature, and the rounds that it lasts as a rule; null: until it is ended. */
export function conditionOf(
  entry: SheetData,
  adjustables: readonly Adjustable[],
): { readonly condition: Condition; readonly rounds: number | null } {
  const name: Label = isName(entry.name) ? entry.name : { text: '' };
  const adjustments = adjustables.flatMap(({ id }) => {
    const value = entry[id];
    return typeof value === 'number' && value !== 0 ? [{ on: id, value }] : [];
  });
  const kind = 'key' in name ? String(name.key) : `typed:${'text' in name ? name.text : ''}`;
  const rounds = typeof entry.rounds === 'number' && entry.rounds > 0 ? entry.rounds : null;
  return { condition: { condition: kind.slice(0, 100), name, adjustments }, rounds };
}
