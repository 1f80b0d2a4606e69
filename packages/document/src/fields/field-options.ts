import {
  type Component,
  type CubeComponents,
  type Dimension,
  findComponent,
  isRecord,
  kindTraits,
} from "@statelier/model";
import { findForm, formTraits, listKinds } from "../chart-types/kinds.ts";
import type { FieldOption, FieldSpec } from "../chart-types/parts/field-spec.ts";
import { type ChartConfig, chartRules } from "../chart-types/registry.ts";
import { listShownValues } from "../filters/reader-filters.ts";
import type { ChartKind } from "../schema/extensions.ts";
import type { SortingType } from "../schema/fields.ts";
import { type AnimationBlocker, findAnimationBlocker } from "./animation.ts";
import { addsUp } from "../chart-types/parts/component-choice.ts";
import { listColorLevels } from "./color-levels.ts";
import { canSetDomain } from "./custom-domain.ts";
import {
  canStackMeasure,
  findFieldSpec,
  listComponentsOfField,
  findLimitedMeasure,
  listMeasuresOfField,
} from "./field-candidates.ts";
import {
  findCalculatedMeasure,
  findShownCalculation,
  findTimeOfFields,
  listCalculations,
} from "./calculation.ts";
import { listLargestCounts } from "./largest.ts";
import { listPanelCandidates } from "./panels.ts";
import { mayShareAxis } from "./shared-axis.ts";
import { canShowPercent, isPercentMode } from "./percent.ts";
import { chartTraits } from "../chart-types/chart-types.ts";
import {
  canSwitchCalculation,
  type ChartContext,
  listNamedDimensions,
  readFields,
} from "../chart-types/read-config.ts";

/** Message ids of why a control is there but cannot be used. */
type OptionReason =
  | "editor.percent.impossible"
  | "editor.stack.impossible"
  | "editor.show-values.impossible"
  | "editor.show-values.percent"
  | "editor.domain.impossible"
  | "editor.calculate.own-bounds"
  | "editor.log-axis.impossible"
  | "editor.color.impossible"
  | "editor.uncertainty.impossible"
  | "editor.confidence.impossible"
  | "editor.limits.series"
  | "editor.limits.percent"
  | "editor.kind.two-sides.impossible"
  | `editor.animation.${AnimationBlocker}`;

/** A control that the panel of a field shows; with a reason it is shown, but cannot be used. */
export type OfferedOption = { option: FieldOption; disabled?: OptionReason };

/** What only the observations show. */
export type OptionFacts = { hasGaps: boolean };

type FieldContext = {
  config: ChartConfig;
  spec: FieldSpec;
  component: Component | undefined;
  components: CubeComponents;
  facts: OptionFacts;
};

/** The series of a chart that can do without them. */
const hasSeries = ({ config }: FieldContext): boolean =>
  findFieldSpec(config, "segment")?.required === false && readFields(config).segment !== undefined;

const isQualified = ({ component, components }: FieldContext, kind: string): boolean =>
  components.dimensions.some(({ related }) =>
    related.some(({ id, type }) => id === component?.id && type.startsWith(kind)),
  );

const isStacked = ({ config }: FieldContext): boolean =>
  readFields(config).segment?.type === "stacked";

/** Bounds, targets and uncertainties are those of the values, not of what is worked out of them. */
const blockWorkedOut = ({
  config,
  component,
  components,
}: FieldContext): OptionReason | undefined => {
  const chart = { config, components };
  // Readers may switch to the values, which have them.
  if (canSwitchCalculation(config)) return undefined;
  return findShownCalculation(chart, {}) && findCalculatedMeasure(chart)?.id === component?.id
    ? "editor.calculate.own-bounds"
    : undefined;
};

