import type { CubeComponents, Dimension, Measure } from "@statelier/model";
import { listAskedComponents } from "../chart-types/read-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { findCube } from "./cube-of-dimension.ts";

/** A measure whose values stand again and again, once for each value of dimensions that its dataset has not got. */
export type RepeatedMeasure = { measure: Measure; dimensions: Dimension[] };

/** The measures that a chart of several datasets shows over dimensions of others alone (JO13). */
export const listRepeatedMeasures = (
  config: ChartConfig,
  { dimensions, measures }: CubeComponents,
): RepeatedMeasure[] => {
  const { cubes } = config;
  if (cubes.length < 2) return [];
  const shown = new Set(listAskedComponents(config));
  const own = dimensions.filter(({ id, originalIds }) => shown.has(id) && !originalIds);
  return measures
    .filter(({ id }) => shown.has(id))
    .map((measure) => {
      const cube = findCube(cubes, measure.cubeIri, measure.id);
      const others = own.filter(({ cubeIri, id }) => findCube(cubes, cubeIri, id) !== cube);
      return { measure, dimensions: others };
    })
    .filter((repeated) => repeated.dimensions.length > 0);
};
