import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar, Separator } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './toolbar.module.css';

/** Groups controls for the same thing: one stop for Tab, arrow keys inside. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <AriaToolbar aria-label={label} className={classNames(styles.toolbar)}>
      {children}
    </AriaToolbar>
  );
}

/** Sets apart, in a toolbar, what must not be pressed by mistake. */
export function ToolbarSeparator() {
  return <Separator orientation="vertical" className={classNames(styles.separator)} />;
}
