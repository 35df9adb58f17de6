import type { OptionValues } from '../rules/core/option.ts';
import type { SheetData, SheetKind } from '../rules/core/sheet.ts';
import type { SystemId } from '../rules/core/system.ts';
import { systems } from '../rules/registry.ts';
import { begin } from './begin.ts';
import type { EncounterCommand } from './command.ts';
import { type DecidedCommand, decide, type Table } from './decide.ts';
import type { EncounterEvent } from './event.ts';
import { recorded } from './fixtures.ts';
import { type EncounterHistory, emptyHistory } from './history.ts';
import { type Combatant, combatantOf, type EncounterState } from './state.ts';

/** Somebody for a fight: what differs from a new sheet of the system. */
export interface Entrant {
  readonly kind: SheetKind;
  readonly name: string;
  readonly sheet?: SheetData;
  readonly hitPoints?: number;
}

/** A fight that goes on command by command; a refused command is a fault of the test. */
export interface Fight {
  readonly table: Table;
  readonly history: () => EncounterHistory;
  readonly state: () => EncounterState;
  readonly of: (combatant: number) => Combatant;
  /** The types of the events that the last command caused. */
  readonly caused: () => readonly EncounterEvent[];
  readonly play: (...commands: readonly DecidedCommand[]) => Fight;
  /** The code of a refusal. */
  readonly refusal: (command: DecidedCommand) => string;
}

/** What fell on the table. */
export function typed(...faces: readonly number[]): EncounterCommand {
  return { type: 'answerRoll', answer: { faces: [...faces] } };
}

/** An action against some, or of its actor alone. */
export function act(
  actor: number,
  action: string,
  targets: readonly number[] = [],
  more: Partial<EncounterCommand & { type: 'openRoll' }> = {},
): EncounterCommand {
  return { type: 'openRoll', actor, action, decisions: {}, targets: [...targets], modifier: 0, ...more };
}

/** Begins a fight in one of the systems. */
export function fightIn(id: SystemId, entrants: readonly Entrant[], options: OptionValues = {}): Fight {
  const system = systems[id];
  const { sheets } = system;
  if (sheets === undefined) throw new Error(`${id} has no sheets`);
  const bySnapshot = new Map<string, SheetData>(
    entrants.map(({ kind, name, sheet }) => [name, { ...sheets.newSheet(kind), ...sheet }]),
  );
  const sheetOf: Table['sheetOf'] = (snapshot) => {
    const sheet = bySnapshot.get(snapshot);
    if (sheet === undefined) throw new Error(`no snapshot ${snapshot}`);
    return sheet;
  };
  const die = () => {
    throw new Error('the app rolled without being asked');
  };
  const table: Table = { system, sheets, sheetOf, die };
  const joining = entrants.map(({ kind, name, hitPoints = null }) => ({
    documentId: name,
    revision: 1,
    kind,
    name: { text: name },
    sheet: sheetOf(name),
    snapshot: name,
    hitPoints,
  }));
  let history = recorded(emptyHistory, 'begin', begin(system, sheets, options, joining));
  let caused: readonly EncounterEvent[] = [];
  let commands = 0;
  const fight: Fight = {
    table,
    history: () => history,
    state: () => history.state,
    of: (combatant) => combatantOf(history.state, combatant),
    caused: () => caused,
    play(...all) {
      for (const command of all) {
        if (command.type === 'admit')
          for (const { snapshot, sheet } of command.joining) bySnapshot.set(snapshot, sheet);
        if (command.type === 'refresh') bySnapshot.set(command.taken.snapshot, command.taken.sheet);
        const decided = decide(history, command, table);
        if (!decided.ok) throw new Error(`${command.type}: ${JSON.stringify(decided.error)}`);
        commands += 1;
        caused = decided.value;
        history = recorded(history, `${commands}`, caused);
      }
      return fight;
    },
    refusal(command) {
      const decided = decide(history, command, table);
      if (decided.ok) throw new Error(`${command.type} was granted`);
      return decided.error.code;
    },
  };
  return fight;
}
