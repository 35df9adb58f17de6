import { type Ref, useState } from 'react';
import type { Combatant } from '../../../shared/encounter/state.ts';
import { InlineError } from '../../ui/inline-error.tsx';
import { sayRefusal } from '../../words/refusal.ts';
import { useWords } from '../../words/words.tsx';
import styles from './points-box.module.css';
import { readPoints } from './read-points.ts';
import type { Send } from './roll-panel.tsx';

type Named = Pick<Combatant, 'combatant' | 'name'>;

interface PointsBoxProps {
  /** One, or several alike. */
  combatants: readonly [Named, ...Named[]];
  send: Send;
  boxRef?: Ref<HTMLInputElement>;
  placeholder?: string;
}

/** A number takes points away, one with a plus gives them back; Enter applies, Escape leaves. */
export function PointsBox({ combatants, send, boxRef, placeholder }: PointsBoxProps) {
  const words = useWords();
  const { t, say } = words;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [{ combatant }, ...others] = combatants;
  const name = combatants.map((one) => say(one.name)).join(', ');
  const apply = async (): Promise<void> => {
    const change = readPoints(typed);
    if (change === undefined) {
      setFault(t('points.notNumber', { typed: typed.trim().slice(0, 20) }));
      return;
    }
    // Emptied at once, so that a second Enter applies nothing.
    setTyped('');
    const also = others.length === 0 ? {} : { also: others.map((one) => one.combatant) };
    const refusal = await send({ type: 'changeHitPoints', combatant, ...also, change });
    if (refusal !== undefined) {
      setTyped(typed);
      setFault(sayRefusal(words, refusal));
    }
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
        ref={boxRef}
        className={styles.box}
        aria-label={t('encounter.change', { name })}
        title={t('encounter.changeHelp')}
        placeholder={placeholder ?? t('encounter.changePlaceholder')}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(undefined);
        }}
        onKeyDown={(event) => {
          // The row around the box opens at Enter and is chosen by the space bar.
          if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
          if (event.key !== 'Escape') return;
          setTyped('');
          setFault(undefined);
          event.currentTarget.blur();
        }}
      />
      {fault !== undefined && (
        <div className={styles.fault}>
          <InlineError>{fault}</InlineError>
        </div>
      )}
    </form>
  );
}
