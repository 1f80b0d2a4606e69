import type { CubeComponents } from "@statelier/model";
import { hasColumns, listAskedComponents } from "../chart-types/read-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { CubeConfig } from "../schema/filters.ts";
import { findCube } from "./cube-of-dimension.ts";

/** The datasets of which the chart shows something that they do not share with others; all of them where it shows of none. */
export const listUsedCubes = (
  config: ChartConfig,
  { dimensions, measures }: CubeComponents,
): readonly CubeConfig[] => {
  const { cubes } = config;
  if (cubes.length < 2) return cubes;
  const sorted = hasColumns(config) ? config.sorting.map(({ componentId }) => componentId) : [];
  const linked = hasColumns(config) ? config.extensions?.links?.componentId : undefined;
  const shown = new Set([...listAskedComponents(config), ...sorted, ...(linked ? [linked] : [])]);
  const own = [...measures, ...dimensions.filter((each) => !each.originalIds)];
  const used = new Set(
    own.filter(({ id }) => shown.has(id)).map(({ cubeIri, id }) => findCube(cubes, cubeIri, id)),
  );
  const found = cubes.filter((cube) => used.has(cube));
  return found.length > 0 ? found : cubes;
};
