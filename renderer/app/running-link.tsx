import { Link, useParams } from '@tanstack/react-router';
import { Swords } from 'lucide-react';
import { keyHint, keyMap } from '../keys/key-map.ts';
import { onKeys, useKeys } from '../keys/use-keys.ts';
import { useRunningEncounter } from '../replica/rows.ts';
import { Kbd } from '../ui/kbd.tsx';
import { useWords } from '../words/words.tsx';
import { useOpen } from './navigation.tsx';
import styles from './shell.module.css';

/** The way back to the fight that is going on, from wherever one looked something up. */
export function RunningLink() {
  const words = useWords();
  const { t, say } = words;
  const open = useOpen();
  const running = useRunningEncounter();
  const { encounterId } = useParams({ strict: false });
  const away = running !== undefined && running.id !== encounterId ? running : undefined;
  useKeys(onKeys(keyMap.runningEncounter, away && (() => open('encounter', away.id))));
  if (away === undefined) return null;
  return (
    <Link
      to="/encounters/$encounterId"
      params={{ encounterId: away.id }}
      className={styles.running}
      title={t('nav.running', { name: away.name, key: keyHint('runningEncounter', words) })}
    >
      <Swords aria-hidden />
      <span className={styles.runningName}>{say(away.name)}</span>
      <Kbd>{keyHint('runningEncounter', words)}</Kbd>
    </Link>
  );
}
