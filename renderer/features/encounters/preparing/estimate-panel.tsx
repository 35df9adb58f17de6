import { useEffect, useMemo, useState } from 'react';
import {
  type Estimate,
  estimating,
  type Fighter,
  type KnownAttacks,
} from '../../../../shared/encounter/estimate.ts';
import type { CampaignDocument } from '../../../../shared/library/document.ts';
import type { Label } from '../../../../shared/rules/core/label.ts';
import { readOptions } from '../../../../shared/rules/core/option.ts';
import { systems } from '../../../../shared/rules/registry.ts';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { useWords } from '../../../words/words.tsx';
import styles from './preparing.module.css';

/** Attacks that were worked out already, while the app is open. */
const known: KnownAttacks = new Map();

/** Works an estimate out while nobody waits for the screen; undefined until it is there. */
function useEstimate({ body }: CampaignDocument, fighters: readonly Fighter[]): Estimate | null | undefined {
  const [estimate, setEstimate] = useState<Estimate | null>();
  const written = JSON.stringify(fighters);
  const { system: id, options: chosen } = body;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written stands for the fighters, which are new each time.
  useEffect(() => {
    const system = systems[id];
    const options = readOptions(system.options, chosen);
    if (system.sheets === undefined || !options.ok) return undefined;
    const steps = estimating(system, system.sheets, options.value, fighters, known);
    let idle = 0;
    const next = (): void => {
      const step = steps.next();
      if (step.done) setEstimate(step.value);
      else idle = requestIdleCallback(next);
    };
    idle = requestIdleCallback(next);
    return () => cancelIdleCallback(idle);
  }, [id, chosen, written]);
  return estimate;
}

interface EstimatePanelProps {
  campaign: CampaignDocument;
  /** Who is there from the beginning. */
  first: readonly Fighter[];
  /** Who comes with the waves. */
  later: readonly Fighter[];
}

/** How long each side would need for the other, and all that this assumes. */
export function EstimatePanel({ campaign, first, later }: EstimatePanelProps) {
  const { t } = useWords();
  const all = useMemo(() => [...first, ...later], [first, later]);
  return (
    <section>
      <SectionHeading>{t('estimate.title')}</SectionHeading>
      <div className={styles.estimate}>
        {later.length === 0 ? (
          <Verdict campaign={campaign} fighters={first} />
        ) : (
          <>
            <h3>{t('estimate.start')}</h3>
            <Verdict campaign={campaign} fighters={first} />
            <h3>{t('estimate.all')}</h3>
            <Verdict campaign={campaign} fighters={all} />
          </>
        )}
        <h3>{t('estimate.assumes')}</h3>
        <ul>
          <li>{t('estimate.assumes.attack')}</li>
          <li>{t('estimate.assumes.losses')}</li>
          <li>{t('estimate.assumes.magic')}</li>
          <li>{t('estimate.assumes.choices')}</li>
          <li>{t('estimate.assumes.now')}</li>
        </ul>
      </div>
    </section>
  );
}

/** Rounded as nobody should take it for more. */
function oneDecimal(value: number): number {
  return Math.round(10 * value) / 10;
}

function Verdict({ campaign, fighters }: { campaign: CampaignDocument; fighters: readonly Fighter[] }) {
  const { t, say } = useWords();
  const estimate = useEstimate(campaign, fighters);
  if (estimate === undefined) return <p className={styles.small}>{t('estimate.working')}</p>;
  if (estimate === null) return <p className={styles.small}>{t('estimate.noSides')}</p>;
  const { heroes, foes } = estimate;
  const namesOf = (labels: readonly Label[]): string => labels.map(say).join(', ');
  const lacking = [...heroes.lacking, ...foes.lacking];
  return (
    <>
      {(['heroes', 'foes'] as const).map((side) => {
        const { rounds, perRound } = estimate[side];
        const against = side === 'heroes' ? foes.hitPoints : heroes.hitPoints;
        return rounds === null ? (
          <p key={side} className={styles.verdict}>
            {t(`estimate.${side}Not`)}
          </p>
        ) : (
          <div key={side}>
            <p className={styles.verdict}>{t(`estimate.${side}`, { rounds: oneDecimal(rounds) })}</p>
            <p className={styles.small}>
              {t('estimate.perRound', { points: oneDecimal(perRound), hitPoints: against })}
            </p>
          </div>
        );
      })}
      {lacking.length > 0 && (
        <p className={styles.small}>{t('estimate.lacking', { names: namesOf(lacking) })}</p>
      )}
    </>
  );
}
