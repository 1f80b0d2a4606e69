import { type DataClient, type DataScope, useQuery } from "@statelier/data";
import { type ChartContext, findCube, listUnmappedFilters } from "@statelier/document";
import type { ComponentId, Dimension, Iri, SingleFilter } from "@statelier/model";
import { useEditor, useScope, useSession } from "../../chart/editor-context.ts";
import { listFilterTargets } from "../../chart/use-filter.ts";
import type { FilterRow } from "../../chart/list-filter-rows.ts";

type Before = { iri: Iri; id: ComponentId; filters: [ComponentId, SingleFilter][] };

/** The single filters that each dataset of the dimension has before its own. */
const listBefore = ({ config, components }: ChartContext, dimension: Dimension): Before[] => {
  const unmapped = listUnmappedFilters(config, components);
  return listFilterTargets(dimension).map(({ cubeIri, dimensionId }) => {
    const iri = findCube(config.cubes, cubeIri, dimensionId)?.iri ?? cubeIri;
    const entries = Object.entries(unmapped.find((each) => each.iri === iri)?.filters ?? {});
    const index = entries.findIndex(([key]) => key === dimensionId);
    return { iri, id: dimensionId, filters: entries.slice(0, Math.max(0, index)) };
  });
};

/** The values that occur in each of the datasets. */
export const askCommonValues = async (
  data: Pick<DataClient, "components">,
  scope: DataScope,
  before: readonly Before[],
): Promise<Set<string>> => {
  const answers = await Promise.all(
    before.map(({ iri, id, filters }) => {
      const own = Object.fromEntries(filters);
      return data.components(scope, [{ iri, componentIds: [id], filters: own, loadValues: true }]);
    }),
  );
  const [first = [], ...others] = answers.map(({ dimensions }) =>
    dimensions.flatMap(({ values }) => values.map(({ value }) => value)),
  );
  const sets = others.map((values) => new Set(values));
  return new Set(first.filter((value) => sets.every((values) => values.has(value))));
};

/**
 * The values that occur under the filters before this one, in each dataset that a join takes it from; undefined where
 * nothing is before it in the only dataset, where there are none and while there is no answer.
 */
export const usePossibleValues = ({ dimension }: FilterRow): Set<string> | undefined => {
  const { data } = useEditor();
  const scope = useScope();
  const before = useSession((snapshot) => listBefore(snapshot, dimension));
  const isLimited = before.length > 1 || before.some(({ filters }) => filters.length > 0);
  const query = useQuery(isLimited ? JSON.stringify(["values", scope, before]) : undefined, () =>
    askCommonValues(data, scope, before),
  );
  return query.status === "success" && query.value.size > 0 ? query.value : undefined;
};
