import { type CSSProperties, useEffect, useRef } from 'react';
import type { ShownContest } from '../../../shared/encounter/contest/players.ts';
import {
  barSteps,
  type PlayersView,
  type ShownCombatant,
  type ShownPoints,
} from '../../../shared/encounter/players-view.ts';
import { useWords } from '../../words/words.tsx';
import styles from './players-board.module.css';

/** An encounter as the whole table reads it from across the room. */
export function PlayersBoard({ view: { round, note, turn, combatants, contests } }: { view: PlayersView }) {
  const { t, number } = useWords();
  const rows = Math.max(1, Math.ceil(combatants.length / columnsFor(combatants.length)));
  const acting = turn === null ? undefined : combatants[turn];
  return (
    <main className={styles.board} style={{ '--rows': Math.max(rows, 4) } as CSSProperties}>
      <header className={styles.header}>
        <p className={styles.round}>
          <span>{t('players.round')}</span>
          <span className={styles.roundNumber}>{number(round)}</span>
        </p>
        <h1 className={styles.turn}>
          {acting === undefined ? t('players.masterActs') : <Name of={acting} />}
        </h1>
      </header>
      <ol
        className={styles.order}
        aria-label={t('encounter.order')}
        // Down the first column, then down the next.
        style={{ gridTemplateRows: `repeat(${rows}, auto)` }}
      >
        {combatants.map((combatant, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the players are told no ids, only places.
          <Line key={at} combatant={combatant} hasTurn={at === turn} />
        ))}
      </ol>
      {contests.map((contest, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the players are told no ids, only places.
        <ContestLine key={at} contest={contest} />
      ))}
      {note !== '' && <p className={styles.note}>{note}</p>}
    </main>
  );
}

/** How a contest stands: who holds what, and who decides. */
function ContestLine({
  contest: { subject, sides, phase, leader, result, decides },
}: {
  contest: ShownContest;
}) {
  const { t, say } = useWords();
  const [first, second] = sides;
  const decider = decides === null ? undefined : sides[decides];
  const holder = leader === null ? undefined : sides[leader];
  const names =
    first === undefined || second === undefined
      ? sides.map(say).join('')
      : t('contest.versus', { first, second });
  const held =
    result === null
      ? t('contest.nobodyLeads')
      : holder === undefined
        ? say(result)
        : t('contest.holds', { name: holder, result });
  const next =
    phase === 'over'
      ? t('players.contest.over')
      : decider === undefined
        ? t('players.contest.roll')
        : t('players.contest.decides', { name: decider });
  return (
    <section className={styles.note} aria-label={t('players.contest')}>
      <strong>{subject === '' ? names : subject}</strong> · {held} · {next}
    </section>
  );
}

/** The most lines that stand below each other in a column of their own. */
const fewest = 7;
const columnsFor = (count: number): number => (count <= fewest ? 1 : count <= 2 * fewest ? 2 : 3);

function Name({ of: { name } }: { of: ShownCombatant }) {
  return useWords().say(name);
}

function Line({ combatant, hasTurn }: { combatant: ShownCombatant; hasTurn: boolean }) {
  const { say } = useWords();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Nobody scrolls this window: whoever has the turn comes into sight.
    if (hasTurn) line.current?.scrollIntoView({ block: 'nearest' });
  }, [hasTurn]);
  const { name, kind, points, conditions } = combatant;
  return (
    <li ref={line} className={styles.line} data-kind={kind} aria-current={hasTurn ? 'true' : undefined}>
      <span className={styles.who}>
        <span className={styles.name}>{say(name)}</span>
        {conditions.length > 0 && (
          <ul className={styles.conditions}>
            {conditions.map((condition, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the players are told no ids, only places.
              <li key={at}>{say(condition)}</li>
            ))}
          </ul>
        )}
      </span>
      <Points points={points} />
    </li>
  );
}

function Points({ points }: { points: ShownPoints }) {
  const { t, number } = useWords();
  switch (points.shown) {
    case 'numbers': {
      const { hitPoints, maximum, temporary } = points;
      const label = t('encounter.hitPoints', { now: hitPoints, maximum });
      return (
        <span role="img" className={styles.numbers} data-down={hitPoints <= 0} aria-label={label}>
          {number(hitPoints)}
          {temporary > 0 && <span className={styles.temporary}>+{number(temporary)}</span>}
          <span className={styles.maximum}>/ {number(maximum)}</span>
        </span>
      );
    }
    case 'bar': {
      const { steps } = points;
      return (
        <span
          role="img"
          className={styles.bar}
          aria-label={t('players.barSteps', { steps, all: barSteps })}
          data-low={steps <= 2}
        >
          {Array.from({ length: barSteps }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps are their places.
            <span key={at} className={styles.step} data-full={at < steps} />
          ))}
        </span>
      );
    }
    case 'word':
      return (
        <span className={styles.word} data-word={points.word}>
          {t(`players.health.${points.word}`)}
        </span>
      );
    case 'nothing':
      return null;
  }
}
