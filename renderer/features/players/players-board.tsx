import { type CSSProperties, useEffect, useRef } from 'react';
import type { ShownContest } from '../../../shared/encounter/contest/players.ts';
import {
  barSteps,
  type PlayersView,
  type ShownCombatant,
  type ShownPoints,
} from '../../../shared/encounter/players-view.ts';
import { type ScreenWords, useWords } from '../../words/words.tsx';
import styles from './players-board.module.css';

/** An encounter as the whole table reads it from across the room. */
export function PlayersBoard({ view: { round, note, turn, combatants, contests } }: { view: PlayersView }) {
  const words = useWords();
  const { t, say, number } = words;
  const rows = Math.max(1, Math.ceil(combatants.length / columnsFor(combatants.length)));
  const acting = turn === null ? undefined : combatants[turn];
  // In what is no fight, the contest is what the table looks at.
  const hasTurns = round > 0;
  const [contest] = hasTurns ? [] : contests;
  const heading = !hasTurns
    ? contest === undefined
      ? t('players.contest')
      : nameOf(words, contest)
    : acting === undefined
      ? t('players.masterActs')
      : say(acting.name);
  return (
    <main className={styles.board}>
      <header className={styles.header}>
        {hasTurns && (
          <p className={styles.round}>
            <span>{t('players.round')}</span>
            <span className={styles.roundNumber}>{number(round)}</span>
          </p>
        )}
        <h1 className={styles.turn} data-long={heading.length > longName}>
          {heading}
        </h1>
      </header>
      <ol
        className={styles.order}
        aria-label={t('encounter.order')}
        // Down the first column, then down the next.
        style={
          {
            gridTemplateRows: `repeat(${rows}, auto)`,
            '--heights': Math.max(heightsOf(combatants, rows), 4 * plainHeight),
          } as CSSProperties
        }
      >
        {combatants.map((combatant, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the players are told no ids, only places.
          <Line key={at} combatant={combatant} hasTurn={at === turn} />
        ))}
      </ol>
      {contests.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the players are told no ids, only places.
        <ContestLine key={at} contest={one} isLarge={!hasTurns} />
      ))}
      {note !== '' && <p className={styles.note}>{note}</p>}
    </main>
  );
}

/** What a contest is called: by its subject, else by who contests. */
function nameOf({ t, say }: ScreenWords, { subject, sides }: ShownContest): string {
  const [first, second] = sides;
  if (subject !== '') return subject;
  return first === undefined || second === undefined
    ? sides.map(say).join('')
    : t('contest.versus', { first, second });
}

/** How a contest stands: who holds what, and who decides. */
function ContestLine({ contest, isLarge }: { contest: ShownContest; isLarge: boolean }) {
  const words = useWords();
  const { t, say } = words;
  const { sides, phase, leader, result, decides } = contest;
  const decider = decides === null ? undefined : sides[decides];
  const holder = leader === null ? undefined : sides[leader];
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
    <section className={styles.note} data-large={isLarge} aria-label={t('players.contest')}>
      <strong>{nameOf(words, contest)}</strong> · {held} · {next}
    </section>
  );
}

/** The most lines that stand below each other in a column of their own. */
const fewest = 7;
const columnsFor = (count: number): number => (count <= fewest ? 1 : count <= 2 * fewest ? 2 : 3);

/** Letters of a name from which on it does not fit beside the round in the largest print. */
const longName = 26;
/** How high a line is without and with conditions, in heights of its letters. */
const plainHeight = 2;
const heightWithConditions = 2.6;

/** How high all lines below each other are, in heights of their letters; those beside each other are equally high. */
function heightsOf(combatants: readonly ShownCombatant[], rows: number): number {
  return Array.from({ length: rows }, (_, row) =>
    combatants.some(({ conditions }, at) => at % rows === row && conditions.length > 0)
      ? heightWithConditions
      : plainHeight,
  ).reduce((sum, height) => sum + height, 0);
}

function Line({ combatant, hasTurn }: { combatant: ShownCombatant; hasTurn: boolean }) {
  const { say } = useWords();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Nobody scrolls this window: whoever has the turn comes into sight, and who comes next.
    if (hasTurn) line.current?.scrollIntoView({ block: 'center' });
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
