import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { portraitPath } from '../../shared/library/portrait/portrait.ts';
import { useWords } from '../words/words.tsx';
import styles from './portrait.module.css';

interface PortraitProps {
  hash: string;
  /** Whose it is, for those who cannot see it; null where the name stands beside it anyway. */
  name: string | null;
  size: 'small' | 'normal';
}

/** A creature's portrait, whole, in a frame of fixed size; says so where it cannot be read. */
export function Portrait({ hash, name, size }: PortraitProps) {
  const { t } = useWords();
  const [isBroken, setBroken] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another portrait may be sound.
  useEffect(() => setBroken(false), [hash]);
  return (
    <span className={styles.portrait} data-size={size}>
      {isBroken ? (
        <span className={styles.broken} role="img" aria-label={t('portrait.damaged')}>
          <ImageOff aria-hidden />
        </span>
      ) : (
        <img
          src={portraitPath(hash)}
          alt={name === null ? '' : t('portrait.of', { name })}
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}
