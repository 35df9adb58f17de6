import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beforeFirst, chained } from '../../../store/encounter-events.ts';
import { commandId } from '../../fixtures.ts';
import { exchangeDesk, zipOf } from '../fixtures.ts';
import { type SoundBundle, soundBundle } from './bundle-fixtures.ts';

let bundle: SoundBundle;
beforeAll(async () => {
  bundle = await soundBundle();
});
afterAll(() => bundle.discard());

describe('events', () => {
  test.each<[string, (lines: string) => string, string, number | null]>([
    ['with a byte flipped', (lines) => lines.replace('"round":1', '"round":2'), 'BUNDLE_EVENTS', 4],
    [
      'without the last',
      (lines) => `${lines.trimEnd().split('\n').slice(0, -1).join('\n')}\n`,
      'BUNDLE_EVENTS',
      4,
    ],
    ['without the first', (lines) => lines.slice(lines.indexOf('\n') + 1), 'BUNDLE_EVENTS', 1],
    ['in another order', (lines) => lines.trimEnd().split('\n').reverse().join('\n'), 'BUNDLE_EVENTS', 1],
    ['that are no lines', () => '{"hash":1}', 'JSON_UNREADABLE', 1],
    ['that are nothing', () => '', 'BUNDLE_EVENTS', 0],
  ])('%s are refused at the line', async (_, change, code, line) => {
    expect(await bundle.opening(bundle.withChanged('events', change))).toMatchObject({
      code,
      field: `${bundle.names.events}: ${line}`,
    });
  });

  test('whose snapshots are missing are refused', async () => {
    const { [bundle.names.snapshot]: _, ...without } = bundle.entries;
    expect(await bundle.opening(zipOf(without))).toMatchObject({
      code: 'BUNDLE_REFERENCE',
      field: bundle.names.snapshot,
    });
  });

  test('whose snapshot is not what its hash says are refused', async () => {
    const changed = bundle.withChanged('snapshot', (text) => text.replace('"level":7', '"level":8'));
    expect(await bundle.opening(changed)).toMatchObject({
      code: 'BUNDLE_EVENTS',
      field: bundle.names.snapshot,
    });
  });
});

describe('events whose chain is sound', () => {
  // biome-ignore lint/suspicious/noExplicitAny: events are broken here in every way that JSON allows.
  type Event = any;

  /** The sound bundle with its fight told otherwise, by somebody who can hash. */
  function retold(change: (events: Event[]) => Event[]): Uint8Array {
    const lines = (bundle.entries[bundle.names.events] ?? '').trimEnd().split('\n');
    const events = change(lines.map((line) => JSON.parse(line)[1]));
    let head = beforeFirst;
    const written = events.map((event) => {
      const payload = JSON.stringify(event);
      head = chained(head, payload);
      return `["${Buffer.from(head).toString('hex')}",${payload}]\n`;
    });
    const document = JSON.parse(bundle.entries[bundle.names.encounter] ?? '');
    document.events = { count: events.length, head: Buffer.from(head).toString('hex') };
    return zipOf({
      ...bundle.entries,
      [bundle.names.events]: written.join(''),
      [bundle.names.encounter]: JSON.stringify(document),
    });
  }
  const later = (event: object) => (all: Event[]) => [
    ...all.slice(0, -1),
    { commandId: 'another', at: '', event },
    ...all.slice(-1),
  ];
  const roll = {
    action: 'weapon.0',
    decisions: {},
    label: { text: '' },
    actor: 1,
    targets: [2],
    modifier: 0,
    findings: [],
  };
  const asking = (dice: object[]) => ({ step: 'roll', purpose: { key: 'app:a' }, dice });

  test('are granted as they were', async () => {
    expect(await bundle.opening(retold((all) => all))).toEqual({ code: 'GRANTED' });
  });

  test.each<[string, (events: Event[]) => Event[], string]>([
    [
      'a billion dice',
      later({ type: 'rollOpened', ...roll, question: asking([{ count: 1e9, sides: 6 }]) }),
      'BUNDLE_EVENTS',
    ],
    [
      'dice of a billion',
      later({ type: 'rollOpened', ...roll, question: asking([{ count: 1, sides: 1e9 }]) }),
      'BUNDLE_EVENTS',
    ],
    [
      'an actor who is not there',
      later({ type: 'rollOpened', ...roll, actor: 9, question: null }),
      'BUNDLE_EVENTS',
    ],
    [
      'a target that is not there',
      later({ type: 'rollOpened', ...roll, targets: [9], question: null }),
      'BUNDLE_EVENTS',
    ],
    ['a turn of nobody', later({ type: 'turnStarted', combatant: 9, round: 1 }), 'BUNDLE_EVENTS'],
    ['an order of others', later({ type: 'orderChanged', order: [1, 9] }), 'BUNDLE_EVENTS'],
    ['an order without one', later({ type: 'orderChanged', order: [1] }), 'BUNDLE_EVENTS'],
    [
      'an answer to nothing',
      later({ type: 'dieFell', answer: { sum: 1 }, roller: 'app', findings: [], question: null }),
      'BUNDLE_EVENTS',
    ],
    ['an undo of nothing', later({ type: 'stepUndone', step: 'nothing' }), 'BUNDLE_EVENTS'],
    [
      'a second beginning',
      later({ type: 'encounterBegan', system: 'strike-save', rulesVersion: 1, options: {} }),
      'BUNDLE_EVENTS',
    ],
    [
      'another system',
      ([first, ...all]) => [{ ...first, event: { ...first.event, system: 'srd35' } }, ...all],
      'BUNDLE_EVENTS',
    ],
    ['nobody in it', (all) => [all[0], all.at(-1)], 'BUNDLE_EVENTS'],
    ['an event that nobody knows', later({ type: 'macroRan', code: 'alert(1)' }), 'BUNDLE_FORM'],
    ['a snapshot that is not there', later({ type: 'combatantJoined' }), 'BUNDLE_FORM'],
  ])('but with %s are refused', async (_, change, code) => {
    const answer = await bundle.opening(retold(change));
    expect(answer.code).toBe(code);
    expect(answer.field).toMatch(`${bundle.names.events}: `);
  });

  test('a character that is said to be a note stands for nobody', async () => {
    const noteId = bundle.names.note.slice('documents/'.length, -'.json'.length);
    const bytes = retold((all) => JSON.parse(JSON.stringify(all).replaceAll(bundle.samurai, noteId)));
    const other = await exchangeDesk();
    other.file = other.at('note.campaign');
    fs.writeFileSync(other.file, bytes);
    const preview = await other.window.grant('bundles.open', null);
    const token = preview?.token ?? '';
    await other.window.grant('bundles.import', { commandId: commandId(), token, mode: 'merge', choices: {} });
    const id = bundle.names.encounter.slice('documents/'.length, -'.json'.length);
    const { length: position } = (await other.window.grant('encounters.read', { id })).events;
    const undo = { commandId: commandId(), id, position, command: { type: 'undo' } } as const;
    expect(await other.window.ask('encounters.command', undo)).toMatchObject({ ok: true });
    expect(other.window.log).toEqual([]);
    other.discard();
  });
});
