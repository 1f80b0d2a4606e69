import { useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import { formatClock } from "../chart/format-clock.ts";
import styles from "./top-bar.module.css";

/** Whether the browser keeps what is on the screen. */
export const SavedState = (): ReactNode => {
  const t = useT();
  const { status, time } = useSession(({ saved }) => ({
    status: saved.status,
    time: formatClock(saved.at),
  }));
  return (
    <span className={styles["saved"]} data-status={status}>
      {t(`editor.saved.${status}`, { time })}
    </span>
  );
};
