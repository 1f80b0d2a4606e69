import {
  CHART_TYPES,
  type ChartContext,
  findFieldSpec,
  findSharedDimension,
  type StepName,
} from "@statelier/document";
import { type ComponentId, type CubeComponents, findComponent, LOCALES } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import { nameField } from "../chart/name-field.ts";

const TEXTS = ["title", "description", "label"] as const;

/** What the settings are called: those that a chart has beside its fields, and the options of these. */
const SETTINGS = {
  additive: "editor.additive",
  altText: "editor.text.alt",
  axisStarts: "editor.axis-start",
  belowZero: "editor.below-zero",
  componentNames: "editor.names",
  customDomain: "editor.domain",
  dotSize: "editor.dot-size",
  duration: "editor.animation.duration",
  dynamicScales: "editor.animation.dynamic-scales",
  groupOrder: "editor.table.group-order",
  imputationType: "editor.imputation",
  interpolationType: "editor.map.classes.by",
  kind: "editor.kind",
  largest: "editor.largest",
  limitColumnWidths: "editor.table.limit-widths",
  lineAxisOrientation: "editor.line-axis",
  links: "editor.table.links",
  locked: "editor.map.locked",
  measureId: "editor.map.size",
  nbClass: "editor.map.classes",
  note: "editor.text.note",
  opacity: "editor.map.opacity",
  patterns: "editor.patterns",
  points: "editor.points",
  scaleType: "editor.map.scale",
  sharedAxis: "editor.shared-axis",
  show: "editor.map.base.show",
  showAllRows: "editor.table.all-rows",
  showConfidenceInterval: "editor.switch.showConfidenceInterval",
  showDots: "editor.dots",
  showDotsSize: "editor.dots.size",
  showPlayButton: "editor.animation.play-button",
  showSearch: "editor.table.search",
  showStandardError: "editor.switch.showStandardError",
  showTitle: "editor.legend-title",
  showValues: "editor.values-in-chart",
  showValuesMapping: "editor.values-in-chart.parts",
  smoothing: "editor.smoothing",
  sorting: "editor.sorting",
  type: "editor.animation.type",
  useAbbreviations: "editor.switch.useAbbreviations",
} as const;

const isNamed = (setting: string | undefined): setting is keyof typeof SETTINGS =>
  setting !== undefined && Object.hasOwn(SETTINGS, setting);

/** A component by its own name, or by that of the dimension that is joined from it and others. */
const nameComponent = (components: CubeComponents, id: ComponentId): string | undefined =>
  (findSharedDimension(components.dimensions, id) ?? findComponent(components, id))?.label;

/** What undo takes back or redo brings again, in a few words: the setting, and of what. */
export const describeStep = (
  { id, args }: StepName,
  { config, components }: ChartContext,
  t: Translator,
): string => {
  const text = TEXTS.find((each) => id === "history.text" && each === args.field);
  const type = CHART_TYPES.find((each) => each === args.chartType);
  const locale = LOCALES.find((each) => each === args.locale);
  const field = id === "history.text" ? undefined : args.field;
  const component = args.componentId ?? args.dimensionId ?? args.measureId;
  const details = [
    type && t(`editor.type.${type}`),
    field === undefined ? undefined : nameField(findFieldSpec(config, field), t),
    component === undefined ? undefined : nameComponent(components, component),
    locale && t(`kit.locale.${locale}`),
  ].filter((detail) => detail !== undefined && detail !== "");
  const setting = isNamed(args.setting) ? SETTINGS[args.setting] : undefined;
  const name = text ? t(`editor.text.${text}`) : t(setting ?? id);
  return details.length > 0 ? `${name} (${details.join(": ")})` : name;
};
