import { formatFixed, type Locale } from "@statelier/model";
import type { AxisUnit } from "../../parts/values/axis-unit.ts";
import type { ColorScale } from "./color-scale.ts";
import { countBelow } from "./count-below.ts";

/** Least digits by which bounds are told apart. */
const MOST_DECIMALS = 6;
/** More digits than tell bounds apart, so that the numbers tell of each value in which class it is. */
const MORE_DECIMALS = 2;

/**
 * The bounds of classes, or the ends of a scale, in its unit, with as many decimals as tell them and their values apart.
 * What an author has written is written alike. No value lies beyond the ends; the bounds of a class of one value are written alike.
 */
export const writeBounds = (
  { bounds, classes, classOf, middle }: ColorScale,
  { divisor, valueDecimals }: AxisUnit,
  { values, locale }: { values: readonly number[]; locale: Locale },
): readonly string[] => {
  const last = bounds.length - 1;
  const own = bounds.map((value) => value / divisor);
  const span = (own[last] ?? 0) - (own[0] ?? 0);
  const round = (decimals: number): number[] =>
    own.map((value) => {
      // Without what is left of decimals in binary numbers: 0.29 is not below 29 hundredths.
      const scaled = Number((value * 10 ** decimals).toPrecision(12));
      const rounded =
        own.lastIndexOf(value) === 0
          ? Math.floor(scaled)
          : own.indexOf(value) === last
            ? Math.ceil(scaled)
            : Math.round(scaled);
      return rounded / 10 ** decimals;
    });
  const tells = (rounded: readonly number[]): boolean => {
    const inner = rounded.slice(1, -1);
    return classes
      ? values.every((value) => countBelow(inner, value / divisor) === classOf(value))
      : middle === undefined || inner[0] === own[1];
  };
  let decimals =
    span === 0
      ? valueDecimals
      : Math.max(0, Math.min(MOST_DECIMALS, 1 - Math.floor(Math.log10(span))));
  const most = decimals + MORE_DECIMALS;
  let rounded = round(decimals);
  while (
    decimals < MOST_DECIMALS &&
    (new Set(rounded).size < new Set(own).size || (decimals < most && !tells(rounded)))
  )
    rounded = round((decimals += 1));
  const minimum = span === 0 ? 0 : decimals;
  return rounded.map((value) => formatFixed(value, locale, { minimum, maximum: decimals }));
};
