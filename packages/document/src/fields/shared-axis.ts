import { chartTraits } from "../chart-types/chart-types.ts";
import { type ChartContext, listSeriesMeasures } from "../chart-types/read-config.ts";

/** Of what, time or space an amount is counted per; in the four languages. */
const PER = /(\s*\/|\s(per|pro|je|par|al|alla|allo|a|à|ogni)\s|\sall[’']).*$/iu;

/** Whether two units count the same: equal ones, or both so much of it per something. */
export const areAlikeUnits = (one: string, other: string): boolean => {
  if (one === "" || other === "") return false;
  if (one === other) return true;
  return PER.test(one) && PER.test(other) && one.replace(PER, "") === other.replace(PER, "");
};

/** Whether the two measures of a combined chart, which has an axis for each, may stand on one. */
export const mayShareAxis = ({ config, components }: ChartContext): boolean => {
  if (chartTraits[config.chartType].measureUnits !== "different") return false;
  const shown = listSeriesMeasures(config);
  const [one = "", other = ""] = components.measures
    .filter(({ id }) => shown.includes(id))
    .map(({ unit = "" }) => unit);
  return areAlikeUnits(one, other);
};

/** Whether they do, where it can be said without their values. */
export const decideSharedAxis = (chart: ChartContext): boolean | undefined => {
  if (!mayShareAxis(chart)) return false;
  const { sharedAxis, lineEnds } = chart.config.extensions ?? {};
  if (typeof sharedAxis === "boolean") return sharedAxis;
  return lineEnds === "values" ? undefined : false;
};
