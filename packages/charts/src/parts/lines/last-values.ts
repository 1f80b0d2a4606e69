import { formatFixed } from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { TimeModel } from "../time/time-frame.ts";
import type { LineModel } from "./line-model.ts";

/** So many steps of the last digit fill an axis. */
const STEPS = 100;

/** Whether the lines of a chart end with their values: in charts of today's rules. */
export const endsWithValues = ({ config }: Pick<ChartInput, "config">): boolean =>
  config.extensions?.lineEnds === "values";

/** Decimals that tell a hundredth of the axis, and no more than values on marks have; all numbers have the same. */
const countDecimals = ({ domain: [low, high], unit }: TimeModel): number => {
  const step = (high - low) / unit.divisor / STEPS;
  const wished = step > 0 ? Math.ceil(-Math.log10(step)) : 0;
  return Math.max(0, Math.min(unit.valueDecimals, wished));
};

/** On a logarithmic axis a hundredth of it is a share of the value. */
const countOwnDecimals = ({ domain: [low, high], unit }: TimeModel, value: number): number => {
  const step = (Math.abs(value) * Math.log(high / low)) / unit.divisor / STEPS;
  return unit.isLog && step > 0 ? Math.ceil(-Math.log10(step)) : 0;
};

/** The value of each line on the last date; none where the author writes all values, where lines are smoothed, of a line that ends before it, and beyond the axis, where none is drawn. */
export const readLastValues = (
  model: LineModel,
  input: ChartInput,
): (string | undefined)[] | undefined => {
  if (!endsWithValues(input) || model.showsValues || input.shapeLine) return undefined;
  const most = countDecimals(model);
  const [low, high] = model.domain;
  const ends = model.data.cells.map(({ values }) => {
    const last = values.at(-1) ?? Number.NaN;
    return last >= low && last <= high ? last / model.unit.divisor : undefined;
  });
  // No zero at the end of all of them: nobody has measured it.
  let digits = most;
  const says = (decimals: number): boolean =>
    ends.every((value = 0) => Number(value.toFixed(decimals)) === Number(value.toFixed(most)));
  while (digits > 0 && says(digits - 1)) digits -= 1;
  return ends.map((value) => {
    if (value === undefined) return undefined;
    const own = countOwnDecimals(model, value * model.unit.divisor);
    return formatFixed(value, input.locale, { minimum: digits, maximum: Math.max(digits, own) });
  });
};

/** Writes a value of a chart as its last values are written, without decimals that say nothing. */
export const writePlain =
  (model: TimeModel, locale: ChartInput["locale"]) =>
  (value: number): string =>
    formatFixed(value / model.unit.divisor, locale, {
      minimum: 0,
      maximum: Math.max(countDecimals(model), countOwnDecimals(model, value)),
    });
