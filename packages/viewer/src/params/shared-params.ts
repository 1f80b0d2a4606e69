import {
  type ChartDocument,
  findSharedDimension,
  findTimeDimension,
  matchShared,
} from "@statelier/document";
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
  /** Of those that the chart knows under other names than all charts together: these names. */
  ownNames?: Record<string, string>;
};

/** What the charts of a document share, as the address of one of them writes it (DA9, DA10). */
export const deriveSharedParams = (
  { dashboardFilters }: Pick<ChartDocument, "dashboardFilters">,
  { config, components }: ChartContext,
): SharedParams => {
  const { dataFilters, timeRange } = matchShared(dashboardFilters, components);
  const dimensions = listReaderDimensions({ config, components });
  const names = deriveFilterNames(dimensions);
  const taken = [...names.values()];
  const slugs = buildSlugs(dataFilters.componentIds.map(tailOf));
  const shared: SharedParams = { own: [], foreign: [] };
  const others: Record<string, string> = {};
  for (const [at, id] of dataFilters.componentIds.entries()) {
    const dimension = findSharedDimension(dimensions, id);
    const forAll = [`f.${slugs[at]}`, `f.${id}`];
    const name = dimension && names.get(dimension.id);
    if (name === undefined) shared.foreign.push(`f.${id}`, `f.${buildSlugs([tailOf(id)])[0]}`);
    else shared.own.push(name);
    if (name !== undefined && !forAll.some((each) => taken.includes(each)))
      for (const each of forAll) others[each] = name;
  }
  if (timeRange.active) {
    const hasTime = findTimeDimension(config, components) !== undefined;
    shared[hasTime ? "own" : "foreign"].push("t.from", "t.to");
  }
  const { own, foreign } = shared;
  return {
    own,
    foreign: foreign.filter((name) => !own.includes(name)),
    ...(Object.keys(others).length > 0 && { ownNames: others }),
  };
};
