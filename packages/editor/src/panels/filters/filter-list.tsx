import { findTopmostValue } from "@statelier/document";
import type { Dimension } from "@statelier/model";
import { Button, Menu, useT } from "@statelier/ui";
import { type ReactNode, useRef } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { FilterRowControls } from "./filter-row.tsx";
import { listFilterTargets } from "../../chart/use-filter.ts";
import { listAddableFilters, listFilterRows } from "../../chart/list-filter-rows.ts";
import styles from "../../controls/controls.module.css";

const firstValue = ({ hierarchy, values }: Dimension): string =>
  findTopmostValue(hierarchy ?? []) ?? values[0]?.value ?? "";

/** The filters of the author: one value for each dimension that the chart does not show. */
export const FilterList = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const rows = useSession(listFilterRows);
  const addable = useSession(listAddableFilters);
  return (
    <>
      {rows.length === 0 && <p className={styles["hint"]}>{t("editor.filters.none")}</p>}
      <ul className={styles["list"]} aria-label={t("editor.filters")} ref={list} tabIndex={-1}>
        {rows.map((row, index) => (
          <li key={row.dimension.id}>
            <FilterRowControls
              row={row}
              rows={rows}
              index={index}
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
