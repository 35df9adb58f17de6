import { Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './figure-trigger.module.css';
import { Popover, PopoverTrigger } from './popover.tsx';

interface FigureTriggerProps {
  /** The number as it is written. */
  children: ReactNode;
  /** The number in words, with what it stands for: the name of the button. */
  label: string;
  /** The heading of the popover. */
  title: string;
  /** Where the number comes from. */
  details: ReactNode | ((close: () => void) => ReactNode);
  /** Marks a number that a person has set. */
  isByHand?: boolean;
  /** Takes back what a person has set: Delete or Backspace on the number. */
  onReset?: (() => void) | undefined;
}

/** A number that opens its own explanation. */
export function FigureTrigger({
  children,
  label,
  title,
  details,
  isByHand = false,
  onReset,
}: FigureTriggerProps) {
  return (
    <PopoverTrigger>
      <AriaButton
        aria-label={label}
        className={classNames(styles.figure)}
        data-by-hand={isByHand}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') onReset?.();
          else event.continuePropagation();
        }}
      >
        {isByHand && <Hand aria-hidden className={styles.hand} />}
        {children}
      </AriaButton>
      <Popover title={title}>{details}</Popover>
    </PopoverTrigger>
  );
}
