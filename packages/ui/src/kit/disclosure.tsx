import { type ReactNode, useRef } from "react";
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from "react-aria-components/Disclosure";
import { joinClasses } from "../styles/join-classes.ts";
import styles from "./disclosure.module.css";
import { ChevronDownIcon } from "./icons.tsx";

/** A section of a panel; closed it is one line: its title and, in `summary`, its current value. What is opened comes into sight. */
export const Disclosure = ({
  title,
  summary,
  children,
  level = 3,
  className,
  onExpandedChange,
  ...state
}: {
  title: ReactNode;
  summary?: ReactNode;
  children: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
  id?: string;
  isExpanded?: boolean;
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
}): ReactNode => {
  const ref = useRef<HTMLDivElement>(null);
  const change = (isExpanded: boolean): void => {
    onExpandedChange?.(isExpanded);
    if (isExpanded) requestAnimationFrame(() => ref.current?.scrollIntoView({ block: "nearest" }));
  };
  return (
    <AriaDisclosure
      {...state}
      ref={ref}
      onExpandedChange={change}
      className={joinClasses(styles.section, className)}
    >
      <Heading level={level} className={joinClasses(styles.heading)}>
        <Button slot="trigger" className={joinClasses(styles.head)}>
          <span className={styles.title}>{title}</span>
          {summary !== undefined && <span className={styles.summary}>{summary}</span>}
          <ChevronDownIcon />
        </Button>
      </Heading>
      <DisclosurePanel className={joinClasses(styles.panel)}>
        <div className={styles.body}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
};
