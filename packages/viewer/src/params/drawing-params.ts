import { findAnimated } from "../chart-state/reader-dimensions.ts";
import { type ChoiceParam, readOne } from "./param-record.ts";
import { makeValueReader, makeValueWriter, NONE } from "./value-names.ts";
import {
  canSwitchCalculation,
  canSwitchPercent,
  type ChartConfig,
  isPercentMode,
} from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";
import type { ReaderChoices } from "../chart-state/reader-choices.ts";
import { nameCalculation } from "../chart-state/name-calculation.ts";

/** A switch that the author may open to readers: `1` or `0`; alone, the mark of a form is `0`. */
const makeSwitchParam = (
  name: "percent" | "calculated",
  {
    canSwitch,
    choose,
    print,
    label,
  }: {
    canSwitch: (config: ChartConfig) => boolean;
    choose: (isOn: boolean) => Partial<ReaderChoices>;
    /** Undefined for what the author has chosen. */
    print: (config: ChartConfig, choices: Partial<ReaderChoices>) => boolean | undefined;
    label: (config: ChartConfig, t: Translator) => string;
  },
): ChoiceParam => ({
  hasName: (other) => other === name,
  concerns: "chart",
  control: "filters",
  default: () => ({}),
  parse: ({ config }, params) => {
    const asked = params.getAll(name);
    const [only = NONE, ...more] = asked.filter((text) => text !== NONE);
    if (asked.length === 0) return { value: {}, unknown: [] };
    const surplus = more.filter((text) => text !== only);
    const isKnown = canSwitch(config) && ["0", "1", NONE].includes(only);
    return {
      value: isKnown ? choose(only === "1") : {},
      unknown: (isKnown ? surplus : [only, ...surplus]).map((value) => ({ name, value })),
    };
  },
  print: ({ config }, choices) => {
    const isOn = print(config, choices);
    return isOn === undefined ? [] : [[name, isOn ? "1" : "0"]];
  },
  label: ({ config }, _, t) => label(config, t),
});

/** `percent=1` or `0`: the switch for percentages. */
export const PERCENT_PARAM = makeSwitchParam("percent", {
  canSwitch: canSwitchPercent,
  choose: (isOn) => ({ calculation: isOn ? "percent" : "identity" }),
  print: (config, { calculation }) =>
    calculation && isPercentMode(config, calculation) !== isPercentMode(config)
      ? calculation === "percent"
      : undefined,
  label: (_, t) => t("viewer.percent"),
});

/** `calculated=0`: the values themselves, where the author shows what is worked out of them. */
export const CALCULATED_PARAM = makeSwitchParam("calculated", {
  canSwitch: canSwitchCalculation,
  choose: (isOn) => ({ isPlain: !isOn }),
  print: (config, { isPlain }) => (isPlain && canSwitchCalculation(config) ? false : undefined),
  label: nameCalculation,
});

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
