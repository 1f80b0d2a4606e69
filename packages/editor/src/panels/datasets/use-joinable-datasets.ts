import { type DataClient, type DataScope, useQuery } from "@statelier/data";
import { type JoinableDataset, listJoinableDimensions } from "@statelier/document";
import type { Iri } from "@statelier/model";
import { useEditor, useScope, useSession } from "../../chart/editor-context.ts";

/** A dataset with the dimensions by which it may be joined. Rejects with `DataError`. */
const fetchJoinable = async (
  data: DataClient,
  scope: DataScope,
  { iri, joinBy }: Pick<JoinableDataset, "iri" | "joinBy">,
): Promise<JoinableDataset> => {
  const [{ dimensions }, termsets] = await Promise.all([
    data.components(scope, [{ iri, loadValues: false }]),
    data.termsets(scope, iri),
  ]);
  return { iri, joinBy, dimensions: listJoinableDimensions(dimensions, termsets) };
};

/** The datasets of the chart with what joins them to others. */
export const useJoinableDatasets = () => {
  const { data } = useEditor();
  const scope = useScope();
  const cubes = useSession(({ config }) =>
    config.cubes.map(({ iri, joinBy }) => ({ iri, joinBy })),
  );
  return useQuery(JSON.stringify(["joinable", scope, cubes]), () =>
    Promise.all(cubes.map((cube) => fetchJoinable(data, scope, cube))),
  );
};

/** A dataset that may be added, with what joins it. */
export const useJoinableDataset = (iri: Iri) => {
  const { data } = useEditor();
  const scope = useScope();
  return useQuery(JSON.stringify(["joinable", scope, iri]), () =>
    fetchJoinable(data, scope, { iri }),
  );
};
