import type { ChartConfig } from "@statelier/document";
import type { CubeComponents, Dimension } from "@statelier/model";
import { listAddableFilters, listFilterRows } from "../../chart/list-filter-rows.ts";

/** A dimension that can be opened to readers; `summary` is the value that they find, where there is one. */
export type ReaderRow = { dimension: Dimension; summary?: string };

/** Every filter of one value, every dimension that may have one, and what is open already. */
export const listReaderRows = (config: ChartConfig, components: CubeComponents): ReaderRow[] => {
  const open = config.interactiveFiltersConfig?.dataFilters.componentIds ?? [];
  const rows = new Map<string, ReaderRow>();
  for (const { dimension, summary } of listFilterRows(config, components))
    rows.set(dimension.id, { dimension, summary });
  const others = [
    ...listAddableFilters(config, components),
    ...components.dimensions.filter(({ id }) => open.includes(id)),
  ];
  for (const dimension of others)
    if (!rows.has(dimension.id)) rows.set(dimension.id, { dimension });
  return [...rows.values()];
};
