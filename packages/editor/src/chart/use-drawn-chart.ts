import { isDrawnChartType } from "@statelier/charts";
import { loadPageDrawing, type PageDrawing } from "@statelier/charts/react";
import { DataError, useQuery } from "@statelier/data";
import { type ChartType, listQueryFilters } from "@statelier/document";
import { useState } from "react";
import type { DrawnChart } from "./drawn-chart.ts";
import { pickChart, useEditor, useScope, useSession } from "./editor-context.ts";

export type DrawnState = {
  /** The last chart whose observations and drawing are there; undefined before the first. */
  drawn: DrawnChart | undefined;
  status: "ready" | "loading" | "failed";
  error: Error | undefined;
  /** When the observations were read, where their source does not answer now. */
  dataAsOf: string | undefined;
  /** Cells of the observations that should be numbers and are none. */
  unreadable: number;
  reload: () => void;
};

const fetchDrawing = async (chartType: ChartType): Promise<PageDrawing | undefined> => {
  if (!isDrawnChartType(chartType)) return undefined;
  try {
    return await loadPageDrawing(chartType);
  } catch (error) {
    throw new DataError("OFFLINE", `The drawing of ${chartType} charts did not arrive.`, {
      cause: error,
    });
  }
};

/** The observations that the chart shows; idle where they are not asked for. */
export const useObservations = (isAsked = true) => {
  const { data } = useEditor();
  const scope = useScope();
  const cubes = useSession(({ config, components }) =>
    isAsked ? listQueryFilters(config, components) : [],
  );
  const key = isAsked ? JSON.stringify(["observations", scope, cubes]) : undefined;
  return useQuery(key, () => data.observations(scope, cubes));
};

/** The chart under the controls: changed at once where all it needs is there, else as soon as that arrives. */
export const useDrawnChart = (): DrawnState => {
  const { config, components } = useSession(pickChart);
  const { chartType } = config;
  const observations = useObservations();
  const drawing = useQuery(`drawing ${chartType}`, () => fetchDrawing(chartType));
  const [last, setLast] = useState<DrawnChart>();
  const parts = [observations, drawing];
  const failed = parts.find((part) => part.status === "error");
  const isReady = observations.status === "success" && drawing.status === "success";
  const isNew = isReady && (last?.table !== observations.value.table || last.config !== config);
  const current = isNew
    ? { config, components, table: observations.value.table, drawing: drawing.value }
    : last;
  const answer = observations.status === "success" ? observations.value : undefined;
  const dataAsOf = answer?.dataAsOf;
  if (current && current !== last) setLast(current);
  return {
    drawn: current,
    status: failed ? "failed" : isReady ? "ready" : "loading",
    error: failed?.error,
    dataAsOf,
    unreadable: answer?.unreadable ?? 0,
    reload: () => {
      for (const part of parts) if (part.status === "error") part.reload();
      if (dataAsOf !== undefined) observations.reload();
    },
  };
};
