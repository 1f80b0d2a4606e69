import { type QueryState, useQuery } from "@statelier/data";
import type { ChartConfig } from "@statelier/document";
import type { CubeMetadata } from "@statelier/model";
import { useEditor, useScope, useSession } from "./editor-context.ts";

/** The question to the source about the datasets of a chart, the active one where none is given. */
export const useMetadataQuery = (
  chart?: Pick<ChartConfig, "cubes">,
): QueryState<CubeMetadata[]> & { reload: () => void } => {
  const { data } = useEditor();
  const scope = useScope();
  const iris = useSession(({ config }) => [
    ...new Set((chart ?? config).cubes.map(({ iri }) => iri)),
  ]);
  return useQuery(JSON.stringify(["metadata", scope, iris]), () => data.metadata(scope, iris));
};

/** What the source says of the datasets; undefined until it has answered. */
export const useMetadata = (chart?: Pick<ChartConfig, "cubes">): CubeMetadata[] | undefined => {
  const query = useMetadataQuery(chart);
  return query.status === "success" ? query.value : undefined;
};
