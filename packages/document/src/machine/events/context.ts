import type { ChartKey, CubeComponents } from "@statelier/model";
import type { CubeConfig } from "../../schema/filters.ts";

/** What transitions may know besides state and event. */
export type MachineContext = {
  /** The components of these datasets, joined; undefined while they are not loaded. */
  findComponents: (
    cubes: readonly Pick<CubeConfig, "iri" | "joinBy">[],
  ) => CubeComponents | undefined;
  /** A key that no chart or block has yet. */
  makeKey: () => ChartKey;
};
