import { hasColumns, type TableColumn } from "@statelier/document";
import { findComponent } from "@statelier/model";
import { Checkbox, Switch, useT, VisuallyHidden } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { OpenPanelButton } from "../../controls/open-panel-button.tsx";
import { OrderButtons } from "../../controls/order-buttons.tsx";
import styles from "../../controls/controls.module.css";
import { TableSorting } from "./table-sorting.tsx";

const ColumnList = ({
  columns,
  label,
}: {
  columns: readonly TableColumn[];
  label: string;
}): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const components = useSession((snapshot) => snapshot.components);
  return (
    <ul className={styles["list"]} aria-label={label}>
      {columns.map(({ componentId, isHidden, isGroup, columnStyle }, index) => {
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
              <OpenPanelButton
                panel={componentId}
                name={
                  <>
                    <VisuallyHidden>{t("viewer.label", { name })} </VisuallyHidden>
                    {t(isGroup ? "editor.column.group" : "editor.column.style")}
                  </>
                }
                value={isGroup ? "" : t(`editor.column.style.${columnStyle.type}`)}
              />
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
  const { dispatch } = useEditor();
  const table = useSession(({ config }) =>
    hasColumns(config) ? { fields: config.fields, settings: config.settings } : undefined,
  );
  if (!table) return null;
  const columns = Object.values(table.fields).toSorted((a, b) => a.index - b.index);
  const groups = columns.filter(({ isGroup }) => isGroup);
  const { settings } = table;
  const set = (name: keyof typeof settings) => (value: boolean) =>
    dispatch({ type: "CHART_FIELD_UPDATED", field: "settings", path: [name], value });
  return (
    <>
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
      <div>
        <Switch isSelected={settings.showSearch} onChange={set("showSearch")}>
          {t("editor.table.search")}
        </Switch>
        <Switch isSelected={settings.showAllRows} onChange={set("showAllRows")}>
          {t("editor.table.all-rows")}
        </Switch>
      </div>
    </>
  );
};
