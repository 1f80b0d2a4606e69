import {
  type Component,
  type ComponentId,
  type CubeComponents,
  type Dimension,
  findComponent,
  type Measure,
} from "@statelier/model";
import { unitOf } from "../chart-types/parts/component-choice.ts";
import type { FieldRole, FieldSpec } from "../chart-types/parts/field-spec.ts";
import { type ChartConfig, chartRules } from "../chart-types/registry.ts";
import {
  hasLayers,
  listFieldComponents,
  listPointDimensions,
  listSeriesMeasures,
} from "../chart-types/read-config.ts";
import { withOwnSums } from "../chart-types/own-sums.ts";
import { addsUp, canStack } from "../chart-types/parts/component-choice.ts";
import { chartTraits } from "../chart-types/chart-types.ts";

export type FieldCandidate = {
  component: Component;
  /** Why it cannot be chosen: another field shows it, its unit does not go with the other measures, or its values do not add up. */
  disabled?: "in-use" | "unit" | "additive";
  /** The field that shows it now and can do without it: it moves from there. */
  from?: string;
};

/** What the editor offers for a field; undefined where the chart's type has no such field. */
export const findFieldSpec = (config: ChartConfig, field: string): FieldSpec | undefined =>
  chartRules[config.chartType].fields.find((spec) => spec.field === field);

/** The components that a field shows now. */
export const listComponentsOfField = (config: ChartConfig, field: string): ComponentId[] => {
  let at: unknown = config.fields;
  for (const part of field.split(".")) {
    at = at !== null && typeof at === "object" ? Reflect.get(at, part) : undefined;
  }
  if (typeof at === "string") return [at];
  if (Array.isArray(at)) return at.map(String);
  const id: unknown =
    at !== null && typeof at === "object" ? Reflect.get(at, "componentId") : undefined;
  return typeof id === "string" ? [id] : [];
};

const layerMeasures = (config: ChartConfig, field: string): ComponentId[] | undefined => {
  if (!hasLayers(config)) return undefined;
  const { areaLayer, symbolLayer } = config.fields;
  const layer = { areaLayer, symbolLayer }[field];
  if (!layer) return undefined;
  const size = field === "symbolLayer" ? (symbolLayer?.measureId ?? []) : [];
  return [size, "componentId" in layer.color ? layer.color.componentId : []].flat();
};

/** The measures that a field shows; of a layer of a map the one that gives symbols their size, then that of its colours. */
export const listMeasuresOfField = (
  config: ChartConfig,
  field: string,
  components: CubeComponents,
): Measure[] => {
  const ids = layerMeasures(config, field) ?? listComponentsOfField(config, field);
  return ids.flatMap((id) => components.measures.find((measure) => measure.id === id) ?? []);
};

/** The measure whose limits a field draws: of symbols on a map the one that gives them their size, as rings. */
export const findLimitedMeasure = (
  config: ChartConfig,
  field: string,
  components: CubeComponents,
): Measure | undefined => {
  const [measure] = listMeasuresOfField(config, field, components);
  const hasSize = !hasLayers(config) || config.fields.symbolLayer?.measureId === measure?.id;
  return field !== "symbolLayer" || hasSize ? measure : undefined;
};

/** Whether the values of the chart's main measure may be added (SG1). */
export const canStackMeasure = (config: ChartConfig, components: CubeComponents): boolean => {
  const measure = chartRules[config.chartType].fields.find(({ role }) => role === "measure");
  const [id] = measure ? listComponentsOfField(config, measure.field) : [];
  return id !== undefined && canStack(withOwnSums(config, components), id);
};

const findUnit = (id: ComponentId, components: CubeComponents): string | undefined => {
  const component = findComponent(components, id);
  return component && unitOf(component);
};

/** Single-unit charts take one unit, dual ones two different units (FR3, FR4). */
const fitsUnits = (
  measure: Measure,
  config: ChartConfig,
  field: string,
  components: CubeComponents,
): boolean => {
  if (chartTraits[config.chartType].measureUnits === "same") {
    const [first] = listSeriesMeasures(config);
    return first === undefined || findUnit(first, components) === unitOf(measure);
  }
  const others = listFieldComponents(config).filter(
    (id) =>
      !listComponentsOfField(config, field).includes(id) &&
      components.measures.some((each) => each.id === id),
  );
  return (
    measure.unit !== undefined && others.every((id) => findUnit(id, components) !== unitOf(measure))
  );
};

const MOVABLE_ROLES: readonly FieldRole[] = ["segment", "animation"];

/** The other field that shows a component and can do without. */
const findGiver = (config: ChartConfig, field: string, id: ComponentId): string | undefined =>
  chartRules[config.chartType].fields.find(
    (spec) =>
      spec.field !== field &&
      !spec.required &&
      MOVABLE_ROLES.includes(spec.role) &&
      listComponentsOfField(config, spec.field).includes(id),
  )?.field;

/** The components that a field may show, with those that are taken marked as such (FR1 to FR4). */
export const listFieldCandidates = (
  config: ChartConfig,
  field: string,
  components: CubeComponents,
): FieldCandidate[] => {
  const spec = findFieldSpec(config, field);
  if (!spec) return [];
  const own = listComponentsOfField(config, field);
  const free = [...own, ...listPointDimensions(config)];
  const taken = spec.shared ? [] : listFieldComponents(config).filter((id) => !free.includes(id));
  const { measures } = withOwnSums(config, components);
  const { isWhole } = chartTraits[config.chartType];
  return [...components.dimensions, ...components.measures]
    .filter(({ kind }) => spec.kinds.includes(kind))
    .map((component): FieldCandidate => {
      if (taken.includes(component.id)) {
        const from = findGiver(config, field, component.id);
        return from === undefined ? { component, disabled: "in-use" } : { component, from };
      }
      const measure = measures.find(({ id }) => id === component.id);
      if (spec.role === "measure" && isWhole && !addsUp(measure))
        return { component, disabled: "additive" };
      return spec.role === "comboMeasure" &&
        measure &&
        !fitsUnits(measure, config, field, components)
        ? { component, disabled: "unit" }
        : { component };
    });
};

const HIGHLIGHTED_ROLES: readonly FieldRole[] = ["category", "segment", "layer"];

/** The dimensions of which single values can be highlighted: each of them has marks of its own (CO21). */
export const listHighlightDimensions = (
  config: ChartConfig,
  { dimensions }: CubeComponents,
): Dimension[] => {
  const ids = chartRules[config.chartType].fields
    .filter(({ role }) => HIGHLIGHTED_ROLES.includes(role))
    .flatMap(({ field }) => listComponentsOfField(config, field));
  const shown = new Set([...ids, ...listPointDimensions(config)]);
  return dimensions.filter(({ id, values }) => shown.has(id) && values.length > 1);
};
