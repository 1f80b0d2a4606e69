import { useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import styles from "./top-bar.module.css";

const pad = (value: number): string => String(value).padStart(2, "0");

/** Whether the browser keeps what is on the screen. */
export const SavedState = (): ReactNode => {
  const t = useT();
  const { status, time } = useSession(({ saved }) => ({
    status: saved.status,
    time: `${pad(saved.at.getHours())}:${pad(saved.at.getMinutes())}`,
  }));
  return (
    <span className={styles["saved"]} data-status={status}>
      {t(`editor.saved.${status}`, { time })}
    </span>
  );
};
