import {
  type ChartContext,
  findRowTime,
  hasColumns,
  isShown,
  needsOneValue,
  readFirstValues,
} from "@statelier/document";
import { type Dimension, kindTraits, nameValue } from "@statelier/model";
import { listAddableFilters, listFilterRows } from "../../chart/list-filter-rows.ts";

/** A dimension that can be opened to readers. */
export type ReaderRow = {
  dimension: Dimension;
  /** What they find chosen, where there is anything. */
  summary?: string;
  /** Whether the author says what they find: it is open, and may have any of several values, or none. */
  hasChoice: boolean;
};

/** The dimensions that a table shows, in the order of its columns; its time, which readers narrow as a period, is not one. */
const listShownColumns = ({ config, components }: ChartContext): Dimension[] => {
  if (!hasColumns(config)) return [];
  const time = findRowTime(config, components);
  return Object.values(config.fields)
    .toSorted((a, b) => a.index - b.index)
    .flatMap(({ componentId }) =>
      components.dimensions.filter(
        (dimension) =>
          dimension.id === componentId &&
          dimension.id !== time?.id &&
          dimension.values.length > 0 &&
          kindTraits(dimension).role === "dimension" &&
          isShown(config, dimension),
      ),
    );
};

/** Every filter of one value, every dimension that may have one, those that a table shows, and what is open already (VF10). */
export const listReaderRows = (chart: ChartContext): ReaderRow[] => {
  const { config, components } = chart;
  const { active = false, componentIds: open = [] } =
    config.interactiveFiltersConfig?.dataFilters ?? {};
  const rows = new Map<string, ReaderRow>();
  for (const { dimension, summary } of listFilterRows(chart))
    rows.set(dimension.id, { dimension, summary, hasChoice: false });
  const others = [
    ...listAddableFilters(chart),
    ...listShownColumns(chart),
    ...components.dimensions.filter(({ id }) => open.includes(id)),
  ];
  for (const dimension of others) {
    if (rows.has(dimension.id)) continue;
    const first = readFirstValues(config, dimension);
    const labels = dimension.values
      .filter(({ value }) => first.includes(value))
      .map((each) => nameValue(dimension, each));
    const summary = labels.length > 0 ? { summary: labels.join(", ") } : {};
    const hasChoice = active && open.includes(dimension.id) && !needsOneValue(config, dimension);
    rows.set(dimension.id, { dimension, hasChoice, ...summary });
  }
  return [...rows.values()];
};
