import { listFilters, listShownRows } from "@statelier/charts";
import {
  type CubeComponents,
  type CubeMetadata,
  findColumn,
  type Locale,
  type ObservationTable,
} from "@statelier/model";
import { deriveChartTitle } from "../chart-state/derive-chart-title.ts";
import { deriveChartView, type ChartState } from "../chart-state/chart-state.ts";
import type { Download } from "./download.ts";
import { listAppliedFilters } from "./list-applied-filters.ts";
import { orderRows } from "./order-rows.ts";
import { planColumns } from "./plan-columns.ts";

/** What a chart shows under the reader's choices, as rows. */
export const makeVisibleDownload = (
  chart: Pick<ChartState, "config" | "components" | "metadata" | "table" | "choices">,
  locale: Locale,
): Download => {
  const { config, components, metadata: datasets, table, choices } = chart;
  const view = deriveChartView(choices);
  const shown = listShownRows({ config, components, table, locale, view });
  const columns = planColumns({ config, components, table, datasets, locale }).filter(
    ({ id }) => !choices.hiddenValues.includes(id),
  );
  const rows = Int32Array.from(shown);
  return {
    title: deriveChartTitle(chart, locale),
    scope: "visible",
    locale,
    columns,
    rows: orderRows(rows, columns, { table, components }),
    datasets,
    filters: listFilters(config, components, choices.dataFilters)
      .filter(({ id }) => !findColumn(table, id))
      .map(({ label, value }) => ({ label, value })),
    applied: listAppliedFilters(chart, rows),
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
