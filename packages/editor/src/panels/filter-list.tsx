import { Menu, Button, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import { listFilterTargets } from "./filter-targets.ts";
import { FilterRowControls } from "./filter-row.tsx";
import { type FilterRow, listAddableFilters } from "./list-filter-rows.ts";
import styles from "./panels.module.css";

/** The filters of the author: one value for each dimension that the chart does not show. */
export const FilterList = ({ rows }: { rows: readonly FilterRow[] }): ReactNode => {
  const t = useT();
  const { config, components, dispatch } = useEditor();
  const addable = listAddableFilters(config, components);
  return (
    <>
      {rows.length === 0 && <p className={styles["hint"]}>{t("editor.filters.none")}</p>}
      <ul className={styles["list"]}>
        {rows.map((row, index) => (
          <li key={row.dimension.id}>
            <FilterRowControls row={row} rows={rows} index={index} />
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
                value: dimension.values[0]?.value ?? "",
              }),
          }))}
        />
      )}
    </>
  );
};
