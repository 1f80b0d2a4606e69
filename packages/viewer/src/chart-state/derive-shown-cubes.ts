import { listShownRows } from "@statelier/charts";
import type { CubeFilter } from "@statelier/data";
import { findCube, listOriginals } from "@statelier/document";
import { type ComponentId, type Dimension, distinctValues, type Locale } from "@statelier/model";
import { findAnimated, findSegment } from "./reader-dimensions.ts";
import { deriveChartCubes } from "./fetch-table.ts";
import { deriveChartView, type ChartState } from "./chart-state.ts";

type Chart = Pick<ChartState, "config" | "components" | "table" | "choices">;

/** What period, legend and animation narrow: the rows that are read hold more than is shown. */
const listNarrowed = (chart: Chart): Dimension[] => {
  const ids: (ComponentId | undefined)[] = [
    chart.config.interactiveFiltersConfig?.timeRange.componentId,
    findSegment(chart)?.id,
    findAnimated(chart)?.id,
  ];
  return chart.components.dimensions.filter(({ id }) => ids.includes(id));
};

/** What would be asked of the source to get no other rows than those that a chart shows under the reader's choices. */
export const deriveShownCubes = (chart: Chart, locale: Locale): CubeFilter[] => {
  const { config, table, choices } = chart;
  const rows = listShownRows({ ...chart, locale, view: deriveChartView(choices) });
  const cubes = deriveChartCubes(chart, choices);
  for (const dimension of listNarrowed(chart)) {
    const shown = distinctValues(table, dimension.id, Int32Array.from(rows));
    if (shown.length === distinctValues(table, dimension.id).length) continue;
    const values = Object.fromEntries(shown.map((value) => [value, true as const]));
    for (const { cubeIri, id } of listOriginals(dimension)) {
      const cube = cubes.find(({ iri }) => iri === findCube(config.cubes, cubeIri, id)?.iri);
      if (cube) cube.filters = { ...cube.filters, [id]: { type: "multi", values } };
    }
  }
  return cubes;
};
