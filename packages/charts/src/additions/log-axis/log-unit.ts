import type { Translator } from "@statelier/ui/messages";
import { type AxisUnit, deriveAxisUnit } from "../../parts/values/axis-unit.ts";
import { logTicks } from "./log-ticks.ts";

/** Of a logarithmic axis: in the scale of the middle of its ratios. */
export const deriveLogUnit = (
  {
    domain: [low, high],
    ...shown
  }: { label: string; unit: string; domain: readonly [number, number] },
  t: Translator,
): AxisUnit => ({
  ...deriveAxisUnit({ ...shown, domain: [0, Math.sqrt(low * high)] }, t),
  isLog: true,
  pickTicks: logTicks,
});
