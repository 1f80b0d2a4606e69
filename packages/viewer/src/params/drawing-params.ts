import { findAnimated } from "../chart-state/reader-dimensions.ts";
import { type ChoiceParam, readOne } from "./param-record.ts";
import { makeValueReader, makeValueWriter, NONE } from "./value-names.ts";
import { canSwitchCalculation, canSwitchPercent, isPercentMode } from "@statelier/document";
import { nameCalculation } from "../chart-state/name-calculation.ts";

/** `percent=1` or `0`: the switch for percentages. */
export const PERCENT_PARAM: ChoiceParam = {
  hasName: (name) => name === "percent",
  concerns: "chart",
  control: "filters",
  default: () => ({}),
  parse: ({ config }, params) => {
    const asked = params.getAll("percent");
    const [only = NONE, ...more] = asked.filter((text) => text !== NONE);
    if (asked.length === 0) return { value: {}, unknown: [] };
    const surplus = more.filter((text) => text !== only);
    const isKnown = canSwitchPercent(config) && ["0", "1", NONE].includes(only);
    return {
      value: isKnown ? { calculation: only === "1" ? "percent" : "identity" } : {},
      unknown: (isKnown ? surplus : [only, ...surplus]).map((value) => ({
        name: "percent",
        value,
      })),
    };
  },
  print: ({ config }, { calculation }) =>
    calculation && isPercentMode(config, calculation) !== isPercentMode(config)
      ? [["percent", calculation === "percent" ? "1" : "0"]]
      : [],
  label: (_, __, t) => t("viewer.percent"),
};

/** `calculated=0`: the values themselves, where the author shows what is worked out of them. */
export const CALCULATED_PARAM: ChoiceParam = {
  hasName: (name) => name === "calculated",
  concerns: "chart",
  control: "filters",
  default: () => ({}),
  parse: ({ config }, params) => {
    const asked = params.getAll("calculated").filter((text) => text !== NONE);
    const [only, ...more] = params.has("calculated") ? [asked[0] ?? NONE, ...asked.slice(1)] : [];
    if (only === undefined) return { value: {}, unknown: [] };
    const isKnown = canSwitchCalculation(config) && ["0", "1", NONE].includes(only);
    const surplus = more.filter((text) => text !== only);
    return {
      value: isKnown ? { isPlain: only !== "1" } : {},
      unknown: (isKnown ? surplus : [only, ...surplus]).map((value) => ({
        name: "calculated",
        value,
      })),
    };
  },
  print: ({ config }, { isPlain }) =>
    isPlain && canSwitchCalculation(config) ? [["calculated", "0"]] : [],
  label: ({ config }, _, t) => nameCalculation(config, t),
};

/** `as=table`: the data of a chart in place of its drawing. */
export const FORM_PARAM: ChoiceParam = {
  hasName: (name) => name === "as",
  concerns: "chart",
  default: () => ({ showTable: false }),
  parse: (_, params) => {
    const { text, unknown } = readOne(params, "as");
    const showTable = text === "table";
    const isUnknown = text !== undefined && !showTable;
    return {
      value: { showTable },
      unknown: isUnknown ? [{ name: "as", value: text }, ...unknown] : unknown,
    };
  },
  print: (_, { showTable }) => (showTable ? [["as", "table"]] : []),
};

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
