import type { ReactElement } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'variant' | 'icon' | 'pendingLabel' | 'isWide' | 'aria-label'> {
  /** The name of the action: read aloud, and shown as the tooltip. */
  label: string;
  icon: ReactElement;
  variant?: 'quiet' | 'secondary' | 'danger' | undefined;
}

/** Starts an action where there is room for an icon only; a tooltip names it. */
export function IconButton({ label, icon, variant = 'quiet', keyHint, ...button }: IconButtonProps) {
  return (
    <Tooltip content={label} keyHint={keyHint}>
      <AriaButton {...button} aria-label={label} className={classNames(styles.button)} data-variant={variant}>
        {icon}
      </AriaButton>
    </Tooltip>
  );
}
