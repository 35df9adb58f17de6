import type { Table } from '../../shared/encounter/decide.ts';
import type { Answered } from '../../shared/ipc/channel.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import { systems } from '../../shared/rules/registry.ts';
import type { Desk } from './desk.ts';
import type { OpenEncounter } from './open-encounters.ts';

/** The rules and dice that an encounter is decided with. */
export function tableOf({ history, sheets }: OpenEncounter, { die }: Pick<Desk, 'die'>): Answered<Table> {
  const system = systems[history.state.system];
  if (system.sheets === undefined) return refused('SYSTEM_WITHOUT_SHEETS');
  const sheetOf: Table['sheetOf'] = (snapshot) => {
    const sheet = sheets.get(snapshot);
    if (sheet === undefined) throw new Error('a combatant without a snapshot passed opening');
    return sheet;
  };
  return granted({ system, sheets: system.sheets, sheetOf, die });
}
