import { describe, expect, test } from 'vitest';
import { systems } from '../rules/registry.ts';
import type { EncounterCommand } from './command.ts';
import { fightIn } from './fight-fixtures.ts';
import { roundEndOf } from './forecast.ts';

const endTurn: EncounterCommand = { type: 'endTurn' };
const hurt = (points: number): EncounterCommand => ({
  type: 'changeHitPoints',
  combatant: 2,
  change: -points,
});

function foretold(id: 'telnas' | 'srd35' | 'strike-save', ...commands: readonly EncounterCommand[]) {
  const { sheets } = systems[id];
  if (sheets === undefined) throw new Error(`${id} has no sheets`);
  const sheet = { hitPoints: 30 };
  const fight = fightIn(id, [
    { kind: 'character', name: 'Ilse', sheet },
    { kind: 'monster', name: 'Ogre', sheet },
  ]).play(...commands);
  return roundEndOf(fight.state(), 2, { sheets, sheetOf: () => sheet });
}

describe('what the end of the running round does to the fallen', () => {
  test.each<[string, EncounterCommand[], ReturnType<typeof roundEndOf>]>([
    ['nothing to who stands', [hurt(29), endTurn, endTurn], undefined],
    ['R33, A10: nothing in the round of the fall', [hurt(30)], undefined],
    ['R33: 1 point in the next one', [hurt(30), endTurn], { loses: 1, dies: false }],
    ['R34: at −9 that is death', [hurt(39), endTurn], { loses: 1, dies: true }],
    ['nothing to the dead', [hurt(40), endTurn], undefined],
  ])('Telnas: %s', (_, commands, expected) => {
    expect(foretold('telnas', ...commands)).toEqual(expected);
  });

  test('3.5: the dying roll on their own turn', () => {
    expect(foretold('srd35', hurt(35), endTurn)).toBeUndefined();
  });

  test('nothing where the rules know no dying', () => {
    expect(foretold('strike-save', hurt(35), endTurn)).toBeUndefined();
  });
});
