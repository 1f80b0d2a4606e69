import { addTableSorting, hasColumns } from "@statelier/document";
import { FIELD_VALUE_NONE, findComponent } from "@statelier/model";
import { Button, Menu, Select, Switch, useT } from "@statelier/ui";
import { type ReactNode, useRef } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { OrderButtons } from "../../controls/order-buttons.tsx";
import { RemoveButton } from "../../controls/remove-button.tsx";
import { useExtension } from "../../options/use-extension.ts";
import styles from "../../controls/controls.module.css";

type Order = { componentId: string; sortingOrder: "asc" | "desc" };

/** Whether the order of the rows is that of their groups, too. */
const GroupOrder = ({ canRank }: { canRank: boolean }): ReactNode => {
  const t = useT();
  const [order, change] = useExtension<"rows">("groupOrder");
  return (
    <Switch
      isSelected={order === "rows"}
      isDisabled={!canRank && order !== "rows"}
      onChange={(isOn) => change(isOn ? "rows" : FIELD_VALUE_NONE)}
      description={t(canRank ? "editor.table.group-order.hint" : "editor.table.group-order.none")}
    >
      {t("editor.table.group-order")}
    </Switch>
  );
};

/** By which columns the rows of a table stand, the first one first. */
export const TableSorting = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const components = useSession((snapshot) => snapshot.components);
  const table = useSession(({ config }) =>
    hasColumns(config) ? { fields: config.fields, sorting: config.sorting } : undefined,
  );
  if (!table) return null;
  const { fields, sorting } = table;
  const set = (next: readonly Order[]) =>
    dispatch({
      type: "TABLE_SORTING_CHANGED",
      sorting: next.map(({ componentId, sortingOrder }) => ({ componentId, sortingOrder })),
    });
  const addable = Object.values(fields).flatMap(({ componentId }) => {
    const component = findComponent(components, componentId);
    const isSorted = sorting.some((order) => order.componentId === componentId);
    return component && !isSorted ? [component] : [];
  });
  const hasGroups = Object.values(fields).some(({ isGroup }) => isGroup);
  const canRank = Object.values(fields).some(
    ({ isGroup, componentId }) =>
      !isGroup && sorting.some((order) => order.componentId === componentId),
  );
  return (
    <div className={styles["options"]}>
      <ul
        className={styles["list"]}
        aria-label={t("editor.table.sorting")}
        ref={list}
        tabIndex={-1}
      >
        {sorting.map(({ componentId, sortingOrder }, index) => {
          const name = findComponent(components, componentId)?.label ?? componentId;
          return (
            <li key={componentId} className={styles["filter"]}>
              <Select
                label={name}
                options={[
                  { id: "asc", label: t("editor.sorting.asc") },
                  { id: "desc", label: t("editor.sorting.desc") },
                ]}
                value={sortingOrder}
                onChange={(order) =>
                  set(sorting.with(index, { componentId, sortingOrder: order as "asc" | "desc" }))
                }
              />
              <div className={styles["tools"]}>
                {sorting.length > 1 && (
                  <OrderButtons
                    name={name}
                    index={index}
                    count={sorting.length}
                    onMove={(by) =>
                      set(
                        sorting
                          .toSpliced(index, 1)
                          .toSpliced(index + by, 0, { componentId, sortingOrder }),
                      )
                    }
                  />
                )}
                <RemoveButton
                  label={t("kit.remove-named", { name })}
                  onPress={() => {
                    set(sorting.toSpliced(index, 1));
                    list.current?.focus();
                  }}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {addable.length > 0 && (
        <div>
          <Menu
            label={t("editor.table.sorting.add")}
            trigger={<Button size="small">{t("editor.table.sorting.add")}</Button>}
            entries={addable.map((component) => ({
              id: component.id,
              label: component.label,
              onAction: () => set(addTableSorting(sorting, component)),
            }))}
          />
        </div>
      )}
      {hasGroups && <GroupOrder canRank={canRank} />}
    </div>
  );
};
