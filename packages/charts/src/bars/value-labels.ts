import { formatNumber, type Locale } from "@statelier/model";
import type { SceneText } from "../scene.ts";
import type { BarModel } from "./bar-model.ts";
import { VALUE_SIZE } from "../axis/label-style.ts";

/** Up to so many marks carry their values without being asked. */
const MOST_VALUES = 12;

/** Whether marks carry their values: the author's word, else where there are few. */
export const wantsValues = (count: number, chosen: boolean | undefined): boolean =>
  chosen ?? count <= MOST_VALUES;

/** The value of a bar as it stands at its end: in the scale of the axis, rounded, without unit. */
export const barValue = ({ unit }: Pick<BarModel, "unit">, value: number, locale: Locale): string =>
  formatNumber(value / unit.divisor, { locale, decimals: unit.valueDecimals });

/** A share of a hundred in words. */
export const shareText = (share: number, locale: Locale): string =>
  `${formatNumber(share, { locale, decimals: share > 0 && share < 1 ? 1 : 0 })}\u00a0%`;

/** A value, or a share with its sign, as it stands in a part of a stack. */
export const partValue = (
  model: Pick<BarModel, "unit" | "isPercent">,
  value: number,
  locale: Locale,
): string => (model.isPercent ? shareText(value, locale) : barValue(model, value, locale));

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
