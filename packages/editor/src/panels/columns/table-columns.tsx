import { canGroupColumn, hasColumns, type TableColumn } from "@statelier/document";
import { findComponent } from "@statelier/model";
import { Checkbox, useT, VisuallyHidden } from "@statelier/ui";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { DragHandle } from "../../controls/drag-handle.tsx";
import { focusHandle } from "../../controls/focus-handle.ts";
import { OrderButtons } from "../../controls/order-buttons.tsx";
import { useAnnouncement } from "../../controls/use-announcement.ts";
import styles from "../../controls/controls.module.css";
import { useDragOrder } from "../../controls/use-drag-order.ts";
import { ColumnOptions } from "./column-options.tsx";
import { TableOptions } from "./table-options.tsx";

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Groups, then the place between both lists, then the other columns: one order of places. */
type Place = { column: TableColumn } | "between";

const listPlaces = (columns: readonly TableColumn[]): Place[] => {
  const part = (wanted: boolean): Place[] =>
    columns.filter(({ isGroup }) => isGroup === wanted).map((column) => ({ column }));
  return [...part(true), "between", ...part(false)];
};

/** Moves columns within their list and into the other one; the focus stays with the one that keys have moved. */
const useMove = (columns: readonly TableColumn[]) => {
  const t = useT();
  const { dispatch } = useEditor();
  const components = useSession((snapshot) => snapshot.components);
  const moved = useRef<string>(undefined);
  const [announcement, announce] = useAnnouncement();
  const nameOf = useCallback(
    (id: string): string => findComponent(components, id)?.label ?? id,
    [components],
  );
  const move = useCallback(
    (from: number, to: number): void => {
      const places = listPlaces(columns);
      const place = places[from];
      const between = places.indexOf("between");
      if (!place || place === "between" || !places[to]) return;
      const { componentId, isGroup } = place.column;
      // What comes from one list to the place between both goes to the near end of the other one.
      const toGroup = to === between ? !isGroup : to < between;
      const index = to === between ? (isGroup ? 0 : between) : toGroup ? to : to - between - 1;
      dispatch({ type: "TABLE_COLUMN_MOVED", componentId, isGroup: toGroup, index });
    },
    [columns, dispatch],
  );
  const moveByKey = (from: number, by: -1 | 1): void => {
    const place = listPlaces(columns)[from];
    if (!place || place === "between") return;
    const { componentId, componentType, isGroup } = place.column;
    const isLeaving = listPlaces(columns)[from + by] === "between";
    if (isLeaving && !isGroup && !canGroupColumn(componentType)) return;
    moved.current = componentId;
    move(from, from + by);
  };
  useEffect(() => {
    const column = columns.find(({ componentId }) => componentId === moved.current);
    if (!column) return;
    moved.current = undefined;
    const { componentId, isGroup } = column;
    focusHandle(componentId);
    const part = columns.filter((each) => each.isGroup === isGroup);
    const list = t(isGroup ? "editor.table.groups" : "editor.table.columns");
    const place = part.indexOf(column) + 1;
    const name = `${list}, ${nameOf(componentId)}`;
    announce(t("editor.order.place", { name, place, total: part.length }));
  }, [columns, nameOf, t, announce]);
  return { move, moveByKey, nameOf, announcement };
};

const ColumnEntry = ({
  column,
  name,
  handle,
}: {
  column: TableColumn;
  name: string;
  handle: ReactNode;
}): ReactNode => {
  const { dispatch } = useEditor();
  const { componentId, isHidden } = column;
  return (
    <>
      <Checkbox
        isSelected={!isHidden}
        onChange={(isShown) =>
          dispatch({ type: "TABLE_COLUMN_CHANGED", componentId, change: { isHidden: !isShown } })
        }
      >
        {name}
      </Checkbox>
      <div className={styles["tools"]}>{handle}</div>
      <div className={styles["wide"]}>
        <ColumnOptions column={column} name={name} />
      </div>
    </>
  );
};

/** Two lists, of groups and of columns, between which columns are moved by drag or by the arrow keys. */
const ColumnLists = ({ columns }: { columns: readonly TableColumn[] }): ReactNode => {
  const t = useT();
  const { move, moveByKey, nameOf, announcement } = useMove(columns);
  const { drag, startDrag } = useDragOrder(move);
  const places = listPlaces(columns);
  const between = places.indexOf("between");
  const dragged = drag && places[drag.from];
  const canDrop = (at: number): boolean =>
    dragged !== undefined &&
    dragged !== "between" &&
    (at > between || canGroupColumn(dragged.column.componentType));
  const placeProps = (at: number) => ({
    "data-order-place": at,
    "data-dragged": drag?.from === at ? "" : undefined,
    "data-over": drag && drag.over === at && drag.from !== at && canDrop(at) ? "" : undefined,
  });
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    moveByKey(at, by);
  };
  const renderList = (isGroup: boolean): ReactNode => (
    <ul
      className={styles["list"]}
      aria-label={t(isGroup ? "editor.table.groups" : "editor.table.columns")}
    >
      {places.map((place, at) => {
        if (place === "between" || place.column.isGroup !== isGroup) return null;
        const { column } = place;
        const name = nameOf(column.componentId);
        const part = columns.filter((each) => each.isGroup === isGroup);
        return (
          <li key={column.componentId} className={styles["filter"]} {...placeProps(at)}>
            <ColumnEntry
              column={column}
              name={name}
              handle={
                <>
                  <DragHandle
                    of={column.componentId}
                    label={t("editor.blocks.move", { name })}
                    onPointerDown={(event) => startDrag(event, at)}
                    onKeyDown={(event) => onKeyDown(event, at)}
                  />
                  {part.length > 1 && (
                    <OrderButtons
                      name={name}
                      index={part.indexOf(column)}
                      count={part.length}
                      onMove={(by) => move(at, at + by)}
                    />
                  )}
                </>
              }
            />
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className={styles["options"]} data-order-list="">
      <h3 className={styles["groupName"]}>{t("editor.table.groups")}</h3>
      {renderList(true)}
      <div className={styles["group"]} {...placeProps(between)}>
        {between === 0 ? <p className={styles["hint"]}>{t("editor.table.groups.hint")}</p> : null}
        <h3 className={styles["groupName"]}>{t("editor.table.columns")}</h3>
      </div>
      {renderList(false)}
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </div>
  );
};

/** The columns of a table: which are shown, in which order, as what; and the order of its rows. */
export const TableColumns = (): ReactNode => {
  const fields = useSession(({ config }) => (hasColumns(config) ? config.fields : undefined));
  if (!fields) return null;
  const columns = Object.values(fields).toSorted((a, b) => a.index - b.index);
  return (
    <div className={styles["body"]}>
      <TableOptions />
      <ColumnLists columns={columns} />
    </div>
  );
};
