import { hasColumns, type TableColumn } from "@statelier/document";
import { findComponent } from "@statelier/model";
import { Checkbox, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { OrderButtons } from "../../controls/order-buttons.tsx";
import styles from "../../controls/controls.module.css";
import { ColumnOptions } from "./column-options.tsx";
import { TableSorting } from "./table-sorting.tsx";

const ColumnList = ({
  columns,
  label,
}: {
  columns: readonly TableColumn[];
  label: string;
}): ReactNode => {
  const { dispatch } = useEditor();
  const components = useSession((snapshot) => snapshot.components);
  return (
    <ul className={styles["list"]} aria-label={label}>
      {columns.map((column, index) => {
        const { componentId, isHidden, isGroup } = column;
        const name = findComponent(components, componentId)?.label ?? componentId;
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
              {columns.length > 1 && (
                <OrderButtons
                  name={name}
                  index={index}
                  count={columns.length}
                  onMove={(by) =>
                    dispatch({
                      type: "TABLE_COLUMN_MOVED",
                      componentId,
                      isGroup,
                      index: index + by,
                    })
                  }
                />
              )}
            </div>
            <div className={styles["wide"]}>
              <ColumnOptions column={column} name={name} />
            </div>
          </li>
        );
      })}
    </ul>
  );
};

/** The columns of a table: which are shown, in which order, as what; and the order of its rows. */
export const TableColumns = (): ReactNode => {
  const t = useT();
  const fields = useSession(({ config }) => (hasColumns(config) ? config.fields : undefined));
  if (!fields) return null;
  const columns = Object.values(fields).toSorted((a, b) => a.index - b.index);
  const groups = columns.filter(({ isGroup }) => isGroup);
  return (
    <div className={styles["body"]}>
      {groups.length > 0 && (
        <>
          <h3 className={styles["groupName"]}>{t("editor.table.groups")}</h3>
          <ColumnList columns={groups} label={t("editor.table.groups")} />
          <h3 className={styles["groupName"]}>{t("editor.table.columns")}</h3>
        </>
      )}
      <ColumnList
        columns={columns.filter(({ isGroup }) => !isGroup)}
        label={t("editor.table.columns")}
      />
      <TableSorting />
    </div>
  );
};