/** A part of a stack has no whiskers; where there are two kinds of them, the standard error is drawn (UN2). */
const blockUncertainty = (
  context: FieldContext,
  kind: "standardError" | "confidenceInterval",
): OptionReason | undefined => {
  if (isStacked(context)) return "editor.uncertainty.impossible";
  const workedOut = blockWorkedOut(context);
  if (workedOut) return workedOut;
  if (kind === "standardError" || !isQualified(context, "StandardError")) return undefined;
  const field: unknown = Reflect.get(context.config.fields, context.spec.field);
  const hasError =
    field !== null &&
    typeof field === "object" &&
    Reflect.get(field, "showStandardError") !== false;
  return hasError ? "editor.confidence.impossible" : undefined;
};

/** Columns and bars draw limits while they stand alone; shares have none (LI6). */
const blockLimits = (context: FieldContext): OptionReason | undefined => {
  const { config } = context;
  if (chartRules[config.chartType].limits === "bands")
    return readFields(config).segment ? "editor.limits.series" : blockWorkedOut(context);
  return isPercentMode(config) ? "editor.limits.percent" : blockWorkedOut(context);
};

/** Areas write the values of one series, lines those of all; columns and bars those of groups and the totals of stacks. */
const blockValues = (context: FieldContext): OptionReason | undefined => {
  if (!hasSeries(context)) return undefined;
  if (chartRules[context.config.chartType].valueLabels === "on-request")
    return "editor.show-values.impossible";
  return isPercentMode(context.config) ? "editor.show-values.percent" : undefined;
};

/** Bounds that the author has set say where the axis starts. */
const hasOwnDomain = (config: ChartConfig, field: string): boolean => {
  const value: unknown = Reflect.get(config.fields, field);
  return isRecord(value) && value["customDomain"] !== undefined;
};

/** The dimensions of which each value may be a point: those that tell observations apart and have no other field. */
export const listPointCandidates = (
  config: ChartConfig,
  { dimensions }: CubeComponents,
): Dimension[] => {
  const { segment, animation } = readFields(config);
  const others = [segment?.componentId, animation?.componentId];
  return dimensions.filter(
    (dimension) =>
      dimension.isKeyDimension &&
      kindTraits(dimension).role === "dimension" &&
      !others.includes(dimension.id),
  );
};

/** Numbers carry their bounds: only those above zero have logarithms. */
const isPositive = (component: Component | undefined): boolean =>
  component?.scaleType === "Ratio" && component.values.every(({ value }) => Number(value) > 0);

/** Changes go below zero whatever they are changes of. */
const CHANGES: readonly string[] = ["previous", "year"];

/** Numbers carry their bounds. */
const goesBelowZero = ({
  config,
  component,
}: Pick<FieldContext, "config" | "component">): boolean =>
  CHANGES.includes(config.extensions?.calculation?.type ?? "") ||
  component?.values.some(({ value }) => Number(value) < 0) === true;

/** Dots on a line neither stand on each other nor have whiskers. */
const hasBars = ({ config }: FieldContext): boolean => !findForm(config)?.hasDots;

/** Controls that are not shown where there is nothing to choose (FO2). */
const SHOWN: Partial<Record<FieldOption, (context: FieldContext) => boolean>> = {
  additive: ({ config, component }) =>
    config.extensions?.stacking === "additive" &&
    component !== undefined &&
    component.scaleType === "Ratio" &&
    !addsUp(component),
  belowZero: (context) => !hasSeries(context) && goesBelowZero(context),
  calculate: (context) => listCalculations(context).length > 0,
  sharedAxis: mayShareAxis,
  smoothing: (context) => {
    const time = findTimeOfFields(context);
    return time !== undefined && time.timeUnit !== "Year";
  },
  axisStart: ({ config, spec }) => !hasOwnDomain(config, spec.field),
  panels: (context) => listPanelCandidates(context).length > 0,
  largest: (context) => listLargestCounts(context).length > 0,
  kind: ({ config }) => listKinds(config).length > 0,
  colorLevel: (context) => listColorLevels(context).length > 0,
  dotSize: ({ components }) => components.measures.length > 2,
  pointLabels: ({ config, spec }) => listNamedDimensions(config, spec.field).length > 0,
  points: ({ config, components }) => listPointCandidates(config, components).length > 0,
  abbreviations: ({ component }) =>
    component?.values.some(({ alternateName }) => alternateName !== undefined) === true,
  sorting: ({ component }) => component !== undefined && kindTraits(component).canSort,
  standardError: (context) => hasBars(context) && isQualified(context, "StandardError"),
  confidenceInterval: (context) => hasBars(context) && isQualified(context, "Confidence"),
  chartSubType: hasBars,
  calculation: hasBars,
  limits: ({ config, spec, components }) =>
    (findLimitedMeasure(config, spec.field, components)?.limits.length ?? 0) > 0,
  imputation: ({ facts }) => facts.hasGaps,
  partValues: (context) => hasBars(context) && isStacked(context),
  legendTitle: ({ component }) => component !== undefined,
  conversion: ({ config, spec, components }) =>
    listMeasuresOfField(config, spec.field, components).length > 0,
  filterValues: ({ component }) => component !== undefined,
};

