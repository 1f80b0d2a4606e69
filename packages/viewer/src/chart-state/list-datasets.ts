import type { CubeMetadata } from "@statelier/model";
import type { ChartState } from "./chart-state.ts";

/** The datasets of several charts, each once. */
export const listDatasets = (charts: readonly Pick<ChartState, "metadata">[]): CubeMetadata[] => [
  ...new Map(charts.flatMap(({ metadata }) => metadata.map((cube) => [cube.iri, cube]))).values(),
];
