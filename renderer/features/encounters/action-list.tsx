import { memo, useCallback, useEffect, useRef } from 'react';
import type { ActionOdds } from '../../../shared/encounter/action-odds.ts';
import { objectionTo, type Rulebook } from '../../../shared/encounter/objection.ts';
import type { Combatant, EncounterState } from '../../../shared/encounter/state.ts';
import type { KeyLabel } from '../../../shared/rules/core/label.ts';
import type { ActionOffer } from '../../../shared/rules/core/system.ts';
import { FigureButton } from '../../figures/figure-button.tsx';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/words.tsx';
import { OddsLine } from './odds-line.tsx';
import styles from './turn-panel.module.css';

/** An action that is offered, with whom it would be aimed at. */
export interface Aimed {
  readonly offer: ActionOffer;
  readonly at: readonly Combatant[];
  readonly key: string | undefined;
}

/** An action against the rules that somebody wanted all the same, and by what: a key leaves Enter harmless. */
export interface Wanted {
  readonly name: string;
  readonly by: 'key' | 'press';
}

interface ActionListProps {
  state: EncounterState;
  actor: Combatant;
  book: Rulebook;
  actions: readonly Aimed[];
  isQuiet?: boolean;
  odds?: ReadonlyMap<string, ActionOdds>;
  onAct: (aimed: Aimed, overrule: boolean) => void;
  wanted: Wanted | undefined;
  onWant: (wanted: Wanted | undefined) => void;
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
  const { actions, isQuiet = false, odds, wanted, onWant } = props;
  const { say } = useWords();
  const latest = useRef(props);
  latest.current = props;
  const act = useCallback((name: string, overrule: boolean): void => {
    const aimed = latest.current.actions.find(({ offer }) => offerName(offer) === name);
    if (aimed !== undefined) latest.current.onAct(aimed, overrule);
  }, []);
  return (
    <ul className={styles.actions}>
      {actions.map((aimed) => {
        const { offer, at, key: letter } = aimed;
        const name = offerName(offer);
        const objection = objectionOf(aimed, props);
        return (
          <ActionLine
            key={name}
            name={name}
            offer={offer}
            letter={letter}
            helped={offer.helps === undefined ? '' : at.map((one) => `→ ${say(one.name)}`).join(' · ')}
            isOfOthers={offer.targets === 'none' && at.length > 0}
            isAimed={offer.targets === 'none' || at.length > 0}
            objection={objection === null ? null : say(objection)}
            isQuiet={isQuiet}
            odds={odds?.get(name)}
            onAct={act}
            wantedBy={wanted?.name === name ? wanted.by : undefined}
            onWant={onWant}
          />
        );
      })}
    </ul>
  );
}

interface ActionLineProps {
  name: string;
  offer: ActionOffer;
  letter: string | undefined;
  /** The friends that it would help. */
  helped: string;
  isAimed: boolean;
  /** The targets do it, each for itself. */
  isOfOthers: boolean;
  objection: string | null;
  isQuiet: boolean;
  odds: ActionOdds | undefined;
  onAct: (name: string, overrule: boolean) => void;
  wantedBy: Wanted['by'] | undefined;
  onWant: ActionListProps['onWant'];
}

/** Drawn anew when what it shows is something else, not with every change of the fight. */
const ActionLine = memo(function ActionLine(props: ActionLineProps) {
  const { name, offer, letter, helped, isAimed, isOfOthers, objection, isQuiet, odds, onAct } = props;
  const { wantedBy, onWant } = props;
  const { t, say } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wantedBy === 'key') button.current?.focus();
  }, [wantedBy]);
  const { row } = offer;
  const qualifiers = [...row.qualifiers.map(say), ...(helped === '' ? [] : [helped])];
  return (
    <li data-objection={objection !== null}>
      <Button
        ref={button}
        variant={isQuiet ? 'quiet' : 'secondary'}
        isWide
        isDisabled={!isAimed}
        keyHint={letter?.toUpperCase()}
        onPress={() => {
          if (objection === null) onAct(name, false);
          else onWant({ name, by: 'press' });
        }}
      >
        <span className={styles.action}>
          <span className={styles.name}>{say(row.label)}</span>
          {qualifiers.length > 0 && <span className={styles.qualifiers}>{qualifiers.join(' · ')}</span>}
          {objection !== null && <span className={styles.objection}>{objection}</span>}
        </span>
      </Button>
      {wantedBy !== undefined && objection !== null && (
        <div className={styles.wanted}>
          <Button
            variant="danger"
            autoFocus={wantedBy === 'press'}
            onPress={() => {
              onWant(undefined);
              onAct(name, true);
            }}
          >
            {t('objection.overrule')}
          </Button>
          <Button variant="quiet" onPress={() => onWant(undefined)}>
            {t('action.cancel')}
          </Button>
        </div>
      )}
      <span className={styles.figures}>
        {/* Numbers are of whoever has the turn; the others have their own. */}
        {(isOfOthers ? [] : row.figures).map((derived, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a system never move.
          <FigureButton key={index} label={row.label} derived={derived} />
        ))}
        {odds !== undefined && <OddsLine odds={odds} />}
      </span>
    </li>
  );
});
