import { formatFixed, formatNumber, joinUnit, type Locale } from "@statelier/model";
import type { SceneText } from "../../scene/scene.ts";
import type { AxisUnit } from "./axis-unit.ts";
import { VALUE_SIZE } from "../text/type-sizes.ts";

/** What is drawn on an axis with a unit. */
type Scaled = { unit: AxisUnit };

/** Up to so many marks carry their values without being asked. */
const MOST_VALUES = 12;

/** Whether marks carry their values: the author's word, else where there are few. */
export const wantsValues = (count: number, chosen: boolean | undefined): boolean =>
  chosen ?? count <= MOST_VALUES;

/** Among numbers of one scale no smaller one is written out. */
const LEAST = 0.0001;

const writeAmong = (value: number, decimals: number, locale: Locale, minimum = 0): string => {
  const size = Math.abs(value);
  const isSmall = size > 0 && size < 0.5 * 10 ** -decimals;
  if (!isSmall) return formatFixed(value, locale, { minimum, maximum: decimals });
  if (size >= LEAST) return formatNumber(value, { locale, decimals });
  const least = formatNumber(Math.sign(value) * LEAST, { locale, decimals: "auto" });
  return `${value > 0 ? "<" : ">"}\u00a0${least}`;
};

/** The value of a bar as it stands at its end: in the scale of the axis, rounded, with the unit where no axis says it. */
export const barValue = ({ unit }: Scaled, value: number, locale: Locale): string =>
  joinUnit(
    writeAmong(value / unit.divisor, unit.valueDecimals, locale, unit.leastDecimals),
    unit.sign ?? "",
    locale,
  );

/** Writes values as they stand at marks. */
export const valueWriter =
  (model: Scaled, locale: Locale) =>
  (value: number): string =>
    barValue(model, value, locale);

/** The decimals of shares that stand beside one another: one where any is below 1 %. */
export const shareDecimals = (shares: readonly number[]): number =>
  shares.some((share) => share > 0 && share < 1) ? 1 : 0;

/** A share of a hundred in words. */
export const shareText = (share: number, decimals: number, locale: Locale): string =>
  joinUnit(writeAmong(share, decimals, locale), "%", locale);

/** A value, or a share with its sign, as it stands in a part of a stack. */
export const partValue = (
  model: Scaled & { isPercent: boolean },
  value: number,
  locale: Locale,
): string =>
  model.isPercent
    ? shareText(value, shareDecimals([value]), locale)
    : barValue(model, value, locale);

export const valueText = (line: string, x: number, y: number): SceneText => ({
  role: "value",
  lines: [line],
  x,
  y,
  anchor: "middle",
  size: VALUE_SIZE,
  weight: 400,
  color: "ink",
  halo: true,
});
