import { type ChartDocument, findSharedDimension, findTimeDimension } from "@statelier/document";
import { buildSlugs, tailOf } from "./slug.ts";
import { deriveFilterNames } from "./value-names.ts";
import { listReaderDimensions } from "../chart-state/reader-dimensions.ts";
import type { ChartContext } from "@statelier/document";

/** Parameters of an address that are for several charts of a page. */
export type SharedParams = {
  /** Names of those that the chart knows. */
  own: string[];
  /** Names of those that only other charts know: they are kept for them. */
  foreign: string[];
};

/** What the charts of a document share, as the address of one of them writes it (DA9, DA10). */
export const deriveSharedParams = (
  { dashboardFilters }: Pick<ChartDocument, "dashboardFilters">,
  { config, components }: ChartContext,
): SharedParams => {
  const { dataFilters, timeRange } = dashboardFilters;
  const dimensions = listReaderDimensions({ config, components });
  const names = deriveFilterNames(dimensions);
  const shared: SharedParams = { own: [], foreign: [] };
  for (const id of dataFilters.componentIds) {
    const dimension = findSharedDimension(dimensions, id);
    if (dimension) shared.own.push(names.get(dimension.id) ?? "");
    else shared.foreign.push(`f.${id}`, `f.${buildSlugs([tailOf(id)])[0]}`);
  }
  if (timeRange.active) {
    const hasTime = findTimeDimension(config, components) !== undefined;
    shared[hasTime ? "own" : "foreign"].push("t.from", "t.to");
  }
  const { own, foreign } = shared;
  return { own, foreign: foreign.filter((name) => !own.includes(name)) };
};
