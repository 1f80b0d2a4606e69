import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import { joinClasses } from "../styles/join-classes.ts";
import styles from "./tabs.module.css";

export type TabItem = {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
};

/** Views that share a place; `label` names the row of tabs. */
export const Tabs = ({
  label,
  items,
  selected,
  onSelect,
  keepsAll = false,
  className,
}: {
  label: string;
  items: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
  /** Views that are not seen stay where they are, for those who look for what is in them. */
  keepsAll?: boolean;
  className?: string;
}): ReactNode => (
  <AriaTabs
    selectedKey={selected}
    onSelectionChange={(key) => onSelect(String(key))}
    className={joinClasses(styles.tabs, className)}
  >
    <TabList aria-label={label} className={joinClasses(styles.list)}>
      {items.map((item) => (
        <Tab
          key={item.id}
          id={item.id}
          isDisabled={item.isDisabled === true}
          className={joinClasses(styles.tab)}
        >
          {item.label}
        </Tab>
      ))}
    </TabList>
    {items.map((item) => (
      <TabPanel
        key={item.id}
        id={item.id}
        shouldForceMount={keepsAll}
        className={joinClasses(styles.panel)}
      >
        {item.content}
      </TabPanel>
    ))}
  </AriaTabs>
);
