import type { Translator } from "@statelier/ui/messages";
import type { ReactNode } from "react";
import type { ChartView } from "../chart-input.ts";
import type { TableScene, TableSceneColumn } from "../scene.ts";
import styles from "./chart.module.css";
import { TableBody } from "./table-body.tsx";

type TableChartProps = {
  scene: TableScene;
  t: Translator;
  onChange: (part: Partial<ChartView>) => void;
};

const SORT_STATE = { asc: "ascending", desc: "descending" } as const;

/** A table with sortable columns, a page at a time. */
export const TableChart = ({ scene, t, onChange }: TableChartProps): ReactNode => {
  const sortBy = ({ componentId, sorted }: TableSceneColumn): void =>
    onChange({
      sorting: [{ componentId, sortingOrder: sorted === "asc" ? "desc" : "asc" }],
      page: 0,
    });
  const first = scene.page * scene.pageSize;
  const last = first + scene.rows.length;
  return (
    <>
      {scene.search === undefined ? null : (
        <label className={styles["tableSearch"]}>
          {t("chart.table.search")}
          <input
            type="search"
            value={scene.search}
            onChange={(event) => onChange({ search: event.target.value, page: 0 })}
          />
        </label>
      )}
      <section
        className={scene.isWhole ? styles["tableWhole"] : styles["tableScroll"]}
        data-fades=""
        aria-label={t("chart.table")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the keyboard
        tabIndex={0}
      >
        <table className={styles["table"]}>
          <thead>
            <tr>
              {scene.columns.map((column) => (
                <th
                  key={column.componentId}
                  scope="col"
                  style={{ minWidth: Math.min(column.width, 200), textAlign: column.align }}
                  aria-sort={column.sorted ? SORT_STATE[column.sorted] : undefined}
                >
                  <button type="button" onClick={() => sortBy(column)}>
                    {column.label}
                    {column.unit === "" ? "" : ` (${column.unit})`}
                    <span aria-hidden="true">
                      {column.sorted === "desc" ? " ↓" : column.sorted ? " ↑" : ""}
                    </span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <TableBody scene={scene} missing={t("chart.missing")} />
        </table>
      </section>
      <div className={styles["pager"]}>
        <output>
          {t("chart.table.rows", {
            first: scene.totalRows === 0 ? 0 : first + 1,
            last,
            total: scene.totalRows,
          })}
        </output>
        {scene.totalRows > scene.pageSize ? (
          <>
            <button
              type="button"
              disabled={scene.page === 0}
              onClick={() => onChange({ page: scene.page - 1 })}
            >
              {t("chart.table.previous")}
            </button>
            <button
              type="button"
              disabled={last >= scene.totalRows}
              onClick={() => onChange({ page: scene.page + 1 })}
            >
              {t("chart.table.next")}
            </button>
          </>
        ) : null}
      </div>
    </>
  );
};
