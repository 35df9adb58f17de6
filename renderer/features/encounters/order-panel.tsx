import { ChevronDown, ChevronUp, Crosshair } from 'lucide-react';
import { memo } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { type Combatant, combatantOf, type EncounterState } from '../../../shared/encounter/state.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useWords } from '../../words/words.tsx';
import { detailsOf } from './combatant-dialog.tsx';
import styles from './order-panel.module.css';
import { PointsBox } from './points-box.tsx';
import type { Send } from './roll-panel.tsx';

interface OrderPanelProps {
  state: EncounterState;
  send: Send;
  targets: readonly number[];
  onTarget: (combatant: number) => void;
  onOpen: (combatant: number) => void;
}

/** Everybody in the order of their turns: whose turn it is, hit points large, and the box that changes them. */
export function OrderPanel({ state, send, targets, onTarget, onOpen }: OrderPanelProps) {
  const { t } = useWords();
  return (
    <section>
      <SectionHeading>{t('encounter.order')}</SectionHeading>
      <ol className={styles.order}>
        {state.order.map((number, at) => (
          <OrderLine
            key={number}
            combatant={combatantOf(state, number)}
            state={state}
            at={at}
            last={state.order.length - 1}
            hasTurn={state.turn === number}
            isTarget={targets.includes(number)}
            ended={state.status === 'ended'}
            send={send}
            onTarget={onTarget}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </section>
  );
}

interface OrderLineProps extends Pick<OrderPanelProps, 'send' | 'onTarget' | 'onOpen' | 'state'> {
  combatant: Combatant;
  at: number;
  last: number;
  hasTurn: boolean;
  isTarget: boolean;
  ended: boolean;
}

/** What a line shows of everybody else is the names in its conditions, which never change. */
function showsTheSame(before: OrderLineProps, after: OrderLineProps): boolean {
  const keys = ['combatant', 'at', 'last', 'hasTurn', 'isTarget', 'ended', 'send', 'onTarget'] as const;
  return keys.every((key) => before[key] === after[key]);
}

const OrderLine = memo(function OrderLine(props: OrderLineProps) {
  const { combatant: of, state, at, last, hasTurn, isTarget, ended, send, onTarget, onOpen } = props;
  const words = useWords();
  const { t, say, number } = words;
  const { combatant, name, identity, hitPoints, maximumHitPoints, temporaryHitPoints, defense } = of;
  const { pools, conditions, vitalState, waitsFor } = of;
  const move = (to: number): void => void send({ type: 'moveInOrder', combatant, to });
  const shownPools = Object.values(pools).filter(({ value, maximum }) => maximum !== null || value !== 0);
  return (
    <li
      className={styles.line}
      aria-current={hasTurn ? 'true' : undefined}
      data-target={isTarget}
      data-dead={vitalState?.dead ?? false}
    >
      {ended ? (
        <span />
      ) : (
        <span className={styles.target}>
          <IconButton
            label={t('encounter.targetOf', { name })}
            icon={<Crosshair />}
            aria-pressed={isTarget}
            onPress={() => onTarget(combatant)}
          />
        </span>
      )}
      <div className={styles.who}>
        <AriaButton
          className={styles.open ?? ''}
          aria-label={t('combatant.open', { name })}
          isDisabled={ended}
          onPress={() => onOpen(combatant)}
        >
          {say(name)}
        </AriaButton>
        <span className={styles.small} title={say(identity)}>
          {say(identity)}
        </span>
        <span className={styles.small}>
          {say(defense.label)} {number(defense.value)}
        </span>
      </div>
      {!ended && <PointsBox combatants={[of]} send={send} />}
      <span
        role="img"
        className={styles.now}
        data-down={hitPoints <= 0}
        aria-label={t('encounter.hitPoints', { now: hitPoints, maximum: maximumHitPoints })}
      >
        {number(hitPoints)}
        {temporaryHitPoints > 0 && (
          <span className={styles.temporary} title={t('combatant.temporary')}>
            +{number(temporaryHitPoints)}
          </span>
        )}
        <span className={styles.maximum}>/ {number(maximumHitPoints)}</span>
      </span>
      {!ended && (
        <div className={styles.moves}>
          <IconButton
            label={t('encounter.moveUp', { name })}
            icon={<ChevronUp />}
            isDisabled={at === 0}
            onPress={() => move(at - 1)}
          />
          <IconButton
            label={t('encounter.moveDown', { name })}
            icon={<ChevronDown />}
            isDisabled={at === last}
            onPress={() => move(at + 1)}
          />
        </div>
      )}
      {shownPools.length > 0 && (
        <ul className={styles.pools}>
          {shownPools.map(({ id, label, value, maximum }) => (
            <li key={id}>
              {say(label)} <strong>{number(value)}</strong>
              {maximum !== null && ` / ${number(maximum)}`}
            </li>
          ))}
        </ul>
      )}
      {hitPoints <= 0 && (
        <span className={styles.conditions}>
          <span className={styles.state}>
            {vitalState === null ? t('encounter.down') : say(vitalState.label)}
          </span>
          {vitalState?.next !== undefined && <span className={styles.next}>{say(vitalState.next)}</span>}
        </span>
      )}
      {waitsFor !== null && !ended && (
        <span className={styles.conditions}>
          <span className={styles.next}>
            {waitsFor === '' ? t('wait.waits') : t('wait.waitsFor', { trigger: { text: waitsFor } })}
          </span>
          <Button
            variant="secondary"
            aria-label={t('wait.stepInOf', { name })}
            onPress={() => void send({ type: 'stepIn', combatant })}
          >
            {t('wait.stepIn')}
          </Button>
        </span>
      )}
      {conditions.length > 0 && (
        <ul className={styles.conditions}>
          {conditions.map((held) => {
            const details = detailsOf(held, state, words);
            return (
              <li key={held.id} title={details}>
                {say(held.name)}
                {details !== '' && <span className={styles.next}> {details}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}, showsTheSame);
