import { findAnimated } from "../chart-state/reader-dimensions.ts";
import { type ChoiceParam, readOne } from "./param-record.ts";
import { makeValueReader, makeValueWriter, NONE } from "./value-names.ts";

/** `at={value}`: the frame of an animation. */
export const FRAME_PARAM: ChoiceParam = {
  hasName: (name) => name === "at",
  concerns: "chart",
  control: "drawing",
  default: () => ({}),
  parse: (chart, params) => {
    const { text, unknown } = readOne(params, "at");
    const animated = findAnimated(chart);
    const animationValue = text && animated ? makeValueReader(animated)(text) : undefined;
    if (animationValue) return { value: { animationValue }, unknown };
    const isUnknown = text !== undefined && !(animated && text === NONE);
    return { value: {}, unknown: isUnknown ? [{ name: "at", value: text }, ...unknown] : unknown };
  },
  print: (chart, { animationValue }) => {
    const animated = animationValue && findAnimated(chart);
    return animated ? [["at", makeValueWriter(animated)(animationValue)]] : [];
  },
  label: (chart) => findAnimated(chart)?.label,
};
