import type { Ask } from './ask.ts';
import type { CatalogueSpec } from './catalogue.ts';
import type { ContestRules } from './contest.ts';
import type { Figure } from './figure.ts';
import type { Guide } from './guide.ts';
import type { KeyLabel, Label } from './label.ts';
import type { Levelling } from './levelling.ts';
import type { OptionSpec, OptionValues } from './option.ts';
import type { PaperLayout } from './paper.ts';
import type { PasteReader } from './pasted.ts';
import type { QuickRules } from './quick.ts';
import type { Refusal, Result, RuleRefusal } from './result.ts';
import type {
  DerivedGroup,
  DerivedRow,
  FieldRefusalCode,
  SheetData,
  SheetKind,
  SheetSection,
} from './sheet.ts';
import type { Adjustable, Pool, Standing } from './standing.ts';
import type { ActionOutcome, Effect, PlaceScore, Rule } from './step.ts';
import type { ReadingTable } from './table.ts';

export const systemIds = ['strike-save', 'success-levels', 'srd35', 'telnas'] as const;
export type SystemId = (typeof systemIds)[number];

/** Under which heading an action is offered. */
export const actionGroups = ['attack', 'magic', 'save', 'check', 'other'] as const;
export type ActionGroup = (typeof actionGroups)[number];

/** Whom an action is aimed at; `area` is any number of creatures with one roll. */
export type Aim = 'none' | 'one' | 'area';

/** A number that only the table knows: the difficulty that an attack sets, for instance. */
export interface ActionInput {
  readonly id: string;
  readonly label: KeyLabel;
  readonly least: number;
  readonly most: number;
  readonly initial: number;
}

/** Something a creature can do, as offered on its turn; `action` with `decisions` names it in the history. */
export interface ActionOffer {
  readonly action: string;
  /** Decisions that this offer has made already (a bonus put on damage, say), by name. */
  readonly decisions: Readonly<Record<string, string>>;
  readonly group: ActionGroup;
  readonly row: DerivedRow;
  readonly targets: Aim;
  readonly inputs?: readonly ActionInput[];
  /** What it takes of a turn, by the system's economy; absent for what takes nothing. */
  readonly cost?: string;
  /** Whether only those who have fallen have a use for it. */
  readonly fallenOnly?: true;
  /** Whether it is meant for friends: healing, First Aid, help. */
  readonly helps?: true;
  /** Whether only friends who have fallen have a use for it. */
  readonly forFallen?: true;
}

/** An action as it is carried out: who, what, against whom; everything that the rule may look at. */
export interface ActionSituation {
  readonly actor: SheetData;
  readonly targets: readonly SheetData[];
  /** How actor and targets stand; absent outside a fight, where everybody is unhurt. */
  readonly stands?: { readonly actor: Standing; readonly targets: readonly Standing[] };
  /** What actor and targets are called, where the table knows. */
  readonly actorName?: Label;
  readonly names?: readonly Label[];
  readonly options: OptionValues;
  readonly action: string;
  readonly decisions: Readonly<Record<string, string>>;
  /** What the game master adds to the roll, and why. */
  readonly modifier: number;
  readonly reason?: string;
  /** What the offer's inputs were given. */
  readonly inputs?: Readonly<Record<string, number>>;
}

/** What the services of the table (order, hit points) need to know of a sheet. */
export interface Vitals {
  readonly maximumHitPoints: number;
  /** The number that attackers must beat, for the overview. */
  readonly defense: { readonly label: KeyLabel; readonly value: number };
  /** Points besides hit points, as they stand when nothing has happened yet. */
  readonly pools?: readonly Pool[];
}

/** What a turn is made of: the kinds of action, and which of them together make a turn. */
export interface Economy {
  readonly costs: readonly { readonly id: string; readonly label: KeyLabel }[];
  /** Every whole turn as so many actions of each kind; less of one is always allowed. */
  readonly turns: (
    sheet: SheetData,
    options: OptionValues,
  ) => readonly Readonly<Partial<Record<string, number>>>[];
}

/** What a creature's hit points and conditions mean. */
export interface VitalState {
  readonly id: string;
  readonly label: KeyLabel;
  /** Whether it may act on its turn. */
  readonly acts: boolean;
  readonly dead: boolean;
  /** What happens to it next if nobody helps. */
  readonly next?: KeyLabel;
}

/** A creature in a fight as the rules of dying see it. */
export interface Patient {
  readonly sheet: SheetData;
  readonly stands: Standing;
  /** The round in which it fell; null for who has not. */
  readonly fellInRound: number | null;
}

/** Some who act at the same place in the order. */
export interface OrderGroup {
  readonly name: Label;
  readonly kind: SheetKind;
  /** The sheet that the group rolls with, and how its owner stands. */
  readonly sheet: SheetData;
  readonly stands: Standing;
  readonly surprised: boolean;
}