/** Controls that are shown, but cannot be used now (FO3). */
const BLOCKED: Partial<Record<FieldOption, (context: FieldContext) => OptionReason | undefined>> = {
  showValues: blockValues,
  standardError: (context) => blockUncertainty(context, "standardError"),
  confidenceInterval: (context) => blockUncertainty(context, "confidenceInterval"),
  limits: blockLimits,
  logAxis: ({ component }) => (isPositive(component) ? undefined : "editor.log-axis.impossible"),
  customDomain: (context) =>
    canSetDomain(context.config) ? blockWorkedOut(context) : "editor.domain.impossible",
  calculation: ({ config }) => (canShowPercent(config) ? undefined : "editor.percent.impossible"),
  color: (context) =>
    context.spec.role === "measure" && hasSeries(context) ? "editor.color.impossible" : undefined,
  chartSubType: (context) =>
    canStackMeasure(context.config, context.components) ? undefined : "editor.stack.impossible",
  animation: ({ config, components }) => {
    const blocker = findAnimationBlocker(config, components);
    return blocker && `editor.animation.${blocker}`;
  },
};

/** The controls of a field, in the order shown (FO1 to FO3). */
export const listFieldOptions = (
  config: ChartConfig,
  field: string,
  components: CubeComponents,
  facts: OptionFacts,
): OfferedOption[] => {
  const spec = findFieldSpec(config, field);
  if (!spec) return [];
  const [id] = listComponentsOfField(config, field);
  const component = id === undefined ? undefined : findComponent(components, id);
  const context = { config, spec, component, components, facts };
  return spec.options
    .filter((option) => SHOWN[option]?.(context) ?? true)
    .map((option) => {
      const disabled = BLOCKED[option]?.(context);
      return disabled === undefined ? { option } : { option, disabled };
    });
};

/** A form with two sides has a series on either (FO3). */
export const findKindBlocker = (
  kind: ChartKind,
  { config, components }: ChartContext,
): OptionReason | undefined => {
  if (!formTraits[kind].hasTwoSides) return undefined;
  const segment = findComponent(components, readFields(config).segment?.componentId ?? "");
  return segment !== undefined && listShownValues(config, segment).length === 2
    ? undefined
    : "editor.kind.two-sides.impossible";
};

/** An area without a ratio scale takes no segment (SG2). */
export const canSetSegment = (config: ChartConfig, components: CubeComponents): boolean =>
  chartTraits[config.chartType].stacking !== "always" || canStackMeasure(config, components);

/** The sortings of a field that can be used now: none by total while the chart is animated (FO4). */
export const listSortingTypes = (config: ChartConfig, field: string): SortingType[] => {
  const isAnimated = listComponentsOfField(config, "animation").length > 0;
  return (findFieldSpec(config, field)?.sortingTypes ?? []).filter(
    (type) => !(isAnimated && type === "byTotalSize"),
  );
};
