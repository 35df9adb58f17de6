import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../dice/seeded.ts';
import { mixedHand, recordingHand, rollingHand, typedHand } from './hand.ts';
import { labelsOf } from './label.ts';
import { resume, run } from './run.ts';
import { type Answer, choose, d20, type Question, type Rule, roll, sumOf, tell } from './step.ts';

const word = labelsOf<'attack' | 'damage' | 'way' | 'safe' | 'bold' | 'hit' | 'miss'>('test');
const ways = [
  { id: 'safe', label: word('safe') },
  { id: 'bold', label: word('bold') },
] as const;

/** A small rule: a way, a d20 that hits from 11, two damage dice; the bold way doubles. */
function* strike(): Rule<number> {
  const way = yield* choose('way', word('way'), ways);
  const die = yield* d20(word('attack'), (face) => (face > 10 ? 'hit' : 'miss'));
  const hit = die > 10;
  yield* tell({ verdict: word(hit ? 'hit' : 'miss'), why: word('attack'), tone: hit ? 'good' : 'bad' });
  if (!hit) return 0;
  const damage = sumOf(yield* roll(word('damage'), [{ count: 2, sides: 6 }]));
  return way === 'bold' ? damage * 2 : damage;
}

const finding = (hit: boolean) => ({
  verdict: word(hit ? 'hit' : 'miss'),
  why: word('attack'),
  tone: hit ? 'good' : 'bad',
});
const question = {
  way: { step: 'choose', decision: 'way', purpose: word('way'), options: ways },
  attack: { step: 'roll', purpose: word('attack'), dice: [{ count: 1, sides: 20 }] },
  damage: { step: 'roll', purpose: word('damage'), dice: [{ count: 2, sides: 6 }] },
};

describe('run to the end', () => {
  test.each([
    ['a miss', 'safe', [10], 0],
    ['a hit', 'safe', [11, 3, 4], 7],
    ['a bold hit', 'bold', [20, 3, 4], 14],
  ])('%s', (_, way, dice, damage) => {
    expect(run(strike(), typedHand(dice, { way }))).toEqual({ ok: true, value: damage });
  });

  test.each<[string, Record<string, string>, number[], string, string]>([
    ['no decision', {}, [11, 3, 4], 'DECISION_NEEDED', 'way'],
    ['a decision that is not offered', { way: 'wild' }, [11, 3, 4], 'BAD_REQUEST', 'way'],
    ['no dice', { way: 'safe' }, [], 'DICE_MISSING', 'dice'],
    ['too few dice', { way: 'safe' }, [11, 3], 'DICE_MISSING', 'dice'],
    ['a face that a d20 has not', { way: 'safe' }, [21], 'BAD_REQUEST', 'dice.0'],
    ['a face that a d6 has not', { way: 'safe' }, [11, 3, 7], 'BAD_REQUEST', 'dice.1'],
  ])('refused: %s', (_, decisions, dice, code, field) => {
    expect(run(strike(), typedHand(dice, decisions))).toMatchObject({ ok: false, error: { code, field } });
  });
});

describe('resumed from what was recorded', () => {
  const way = { choice: 'bold' };
  test.each<[string, Answer[], object]>([
    ['nothing yet', [], { ended: false, question: question.way, findings: [] }],
    ['after the decision', [way], { ended: false, question: question.attack, findings: [] }],
    [
      'between the d20 and the damage',
      [way, { faces: [15] }],
      { ended: false, question: question.damage, findings: [finding(true)] },
    ],
    ['a miss has ended', [way, { sum: 5 }], { ended: true, outcome: 0, findings: [finding(false)] }],
    [
      'a hit has ended',
      [way, { faces: [15] }, { sum: 7 }],
      { ended: true, outcome: 14, findings: [finding(true)] },
    ],
  ])('%s', (_, answers, expected) => {
    expect(resume(strike(), answers)).toStrictEqual({ ok: true, value: expected });
  });

  test.each<[string, Answer[], string, string]>([
    ['an option that is not offered', [{ choice: 'wild' }], 'BAD_REQUEST', 'way'],
    ['dice for a decision', [{ faces: [3] }], 'BAD_REQUEST', 'way'],
    ['a decision for dice', [way, { choice: 'bold' }], 'BAD_REQUEST', 'answer'],
    ['a face that the die has not', [way, { faces: [21] }], 'BAD_REQUEST', 'dice.0'],
    ['a sum that the dice have not', [way, { sum: 15 }, { sum: 13 }], 'BAD_REQUEST', 'dice'],
    ['too few faces', [way, { sum: 15 }, { faces: [3] }], 'DICE_MISSING', 'dice'],
    ['too many faces', [way, { faces: [15, 3] }], 'DICE_LEFT_OVER', 'dice'],
    ['an impossible answer, though more follow', [{ sum: 3 }, { sum: 15 }], 'BAD_REQUEST', 'way'],
    ['an answer after the end', [way, { sum: 5 }, { sum: 7 }], 'DICE_LEFT_OVER', 'dice'],
  ])('refused: %s', (_, answers, code, field) => {
    expect(resume(strike(), answers)).toMatchObject({ ok: false, error: { code, field } });
  });
});

