import type { DatabaseSync } from 'node:sqlite';
import { type SystemId, systemIds } from '../../shared/rules/core/system.ts';
import { json, text } from './cells.ts';

/** The rule system of a campaign by its id, if the campaign is there and can be read. */
export type SystemOf = (campaignId: string) => SystemId | undefined;

/** Looks systems up and remembers them: a campaign keeps its system for good. */
export function campaignSystems(db: DatabaseSync): SystemOf {
  const select = db.prepare('SELECT body FROM documents WHERE id = ?');
  const known = new Map<string, SystemId>();

  function look(campaignId: string): SystemId | undefined {
    const cells = select.get(campaignId);
    const body = cells === undefined ? undefined : json(text(cells, 'body'));
    if (typeof body !== 'object' || body === null || !('system' in body)) return undefined;
    return systemIds.find((id) => id === body.system);
  }

  return (campaignId) => {
    const system = known.get(campaignId) ?? look(campaignId);
    if (system !== undefined) known.set(campaignId, system);
    return system;
  };
}
