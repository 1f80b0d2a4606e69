import { useQuery } from "@statelier/data";
import type { ChartConfig } from "@statelier/document";
import type { CubeMetadata } from "@statelier/model";
import { useEditor, useScope, useSession } from "./editor-context.ts";

/** What the source says of the datasets of a chart, the active one where none is given; undefined until it has answered. */
export const useMetadata = (chart?: Pick<ChartConfig, "cubes">): CubeMetadata[] | undefined => {
  const { data } = useEditor();
  const scope = useScope();
  const iris = useSession(({ config }) => (chart ?? config).cubes.map(({ iri }) => iri));
  const query = useQuery(JSON.stringify(["metadata", scope, iris]), () =>
    data.metadata(scope, iris),
  );
  return query.status === "success" ? query.value : undefined;
};
