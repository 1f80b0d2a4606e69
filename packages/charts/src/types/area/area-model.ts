import { isPercentMode } from "@statelier/document";
import { deriveAxisUnit } from "../../parts/values/axis-unit.ts";
import { type Spans, spanValues } from "../../parts/stacks/bar-spans.ts";
import { stackCells } from "../../parts/stacks/stack-cells.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { type ChartCell, type ChartData, readChartData } from "../../parts/values/chart-data.ts";
import { readDatesInOrder } from "../../parts/values/dates-in-order.ts";
import { toPercent } from "../../parts/stacks/percent.ts";
import { extentWithZero, percentExtent } from "../../parts/values/value-extent.ts";
import { nameGaps } from "../../parts/values/name-gaps.ts";
import { limitExtent } from "../../parts/limits/drawn-limit.ts";
import { limitsOf } from "../../parts/limits/limit-parts.ts";
import { readTimePositions } from "../../parts/time/time-axis.ts";
import type { TimeModel } from "../../parts/time/time-frame.ts";
import { imputeCells } from "./impute-cells.ts";

/** A chart of areas in values, no pixels. */
export type AreaModel = Omit<TimeModel, "data"> & {
  data: ChartData;
  /** [series][category] */
  spans: Spans;
  isPercent: boolean;
  imputation: "none" | "zeros" | "linear";
  /** The ends of the axis are the author's: areas may lie beyond it. */
  isCut: boolean;
};

/** Reads an area chart: gaps filled first, then shares, then the stack. */
export const deriveAreaModel = (input: ChartInputOf<"area">): AreaModel => {
  const { x, y, segment, color } = input.config.fields;
  const category = { ...x, sorting: undefined };
  const fields = { category, measure: y, segment, color };
  const read = nameGaps(readChartData(input, fields, readDatesInOrder), input);
  const imputation = y.imputationType ?? "none";
  const { positions, ends, isTime } = readTimePositions(read);
  const imputed: (ChartCell | undefined)[][] = imputeCells(read.cells, positions, imputation);
  const isPercent = isPercentMode(input.config, input.view.calculation);
  const data = { ...read, cells: isPercent ? toPercent(imputed) : imputed };
  const spans = stackCells(data.cells, { fromFirst: false });
  const limits = isPercent
    ? []
    : (limitsOf(input)?.resolve(input, read, { hasBands: false }) ?? []);
  const values = spanValues(spans);
  const natural = isPercent
    ? percentExtent(values)
    : extentWithZero([...values, ...limits.flatMap(limitExtent)]);
  const custom = isPercent ? undefined : y.customDomain;
  const domain = custom ?? natural;
  const { label: measure, unit } = data.shown;
  const label = isPercent ? input.t("chart.share-of", { measure }) : measure;
  const axisUnit = deriveAxisUnit({ label, unit: isPercent ? "%" : unit, domain }, input.t);
  return {
    data,
    positions,
    ends,
    isTime,
    spans,
    isPercent,
    imputation,
    domain,
    isFixedDomain: custom !== undefined || isPercent,
    isCut: custom !== undefined,
    limits: limitsOf(input)?.writeInScale(limits, axisUnit, input.locale) ?? [],
    unit: axisUnit,
    legendTitle: segment?.showTitle === false ? "" : (data.segment?.label ?? ""),
    showsValues: y.showValues === true && !segment,
  };
};
