import { findTopmostValue, moveFilter } from "@statelier/document";
import { type Dimension, kindTraits, MOST_RECENT_VALUE } from "@statelier/model";
import { Button, Menu, useT } from "@statelier/ui";
import { type ReactNode, useRef } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { FilterRowControls } from "./filter-row.tsx";
import { listFilterTargets } from "../../chart/use-filter.ts";
import {
  type FilterRow,
  listAddableFilters,
  listFilterRows,
} from "../../chart/list-filter-rows.ts";
import styles from "../../controls/controls.module.css";
import { useDragOrder } from "../../controls/use-drag-order.ts";

/** A new filter begins as those that a chart needs do (FI5). */
const firstValue = (dimension: Dimension): string => {
  const whole = findTopmostValue(dimension.hierarchy ?? []);
  if (whole !== undefined) return whole;
  return kindTraits(dimension).isTemporal ? MOST_RECENT_VALUE : (dimension.values[0]?.value ?? "");
};

/** Moves a filter to the place of another one of its dataset: each filter limits the values of those after it. */
const useMove = (rows: readonly FilterRow[]): ((from: number, to: number) => void) => {
  const { session, dispatch } = useEditor();
  return (from, to) => {
    const [moved, other] = [rows[from], rows[to]];
    const cube = session.read().config.cubes.find(({ iri }) => iri === moved?.cubeIri);
    if (!cube || !moved || !other) return;
    const ids = Object.keys(cube.filters);
    const findOwn = ({ dimension }: FilterRow): number =>
      ids.findIndex((id) =>
        listFilterTargets(dimension).some(({ dimensionId }) => dimensionId === id),
      );
    const [at, place] = [findOwn(moved), findOwn(other)];
    const id = ids[at];
    if (id === undefined || place < 0) return;
    const filters = moveFilter(cube.filters, id, place - at);
    dispatch({ type: "CHART_CONFIG_FILTERS_UPDATE", cubeIri: cube.iri, filters });
  };
};

/** The filters of the author: one value for each dimension that the chart does not show. */
export const FilterList = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const rows = useSession(listFilterRows);
  const addable = useSession(listAddableFilters);
  const move = useMove(rows);
  const { drag, startDrag } = useDragOrder(move);
  return (
    <>
      {rows.length === 0 && <p className={styles["hint"]}>{t("editor.filters.none")}</p>}
      <ul
        className={styles["list"]}
        aria-label={t("editor.filters")}
        ref={list}
        tabIndex={-1}
        data-order-list=""
      >
        {rows.map((row, index) => (
          <li
            key={row.dimension.id}
            data-order-place={index}
            {...(drag?.over === index && drag.from !== index && { "data-over": "" })}
          >
            <FilterRowControls
              row={row}
              rows={rows}
              index={index}
              onMove={(by) => move(index, index + by)}
              onGrip={(event) => startDrag(event, index)}
              onRemoved={() => list.current?.focus()}
            />
          </li>
        ))}
      </ul>
      {addable.length > 0 && (
        <Menu
          label={t("editor.filters.add")}
          trigger={<Button size="small">{t("editor.filters.add")}</Button>}
          entries={addable.map((dimension) => ({
            id: dimension.id,
            label: dimension.label,
            onAction: () =>
              dispatch({
                type: "FILTER_SET_SINGLE",
                filters: listFilterTargets(dimension),
                value: firstValue(dimension),
              }),
          }))}
        />
      )}
    </>
  );
};
