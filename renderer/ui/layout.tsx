import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import styles from './layout.module.css';

type Space = 'none' | 'tight' | 'normal' | 'loose';

/** The frame of a whole view: its margins, and how wide its lines may get. */
export function Page({
  children,
  width = 'wide',
}: {
  children: ReactNode;
  width?: 'reading' | 'wide' | 'full';
}) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  );
}

interface PageHeaderProps {
  title: ReactNode;
  /** What the thing is, in a few words above or below its name. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}

/** Names the view and holds what can be done with all of it. */
export function PageHeader({ title, eyebrow, description, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.name}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading level={1}>{title}</Heading>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

interface SplitProps {
  children: ReactNode;
  aside: ReactNode;
  /** On which side the narrower column stands. */
  asideAt?: 'start' | 'end' | undefined;
  asideWidth?: 'narrow' | 'normal' | 'half' | undefined;
}

/** Two columns, the main one wider; one below the other where there is no room. */
export function Split({ children, aside, asideAt = 'end', asideWidth = 'normal' }: SplitProps) {
  const main = <div className={styles.column}>{children}</div>;
  const side = <div className={styles.column}>{aside}</div>;
  return (
    <div className={styles.splitRoom}>
      <div className={styles.split} data-aside-at={asideAt} data-aside-width={asideWidth}>
        {asideAt === 'start' ? side : main}
        {asideAt === 'start' ? main : side}
      </div>
    </div>
  );
}

/** Puts things below each other at an even distance. */
export function Stack({ children, gap = 'normal' }: { children: ReactNode; gap?: Space }) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}

interface RowProps {
  children: ReactNode;
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'between' | 'end';
  /** Gives every child the same share of the width. */
  isEven?: boolean;
}

/** Puts things beside each other at an even distance, and wraps where there is no room. */
export function Row({
  children,
  gap = 'tight',
  align = 'center',
  justify = 'start',
  isEven = false,
}: RowProps) {
  return (
    <div
      className={styles.row}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-even={isEven || undefined}
    >
      {children}
    </div>
  );
}
