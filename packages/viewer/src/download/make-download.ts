import { listFilters, listShownRows } from "@statelier/charts";
import { calculateChart, type Calculated } from "@statelier/charts/calculation";
import { findOthers, type Others } from "@statelier/charts/largest";
import type { Translator } from "@statelier/ui/messages";
import {
  type CubeComponents,
  type CubeMetadata,
  findColumn,
  type Locale,
  type ObservationTable,
} from "@statelier/model";
import { type ChartConfig, hasColumns } from "@statelier/document";
import { deriveChartTitle } from "../chart-state/derive-chart-title.ts";
import { deriveChartView, type ChartState } from "../chart-state/chart-state.ts";
import type { Download, DownloadColumn } from "./download.ts";
import { listAppliedFilters } from "./list-applied-filters.ts";
import { orderRows } from "./order-rows.ts";
import { planColumns } from "./plan-columns.ts";

/** Columns in the order of the dataset, or in that of a table on screen: its groups first. */
export const COLUMN_ORDERS = ["dataset", "view"] as const;

/** One of `COLUMN_ORDERS`. */
export type ColumnOrder = (typeof COLUMN_ORDERS)[number];

const orderAsShown = (
  columns: readonly DownloadColumn[],
  config: ChartConfig,
): readonly DownloadColumn[] => {
  if (!hasColumns(config)) return columns;
  const shown = Object.values(config.fields)
    .toSorted((a, b) => Number(b.isGroup) - Number(a.isGroup) || a.index - b.index)
    .map(({ componentId }) => componentId);
  const placeOf = ({ id }: DownloadColumn): number =>
    shown.includes(id) ? shown.indexOf(id) : shown.length;
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** Beside the values what the chart shows in their place. */
const planCalculated = ({ label, unit, values }: Calculated): DownloadColumn => ({
  type: "number",
  id: "calculated",
  component: undefined,
  label,
  unit,
  head: unit === "" ? label : `${label} (${unit})`,
  values,
});

/** Under which name the chart shows each row, where it draws several series as one. */
const planOthers = (others: Others | undefined, t: Translator): DownloadColumn[] => {
  if (!others) return [];
  const { column, label, values } = others;
  const nameOf = (code: number): string =>
    values.has(column.values[code] ?? "") ? label : (column.labels[code] ?? "");
  const names = column.values.map((_, code) => nameOf(code));
  const head = t("chart.others.column");
  return [
    {
      type: "coded",
      id: "others",
      component: undefined,
      label: head,
      unit: "",
      head,
      codes: column.codes,
      values: names,
      cells: names,
    },
  ];
};

/** What a chart shows under the reader's choices, as rows. */
export const makeVisibleDownload = (
  chart: Pick<ChartState, "config" | "components" | "metadata" | "table" | "choices" | "dataAsOf">,
  { locale, t, order = "dataset" }: { locale: Locale; t: Translator; order?: ColumnOrder },
): Download => {
  const { config, components, metadata: datasets, table, choices, dataAsOf } = chart;
  const view = deriveChartView(choices);
  const shown = listShownRows({ config, components, table, locale, view });
  const calculated = calculateChart({ config, components, table, locale, t, view });
  const planned = [
    ...planColumns({ config, components, table, datasets, locale }).filter(
      ({ id }) => !choices.hiddenValues.includes(id),
    ),
    ...planOthers(findOthers({ config, components, table, t }), t),
    ...(calculated ? [planCalculated(calculated)] : []),
  ];
  const columns = order === "view" ? orderAsShown(planned, config) : planned;
  const rows = Int32Array.from(shown);
  return {
    title: deriveChartTitle(chart, locale),
    scope: "visible",
    locale,
    columns,
    rows: orderRows(rows, columns, { table, components }),
    datasets,
    filters: listFilters(config, components, choices.dataFilters, table)
      .filter(({ id }) => !findColumn(table, id))
      .map(({ label, value }) => ({ label, value })),
    applied: listAppliedFilters(chart, rows),
    ...(dataAsOf === undefined ? {} : { dataAsOf }),
  };
};

/** A whole dataset as rows. */
export const makeWholeDownload = (
  {
    components,
    metadata,
    table,
  }: { components: CubeComponents; metadata: CubeMetadata; table: ObservationTable },
  locale: Locale,
): Download => {
  const datasets = [metadata];
  const columns = planColumns({ components, table, datasets, locale });
  const rows = Int32Array.from({ length: table.rowCount }, (_, row) => row);
  return {
    title: metadata.title,
    scope: "all",
    locale,
    columns,
    rows: orderRows(rows, columns, { table, components }),
    datasets,
    filters: [],
    applied: [],
  };
};
