import { addTableSorting, hasColumns, type SortingOrder } from "@statelier/document";
import { type Component, FIELD_VALUE_NONE, findComponent } from "@statelier/model";
import { Button, Menu, RadioGroup, Switch, useT } from "@statelier/ui";
import { type ReactNode, useRef } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { OrderButtons } from "../../controls/order-buttons.tsx";
import { RemoveButton } from "../../controls/remove-button.tsx";
import { useExtension } from "../../options/use-extension.ts";
import styles from "../../controls/controls.module.css";

type Order = { componentId: string; sortingOrder: SortingOrder };

/** The words for both ways, that of most use first: numbers are ranked from the largest down. */
const useOrders = () => {
  const t = useT();
  return (component: Component | undefined): { value: SortingOrder; label: string }[] =>
    component?.isNumerical
      ? (["desc", "asc"] as const).map((value) => ({
          value,
          label: t(`editor.table.sorting.number.${value}`),
        }))
      : (["asc", "desc"] as const).map((value) => ({
          value,
          label: t(`editor.sorting.${value}`),
        }));
};

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
  const ordersOf = useOrders();
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
          const component = findComponent(components, componentId);
          const name = component?.label ?? componentId;
          return (
            <li key={componentId} className={styles["filter"]}>
              <RadioGroup
                label={name}
                orientation="horizontal"
                options={ordersOf(component)}
                value={sortingOrder}
                onChange={(order) =>
                  set(sorting.with(index, { componentId, sortingOrder: order as SortingOrder }))
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
            entries={addable.flatMap((component) =>
              component.isNumerical
                ? ordersOf(component).map(({ value, label: order }) => ({
                    id: `${component.id} ${value}`,
                    label: t("editor.table.sorting.entry", { name: component.label, order }),
                    onAction: () => set(addTableSorting(sorting, component, value)),
                  }))
                : {
                    id: component.id,
                    label: component.label,
                    onAction: () => set(addTableSorting(sorting, component)),
                  },
            )}
          />
        </div>
      )}
      {hasGroups && <GroupOrder canRank={canRank} />}
    </div>
  );
};
