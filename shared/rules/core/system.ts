import type { Ask } from './ask.ts';
import type { KeyLabel, Label } from './label.ts';
import type { OptionSpec, OptionValues } from './option.ts';
import type { PasteReader } from './pasted.ts';
import type { Refusal, Result, RuleRefusal } from './result.ts';
import type {
  DerivedGroup,
  DerivedRow,
  FieldRefusalCode,
  SheetData,
  SheetKind,
  SheetSection,
} from './sheet.ts';
import type { ActionOutcome, Rule } from './step.ts';
import type { ReadingTable } from './table.ts';

export const systemIds = ['strike-save', 'success-levels', 'srd35', 'telnas'] as const;
export type SystemId = (typeof systemIds)[number];

/** Something a creature can do, as offered on its turn; `action` with `decisions` names it in the history. */
export interface ActionOffer {
  readonly action: string;
  /** Decisions that this offer has made already (a bonus put on damage, say), by name. */
  readonly decisions: Readonly<Record<string, string>>;
  readonly group: 'attack' | 'save';
  readonly row: DerivedRow;
  readonly targets: 'none' | 'one';
}

/** An action as it is carried out: who, what, against whom; everything that the rule may look at. */
export interface ActionSituation {
  readonly actor: SheetData;
  readonly targets: readonly SheetData[];
  readonly options: OptionValues;
  readonly action: string;
  readonly decisions: Readonly<Record<string, string>>;
  /** What the game master adds to the roll. */
  readonly modifier: number;
}

/** What the services of the table (order, hit points) need to know of a sheet. */
export interface Vitals {
  readonly maximumHitPoints: number;
  /** The number that attackers must beat, for the overview. */
  readonly defense: { readonly label: KeyLabel; readonly value: number };
}

/** Rules that some systems have and others leave to the game master. */
export const services = ['order', 'dying'] as const;
export type Service = (typeof services)[number];

/** What a system makes of sheets: their form, their derived numbers, what their creatures can do. */
export interface SheetRules {
  readonly sections: (kind: SheetKind, options: OptionValues) => readonly SheetSection[];
  readonly newSheet: (kind: SheetKind) => SheetData;
  /** Checks a sheet whole; every faulty field is named. Unknown fields are kept. */
  readonly readSheet: (
    kind: SheetKind,
    raw: unknown,
    options: OptionValues,
  ) => Result<SheetData, readonly Refusal<FieldRefusalCode>[]>;
  /** The derived numbers of a sheet that `readSheet` granted. */
  readonly derive: (sheet: SheetData, options: OptionValues) => readonly DerivedGroup[];
  /** What the creature is, in a line: class and level, for instance. */
  readonly identity: (sheet: SheetData) => Label;
  readonly vitals: (sheet: SheetData, options: OptionValues) => Vitals;
  readonly actions: (sheet: SheetData, options: OptionValues) => readonly ActionOffer[];
  /** The rule of an action that `actions` offers. */
  readonly resolve: (situation: ActionSituation) => Result<Rule<ActionOutcome>, RuleRefusal>;
}

/** One rule system: what it has, what it asks, how it resolves; the rest of the app asks this and nothing else. */
export interface RuleSystem {
  readonly id: SystemId;
  readonly name: KeyLabel;
  /** Raised whenever an outcome could differ; recorded in the history of encounters. */
  readonly rulesVersion: number;
  readonly options: readonly OptionSpec[];
  /** Absent where the app has rules but no sheets yet: no campaign can be started in the system. */
  readonly sheets?: SheetRules;
  /** Absent where nobody publishes creatures of the system in a form that can be read. */
  readonly paste?: PasteReader;
  readonly tables: (options: OptionValues) => readonly ReadingTable[];
  /** Which services of the table the rules leave to the game master. */
  readonly byHand: readonly Service[];
  /** What the rules do not cover, named for readers. */
  readonly lacks: readonly KeyLabel[];
  readonly asks: Readonly<Record<string, Ask>>;
}
