import { formatNumber, joinUnit, type Locale } from "@statelier/model";
import {
  type LinearScale,
  makeAxisScale,
  niceDomain,
  tickDecimals,
  valueTicks,
} from "../scale/linear-scale.ts";
import type { EndSteps } from "../scale/round-steps.ts";
import type { SceneLine, SceneText } from "../../scene/scene.ts";
import { centerBaseline, textsWidth } from "../text/text-box.ts";
import type { AxisUnit, Ticks } from "../values/axis-unit.ts";
import { TICK_SIZE } from "../text/type-sizes.ts";
import { tickText } from "./tick-text.ts";

export type ValueAxis = {
  domain: readonly [number, number];
  ticks: readonly number[];
  /** Same length as `ticks`; the topmost one carries a short unit. */
  labels: readonly string[];
  /** Pixels of the widest label. */
  labelWidth: number;
  isLog?: true;
};

export type ValueAxisInput = EndSteps & {
  domain: readonly [number, number];
  isFixed: boolean;
  tickCount: number;
  unit: AxisUnit;
  locale: Locale;
};

/** Between ends of the author there may be one more: with fewer, two alone might be left. */
const MOST_TICKS = 6;
/** Of an axis that may end at half a step, that stays empty. */
const MOST_IDLE = 1 / 8;

type TicksInput = Omit<ValueAxisInput, "isFixed" | "unit" | "locale">;

/** A wish for six ticks may give ten: the wish is lowered until it is kept. */
const lowerWish = (
  { domain, tickCount, parts, halves }: TicksInput,
  isFixed: boolean,
  mostTicks = MOST_TICKS,
): Ticks => {
  const most = isFixed ? tickCount + 1 : Math.min(tickCount + 1, mostTicks);
  for (let count = tickCount; count > 1; count -= 1) {
    const ends = isFixed ? domain : niceDomain(domain, count, { parts, halves });
    const ticks = valueTicks(ends, count);
    if (ticks.length <= most) return { ends, ticks };
  }
  const ends = isFixed ? domain : niceDomain(domain, 1, { halves });
  return { ends, ticks: valueTicks(ends, 1) };
};

/** An axis that may end at half a step, and would end far from its values, has one tick more or ends at half of any step. */
const pickTicks = (input: TicksInput, isFixed: boolean): Ticks => {
  const usual = lowerWish(input, isFixed);
  if (isFixed || !input.halves) return usual;
  const [low, high] = input.domain;
  const isNear = ({ ends }: Ticks): boolean => high - low >= (1 - MOST_IDLE) * (ends[1] - ends[0]);
  if (isNear(usual)) return usual;
  const longer = lowerWish(input, false, MOST_TICKS + 1);
  return isNear(longer) ? longer : lowerWish({ ...input, parts: 2 }, false);
};

/** Ticks with their words. */
export const writeTicks = (
  { ends, ticks }: Ticks,
  { unit: { divisor, tickUnit, isLog }, locale }: Pick<ValueAxisInput, "unit" | "locale">,
): ValueAxis => {
  const decimals = tickDecimals(ticks.map((tick) => tick / divisor));
  const last = ticks.length - 1;
  const labels = ticks.map((tick, index) => {
    const number = formatNumber(tick / divisor, { locale, decimals: isLog ? "auto" : decimals });
    return index === last ? joinUnit(number, tickUnit, locale) : number;
  });
  const labelWidth = textsWidth(labels, TICK_SIZE);
  return { domain: ends, ticks, labels, labelWidth, ...(isLog ? { isLog } : {}) };
};

/** Round ticks over a domain and their words. */
export const deriveValueAxis = ({ isFixed, ...input }: ValueAxisInput): ValueAxis =>
  writeTicks(
    input.unit.pickTicks?.(input.domain, input.tickCount, isFixed) ??
      pickTicks(input, isFixed && input.domain[0] !== input.domain[1]),
    input,
  );

/** An axis that has nothing to measure: its zero line alone. */
export const withoutTicks = (axis: ValueAxis): ValueAxis => ({
  ...axis,
  ticks: [],
  labels: [],
  labelWidth: 0,
});

/** An axis whose measure is not shown: hairlines without numbers. */
export const withoutLabels = (axis: ValueAxis): ValueAxis => ({
  ...axis,
  labels: axis.labels.map(() => ""),
  labelWidth: 0,
});

export type DrawnAxis = { scale: LinearScale; lines: SceneLine[]; texts: SceneText[] };

export const TICK_LABEL_GAP = 8;

/** Whether a tick is the zero line. */
export const gridRole = (tick: number): "grid" | "zero" => (tick === 0 ? "zero" : "grid");

/** A hairline of the grid, darker at zero. */
export const gridLine = (
  role: "grid" | "zero",
  from: SceneLine["from"],
  to: SceneLine["to"],
): SceneLine => ({
  role,
  from,
  to,
  color: role === "zero" ? "ink-soft" : "line",
  width: 1,
});

/** Hairlines across the plot with their numbers at left. */
export const drawVerticalAxis = (
  axis: ValueAxis,
  plot: { x: number; y: number; width: number; height: number },
): DrawnAxis => {
  const scale = makeAxisScale(axis, [plot.y + plot.height, plot.y]);
  const lines = axis.ticks.map((tick) => {
    const y = scale.toPixel(tick);
    return gridLine(gridRole(tick), { x: plot.x, y }, { x: plot.x + plot.width, y });
  });
  const texts = axis.ticks.map((tick, index) =>
    tickText(
      [axis.labels[index] ?? ""],
      { x: plot.x - TICK_LABEL_GAP, y: centerBaseline(scale.toPixel(tick), TICK_SIZE) },
      "end",
    ),
  );
  return { scale, lines, texts };
};

/** Numbers at the right of a plot, on the hairlines of the axis at left. */
export const drawSecondAxis = (
  axis: ValueAxis,
  plot: { x: number; y: number; width: number; height: number },
): Pick<DrawnAxis, "scale" | "texts"> => {
  const { scale, texts } = drawVerticalAxis(axis, plot);
  const x = plot.x + plot.width + TICK_LABEL_GAP;
  return { scale, texts: texts.map((text) => ({ ...text, x, anchor: "start" })) };
};

/** Pixels between the plot and the left edge that the labels of a vertical axis take. */
export const verticalAxisWidth = (axis: ValueAxis): number =>
  Math.ceil(axis.labelWidth) + TICK_LABEL_GAP;
