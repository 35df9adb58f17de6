import { useRef, useState } from 'react';
import { type Application, combatantOf, type EncounterState } from '../../../shared/encounter/state.ts';
import { type Command, keyHint, keyMap } from '../../keys/key-map.ts';
import { onKeys, useKeys } from '../../keys/use-keys.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './applications.module.css';
import type { Send } from './roll-panel.tsx';

const offered = [
  { share: 'full', command: 'shareFull' },
  { share: 'half', command: 'shareHalf' },
  { share: 'double', command: 'shareDouble' },
  { share: 'none', command: 'shareNone' },
] as const satisfies readonly { share: Application['share']; command: Command }[];

/** What the last roll did to each target, and how much of it shall arrive: one key each, one target after the other. */
export function Applications({ state, send }: { state: EncounterState; send: Send }) {
  const { t } = useWords();
  const { applications } = state;
  const [current, setCurrent] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  const at = Math.min(current, applications.length - 1);

  const change = (place: number, share: Application['share'], resisted?: number): void => {
    void send({
      type: 'changeShare',
      application: place,
      share,
      ...(resisted === undefined ? {} : { resisted }),
    });
    setCurrent((place + 1) % Math.max(1, applications.length));
  };
  useKeys({
    ...Object.assign(
      {},
      ...offered.map(({ share, command }) => onKeys(keyMap[command], () => change(at, share))),
    ),
    ...onKeys(keyMap.shareResisted, () => box.current?.focus()),
  });
  if (applications.length === 0) return null;
  return (
    <ul className={styles.applications} aria-label={t('apply.label')}>
      {applications.map((application, place) => (
        <ApplicationLine
          // biome-ignore lint/suspicious/noArrayIndexKey: what was applied never moves.
          key={place}
          state={state}
          application={application}
          isCurrent={place === at}
          box={place === at ? box : undefined}
          onChange={(share, resisted) => change(place, share, resisted)}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  state: EncounterState;
  application: Application;
  isCurrent: boolean;
  box: React.RefObject<HTMLInputElement | null> | undefined;
  onChange: (share: Application['share'], resisted?: number) => void;
}

function ApplicationLine({ state, application, isCurrent, box, onChange }: LineProps) {
  const words = useWords();
  const { t, say, number } = words;
  const { combatant, kind, amount, share, resisted } = application;
  const { name } = combatantOf(state, combatant);
  const [typed, setTyped] = useState('');
  return (
    <li className={styles.line} data-current={isCurrent}>
      <span className={styles.amount} data-kind={kind}>
        {amount > 0 && (kind === 'damage' ? '−' : '+')}
        {number(amount)}
      </span>
      <span className={styles.name}>{say(name)}</span>
      <span className={styles.shares}>
        {offered.map((one) => (
          <Button
            key={one.share}
            variant={one.share === share ? 'primary' : 'secondary'}
            keyHint={isCurrent ? keyHint(one.command, words) : undefined}
            aria-pressed={one.share === share}
            aria-label={t('apply.share', { name, share: t(`apply.${one.share}`) })}
            onPress={() => onChange(one.share)}
          >
            {t(`apply.${one.share}`)}
          </Button>
        ))}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const points = Number(typed);
            if (!/^\d{1,4}$/.test(typed.trim())) return;
            onChange('resisted', points);
            box?.current?.blur();
          }}
        >
          <input
            ref={box}
            className={styles.box}
            data-used={share === 'resisted'}
            inputMode="numeric"
            autoComplete="off"
            aria-label={t('apply.resisted', { name })}
            title={t('apply.resistedHelp')}
            placeholder={
              share === 'resisted'
                ? `−${number(resisted)}`
                : `− ${isCurrent ? keyHint('shareResisted', words) : ''}`
            }
            value={typed}
            onChange={(event) => setTyped(event.target.value.replaceAll(/[^\d]/g, ''))}
            onKeyDown={(event) => {
              if (event.key === 'Escape') event.currentTarget.blur();
            }}
          />
        </form>
      </span>
    </li>
  );
}
