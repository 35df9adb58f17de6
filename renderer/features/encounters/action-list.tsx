import { useState } from 'react';
import type { ActionOdds } from '../../../shared/encounter/action-odds.ts';
import { objectionTo, type Rulebook } from '../../../shared/encounter/objection.ts';
import type { Combatant, EncounterState } from '../../../shared/encounter/state.ts';
import type { KeyLabel } from '../../../shared/rules/core/label.ts';
import type { ActionOffer } from '../../../shared/rules/core/system.ts';
import { FigureButton } from '../../figures/figure-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './turn-panel.module.css';

/** An action that is offered, with whom it would be aimed at. */
export interface Aimed {
  readonly offer: ActionOffer;
  readonly at: readonly Combatant[];
  readonly key: string | undefined;
}

interface ActionListProps {
  state: EncounterState;
  actor: Combatant;
  book: Rulebook;
  actions: readonly Aimed[];
  isQuiet?: boolean;
  odds?: ReadonlyMap<string, ActionOdds>;
  onAct: (aimed: Aimed, overrule: boolean) => void;
}

/** What stands against an action as things stand. */
function objectionOf({ offer, at }: Aimed, { state, actor, book }: ActionListProps): KeyLabel | null {
  const roll = {
    actor: actor.combatant,
    targets: at.map(({ combatant }) => combatant),
    action: offer.action,
    decisions: offer.decisions,
    modifier: 0,
  };
  return objectionTo(state, offer, roll, book);
}

/** Names an offer among others: the same action is offered with each way to make its decisions. */
export function offerName({ action, decisions }: ActionOffer): string {
  return [action, ...Object.entries(decisions).flat()].join('.');
}

/** Actions under their keys. What the rules object to says so, and can be done all the same. */
export function ActionList(props: ActionListProps) {
  const { actions, isQuiet = false, odds, onAct } = props;
  return (
    <ul className={styles.actions}>
      {actions.map((aimed) => (
        <ActionLine
          key={offerName(aimed.offer)}
          aimed={aimed}
          objection={objectionOf(aimed, props)}
          isQuiet={isQuiet}
          odds={odds?.get(offerName(aimed.offer))}
          onAct={(overrule) => onAct(aimed, overrule)}
        />
      ))}
    </ul>
  );
}

interface ActionLineProps {
  aimed: Aimed;
  objection: KeyLabel | null;
  isQuiet: boolean;
  odds: ActionOdds | undefined;
  onAct: (overrule: boolean) => void;
}

function ActionLine({ aimed: { offer, at, key }, objection, isQuiet, odds, onAct }: ActionLineProps) {
  const { t, say } = useWords();
  const [asking, setAsking] = useState(false);
  const { row, helps, targets } = offer;
  const friends = helps === undefined ? [] : at.map(({ name }) => `→ ${say(name)}`);
  const qualifiers = [...row.qualifiers.map(say), ...friends];
  return (
    <li data-objection={objection !== null}>
      <Button
        variant={isQuiet ? 'quiet' : 'secondary'}
        isWide
        isDisabled={targets !== 'none' && at.length === 0}
        keyHint={key?.toUpperCase()}
        onPress={() => {
          if (objection === null) onAct(false);
          else setAsking(true);
        }}
      >
        <span className={styles.action}>
          <span className={styles.name}>{say(row.label)}</span>
          {qualifiers.length > 0 && <span className={styles.qualifiers}>{qualifiers.join(' · ')}</span>}
          {objection !== null && <span className={styles.objection}>{say(objection)}</span>}
        </span>
      </Button>
      <span className={styles.figures}>
        {/* Numbers are of whoever has the turn; the others have their own. */}
        {(targets === 'none' && at.length > 0 ? [] : row.figures).map((derived, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a system never move.
          <FigureButton key={index} label={row.label} derived={derived} />
        ))}
        {odds !== undefined && <OddsLine odds={odds} />}
      </span>
      {asking && objection !== null && (
        <Row>
          <Button
            variant="danger"
            autoFocus
            onPress={() => {
              setAsking(false);
              onAct(true);
            }}
          >
            {t('objection.overrule')}
          </Button>
          <Button variant="quiet" onPress={() => setAsking(false)}>
            {t('action.cancel')}
          </Button>
        </Row>
      )}
    </li>
  );
}

/** What an action may come to, before it is rolled. */
function OddsLine({ odds: { works, mean, fells, opposed } }: { odds: ActionOdds }) {
  const { t } = useWords();
  const percent = (chance: number): number => Math.round(100 * chance);
  const parts = [
    ...(opposed === null
      ? []
      : [
          t('opposed.wins', { percent: percent(opposed.wins) }),
          t('opposed.loses', { percent: percent(opposed.loses) }),
        ]),
    ...(works > 0
      ? [t(opposed === null ? 'odds.works' : 'opposed.takesEffect', { percent: percent(works) })]
      : []),
    ...(mean > 0 ? [t('odds.mean', { points: Math.round(10 * mean) / 10 })] : []),
    ...(fells !== null && percent(fells) > 0 ? [t('odds.fells', { percent: percent(fells) })] : []),
  ];
  return <span className={styles.odds}>{parts.join(' · ')}</span>;
}
