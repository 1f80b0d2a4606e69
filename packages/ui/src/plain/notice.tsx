import type { ReactNode } from "react";
import { joinClasses } from "../styles/join-classes.ts";
import { useT } from "../messages/locale-provider.tsx";
import styles from "./notice.module.css";

export type NoticeTone = "info" | "warn" | "error" | "good";

const WORDS = {
  info: "kit.info",
  warn: "kit.warning",
  error: "kit.error",
  good: "kit.success",
} as const;

const TONES = { info: "", warn: styles.warn, error: styles.error, good: styles.good };

/** A message in the page: what happened, why, what to do. `live` announces one that appears later. */
export const Notice = ({
  tone = "info",
  title,
  children,
  actions,
  live = false,
  className,
}: {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  live?: boolean;
  className?: string;
}): ReactNode => {
  const t = useT();
  const role = tone === "error" ? "alert" : "status";
  return (
    <div
      className={joinClasses(styles.notice, TONES[tone], className)}
      {...(live ? { role } : { role: "note" })}
    >
      <p className={styles.title}>{title ?? t(WORDS[tone])}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
};
