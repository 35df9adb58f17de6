import { Keyboard } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './kbd.module.css';

/** Shows a key or a combination of keys, as the key map spells it. */
export function Kbd({ children }: { children: string }) {
  return <Keyboard className={classNames(styles.kbd)}>{children}</Keyboard>;
}
