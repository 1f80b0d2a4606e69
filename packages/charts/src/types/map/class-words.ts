import type { Translator } from "@statelier/ui/messages";
import type { AxisUnit } from "../../parts/values/axis-unit.ts";
import { readableText, type Words } from "../../parts/values/readable-quantity.ts";
import type { NumericalLook } from "./map-model.ts";

/** What a scale measures, and in which unit. */
export const nameScale = ({ title, tickUnit }: AxisUnit): string =>
  tickUnit === "" ? title : `${title} (${tickUnit})`;

/** From where to where a class reaches, by its place from 0; `write` adds to its upper bound. */
export const nameRange = (
  bounds: readonly string[],
  place: number,
  t: Translator,
  write = (to: string): string => to,
): string => {
  const [from = "", to = ""] = bounds.slice(place, place + 2);
  if (from === to) return write(to);
  // The upper bound of the last class is in it, those of others are not.
  const form = place + 2 < bounds.length ? ".below" : "";
  return t(`chart.map.range${form}`, { from, to: write(to) });
};

/** Where diverging colours part, if their author says so. */
export const nameMiddle = ({ scale, measure }: NumericalLook, words: Words): string | undefined =>
  scale.middle === undefined
    ? undefined
    : words.t("chart.map.middle", { value: readableText(scale.middle, measure.shown, words) });
