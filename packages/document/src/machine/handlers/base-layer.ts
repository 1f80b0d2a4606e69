import type { GeoBox } from "@statelier/model";
import type { ChartConfig, ChartConfigOf } from "../../chart-types/registry.ts";
import { hasLayers } from "../../chart-types/read-config.ts";
import { changeChart, type ChartsHandler, CONFIGURING } from "../events/handler.ts";

const cornersOf = ([
  west,
  south,
  east,
  north,
]: GeoBox): ChartConfigOf<"map">["baseLayer"]["bbox"] => [
  [west, south],
  [east, north],
];

/** A map that is unlocked keeps no part that readers would see (MP19). */
const changeLock: ChartsHandler<"MAP_LOCK_CHANGED"> = {
  allowed: CONFIGURING,
  handle: (state, { isLocked, bounds }) =>
    changeChart(state, (config): ChartConfig | undefined => {
      if (!hasLayers(config)) return undefined;
      const { bbox: before, ...rest } = config.baseLayer;
      if (!isLocked) return { ...config, baseLayer: { ...rest, locked: false } };
      const bbox = bounds ? cornersOf(bounds) : before;
      return { ...config, baseLayer: { ...rest, locked: true, ...(bbox ? { bbox } : {}) } };
    }),
};

export const baseLayerHandlers = { MAP_LOCK_CHANGED: changeLock };
