import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** How much is behind it, in small print. */
  count?: string | number | undefined;
  content: ReactNode;
  isDisabled?: boolean | undefined;
}

interface TabsProps<Id extends string> {
  /** What the tabs are views of. */
  label: string;
  tabs: readonly TabItem<Id>[];
  /** Without it, the tabs remember the choice themselves. */
  value?: Id | undefined;
  onChange?: ((id: Id) => void) | undefined;
}

/** Switches between views of the same thing, one at a time. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  return (
    <AriaTabs
      className={classNames(styles.tabs)}
      {...(value !== undefined && { selectedKey: value })}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.id === key);
        if (chosen) onChange?.(chosen.id);
      }}
    >
      <TabList aria-label={label} className={classNames(styles.list)}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            isDisabled={tab.isDisabled ?? false}
            className={classNames(styles.tab)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={classNames(styles.panel)}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
