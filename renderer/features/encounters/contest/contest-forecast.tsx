import { useEffect, useState } from 'react';
import type { Contest } from '../../../../shared/encounter/contest/contest.ts';
import { contestSituation } from '../../../../shared/encounter/contest/situation.ts';
import type { Rulebook } from '../../../../shared/encounter/objection.ts';
import type { EncounterState } from '../../../../shared/encounter/state.ts';
import type { ContestChance, ContestRules } from '../../../../shared/rules/core/contest.ts';
import { useWords } from '../../../words/words.tsx';
import styles from './contest-panel.module.css';
import { entrantOf } from './entrant-fields.tsx';
import type { Helper } from './helper-fields.tsx';

interface ForecastProps {
  state: EncounterState;
  contest: Contest;
  rules: ContestRules;
  book: Rulebook;
  /** By side. */
  modifiers: readonly number[];
  helpers: readonly Helper[];
}

/** What the next roll may come to, for each side; worked out while nobody waits for the screen. */
export function ContestForecast({ state, contest, rules, book, modifiers, helpers }: ForecastProps) {
  const { t, say } = useWords();
  const [chances, setChances] = useState<readonly ContestChance[]>([]);
  const fallen = contest.roll?.answers.length ?? 0;
  useEffect(() => {
    setChances([]);
    // Once dice have fallen, the odds before them are of no use.
    if (fallen > 0) return undefined;
    const given = contest.roll ?? {
      modifiers,
      helpers: helpers.map(({ entrant, helps, wanted }) => ({
        participant: entrantOf(entrant, state),
        ...{ helps, wanted, modifier: 0 },
      })),
    };
    const idle = requestIdleCallback(() =>
      setChances(rules.forecast(contestSituation(contest, given, state.combatants, state.options, book))),
    );
    return () => cancelIdleCallback(idle);
  }, [state, contest, rules, book, modifiers, helpers, fallen]);
  if (chances.length === 0) return null;
  return (
    <table className={styles.odds}>
      <caption>{t('contest.odds')}</caption>
      <thead>
        <tr>
          <td />
          {contest.sides.map(({ name }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sides are their places.
            <th key={at} scope="col">
              {say(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chances.map(({ label, chances: of }) => (
          <tr key={say(label)}>
            <th scope="row">{say(label)}</th>
            {of.map((chance, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sides are their places.
              <td key={at}>{t('contest.oddsPercent', { percent: Math.round(100 * chance) })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
