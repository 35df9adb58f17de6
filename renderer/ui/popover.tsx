import type { ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  Heading,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './popover.module.css';

export { DialogTrigger as PopoverTrigger } from 'react-aria-components';

type PopoverName = { title: string; label?: never } | { title?: never; label: string };

type PopoverProps = PopoverName &
  Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange' | 'triggerRef'> & {
    children: ReactNode | ((close: () => void) => ReactNode);
  };

/** Shows more about a control next to it: inside a PopoverTrigger, after its button. */
export function Popover({ title, label, children, ...popover }: PopoverProps) {
  return (
    <AriaPopover offset={6} {...popover} className={classNames(styles.popover)}>
      <AriaDialog className={classNames(styles.dialog)} {...(label && { 'aria-label': label })}>
        {({ close }) => (
          <>
            {title && (
              <Heading slot="title" level={2} className={classNames(styles.title)}>
                {title}
              </Heading>
            )}
            {typeof children === 'function' ? children(close) : children}
          </>
        )}
      </AriaDialog>
    </AriaPopover>
  );
}
