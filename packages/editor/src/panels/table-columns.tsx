import { findComponent } from "@statelier/model";
import { ArrowDownIcon, ArrowUpIcon, Button, Checkbox, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import styles from "./panels.module.css";

/** The columns of a table: which are shown, and in which order. */
export const TableColumns = (): ReactNode => {
  const t = useT();
  const { config, components, dispatch } = useEditor();
  if (config.chartType !== "table") return null;
  const columns = Object.values(config.fields).toSorted((a, b) => a.index - b.index);
  return (
    <ul className={styles["list"]}>
      {columns.map(({ componentId, isHidden, isGroup }) => {
        const part = columns.filter((column) => column.isGroup === isGroup);
        const index = part.findIndex((column) => column.componentId === componentId);
        const name = findComponent(components, componentId)?.label ?? componentId;
        const move = (by: number) =>
          dispatch({ type: "TABLE_COLUMN_MOVED", componentId, isGroup, index: index + by });
        return (
          <li key={componentId} className={styles["filter"]}>
            <Checkbox
              isSelected={!isHidden}
              onChange={(isShown) =>
                dispatch({
                  type: "TABLE_COLUMN_CHANGED",
                  componentId,
                  change: { isHidden: !isShown },
                })
              }
            >
              {name}
            </Checkbox>
            <div className={styles["tools"]}>
              <Button
                tone="quiet"
                size="small"
                icon
                aria-label={t("editor.filters.up", { name })}
                isDisabled={index === 0}
                onPress={() => move(-1)}
              >
                <ArrowUpIcon />
              </Button>
              <Button
                tone="quiet"
                size="small"
                icon
                aria-label={t("editor.filters.down", { name })}
                isDisabled={index === part.length - 1}
                onPress={() => move(1)}
              >
                <ArrowDownIcon />
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
};
