import { expect, test } from 'vitest';
import { beginning, given } from './fixtures.ts';

test('the first events: the rules, who joins, whose turn is first', () => {
  expect(beginning).toEqual([
    { type: 'encounterBegan', system: 'strike-save', rulesVersion: 1, options: {} },
    {
      type: 'combatantJoined',
      combatant: 1,
      documentId: 'doc-aiko',
      revision: 4,
      kind: 'character',
      name: { text: 'Aiko' },
      identity: {
        key: 'strike-save:identity.character',
        params: { class: { key: 'strike-save:class.samurai' }, level: 7 },
      },
      snapshot: 'aiko',
      defense: { label: { key: 'strike-save:field.armorClass' }, value: 17 },
      hitPoints: 40,
      maximumHitPoints: 52,
    },
    expect.objectContaining({ type: 'combatantJoined', combatant: 2, hitPoints: 6, maximumHitPoints: 6 }),
    expect.objectContaining({ type: 'combatantJoined', combatant: 3, hitPoints: 6, maximumHitPoints: 6 }),
    { type: 'turnStarted', combatant: 1, round: 1 },
  ]);
});

test('the sheet itself is not in the events, only the hash of its snapshot', () => {
  expect(JSON.stringify(beginning)).not.toContain('weapons');
});

test('what stands then', () => {
  expect(given().state).toMatchObject({
    system: 'strike-save',
    rulesVersion: 1,
    status: 'running',
    order: [1, 2, 3],
    round: 1,
    turn: 1,
    roll: null,
    lastFindings: [],
  });
});
