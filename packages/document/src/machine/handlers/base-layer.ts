import type { GeoBox } from "@statelier/model";
import type { ChartConfig, ChartConfigOf } from "../../chart-types/registry.ts";
import { hasLayers } from "../../chart-types/read-config.ts";
import { isValidBox } from "../../schema/locked-box.ts";
import { changeChart, type ChartsHandler, CONFIGURING } from "../events/handler.ts";

const within = (degrees: number, most: number): number => Math.min(most, Math.max(-most, degrees));

/** Undefined where it is no part of the globe. */
const cornersOf = ([west, south, east, north]: GeoBox):
  | ChartConfigOf<"map">["baseLayer"]["bbox"]
  | undefined => {
  const box: ChartConfigOf<"map">["baseLayer"]["bbox"] = [
    [within(west, 180), within(south, 90)],
    [within(east, 180), within(north, 90)],
  ];
  return isValidBox(box) ? box : undefined;
};

/** A map that is unlocked keeps no part that readers would see (MP19). */
const changeLock: ChartsHandler<"MAP_LOCK_CHANGED"> = {
  allowed: CONFIGURING,
  handle: (state, { isLocked, bounds }) =>
    changeChart(state, (config): ChartConfig | undefined => {
      if (!hasLayers(config)) return undefined;
      const { bbox: before, ...rest } = config.baseLayer;
      if (!isLocked) return { ...config, baseLayer: { ...rest, locked: false } };
      const bbox = (bounds && cornersOf(bounds)) ?? before;
      return { ...config, baseLayer: { ...rest, locked: true, ...(bbox ? { bbox } : {}) } };
    }),
};

export const baseLayerHandlers = { MAP_LOCK_CHANGED: changeLock };
