import type { ReactNode } from "react";
import { joinClasses } from "../styles/join-classes.ts";
import styles from "./visually-hidden.module.css";

/** Text for those who do not see the page; `focusable` shows it once focus is inside (skip links). */
export const VisuallyHidden = ({
  children,
  focusable = false,
  className,
}: {
  children: ReactNode;
  focusable?: boolean;
  className?: string;
}): ReactNode => (
  <span className={joinClasses(styles.hidden, focusable && styles.focusable, className)}>
    {children}
  </span>
);
