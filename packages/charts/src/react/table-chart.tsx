import type { Translator } from "@statelier/ui/messages";
import type { CSSProperties, ReactNode } from "react";
import type { ChartView } from "../chart-input.ts";
import { makePaintResolver } from "../paint/resolve-paint.ts";
import type { TableScene, TableSceneColumn } from "../scene.ts";
import styles from "./chart.module.css";

type TableChartProps = {
  scene: TableScene;
  t: Translator;
  onChange: (part: Partial<ChartView>) => void;
};

const SORT_STATE = { asc: "ascending", desc: "descending" } as const;

/** A table with sortable columns, a page at a time. */
export const TableChart = ({ scene, t, onChange }: TableChartProps): ReactNode => {
  const resolve = makePaintResolver(scene.theme, "variables");
  const styleOf = ({ align, weight, color, background }: TableSceneColumn): CSSProperties => ({
    textAlign: align,
    fontWeight: weight,
    ...(color === "ink" ? {} : { color: resolve(color) }),
    ...(background === "paper" ? {} : { background: resolve(background) }),
  });
  const sortBy = ({ componentId, sorted }: TableSceneColumn): void =>
    onChange({
      sorting: [{ componentId, sortingOrder: sorted === "asc" ? "desc" : "asc" }],
      page: 0,
    });
  const first = scene.page * scene.pageSize;
  const last = first + scene.rows.length;
  return (
    <>
      <section
        className={styles["tableScroll"]}
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
          <tbody>
            {scene.rows.map((row, index) => (
              <tr key={first + index}>
                {row.map((cell, at) => {
                  const column = scene.columns[at];
                  return column ? (
                    <td key={column.componentId} style={styleOf(column)} lang={cell.language}>
                      {cell.text}
                    </td>
                  ) : null;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles["pager"]}>
        <span>
          {t("chart.table.rows", {
            first: scene.totalRows === 0 ? 0 : first + 1,
            last,
            total: scene.totalRows,
          })}
        </span>
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
