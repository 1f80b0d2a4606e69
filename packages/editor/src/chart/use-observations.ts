import { useQuery } from "@statelier/data";
import { listQueryFilters } from "@statelier/document";
import { useEditor, useScope, useSession } from "./editor-context.ts";

/** The observations that the chart shows; idle where they are not asked for. */
export const useObservations = (isAsked: boolean) => {
  const { data } = useEditor();
  const scope = useScope();
  const cubes = useSession(({ config, components }) =>
    isAsked ? listQueryFilters(config, components) : [],
  );
  const key = isAsked ? JSON.stringify(["observations", scope, cubes]) : undefined;
  return useQuery(key, () => data.observations(scope, cubes));
};
