import { expect, test } from 'vitest';
import { charactersIn } from './characters-in.ts';

const stored = (commandId: string, event: object) => JSON.stringify({ commandId, at: 'then', event });
const joined = (commandId: string, documentId: string, kind = 'character') =>
  stored(commandId, { type: 'combatantJoined', kind, documentId });
const beginning = [joined('begin', 'aiko'), joined('begin', 'snig', 'monster'), joined('late', 'ronin')];
const undone = stored('back', { type: 'stepUndone', step: 'late' });
const redone = stored('again', { type: 'stepRedone', step: 'late' });

test.each<[string, string[], string[]]>([
  ['characters, and no monsters', beginning, ['aiko', 'ronin']],
  ['not those whose joining was undone', [...beginning, undone], ['aiko']],
  ['and those again for whom it was redone', [...beginning, undone, redone], ['aiko', 'ronin']],
  ['or who came anew', [...beginning, undone, joined('later', 'ronin')], ['aiko', 'ronin']],
  ['what cannot be read tells of nobody', [...beginning, '{'], ['aiko', 'ronin']],
])('in a fight are %s', (_, payloads, expected) => {
  expect(charactersIn(payloads)).toEqual(expected);
});
