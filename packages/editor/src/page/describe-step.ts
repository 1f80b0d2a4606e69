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

/** What the settings are called that a chart has beside its fields. */
const SETTINGS = {
  additive: "editor.additive",
  altText: "editor.text.alt",
  axisStarts: "editor.axis-start",
  belowZero: "editor.below-zero",
  componentNames: "editor.names",
  dotSize: "editor.dot-size",
  groupOrder: "editor.table.group-order",
  kind: "editor.kind",
  largest: "editor.largest",
  links: "editor.table.links",
  note: "editor.text.note",
  patterns: "editor.patterns",
  points: "editor.points",
  sharedAxis: "editor.shared-axis",
  smoothing: "editor.smoothing",
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
  const field = id === "history.text" || args.setting !== undefined ? undefined : args.field;
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