/** How the order of turns is found. */
export interface OrderRules {
  /** Each for itself, or all characters against all monsters. */
  readonly by: 'each' | 'side';
  /** What surprise costs: the turn of the first round, or no more than the first place. */
  readonly surprise: 'turn' | 'first-place';
  /** Rolls for the groups; an outcome without places decided nothing, and has to be rolled again. */
  readonly roll: (groups: readonly OrderGroup[]) => Rule<ActionOutcome>;
  /**
   * Rolls for somebody who comes later. The slots are those of the order as it runs, each with what it was found
   * by, null where no die gave it; the place is that of the slot before which the newcomer acts.
   */
  readonly newcomer: (slots: readonly (PlaceScore | null)[], group: OrderGroup) => Rule<NewcomerPlace>;
}

/** Where a newcomer acts: before the slot of this number, counted from 0, and by what. */
export interface NewcomerPlace {
  readonly place: number;
  readonly score: PlaceScore;
}

/** How creatures fall, and what becomes of the fallen. */
export interface DyingRules {
  readonly state: (stands: Standing, options: OptionValues) => VitalState;
  /** The action that begins by itself when the turn of a fallen creature comes; null where there is none. */
  readonly turnStep: (patient: Patient, options: OptionValues) => string | null;
  /** Conditions that are over as soon as the creature loses hit points, or has some again. */
  readonly overWhen: { readonly hurt: readonly string[]; readonly up: readonly string[] };
  /** What the end of a round does to a creature, as effects on itself. */
  readonly roundEnds: (patient: Patient, round: number, options: OptionValues) => readonly Effect[];
}

/** What whole hours of rest give back outside of fights. */
export interface RestRules {
  /** What the rules say of it, in a sentence. */
  readonly says: KeyLabel;
  /** Hit points and pools after so many hours, with their parts; refused for whom no rest helps. */
  readonly rest: (
    sheet: SheetData,
    stands: Standing,
    hours: number,
    options: OptionValues,
  ) => Result<{ readonly hitPoints: Figure; readonly pools: Readonly<Record<string, Figure>> }, RuleRefusal>;
}

/** Rules that some systems have and others leave to the game master. */
export const services = ['order', 'dying'] as const;
export type Service = (typeof services)[number];

/** What creatures are sorted and sought by in lists; what is absent, the rules do not have. */
export interface SheetTraits {
  readonly level?: { readonly label: KeyLabel; readonly of: (sheet: SheetData) => number };
  readonly size?: {
    readonly label: KeyLabel;
    /** From the smallest to the largest. */
    readonly sizes: readonly { readonly id: string; readonly label: KeyLabel }[];
    readonly of: (sheet: SheetData) => string;
  };
}

/** What a system makes of sheets: their form, their derived numbers, what their creatures can do. */
export interface SheetRules {
  readonly sections: (kind: SheetKind, options: OptionValues) => readonly SheetSection[];
  readonly newSheet: (kind: SheetKind) => SheetData;
  readonly guide: (kind: SheetKind) => Guide;
  /** Creatures made up at the table. */
  readonly quick: QuickRules;
  /** How a checked sheet goes up and down; absent where the rules know no levels. */
  readonly levelling?: (kind: SheetKind, sheet: SheetData, options: OptionValues) => Levelling;
  /** Paths of the fields that a person looks at again with every level. */
  readonly revisedWithLevel: readonly string[];
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
  readonly traits: SheetTraits;
  readonly vitals: (sheet: SheetData, options: OptionValues) => Vitals;
  readonly paper: PaperLayout;
  readonly actions: (sheet: SheetData, options: OptionValues) => readonly ActionOffer[];
  /** The rule of an action that `actions` offers. */
  readonly resolve: (situation: ActionSituation) => Result<Rule<ActionOutcome>, RuleRefusal>;
  /** The numbers that conditions may change. */
  readonly adjustables: readonly Adjustable[];
  /** What the rules have against an action as things stand; null where nothing. The game master may overrule it. */
  readonly objection?: (situation: ActionSituation) => KeyLabel | null;
  /** Absent where the rules do not say what fits into a turn. */
  readonly economy?: Economy;
  /** Absent where the rules do not say who acts first. */
  readonly order?: OrderRules;
  /** Absent where the rules do not say how creatures fall. */
  readonly dying?: DyingRules;
  /** Absent where the rules know no contests. */
  readonly contests?: ContestRules;
  /** Absent where the rules do not say what rest gives back. */
  readonly rest?: RestRules;
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
  /** What a campaign of the system keeps once: the entries that its sheets' lists draw on, and its conditions. */
  readonly catalogues: readonly CatalogueSpec[];
  /** Absent where nobody publishes creatures of the system in a form that can be read. */
  readonly paste?: PasteReader;
  readonly tables: (options: OptionValues) => readonly ReadingTable[];
  /** Which services of the table the rules leave to the game master. */
  readonly byHand: readonly Service[];
  /** What the rules do not cover, named for readers. */
  readonly lacks: readonly KeyLabel[];
  readonly asks: Readonly<Record<string, Ask>>;
}