/** A rule made up at random: what it asks next may hang on what fell last. */
type Script = readonly (
  | { readonly ask: 'roll'; readonly dice: readonly { count: number; sides: number }[] }
  | { readonly ask: 'choose'; readonly options: number }
  | { readonly ask: 'tell' }
  | { readonly ask: 'branch'; readonly odd: Script }
)[];

function* perform(script: Script, seen: number[] = []): Rule<readonly number[]> {
  for (const line of script) {
    if (line.ask === 'roll') seen.push(sumOf(yield* roll(word('damage'), line.dice)));
    if (line.ask === 'choose') {
      const options = Array.from({ length: line.options }, (_, id) => ({ id: `${id}`, label: word('way') }));
      seen.push(Number(yield* choose('way', word('way'), options)));
    }
    if (line.ask === 'tell') {
      const total = seen.at(-1) ?? 0;
      yield* tell({ verdict: word('hit'), why: word('hit'), tone: 'good', figure: { total, parts: [] } });
    }
    if (line.ask === 'branch' && (seen.at(-1) ?? 0) % 2 === 1) yield* perform(line.odd, seen);
  }
  return seen;
}

const pool = fc.record({ count: fc.integer({ min: 1, max: 4 }), sides: fc.constantFrom(2, 4, 6, 20, 100) });
const { script } = fc.letrec<{ script: Script }>((tie) => ({
  script: fc.array(
    fc.oneof(
      { maxDepth: 2 },
      fc.record({ ask: fc.constant('roll' as const), dice: fc.array(pool, { minLength: 1, maxLength: 3 }) }),
      fc.record({ ask: fc.constant('choose' as const), options: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ ask: fc.constant('tell' as const) }),
      fc.record({ ask: fc.constant('branch' as const), odd: tie('script') }),
    ),
    { maxLength: 6 },
  ),
}));

describe('any rule', () => {
  /** One live run: the questions, the answers, the outcome. */
  function live(rule: Rule<readonly number[]>, seed: number) {
    const questions: Question[] = [];
    const answers: Answer[] = [];
    const hand = recordingHand(
      mixedHand(rollingHand(seededDice(seed)), typedHand([], { way: '0' })),
      (asked, answer) => {
        questions.push(asked);
        answers.push(answer);
      },
    );
    const outcome = run(rule, hand);
    if (!outcome.ok) throw new Error(outcome.error.code);
    return { questions, answers, outcome: outcome.value };
  }

  test('replayed is as it was live, and every prefix asks exactly the next question', () => {
    fc.assert(
      fc.property(script, fc.integer(), (lines, seed) => {
        const { questions, answers, outcome } = live(perform(lines), seed);
        for (let kept = 0; kept < answers.length; kept += 1) {
          const standing = resume(perform(lines), answers.slice(0, kept));
          expect(standing).toMatchObject({ ok: true, value: { ended: false, question: questions[kept] } });
        }
        expect(resume(perform(lines), answers)).toMatchObject({ ok: true, value: { ended: true, outcome } });
      }),
    );
  });

  test('only the sums of the dice matter', () => {
    fc.assert(
      fc.property(script, fc.integer(), (lines, seed) => {
        const { answers, outcome } = live(perform(lines), seed);
        const sums = answers.map((answer) => ('choice' in answer ? answer : { sum: sumOf(answer) }));
        expect(resume(perform(lines), sums)).toMatchObject({ ok: true, value: { ended: true, outcome } });
      }),
    );
  });

  test('one answer more, or one that cannot be, is refused', () => {
    const impossible = fc.constantFrom<Answer>({ faces: [] }, { sum: 0 }, { sum: 1e6 }, { choice: 'none' });
    fc.assert(
      fc.property(script, fc.integer(), impossible, fc.nat(), (lines, seed, wrong, place) => {
        const { answers } = live(perform(lines), seed);
        expect(resume(perform(lines), [...answers, { sum: 3 }])).toMatchObject({
          ok: false,
          error: { code: 'DICE_LEFT_OVER' },
        });
        if (answers.length === 0) return;
        const spoiled = answers.with(place % answers.length, wrong);
        expect(resume(perform(lines), spoiled)).toMatchObject({ ok: false });
      }),
    );
  });
});
