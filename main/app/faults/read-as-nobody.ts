import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { windowOver } from '../../ipc/fixtures.ts';
import { openAtStart } from '../open-at-start.ts';
import { campaignsOf } from './library-of-campaigns.ts';

/** The user who may nothing, on every Unix. */
const nobody = 65534;

/** What a process that may not write found in a library, and was answered. */
export interface Found {
  readonly user: number;
  readonly campaigns: readonly string[];
  readonly troubles: readonly string[];
  /** Why it was asked what to bring back. */
  readonly asked: readonly string[];
  /** The code that each attempt to write was refused with. */
  readonly refused: Readonly<Record<string, string>>;
}

/** Root may write anywhere, so it becomes somebody else first. */
function becomeNobody(): void {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(nobody);
  process.setuid?.(nobody);
}

async function look(folder: string): Promise<Found> {
  const asked: string[] = [];
  const opened = await openAtStart(
    { folder, by: 'usual' },
    {
      now: () => new Date(),
      newId: randomUUID,
      log: () => undefined,
      tell: ({ code }) => {
        throw new Error(code);
      },
      ask: async ({ refusal, isReadOnly }) => {
        if (!isReadOnly) throw new Error(refusal.code);
        asked.push(refusal.code);
        return 'salvage';
      },
    },
  );
  if (opened === undefined) throw new Error('not opened');
  const window = windowOver(opened.store, opened);
  const name = { text: 'third' };
  const campaign = { commandId: randomUUID(), name, system: 'strike-save', language: 'en' } as const;
  const attempts = {
    create: await window.ask('campaigns.create', campaign),
    settings: await window.ask('settings.change', { theme: 'dark' }),
    backup: await window.ask('backups.make', null),
    undo: await window.ask('library.undo', { commandId: randomUUID() }),
  };
  const refused = Object.entries(attempts).map(([key, answer]) => [
    key,
    answer.ok ? 'granted' : answer.error.code,
  ]);
  const { troubles } = await window.grant('app.start', null);
  const campaigns = campaignsOf(window.store);
  window.store.close();
  return { user: process.getuid?.() ?? -1, campaigns, troubles, asked, refused: Object.fromEntries(refused) };
}

if (import.meta.main) {
  becomeNobody();
  fs.writeSync(1, JSON.stringify(await look(process.argv[2] ?? '')));
}
