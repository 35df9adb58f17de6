import type { ContestPhase, ContestSituation, ContestStanding } from '../../core/contest.ts';
import type { KeyLabel, Label } from '../../core/label.ts';
import type { CheckResult } from '../check.ts';
import type { ContestState } from '../contest-state.ts';
import type { OpposedResult } from '../opposed.ts';
import type { Switches } from '../options.ts';
import { consequenceOf } from '../tables.ts';
import { opponentOf, type Side, sides } from '../vocabulary.ts';
import { word } from '../words.ts';
import type { ContestFormId } from './forms.ts';

/** What the sides are called. */
export type Names = Readonly<Record<Side, Label>>;

/** The names of those who contest; who is alone has no opponent to name. */
export function namesOf({ sides: [a, b] }: Pick<ContestSituation, 'sides'>): Names {
  const first = a?.name ?? word('side.a');
  return { a: first, b: b?.name ?? word('side.b') };
}

const waiting = { leader: null, result: null, decides: null, notes: [] } as const;

function placeOf(side: Side): number {
  return sides.indexOf(side);
}

function standing(phase: ContestPhase, next: KeyLabel, of: Partial<ContestStanding> = {}): ContestStanding {
  return { ...waiting, ...of, phase, next };
}

/** How a contest of one roll stands before that roll, and after one that decided nothing. */
export function beforeRoll(form: ContestFormId, names: Names, difficulty: number): ContestStanding {
  switch (form) {
    case 'test':
      return standing('roll', word('next.test', { name: names.a, difficulty }));
    case 'minor-fight':
      return standing('roll', word('next.minorFight'));
    case 'opposed':
    case 'extended':
    case 'epic-fight':
      return standing('roll', word('next.opposed'));
  }
}

/** What a confirmed die means outside a fight is for the game master to say. */
function remarkable(
  name: Label,
  other: Label,
  { critical, fumble }: CheckResult | OpposedResult,
): KeyLabel[] {
  return [
    ...(critical ? [word('note.critical', { name })] : []),
    ...(fumble ? [word('note.fumble', { name: other })] : []),
  ];
}

/** How a roll against a difficulty has ended. */
export function afterTest(names: Names, result: CheckResult): ContestStanding {
  const { level } = result;
  return standing('over', word('next.over'), {
    leader: level === null ? null : 0,
    result: level === null ? word('verdict.failure') : word(`verdict.success.${level}`),
    notes: remarkable(names.a, names.a, result),
  });
}

/** How opposed rolls or a fight in one roll have ended, or that nobody has won them. */
export function afterOpposed(
  form: 'opposed' | 'minor-fight',
  names: Names,
  result: OpposedResult,
): ContestStanding {
  const { winner, level } = result;
  if (winner === null || level === null) return beforeRoll(form, names, 0);
  const loser = names[opponentOf[winner]];
  const consequence = word(`consequence.${consequenceOf[level]}`);
  return standing('over', word('next.over'), {
    leader: placeOf(winner),
    result: word(`result.${level}`),
    notes: [
      ...(form === 'minor-fight' ? [word('note.suffers', { name: loser, consequence })] : []),
      ...remarkable(names[winner], loser, result),
    ],
  });
}

function notesOf(state: ContestState, names: Names): KeyLabel[] {
  const { minimum, spent } = state;
  const best = state.state === 'exchange' ? state.best : null;
  return [
    ...(minimum === null || state.state === 'ended'
      ? []
      : [word('why.minimum', { level: word(`level.${minimum}`) })]),
    ...(best === null
      ? []
      : [word('note.best', { name: names[best.holder], level: word(`level.${best.level}`) })]),
    ...spent.map((side) => word('note.spent', { name: names[side] })),
  ];
}

function ultimateNext(state: ContestState & { state: 'ultimate-exchange' }, names: Names, by: Switches) {
  const { holder, level, margin } = state.standing;
  const name = names[opponentOf[holder]];
  return by.ultimateCompare === 'margin'
    ? word('next.ultimateMargin', { name, margin })
    : word('next.ultimate', { name, level: word(`level.${level}`) });
}

/** How a contest of several exchanges stands. */
export function standingOf(state: ContestState, names: Names, switches: Switches): ContestStanding {
  const notes = notesOf(state, names);
  switch (state.state) {
    case 'exchange':
      return standing('roll', word('next.exchange'), { notes });
    case 'ended': {
      const { holder, level, definitive } = state;
      const final = definitive ? [word('note.definitive')] : [];
      return standing('over', word('next.over'), {
        leader: placeOf(holder),
        result: word(`result.${level}`),
        notes: [...final, ...notes],
      });
    }
    case 'choice':
    case 'ultimate-offer':
    case 'ultimate-exchange': {
      const { holder, level } = state.standing;
      const held = { leader: placeOf(holder), result: word(`result.${level}`), notes };
      if (state.state === 'ultimate-exchange')
        return standing('roll', ultimateNext(state, names, switches), held);
      const decider = state.state === 'choice' ? holder : opponentOf[holder];
      const next = state.state === 'choice' ? 'next.choice' : 'next.offer';
      return standing('decision', word(next, { name: names[decider] }), {
        ...held,
        decides: placeOf(decider),
      });
    }
  }
}
