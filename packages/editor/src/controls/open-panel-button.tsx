import { ChevronRightIcon } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import styles from "./controls.module.css";

/** One line that says what something is set to and opens its panel. */
export const OpenPanelButton = ({
  panel,
  name,
  value,
}: {
  panel: string;
  name: ReactNode;
  value: string;
}): ReactNode => {
  const { dispatch } = useEditor();
  const isOpen = useSession(({ config }) => config.activeField === panel);
  return (
    <button
      type="button"
      className={styles["row"]}
      aria-expanded={isOpen}
      onClick={() =>
        dispatch({
          type: "CHART_ACTIVE_FIELD_CHANGED",
          ...(isOpen ? {} : { field: panel }),
        })
      }
    >
      <span className={styles["name"]}>{name}</span>
      <span className={styles["value"]}>{value}</span>
      <ChevronRightIcon />
    </button>
  );
};
