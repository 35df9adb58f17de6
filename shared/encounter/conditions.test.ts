import { describe, expect, test } from 'vitest';
import type { EncounterCommand } from './command.ts';
import { act, type Fight, fightIn, typed } from './fight-fixtures.ts';

const endTurn: EncounterCommand = { type: 'endTurn' };
const blinded = { condition: 'own', name: { text: 'Blinded' }, adjustments: [{ on: 'attack', value: -4 }] };

function fight(): Fight {
  return fightIn('strike-save', [
    { kind: 'character', name: 'Aiko', sheet: { armorClass: 15, hitPoints: 30, level: 7 } },
    {
      kind: 'monster',
      name: 'Snig',
      sheet: {
        armorClass: 13,
        hitPoints: 9,
        level: 1,
        weapons: [
          {
            name: { text: 'Knife' },
            attackType: 'melee',
            damage: '1d4',
            strengthTo: 'hit',
            dexterityTo: 'hit',
          },
        ],
      },
    },
    { kind: 'monster', name: 'Grub' },
  ]);
}

function blind(
  combatants: number[],
  of: number | null,
  edge: 'start' | 'end' = 'end',
  turns = 1,
): EncounterCommand {
  const lasts = of === null ? null : { of, edge, turns };
  return { type: 'beginCondition', combatants, condition: blinded, lasts };
}

/** After how many ends of a turn the goblin sees again; turns go 1, 2, 3, 1, … and 1 has the first. */
function turnsUntilOver(command: EncounterCommand): number {
  const going = fight().play(command);
  for (let ends = 1; ends <= 20; ends += 1) {
    going.play(endTurn);
    if (going.of(2).conditions.length === 0) return ends;
  }
  return Number.POSITIVE_INFINITY;
}

describe('a condition ends exactly when it is due', () => {
  test.each<[string, EncounterCommand, number]>([
    ['end of the running turn of Aiko', blind([2], 1, 'end'), 1],
    ['start of the next turn of Aiko', blind([2], 1, 'start'), 3],
    ['start of its own next turn', blind([2], 2, 'start'), 1],
    ['end of its own next turn', blind([2], 2, 'end'), 2],
    ['end of the second turn of its own', blind([2], 2, 'end', 2), 5],
    ['start of the third turn of Grub', blind([2], 3, 'start', 3), 8],
    ['by hand alone', blind([2], null), Number.POSITIVE_INFINITY],
  ])('%s', (_, command, ends) => {
    expect(turnsUntilOver(command)).toBe(ends);
  });

  test('the event says that its time was up', () => {
    const over = fight().play(blind([2, 3], 1, 'end'), endTurn);
    expect(over.caused()).toMatchObject([
      { type: 'turnStarted', combatant: 2 },
      { type: 'conditionEnded', combatant: 2, id: 1, name: { text: 'Blinded' }, due: true },
      { type: 'conditionEnded', combatant: 3, id: 2, due: true },
    ]);
  });

  test('going back a turn gives back what ran out, and its time', () => {
    const back = fight().play(blind([2], 2, 'end', 2), endTurn, endTurn, endTurn, endTurn, endTurn);
    expect(back.of(2).conditions).toEqual([]);
    back.play({ type: 'undo' });
    expect(back.of(2).conditions[0]?.lasts?.turns).toBe(1);
    back.play({ type: 'undo' }, { type: 'undo' }, { type: 'undo' });
    expect(back.of(2).conditions[0]?.lasts?.turns).toBe(2);
  });
});

test('ended by hand', () => {
  const seeing = fight().play(blind([2], null), { type: 'endCondition', combatant: 2, id: 1 });
  expect(seeing.of(2).conditions).toEqual([]);
  expect(seeing.caused()).toMatchObject([{ type: 'conditionEnded', due: false }]);
  expect(seeing.refusal({ type: 'endCondition', combatant: 2, id: 1 })).toBe('NO_SUCH_CONDITION');
});

test('what it adds is counted by the rules, with its name', () => {
  // A monster of level 1 hits at +4; 15 + 4 − 4 does not beat armour class 15.
  const missed = fight().play(blind([2], null), act(2, 'weapon.0', [1]), typed(15));
  expect(missed.state().roll).toBeNull();
  expect(missed.state().lastFindings[0]?.figure).toMatchObject({
    total: 15,
    parts: [{ value: 15 }, { value: 4 }, { label: { text: 'Blinded' }, value: -4 }],
  });
});

test('on the defence too, and the table is told', () => {
  const exposed = {
    condition: 'own',
    name: { text: 'Prone' },
    adjustments: [{ on: 'armorClass', value: -2 }],
  };
  const hit = fight().play(
    { type: 'beginCondition', combatants: [1], condition: exposed, lasts: null },
    act(2, 'weapon.0', [1]),
    // 10 + 4 beats 13.
    typed(10),
  );
  expect(hit.state().roll?.findings).toMatchObject([
    { figure: { total: 13, parts: [{ value: 15 }, { label: { text: 'Prone' }, value: -2 }] } },
    { figure: { total: 14 } },
  ]);
});

test('a roll keeps what held when it was opened', () => {
  const rolling = fight().play(act(2, 'weapon.0', [1]), blind([2], null), typed(12));
  expect(rolling.state().roll?.findings[0]?.figure?.total).toBe(16);
});
