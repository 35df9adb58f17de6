import type { ReactElement, ReactNode, RefAttributes } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  ProgressBar,
} from 'react-aria-components';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Kbd } from './kbd.tsx';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending' | 'render'>,
    RefAttributes<HTMLButtonElement> {
  children: ReactNode;
  /** One primary per view; danger for what destroys. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  icon?: ReactElement | undefined;
  /** The key that does the same, for display only. */
  keyHint?: string | undefined;
  /** Said to screen readers while the action runs; as long as it is set, the button waits. */
  pendingLabel?: string | false | undefined;
  /** Takes the whole width of its container, with its words at the start: for lists of things to do. */
  isWide?: boolean | undefined;
}

/** Starts an action. */
export function Button({
  children,
  variant = 'secondary',
  icon,
  keyHint,
  pendingLabel,
  isWide = false,
  ...button
}: ButtonProps) {
  const isPending = Boolean(pendingLabel);
  return (
    <AriaButton
      {...button}
      isPending={isPending}
      className={classNames(styles.button)}
      data-variant={variant}
      data-wide={isWide || undefined}
    >
      <span className={styles.content}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <span>{children}</span>
        {keyHint && <Kbd>{keyHint}</Kbd>}
      </span>
      {pendingLabel && (
        <ProgressBar aria-label={pendingLabel} isIndeterminate className={classNames(styles.pending)}>
          <span className={styles.spinner} />
        </ProgressBar>
      )}
    </AriaButton>
  );
}
