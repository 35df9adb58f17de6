import { portraitPath } from '../../../../shared/library/portrait/portrait.ts';
import styles from './paper-portrait.module.css';

/** A creature's portrait beside its name on paper. */
export function PaperPortrait({ hash, alt, size }: { hash: string; alt: string; size: 'sheet' | 'card' }) {
  return (
    <img className={styles.portrait} data-size={size} src={portraitPath(hash)} alt={alt} decoding="sync" />
  );
}
