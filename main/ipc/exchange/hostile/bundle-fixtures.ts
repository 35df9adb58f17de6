import assert from 'node:assert/strict';
import fs from 'node:fs';
import type { Refused } from '../../../../shared/ipc/channel.ts';
import { fighting, gathered, newNote } from '../../fixtures.ts';
import { type ExchangeDesk, exchangeDesk, exported, textsIn, zipOf } from '../fixtures.ts';

/** An entry of each kind. */
export type Name = 'samurai' | 'campaign' | 'note' | 'encounter' | 'events' | 'snapshot';

/** A sound bundle, which tests spoil in every way, and a library that is to open it. */
export interface SoundBundle {
  readonly desk: ExchangeDesk;
  /** Its texts by the names of its entries. */
  readonly entries: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<Name, string>>;
  /** The id of the samurai. */
  readonly samurai: string;
  /** The bundle with one entry changed. */
  readonly withChanged: (name: Name, change: (text: string) => string) => Uint8Array;
  /** So many documents at fault: with a name that is none, or with a text in their places. */
  readonly spoilt: (count: number, text: string) => Readonly<Record<string, string>>;
  /** Writes a bundle and opens it: `GRANTED`, or what was refused. The library must be as it was. */
  readonly opening: (bytes: Uint8Array) => Promise<Partial<Refused> & { readonly code: string }>;
  readonly discard: () => void;
}

/** Exports a party, a note and a fight that has ended. */
export async function soundBundle(): Promise<SoundBundle> {
  const desk = await exchangeDesk();
  const party = await gathered(desk.window);
  const note = await newNote(desk.window, party.campaignId, 'Note');
  const fight = await fighting(desk.window, party.campaignId, [party.samurai, party.goblin]);
  await fight.command({ type: 'endEncounter' });
  const entries = textsIn(await exported(desk, 'sound.campaign'));
  const snapshot = Object.keys(entries).find(
    (name) => name.startsWith('snapshots/') && entries[name]?.includes('samurai'),
  );
  const names = {
    samurai: `documents/${party.samurai.id}.json`,
    campaign: `documents/${party.campaignId}.json`,
    note: `documents/${note.id}.json`,
    encounter: `documents/${fight.id}.json`,
    events: `events/${fight.id}.jsonl`,
    snapshot: snapshot ?? '',
  };
  return {
    ...{ desk, entries, names, samurai: party.samurai.id },
    withChanged: (name, change) =>
      zipOf({ ...entries, [names[name]]: change(entries[names[name]] ?? '') }, 0),
    spoilt(count, text) {
      const document = JSON.parse(entries[names.note] ?? '');
      const unnamed = JSON.stringify({ ...document, body: { ...document.body, name: 7 } });
      const places = Array.from({ length: count }, (_, at) => String(at).padStart(5, '0'));
      return Object.fromEntries(
        places.map((place) => [`documents/note-${place}.json`, text === '' ? unnamed : text]),
      );
    },
    async opening(bytes) {
      desk.file = desk.at('hostile.campaign');
      fs.writeFileSync(desk.file, bytes);
      const seq = desk.store.seq();
      // Of the processor's time: other work of the machine does not count.
      const began = process.cpuUsage();
      const answer = await desk.window.ask('bundles.open', null);
      assert.ok(process.cpuUsage(began).user < 1_000_000, 'more than a second');
      assert.equal(desk.store.seq(), seq);
      return answer.ok ? { code: 'GRANTED' } : answer.error;
    },
    discard() {
      assert.deepEqual(desk.window.log, []);
      desk.discard();
    },
  };
}
