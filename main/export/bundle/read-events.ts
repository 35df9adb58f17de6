import {
  type EncounterEvent,
  eventPayloadSchema,
  type RecordedEvent,
} from '../../../shared/encounter/event.ts';
import { type Checked, fault, formed } from '../../../shared/library/bundle/check-document.ts';
import { bundleLimits } from '../../../shared/library/bundle/format.ts';
import { readJson } from '../../../shared/library/bundle/safe-json.ts';
import { granted } from '../../../shared/rules/core/result.ts';
import { decoded } from './text.ts';

/** How an event's hash follows from the one before it and its own payload. */
export type Chained = (before: Uint8Array, payload: string) => Uint8Array;

/** An event as it will lie in the library, byte for byte. */
export interface EventLine {
  readonly payload: string;
  readonly hash: Uint8Array;
}

/** `["<hash>",` before the payload, and `]` behind it. */
const before = '["'.length + 64 + '",'.length;
const start = /^\["[0-9a-f]{64}",\{/;

/** The lines of a text in bytes, one after the other, without their ends. */
function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; ) {
    const found = bytes.indexOf(0x0a, at);
    const end = found < 0 ? bytes.length : found;
    yield bytes.subarray(at, end);
    at = end + 1;
  }
}

function lineOf(bytes: Uint8Array): Checked<EventLine> {
  if (bytes.length > bundleLimits.event) return fault('JSON_TOO_LONG', '');
  const line = decoded(bytes);
  if (line === undefined || !start.test(line) || !line.endsWith(']')) return fault('JSON_UNREADABLE', '');
  return granted({ payload: line.slice(before, -1), hash: Buffer.from(line.slice(2, 66), 'hex') });
}

function at<T>(line: number, checked: Checked<T>): Checked<T> {
  if (checked.ok) return checked;
  const { field } = checked.error;
  return {
    ok: false,
    error: { ...checked.error, field: field === undefined ? `${line}` : `${line}.${field}` },
  };
}

/** The lines again of events that were checked before. */
export function* checkedLines(bytes: Uint8Array): Generator<EventLine> {
  for (const line of linesOf(bytes)) {
    const read = lineOf(line);
    if (!read.ok) throw new Error('a line that was checked can no longer be read');
    yield read.value;
  }
}

/** Reads an encounter's events and verifies their chain, up to the hash that the encounter names as the last. */
export function readEvents(
  bytes: Uint8Array,
  { count, head }: { readonly count: number; readonly head: string },
  first: Uint8Array,
  chained: Chained,
): Checked<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  let last = first;
  for (const line of linesOf(bytes)) {
    const position = events.length + 1;
    if (position > count) return fault('BUNDLE_EVENTS', `${position}`);
    const read = at(position, lineOf(line));
    if (!read.ok) return read;
    const { payload, hash } = read.value;
    last = chained(last, payload);
    if (!Buffer.from(last).equals(hash)) return fault('BUNDLE_EVENTS', `${position}`);
    const json = at(position, readJson(payload));
    if (!json.ok) return json;
    const formedEvent = at(
      position,
      formed<{ commandId: string; at: string; event: EncounterEvent }>(eventPayloadSchema, json.value),
    );
    if (!formedEvent.ok) return formedEvent;
    events.push({ position, ...formedEvent.value });
  }
  const isWhole = events.length === count && Buffer.from(last).toString('hex') === head;
  return isWhole ? granted(events) : fault('BUNDLE_EVENTS', `${events.length}`);
}
