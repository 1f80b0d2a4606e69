import { useQuery } from "@statelier/data";
import { listUnmappedFilters } from "@statelier/document";
import type { Filters } from "@statelier/model";
import { useEditor, useScope, useSession } from "../../chart/editor-context.ts";
import { listFilterTargets } from "../../chart/use-filter.ts";
import type { FilterRow } from "../../chart/list-filter-rows.ts";

/** The values that occur under the filters before this one; undefined where there are none or no answer yet. */
export const usePossibleValues = ({ dimension, cubeIri }: FilterRow): Set<string> | undefined => {
  const { data } = useEditor();
  const scope = useScope();
  const own = listFilterTargets(dimension).find((target) => target.cubeIri === cubeIri);
  const id = own?.dimensionId ?? dimension.id;
  const before = useSession(({ config, components }) => {
    const unmapped = listUnmappedFilters(config, components).find(({ iri }) => iri === cubeIri);
    const entries = Object.entries(unmapped?.filters ?? {});
    const index = entries.findIndex(([key]) => key === id);
    return entries.slice(0, Math.max(0, index));
  });
  const filters: Filters = Object.fromEntries(before);
  const query = useQuery(
    before.length > 0 ? JSON.stringify(["values", scope, cubeIri, id, before]) : undefined,
    async () => {
      const answer = await data.components(scope, [
        { iri: cubeIri, componentIds: [id], filters, loadValues: true },
      ]);
      return new Set(answer.dimensions.flatMap(({ values }) => values.map(({ value }) => value)));
    },
  );
  return query.status === "success" && query.value.size > 0 ? query.value : undefined;
};
