import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { type Combatant, combatantOf, type EncounterState } from '../../../shared/encounter/state.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { sayRefusal } from '../../words/refusal.ts';
import { useWords } from '../../words/words.tsx';
import styles from './order-panel.module.css';
import { readPoints } from './read-points.ts';
import type { Send } from './roll-panel.tsx';

/** Everybody in the order of their turns: whose turn it is, hit points large, and the box that changes them. */
export function OrderPanel({ state, send }: { state: EncounterState; send: Send }) {
  const { t } = useWords();
  return (
    <section>
      <SectionHeading>{t('encounter.order')}</SectionHeading>
      <ol className={styles.order}>
        {state.order.map((number, at) => (
          <OrderLine
            key={number}
            combatant={combatantOf(state, number)}
            at={at}
            last={state.order.length - 1}
            hasTurn={state.turn === number}
            ended={state.status === 'ended'}
            send={send}
          />
        ))}
      </ol>
    </section>
  );
}

interface OrderLineProps {
  combatant: Combatant;
  at: number;
  last: number;
  hasTurn: boolean;
  ended: boolean;
  send: Send;
}

function OrderLine({ combatant, at, last, hasTurn, ended, send }: OrderLineProps) {
  const { t, say, number } = useWords();
  const { name, identity, hitPoints, maximumHitPoints, defense } = combatant;
  const move = (to: number): void => void send({ type: 'moveInOrder', combatant: combatant.combatant, to });
  return (
    <li className={styles.line} aria-current={hasTurn ? 'true' : undefined}>
      <div className={styles.who}>
        <span className={styles.name}>{say(name)}</span>
        <span className={styles.small}>
          {say(identity)} · {say(defense.label)} {number(defense.value)}
        </span>
      </div>
      {!ended && <PointsBox combatant={combatant} send={send} />}
      <span
        role="img"
        className={styles.now}
        data-down={hitPoints <= 0}
        aria-label={t('encounter.hitPoints', { now: hitPoints, maximum: maximumHitPoints })}
      >
        {number(hitPoints)}
        <span className={styles.maximum}>
          {hitPoints <= 0 ? t('encounter.down') : `/ ${number(maximumHitPoints)}`}
        </span>
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
    </li>
  );
}

/** A number takes points away, one with a plus gives them back; Enter applies, Escape leaves. */
function PointsBox({ combatant: { combatant, name }, send }: { combatant: Combatant; send: Send }) {
  const words = useWords();
  const { t } = words;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const apply = async (): Promise<void> => {
    const change = readPoints(typed);
    if (change === undefined) {
      setFault(t('points.notNumber', { typed: typed.trim().slice(0, 20) }));
      return;
    }
    const refusal = await send({ type: 'changeHitPoints', combatant, change });
    if (refusal === undefined) setTyped('');
    else setFault(sayRefusal(words, refusal));
  };
  return (
    <form
      className={styles.change}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') void apply();
      }}
    >
      <input
        className={styles.box}
        aria-label={t('encounter.change', { name })}
        title={t('encounter.changeHelp')}
        placeholder={t('encounter.changePlaceholder')}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setTyped('');
          setFault(undefined);
          event.currentTarget.blur();
        }}
      />
      {fault !== undefined && <InlineError>{fault}</InlineError>}
    </form>
  );
}
