import type { ChartContext } from "@statelier/document";
import type { Dimension } from "@statelier/model";
import { listAddableFilters, listFilterRows } from "../../chart/list-filter-rows.ts";

/** A dimension that can be opened to readers; `summary` is the value that they find, where there is one. */
export type ReaderRow = { dimension: Dimension; summary?: string };

/** Every filter of one value, every dimension that may have one, and what is open already. */
export const listReaderRows = (chart: ChartContext): ReaderRow[] => {
  const { config, components } = chart;
  const open = config.interactiveFiltersConfig?.dataFilters.componentIds ?? [];
  const rows = new Map<string, ReaderRow>();
  for (const { dimension, summary } of listFilterRows(chart))
    rows.set(dimension.id, { dimension, summary });
  const others = [
    ...listAddableFilters(chart),
    ...components.dimensions.filter(({ id }) => open.includes(id)),
  ];
  for (const dimension of others)
    if (!rows.has(dimension.id)) rows.set(dimension.id, { dimension });
  return [...rows.values()];
};
