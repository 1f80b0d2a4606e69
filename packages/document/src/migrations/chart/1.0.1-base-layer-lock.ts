import { isAbsent, readObject } from "../json.ts";
import type { JsonObject } from "../json.ts";
import { keepOnly } from "../members.ts";
import { ADDED } from "../step.ts";
import type { ChartStep, ChartTools } from "../step.ts";

const withoutOpenLock = (baseLayer: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(baseLayer).filter(([key, value]) => key !== "locked" || value !== false),
  );

const FIRST = { show: true, locked: false };

/** What comes back where it was not written. */
const declareMissing = (
  chart: JsonObject,
  members: readonly (keyof typeof FIRST)[],
  { lose }: ChartTools,
): void => {
  const baseLayer = readObject(chart, "baseLayer");
  if (!baseLayer) lose(["baseLayer"], undefined, ADDED);
  for (const key of members)
    if (baseLayer && isAbsent(baseLayer[key])) lose(["baseLayer", key], undefined, ADDED);
};

export const baseLayerLock = {
  from: "1.0.0",
  to: "1.0.1",
  what: "base-layer-lock",
  up: (chart, tools) => {
    if (chart.chartType !== "map") return chart;
    declareMissing(chart, ["show"], tools);
    const before = withoutOpenLock(readObject(chart, "baseLayer") ?? {});
    const kept = keepOnly(before, ["show"], ["baseLayer"], tools);
    return {
      ...chart,
      baseLayer: { ...kept, show: kept.show ?? FIRST.show, locked: FIRST.locked },
    };
  },
  down: (chart, tools) => {
    if (chart.chartType !== "map") return chart;
    declareMissing(chart, ["show", "locked"], tools);
    const baseLayer = readObject(chart, "baseLayer");
    if (!baseLayer) return chart;
    const unlocked = withoutOpenLock(baseLayer);
    return { ...chart, baseLayer: keepOnly(unlocked, ["show"], ["baseLayer"], tools) };
  },
} as const satisfies ChartStep;
