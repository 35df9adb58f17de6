import type { ReactElement, ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import { Kbd } from './kbd.tsx';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** The control it belongs to; must be focusable. */
  children: ReactElement;
  content: ReactNode;
  /** The key that does the same, for display only. */
  keyHint?: string | undefined;
  placement?: NonNullable<AriaTooltipProps['placement']> | undefined;
}

/** Names a control, and its key, while the pointer or the focus rests on it. */
export function Tooltip({ children, content, keyHint, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip className={classNames(styles.tooltip)} placement={placement} offset={6}>
        <span>{content}</span>
        {keyHint && <Kbd>{keyHint}</Kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
