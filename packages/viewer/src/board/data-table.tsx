import { type ChartInput, type ChartScene, makeChartTable } from "@statelier/charts";
import { alignDecimals } from "@statelier/model";
import { joinClasses, useT } from "@statelier/ui/plain";
import { memo, type ReactNode, useMemo } from "react";
import { DataText } from "../site/data-text.tsx";
import styles from "../site/published-page.module.css";

const SORTED = { asc: "ascending", desc: "descending" } as const;

/** The observations behind the chart, bounded, as it stands under the reader's choices; behind a line unless `isBare`. */
const ChartTableView = ({
  id,
  input,
  scene,
  isBare = false,
  renderHead = ({ label }) => label,
}: {
  /** Where links lead. */
  id?: string;
  input: ChartInput;
  scene?: ChartScene;
  isBare?: boolean;
  /** The head of a column. */
  renderHead?: (column: ReturnType<typeof makeChartTable>["columns"][number]) => ReactNode;
}): ReactNode => {
  const t = useT();
  const table = useMemo(() => makeChartTable(input, scene), [input, scene]);
  const shown = table.rows.length;
  const pads = table.columns.map(({ align }, at) =>
    align === "end" ? alignDecimals(table.rows.map(({ cells }) => cells[at]?.text ?? "")) : [],
  );
  const region = (
    <section
      id={id}
      className={joinClasses(styles.scroll, isBare && styles.bare)}
      data-fades=""
      aria-label={t("viewer.table")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the keyboard
      tabIndex={0}
    >
      <table>
        <caption>
          <DataText text={table.caption} components={input.components} />
          {shown < table.totalRows
            ? ` ${t("viewer.table.bounded", { shown, total: table.totalRows })}`
            : null}
        </caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                lang={column.language}
                aria-sort={isBare && column.sorted ? SORTED[column.sorted] : undefined}
                className={column.align === "end" ? styles.number : undefined}
              >
                {renderHead(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            <tr key={row.id}>
              {row.cells.map((cell, index) =>
                table.columns[index]?.isKey ? (
                  <th
                    key={cell.columnId}
                    scope="row"
                    className={table.columns[index]?.align === "end" ? styles.number : undefined}
                    lang={cell.language}
                    aria-label={cell.isMissing ? t("chart.missing") : undefined}
                  >
                    {cell.text}
                  </th>
                ) : (
                  <td
                    key={cell.columnId}
                    className={table.columns[index]?.align === "end" ? styles.number : undefined}
                    lang={cell.language}
                    aria-label={cell.isMissing ? t("chart.missing") : undefined}
                    data-pad={pads[index]?.[place] || undefined}
                  >
                    {cell.text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
  if (isBare) return region;
  return (
    <details className={styles.data}>
      <summary>{t("viewer.table")}</summary>
      {region}
    </details>
  );
};

/** Drawn anew only with the chart: five hundred rows are more than the chart itself. */
export const DataTable = memo(ChartTableView);
