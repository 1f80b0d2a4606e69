import { canSwitchPercent, isPercentMode } from "@statelier/document";
import type { ChoiceParam } from "./param-record.ts";
import { NONE } from "./value-names.ts";

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
