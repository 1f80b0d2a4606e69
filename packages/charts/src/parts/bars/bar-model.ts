import { isPercentMode, type SegmentField } from "@statelier/document";
import type { ValueAxis } from "../axis/value-axis.ts";
import { type AxisUnit, deriveAxisUnit } from "../values/axis-unit.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { normalizeColor } from "../color/color.ts";
import type { Hex } from "../../scene/scene.ts";
import { type ChartData, type ChartFields, readChartData } from "../values/chart-data.ts";
import { fillCalendar } from "../values/fill-calendar.ts";
import { cellValues, endsAtHalves, extentWithZero, percentExtent } from "../values/value-extent.ts";
import { type DrawnLimit, limitExtent } from "../limits/drawn-limit.ts";
import { limitsOf } from "../limits/limit-parts.ts";
import { spanFromZero, type Spans, spanValues } from "../stacks/bar-spans.ts";
import type { StackSpans } from "../stacks/stack-cells.ts";

type BarMode = "simple" | "grouped" | "stacked";

/** What columns and bars share: spans in values, no pixels. */
/** A value to stand at the end of its bar or, as a total, of its stack. */
export type EndValue = {
  /** Where the bar ends. */
  value: number;
  series: number;
  category: number;
  /** Where its whisker ends, or the bar itself. */
  reach: number;
  isNegative: boolean;
};

/** What puts bars on top of one another: an addition, for charts whose author wants them stacked. */
export type BarStacks = StackSpans & { listTotals: (model: BarModel) => EndValue[] };

export type BarModel = {
  data: ChartData;
  mode: BarMode;
  isPercent: boolean;
  /** [series][category] */
  spans: Spans;
  /** What puts them on top of one another, where it does. */
  stacks: BarStacks | undefined;
  /** The first series of a stack lies at the baseline. */
  fromFirst: boolean;
  domain: readonly [number, number];
  isFixedDomain: boolean;
  limits: readonly DrawnLimit[];
  unit: AxisUnit;
  /** Where it is not derived from the domain. */
  axis?: ValueAxis;
  showValues: boolean | undefined;
  /** Of bars below zero, where it is another one than above. */
  colorBelow: Hex | undefined;
  /** The segment values whose parts of a stack carry their values. */
  partValues: Readonly<Record<string, boolean>>;
  legendTitle: string;
};

type BarFields = ChartFields & {
  segment?: SegmentField | undefined;
  measure: ChartFields["measure"] & {
    customDomain?: [number, number] | undefined;
    showValues?: boolean | undefined;
  };
};

/** The fields of a chart of bars, and whether the first series of its stacks lies at the baseline by itself. */
type BarKind = { fields: BarFields; beginsAtBaseline: boolean };

/** All values of a chart have the decimals that one of them needs. */
export const countDecimals = (
  { divisor, valueDecimals }: AxisUnit,
  { cells }: ChartData,
): number => {
  let most = 0;
  for (const row of cells)
    for (const cell of row) {
      // None needs more than all may have.
      if (most === valueDecimals) return most;
      const value = (cell?.value ?? 0) / divisor;
      if (Number.isInteger(value)) continue;
      const written = `${Number(value.toFixed(valueDecimals))}`;
      most = Math.max(most, written.split(".")[1]?.length ?? 0);
    }
  return most;
};

const readBars = (input: ChartInput, { fields, beginsAtBaseline }: BarKind) => {
  const read = fillCalendar(readChartData(input, fields), input);
  const stacks =
    fields.segment?.type === "stacked" ? (input.stacks as BarStacks | undefined) : undefined;
  // Side by side they would look as if they were meant so.
  if (fields.segment?.type === "stacked" && !stacks)
    throw new Error("What draws a chart is loaded by its config, with what stacks its bars.");
  const isPercent = isPercentMode(input.config, input.view.calculation);
  const data = stacks && isPercent ? { ...read, cells: stacks.toPercent(read.cells) } : read;
  const largestAtBaseline = fields.segment?.sorting?.sortingType === "byTotalSize";
  const fromFirst = beginsAtBaseline && !largestAtBaseline;
  const isShare = !isPercent && data.shown.unit === "%" && endsAtHalves(input);
  const stacked = stacks?.stackCells(data.cells, { fromFirst });
  const spans = stacked && isShare ? stacks?.endAtHundred(stacked) : stacked;
  const limits = fields.segment
    ? []
    : (limitsOf(input)?.resolve(input, read, { hasBands: true }) ?? []);
  return { data, stacks, isPercent, spans: spans ?? spanFromZero(data.cells), limits, fromFirst };
};

const listValues = ({ data, stacks, spans }: ReturnType<typeof readBars>): number[] =>
  stacks ? spanValues(spans) : cellValues(data.cells);

/** Reads a column or bar chart into spans of values. */
export const deriveBarModel = (input: ChartInput, kind: BarKind): BarModel => {
  const { fields } = kind;
  const bars = readBars(input, kind);
  const { data, stacks, isPercent, limits } = bars;
  const values = listValues(input.readFrames?.(readBars, input, kind) ?? bars);
  const custom = isPercent ? undefined : fields.measure.customDomain;
  const natural = isPercent
    ? percentExtent(values)
    : extentWithZero([...values, ...limits.flatMap(limitExtent)]);
  const domain = custom ?? natural;
  const unit = deriveAxisUnit(
    {
      label: isPercent
        ? input.t("chart.share-of", { measure: data.shown.label })
        : data.shown.label,
      unit: isPercent ? "%" : data.shown.unit,
      domain,
    },
    input.t,
  );
  const { belowZero } = input.config.extensions ?? {};
  const model: BarModel = {
    data,
    colorBelow: fields.segment ? undefined : normalizeColor(belowZero ?? ""),
    mode: fields.segment ? (stacks ? "stacked" : "grouped") : "simple",
    isPercent,
    spans: bars.spans,
    stacks,
    fromFirst: bars.fromFirst,
    domain,
    unit: { ...unit, leastDecimals: countDecimals(unit, data) },
    isFixedDomain: custom !== undefined || isPercent,
    limits: limitsOf(input)?.writeInScale(limits, unit, input.locale) ?? [],
    showValues: fields.measure.showValues,
    partValues: fields.segment?.showValuesMapping ?? {},
    legendTitle: fields.segment?.showTitle === false ? "" : (data.segment?.label ?? ""),
  };
  const change = input.changeBars as ((own: BarModel) => BarModel) | undefined;
  return change?.(model) ?? model;
};
