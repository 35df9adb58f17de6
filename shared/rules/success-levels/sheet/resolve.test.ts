import { describe, expect, test } from 'vitest';
import { resume } from '../../core/run.ts';
import type { Answer } from '../../core/step.ts';
import type { ActionSituation } from '../../core/system.ts';
import { played } from '../fixtures.ts';
import { guard, odile } from './fixtures.ts';
import { resolve } from './resolve.ts';

function situation(of: Partial<ActionSituation>): ActionSituation {
  return {
    actor: odile,
    targets: [guard],
    options: {},
    action: 'weapon.0',
    decisions: {},
    modifier: 0,
    ...of,
  };
}

function ruleOf(of: Partial<ActionSituation>) {
  const rule = resolve(situation(of));
  if (!rule.ok) throw new Error(rule.error.code);
  return rule.value;
}

/** An outcome as a reader sees it; a consequence is also a condition of the loser. */
function summary(of: Partial<ActionSituation>, dice: readonly number[], decisions = {}): string {
  const outcome = played(ruleOf(of), dice, decisions);
  if (!('key' in outcome.summary)) throw new Error('a summary is a sentence');
  const { consequence, level } = outcome.summary.params ?? {};
  const lost = outcome.summary.key.endsWith('fightLost') ? 'actor' : 0;
  expect(outcome.effects).toMatchObject(
    consequence === undefined
      ? []
      : [{ effect: 'condition', target: lost, condition: { name: { params: { consequence } } } }],
  );
  return [outcome.summary, consequence ?? level]
    .map((label) => (typeof label === 'object' && 'key' in label ? label.key : ''))
    .join(' ')
    .replaceAll('success-levels:', '');
}

const bow = { action: 'weapon.1' };
const back = { actor: guard, targets: [odile] };
const sword = { opposedWith: '0' };

describe('R17, R28: minor combats of the soldier (sword +8, bow +4) and the guard (spear +4)', () => {
  test.each<[string, Partial<ActionSituation>, number[], object, string]>([
    ['10 + 8 against 14 + 4: the lower die wins', {}, [10, 14], {}, 'outcome.fightWon consequence.stunned'],
    ['10 + 8 against 11 + 4: margin 3', {}, [10, 11], {}, 'outcome.fightWon consequence.stunned'],
    ['10 + 8 against 10 + 4: margin 4', {}, [10, 10], {}, 'outcome.fightWon consequence.lightly-wounded'],
    ['12 + 8 against 6 + 4: margin 10', {}, [12, 6], {}, 'outcome.fightWon consequence.seriously-wounded'],
    [
      '18 + 8 against 2 + 4: margin 20, and the guard has no curse',
      {},
      [18, 2],
      {},
      'outcome.fightWon consequence.mortally-wounded',
    ],
    ['5 + 8 against 18 + 4: margin 9', {}, [5, 18], {}, 'outcome.fightLost consequence.lightly-wounded'],
    ['bow: the same total and the same die', bow, [7, 7], {}, 'outcome.undecided '],
    ['a modifier decides', { ...bow, modifier: 1 }, [7, 7], {}, 'outcome.fightWon consequence.stunned'],
    [
      'R6: 19 is confirmed by 8 + 8 against 15',
      {},
      [19, 11, 8],
      {},
      'outcome.fightWon consequence.seriously-wounded',
    ],
    [
      'R9: under the curse 2 is confirmed too',
      {},
      [2, 10, 9],
      {},
      'outcome.fightLost consequence.lightly-wounded',
    ],
    ['the guard begins: she takes her sword', back, [16, 10], sword, 'outcome.fightWon consequence.stunned'],
    [
      'the guard begins: she takes her bow',
      back,
      [16, 10],
      { opposedWith: '1' },
      'outcome.fightWon consequence.lightly-wounded',
    ],
  ])('%s', (_, of, dice, decisions, expected) => {
    expect(summary(of, dice, decisions)).toBe(expected);
  });

  test('an opponent without weapons uses a skill; without skills, the die alone', () => {
    const unarmed = { ...guard, weapons: [] };
    expect(summary({ targets: [unarmed] }, [5, 12])).toBe('outcome.fightWon consequence.stunned');
    const helpless = { ...unarmed, skills: [] };
    expect(summary({ targets: [helpless] }, [5, 12])).toBe('outcome.fightWon consequence.stunned');
    expect(summary({ targets: [helpless] }, [5, 14])).toBe('outcome.fightLost consequence.stunned');
  });
});

describe('R13-R16: opposed rolls of skill', () => {
  const riding = { action: 'skill.0' };
  test.each<[string, Partial<ActionSituation>, number[], object, string]>([
    ['10 + 6 against 12 + 1: margin 3', riding, [10, 12], {}, 'outcome.skillWon level.marginal'],
    ['10 + 6 against 5 + 1: margin 10', riding, [10, 5], {}, 'outcome.skillWon level.major'],
    ['3 + 6 against 19 + 1: margin 11', riding, [3, 19], {}, 'outcome.skillLost level.major'],
    [
      'the guard watches her heraldry: 12 + 1 against 9 + 5',
      { ...back, action: 'skill.0' },
      [12, 9],
      { opposedWith: '1' },
      'outcome.skillLost level.marginal',
    ],
  ])('%s', (_, of, dice, decisions, expected) => {
    expect(summary(of, dice, decisions)).toBe(expected);
  });
});

test('step by step: what the opponent uses, its bonus beside it, then a die each', () => {
  const named = { ...back, actorName: { text: 'Gaspard' } };
  const standing = (answers: readonly Answer[]) => resume(ruleOf(named), answers);
  expect(standing([])).toMatchObject({
    value: {
      question: {
        decision: 'opposedWith',
        options: [
          { id: '0', label: { params: { with: { key: 'success-levels:weapon.sword' }, total: 8 } } },
          { id: '1', label: { params: { with: { key: 'success-levels:weapon.bow' }, total: 4 } } },
        ],
      },
    },
  });
  const name = {
    key: 'success-levels:contestant.with',
    params: { name: { text: 'Gaspard' }, with: { key: 'success-levels:weapon.spear' } },
  };
  expect(standing([{ choice: '0' }])).toMatchObject({
    value: { question: { purpose: { key: 'success-levels:question.opposed', params: { name } } } },
  });
});

test.each<[string, Partial<ActionSituation>, string]>([
  ['a weapon that is not there', { action: 'weapon.2' }, 'action'],
  ['a skill that is not there', { action: 'skill.2' }, 'action'],
  ['no target', { targets: [] }, 'targets'],
  ['two targets', { targets: [guard, guard] }, 'targets'],
])('refused: %s', (_, of, field) => {
  expect(resolve(situation(of))).toEqual({ ok: false, error: { code: 'BAD_REQUEST', field } });
});

test('what is set by hand counts: the sword at +3 loses with a 10 against 10 + 4', () => {
  const weak = { ...odile, overrides: { 'weapons.weapons.0.0': 3 } };
  expect(summary({ actor: weak }, [10, 10])).toMatch(/^outcome\.fightLost/);
  expect(summary({}, [10, 10])).toMatch(/^outcome\.fightWon/);
});
