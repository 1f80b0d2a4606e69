import { readObject } from "../json.ts";
import type { JsonObject } from "../json.ts";
import { keepOnly } from "../members.ts";
import type { ChartStep } from "../step.ts";

const withoutOpenLock = (baseLayer: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(baseLayer).filter(([key, value]) => key !== "locked" || value !== false),
  );

export const baseLayerLock = {
  from: "1.0.0",
  to: "1.0.1",
  what: "base-layer-lock",
  up: (chart, tools) => {
    if (chart.chartType !== "map") return chart;
    const before = withoutOpenLock(readObject(chart, "baseLayer") ?? {});
    const kept = keepOnly(before, ["show"], ["baseLayer"], tools);
    return { ...chart, baseLayer: { show: true, ...kept, locked: false } };
  },
  down: (chart, tools) => {
    const baseLayer = readObject(chart, "baseLayer");
    if (chart.chartType !== "map" || !baseLayer) return chart;
    const unlocked = withoutOpenLock(baseLayer);
    return { ...chart, baseLayer: keepOnly(unlocked, ["show"], ["baseLayer"], tools) };
  },
} as const satisfies ChartStep;
