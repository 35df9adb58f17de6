import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { EncounterCommand } from '../../shared/encounter/command.ts';
import { type EncounterHistory, record, replay } from '../../shared/encounter/history.ts';
import { commandId, openedIn, windowOver } from './fixtures.ts';

/** What the fighting process says after each command that was acknowledged. */
export interface Acknowledged {
  readonly position: number;
  /** Of the encounter's state as this process has it. */
  readonly digest: string;
}

/** A short name of how an encounter stands. */
export function digestOf({ state, position }: EncounterHistory): string {
  return createHash('sha256')
    .update(JSON.stringify([position, state]))
    .digest('hex');
}

const katana: EncounterCommand = {
  type: 'openRoll',
  actor: 1,
  action: 'weapon.0',
  decisions: {},
  targets: [2],
  modifier: 0,
};

/** A round that never ends: blows with every die recorded, wounds and their undoing, the ending and its undoing. */
const round: readonly EncounterCommand[] = [
  katana,
  { type: 'answerRoll', answer: { faces: [20] } },
  { type: 'rollDice' },
  { type: 'changeHitPoints', combatant: 1, change: -3 },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'changeHitPoints', combatant: 1, change: 3 },
  { type: 'endTurn' },
  { type: 'endEncounter' },
  { type: 'undo' },
  katana,
  { type: 'abandonRoll' },
];

async function fight(folder: string, id: string): Promise<never> {
  const store = await openedIn(folder);
  const window = windowOver(store);
  let history = replay((await window.grant('encounters.read', { id })).events);
  for (let at = 0; ; at += 1) {
    const command = round[at % round.length] ?? katana;
    const { position } = history;
    const answer = await window.ask('encounters.command', { commandId: commandId(), id, position, command });
    if (answer.ok) history = answer.value.events.reduce(record, history);
    const acknowledged: Acknowledged = { position: history.position, digest: digestOf(history) };
    // A pipe takes it at once: the process that reads has it even if this one dies now.
    if (answer.ok) fs.writeSync(1, `${JSON.stringify(acknowledged)}\n`);
  }
}

if (import.meta.main) {
  const [folder, id] = process.argv.slice(2);
  if (folder === undefined || id === undefined) throw new Error('folder and encounter, please');
  await fight(folder, id);
}
