import type { FieldOption } from "@statelier/document";

/** The sections of what a chart looks like, in their order. */
export const LOOK_SECTIONS = [
  "colors",
  "numbers",
  "axes",
  "labels",
  "limits",
  "uncertainty",
  "imputation",
  "base-map",
] as const;

export type LookSection = (typeof LOOK_SECTIONS)[number];

/** Where the controls of an option stand: with the field, in a section of the look, or with what readers may change. */
export type OptionPlace = "field" | LookSection | "readers";

export const OPTION_PLACES: Readonly<Record<FieldOption, OptionPlace>> = {
  abbreviations: "labels",
  additive: "field",
  animation: "readers",
  axisStart: "axes",
  belowZero: "colors",
  calculate: "field",
  calculation: "field",
  chartSubType: "field",
  color: "colors",
  colorComponent: "colors",
  colorLevel: "colors",
  confidenceInterval: "uncertainty",
  conversion: "numbers",
  customDomain: "axes",
  dots: "labels",
  dotSize: "field",
  filterValues: "field",
  imputation: "imputation",
  kind: "field",
  largest: "field",
  legendTitle: "labels",
  limits: "limits",
  lineAxisSide: "field",
  logAxis: "axes",
  lockView: "base-map",
  opacity: "colors",
  panels: "field",
  partValues: "labels",
  pointLabels: "labels",
  points: "field",
  sharedAxis: "axes",
  showBaseMap: "base-map",
  showValues: "labels",
  size: "field",
  smoothing: "field",
  sorting: "field",
  standardError: "uncertainty",
};
