import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** Names the part of the view that opens and closes. */
  title: string;
  level?: 2 | 3 | 4;
  /** Where a jump list finds it. */
  id?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of a view that opens and closes by its heading. */
export function Disclosure({ title, level = 3, id, isOpen, onOpenChange, children }: DisclosureProps) {
  return (
    <AriaDisclosure
      isExpanded={isOpen}
      onExpandedChange={onOpenChange}
      className={classNames(styles.disclosure)}
      {...(id !== undefined && { id })}
    >
      <Heading level={level} className={classNames(styles.heading)}>
        <AriaButton slot="trigger" className={classNames(styles.trigger)}>
          <ChevronRight aria-hidden className={styles.chevron} />
          {title}
        </AriaButton>
      </Heading>
      <DisclosurePanel className={classNames(styles.panel)}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
