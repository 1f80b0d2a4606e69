import { inferJoinBy, type JoinableDataset, type JoinOption } from "@statelier/document";
import {
  type ComponentId,
  type Iri,
  parseComponentId,
  type SearchFilter,
  type SearchResult,
} from "@statelier/model";

/** A dataset of the catalogue that joins those of a chart. */
export type Compatible = {
  result: SearchResult;
  joinBy: Record<Iri, ComponentId[]>;
  /** The dimensions by which it would be joined. */
  names: string[];
};

const asDataset = ({ cube }: SearchResult): JoinableDataset => ({
  iri: cube.iri,
  dimensions: cube.dimensions ?? [],
});

/** The cube without a version, of which the ids of its dimensions begin. */
const seriesOf = ({ dimensions: [first] }: JoinableDataset): Iri | undefined =>
  first && parseComponentId(first.id)?.unversionedCubeIri;

/** The results that join the datasets by the chosen dimensions, without those that the chart has (JO7). */
export const listCompatible = (
  results: readonly SearchResult[],
  datasets: readonly JoinableDataset[],
  chosen: readonly JoinOption[],
): Compatible[] =>
  results.flatMap((result): Compatible[] => {
    const added = asDataset(result);
    const versions = [result.cube.iri, result.cube.unversionedIri];
    const series = seriesOf(added);
    const isOwn = (each: JoinableDataset): boolean =>
      versions.includes(each.iri) || (series !== undefined && seriesOf(each) === series);
    if (datasets.some(isOwn)) return [];
    const joinBy = inferJoinBy(datasets, added, chosen);
    if (!joinBy) return [];
    const own = joinBy[added.iri] ?? [];
    const names = own.map((id) => added.dimensions.find((each) => each.id === id)?.label ?? id);
    return [{ result, joinBy, names }];
  });

/** What the source is asked for: datasets with a time of the same unit, or values of the same set of terms. */
export const buildJoinFilters = (options: readonly JoinOption[]): SearchFilter[] => {
  const originals = options.flatMap((option) => option.originals);
  const units = new Set(originals.flatMap(({ timeUnit }) => timeUnit ?? []));
  const termsets = new Set(originals.flatMap((each) => each.termsets.map(({ iri }) => iri)));
  return [
    ...[...units].map((value): SearchFilter => ({ type: "TemporalDimension", value })),
    ...(termsets.size > 0
      ? [{ type: "DataCubeTermset" as const, value: [...termsets].join(";") }]
      : []),
  ];
};

/** Names an option among others. */
export const idOfOption = ({ originals }: JoinOption): string =>
  originals.map(({ id }) => id).join(" ");

/** Before the author has chosen: all where any of them joins, what joins already where all have to (JO7). */
export const chooseAtFirst = (
  datasets: readonly JoinableDataset[],
  options: readonly JoinOption[],
): JoinOption[] =>
  datasets.length < 2
    ? [...options]
    : options.filter(({ originals }) =>
        originals.some(({ id }) => datasets[0]?.joinBy?.includes(id)),
      );
