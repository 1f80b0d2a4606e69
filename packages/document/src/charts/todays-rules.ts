/** The rules by which a chart is made today: how far value axes reach, how nominal values stand, what may be added up, which of many lines have colours, what stands at their ends, what at bars. */
export const TODAYS_RULES = {
  valueAxes: "fit",
  nominalOrder: "label",
  stacking: "additive",
  manySeries: "neutral",
  lineEnds: "values",
  barLabels: "direct",
} as const;
