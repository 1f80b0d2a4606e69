import { type ChartConfig, listQueryFilters } from "@statelier/document";
import { useQuery } from "@statelier/data";
import type { CubeComponents, ObservationTable } from "@statelier/model";
import { useState } from "react";
import { useEditor } from "../editor-context.ts";

/** A chart with the observations that belong to it. */
export type DrawnChart = {
  config: ChartConfig;
  components: CubeComponents;
  table: ObservationTable;
};

export type DrawnState = {
  /** The last chart whose observations are there; undefined before the first. */
  drawn: DrawnChart | undefined;
  status: "ready" | "loading" | "failed";
  error: Error | undefined;
  reload: () => void;
};

/** The chart under the controls: changed at once where its observations are there, else as soon as they arrive. */
export const useDrawnChart = (): DrawnState => {
  const { data, scope, config, components } = useEditor();
  const cubes = listQueryFilters(config, components);
  const key = JSON.stringify(["observations", scope, cubes]);
  const query = useQuery(key, async () => (await data.observations(scope, cubes)).table);
  const [last, setLast] = useState<DrawnChart>();
  const table = query.status === "success" ? query.value : undefined;
  if (table && (last?.table !== table || last.config !== config)) {
    setLast({ config, components, table });
  }
  const status =
    query.status === "success" ? "ready" : query.status === "error" ? "failed" : "loading";
  return {
    drawn: table ? { config, components, table } : last,
    status,
    error: query.status === "error" ? query.error : undefined,
    reload: query.reload,
  };
};
