import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../styles/join-classes.ts";
import styles from "./plain-disclosure.module.css";

/** A native section that opens and closes without a script; `summary` stays beside the title. */
export const PlainDisclosure = ({
  title,
  summary,
  children,
  className,
  ...rest
}: Omit<ComponentProps<"details">, "title"> & {
  title: ReactNode;
  summary?: ReactNode;
}): ReactNode => (
  <details className={joinClasses(styles.section, className)} {...rest}>
    <summary className={styles.head}>
      <span className={styles.title}>{title}</span>
      {summary !== undefined && <span className={styles.summary}>{summary}</span>}
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
