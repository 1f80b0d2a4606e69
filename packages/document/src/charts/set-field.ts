import {
  type Component,
  type ComponentId,
  type CubeComponents,
  FIELD_VALUE_NONE,
  findComponent,
  isRecord,
  kindTraits,
} from "@statelier/model";
import type { FieldRole, FieldSpec } from "../chart-types/parts/field-spec.ts";
import { hasNoOrder } from "../values/sort-values.ts";
import {
  AUTO_SORTING,
  BY_VALUE,
  makeMeasuresColor,
  makeSegmentColor,
} from "../chart-types/parts/initial-config.ts";
import { type ChartConfig, chartRules } from "../chart-types/registry.ts";
import { choosePaletteId } from "../colors/color-mapping.ts";
import { readPalette } from "../colors/custom-palette.ts";
import { DEFAULT_PALETTE_ID, type PaletteChoice } from "../colors/palettes.ts";
import type { AnimationField } from "../schema/fields.ts";
import { parseOwnChartConfig } from "../document/parse-document.ts";
import { makeAnimation } from "../fields/animation.ts";
import { isValidDomain } from "../schema/fields.ts";
import { canSetDomain } from "../fields/custom-domain.ts";
import { findCube, listOriginals } from "../datasets/cube-of-dimension.ts";
import {
  canStackMeasure,
  findFieldSpec,
  listComponentsOfField,
  listFieldCandidates,
} from "../fields/field-candidates.ts";
import { normalizeChart } from "./normalize-chart.ts";
import { listPointDimensions, readFields } from "../chart-types/read-config.ts";
import { carryPoints } from "./carry-points.ts";

type Fields = Record<string, unknown>;

type Change = {
  config: ChartConfig;
  spec: FieldSpec;
  fields: Fields;
  components: CubeComponents;
  component: Component;
  ids: ComponentId[];
};

const withoutKeys = (field: unknown, keys: readonly string[]): unknown =>
  field !== null && typeof field === "object"
    ? Object.fromEntries(Object.entries(field).filter(([key]) => !keys.includes(key)))
    : field;

/** Bounds and labels of the value axis do not outlive a change of the segment (SG4). */
const resetValueAxis = (config: ChartConfig, fields: Fields, keys: readonly string[]): Fields => {
  const measures = chartRules[config.chartType].fields.filter(({ role }) => role === "measure");
  return {
    ...fields,
    ...Object.fromEntries(measures.map(({ field }) => [field, withoutKeys(fields[field], keys)])),
  };
};

const segmentPalette = (config: ChartConfig, component: Component): PaletteChoice =>
  readPalette(config, choosePaletteId(component, readFields(config).color?.paletteId));

/** Parts of new stacks carry their values where they fit, but for stacks that follow one another in time (SG7). */
const writesParts = (config: ChartConfig, spec: FieldSpec, components: CubeComponents): boolean => {
  const category = chartRules[config.chartType].fields.find(({ role }) => role === "category");
  const [id = ""] = category ? listComponentsOfField(config, category.field) : [];
  const along = findComponent(components, id);
  return (
    config.extensions?.barLabels === "direct" &&
    spec.options.includes("partValues") &&
    !(along && kindTraits(along).isTemporal)
  );
};

/** SG3, SG4, SG5 */
const setSegment = ({ config, spec, fields, components, component }: Change): Fields => {
  const stacked = canStackMeasure(config, components);
  const canBeStacked = spec.options.includes("chartSubType");
  const measure = chartRules[config.chartType].fields.find(({ role }) => role === "measure");
  const hasDomain = measure?.options.includes("customDomain") && spec.sortingTypes;
  const reset = canBeStacked ? ["showValues", "customDomain"] : hasDomain ? ["customDomain"] : [];
  return {
    ...resetValueAxis(config, fields, reset),
    segment: {
      componentId: component.id,
      showValuesMapping:
        stacked && writesParts(config, spec, components)
          ? Object.fromEntries(component.values.map(({ value }) => [value, true]))
          : {},
      ...(spec.sortingTypes ? { sorting: AUTO_SORTING } : {}),
      ...(canBeStacked ? { type: stacked ? "stacked" : "grouped" } : {}),
    },
    color: makeSegmentColor(component, segmentPalette(config, component)),
  };
};

/** The colour of the measure that leaves goes to the one that takes its place (CO12). */
const inheritColors = (config: ChartConfig, ids: readonly ComponentId[], field: string) => {
  const { color } = readFields(config);
  const mapping = color?.type === "measures" ? { ...color.colorMapping } : {};
  const [before] = listComponentsOfField(config, field);
  const [after] = ids;
  const inherited = before === undefined ? undefined : mapping[before];
  if (ids.length === 1 && after !== undefined && inherited !== undefined)
    mapping[after] ??= inherited;
  return { palette: readPalette(config, color?.paletteId ?? DEFAULT_PALETTE_ID), mapping };
};

const setComboMeasure = ({ config, spec, fields, ids }: Change): Fields => {
  const slot = spec.field.split(".")[1] ?? "";
  const y: Fields = { ...(fields["y"] as Fields), [slot]: spec.many ? ids : ids[0] };
  const slots = chartRules[config.chartType].fields.filter(({ role }) => role === "comboMeasure");
  const measureIds = slots.flatMap(({ field }) => {
    const value = y[field.split(".")[1] ?? ""];
    return Array.isArray(value) ? value.map(String) : [String(value)];
  });
  const { palette, mapping } = inheritColors(config, ids, spec.field);
  return { ...fields, y, color: makeMeasuresColor(measureIds, palette, mapping) };
};

/** A field that changes keeps nothing but its new component (FE1). */
const setPlain = ({ spec, fields, component }: Change): Fields => ({
  ...fields,
  [spec.field]: { componentId: component.id },
});

/** More names than these without an order of their own stand by their value (FE8). */
const MOST_BY_NAME = 12;

const setCategory = (change: Change): Fields => {
  const { spec, component } = change;
  const isRanked =
    spec.sortingTypes?.includes("byMeasure") &&
    hasNoOrder(component) &&
    component.values.length > MOST_BY_NAME;
  const fields = setPlain(change);
  return isRanked
    ? { ...fields, [spec.field]: { componentId: component.id, sorting: BY_VALUE } }
    : fields;
};

const SETTERS: Record<FieldRole, (change: Change) => Fields> = {
  measure: setPlain,
  category: setCategory,
  time: setPlain,
  segment: setSegment,
  animation: ({ fields, component }) => ({
    ...fields,
    animation: makeAnimation(component.id, fields["animation"] as AnimationField | undefined),
  }),
  layer: ({ fields, spec, component, components }) => ({
    ...fields,
    [spec.field]: spec.make?.(component, components, fields),
  }),
  comboMeasure: setComboMeasure,
  baseLayer: ({ fields }) => fields,
};

/** A segment starts with all of its values chosen; where some were chosen, with those (SG5). */
const selectAllValues = (config: ChartConfig, component: Component): ChartConfig => {
  if (!kindTraits(component).canMultiFilter || component.values.length === 0) return config;
  const values = Object.fromEntries(component.values.map(({ value }) => [value, true as const]));
  const originals = listOriginals(component);
  const cubes = config.cubes.map((cube) => {
    const own = originals.filter(({ cubeIri, id }) => findCube(config.cubes, cubeIri, id) === cube);
    const added = own.filter(({ id }) => cube.filters[id]?.type !== "multi");
    const filters = Object.fromEntries(
      added.map(({ id }) => [id, { type: "multi" as const, values }]),
    );
    return { ...cube, filters: { ...cube.filters, ...filters } };
  });
  return { ...config, cubes };
};

/** The viewer's time range starts anew on another axis (FE3). */
const resetTimeRange = (config: ChartConfig, componentId: ComponentId): ChartConfig => {
  const filters = config.interactiveFiltersConfig;
  if (!filters || filters.timeRange.componentId === componentId) return config;
  const presets = { type: "range" as const, from: "", to: "" };
  const timeRange = { active: false, componentId, presets };
  return { ...config, interactiveFiltersConfig: { ...filters, timeRange } };
};

const finish = (candidate: unknown, components: CubeComponents): ChartConfig | undefined => {
  const parsed = parseOwnChartConfig(candidate);
  return parsed.ok ? normalizeChart(parsed.value, components) : undefined;
};

/**
 * The chart with another component in a field, and everything that follows from it (FE1 to FE4). Undefined
 * where the field does not exist or may not show the component.
 */
export const setField = (
  config: ChartConfig,
  change: { field: string; componentId: ComponentId | readonly ComponentId[] },
  components: CubeComponents,
): ChartConfig | undefined => {
  const spec = findFieldSpec(config, change.field);
  const ids = [change.componentId].flat();
  const component = findComponent(components, ids[0] ?? "");
  if (!spec || !component || (ids.length > 1 && !spec.many)) return undefined;
  const allowed = listFieldCandidates(config, change.field, components).filter(
    ({ disabled }) => !disabled,
  );
  const wanted = ids.map((id) => allowed.find((candidate) => candidate.component.id === id));
  if (wanted.includes(undefined)) return undefined;
  const from = wanted.find((candidate) => candidate?.from)?.from;
  const freed = from === undefined ? undefined : deleteField(config, from, components);
  if (freed) return setField(freed, change, components);
  const unique = [...new Set(ids)];
  const fields = { ...config.fields };
  const set = { config, spec, fields, components, component, ids: unique };
  const changed = { ...config, fields: SETTERS[spec.role](set) } as ChartConfig;
  const selected = spec.role === "segment" ? selectAllValues(changed, component) : changed;
  const isAxis = spec.role === "category" || spec.role === "time";
  return finish(isAxis ? resetTimeRange(selected, component.id) : selected, components);
};

/** Fields of one component each that may show each other's. */
const findSwap = (
  config: ChartConfig,
  [first, second]: readonly [string, string],
  components: CubeComponents,
) => {
  const sides = [first, second].map((field) => {
    const spec = findFieldSpec(config, field);
    const [id = ""] = listComponentsOfField(config, field);
    return { spec, component: findComponent(components, id) };
  });
  const [one, other] = sides;
  if (!one?.spec || !other?.spec || !one.component || !other.component) return undefined;
  const areAlike = !one.spec.many && !other.spec.many && one.spec !== other.spec;
  const fits =
    one.spec.kinds.includes(other.component.kind) && other.spec.kinds.includes(one.component.kind);
  return areAlike && fits && one.component !== other.component
    ? [
        { spec: one.spec, component: other.component },
        { spec: other.spec, component: one.component },
      ]
    : undefined;
};

/** Each of two fields of one component may show that of the other. */
export const canSwapFields = (
  config: ChartConfig,
  fields: readonly [string, string],
  components: CubeComponents,
): boolean => findSwap(config, fields, components) !== undefined;

/** Each of two measures of a combined chart takes the colour of the place that it takes; one without a colour leaves none. */
const swapMeasureColors = (
  before: ChartConfig,
  after: ChartConfig,
  ids: readonly ComponentId[],
) => {
  const { color } = readFields(before);
  const [one = "", other = ""] = ids;
  if (color?.type !== "measures") return after;
  const takers: Readonly<Record<string, string>> = { [one]: other, [other]: one };
  const colorMapping = Object.fromEntries(
    Object.entries(color.colorMapping).map(([id, drawn]) => [takers[id] ?? id, drawn]),
  );
  return {
    ...after,
    fields: { ...after.fields, color: { ...color, colorMapping } },
  } as ChartConfig;
};

/** The chart with the components of two fields in each other's place (FE7). Undefined where they do not fit there. */
export const swapFields = (
  config: ChartConfig,
  fields: readonly [string, string],
  components: CubeComponents,
): ChartConfig | undefined => {
  const swap = findSwap(config, fields, components);
  if (!swap) return undefined;
  let changed = config;
  for (const { spec, component } of swap) {
    const set = { config: changed, spec, fields: { ...changed.fields }, components, component };
    changed = {
      ...changed,
      fields: SETTERS[spec.role]({ ...set, ids: [component.id] }),
    } as ChartConfig;
    if (spec.role === "segment") changed = selectAllValues(changed, component);
    if (spec.role === "category" || spec.role === "time")
      changed = resetTimeRange(changed, component.id);
  }
  const swapped = swap.every(({ spec }) => spec.role === "comboMeasure")
    ? swapMeasureColors(
        config,
        changed,
        swap.map(({ component }) => component.id),
      )
    : changed;
  return finish(swapped, components);
};

/** The chart without an optional field (FE5); of a chart of points, what were series are points. Undefined where the field is required or not set. */
export const deleteField = (
  config: ChartConfig,
  field: string,
  components: CubeComponents,
): ChartConfig | undefined => {
  const spec = findFieldSpec(config, field);
  if (!spec || spec.required || listComponentsOfField(config, field).length === 0) return undefined;
  const all: Fields = config.fields;
  const { [field]: _removed, ...rest } = all;
  const fields = spec.role === "segment" ? resetValueAxis(config, rest, ["customDomain"]) : rest;
  const left = { ...config, fields } as ChartConfig;
  const [id] = listComponentsOfField(config, field);
  const isPointed = spec.role !== "segment" || id === undefined || listPointDimensions(left)[0];
  const pointed = isPointed
    ? left
    : carryPoints(left, { measures: [], category: { componentId: id } }, components);
  return finish(pointed, components);
};

const FORBIDDEN = new Set(["__proto__", "prototype", "constructor"]);

const setPath = (target: unknown, path: readonly string[], value: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const object = target !== null && typeof target === "object" ? target : {};
  if (rest.length === 0 && value === FIELD_VALUE_NONE) return withoutKeys(object, [key]);
  return { ...object, [key]: setPath((object as Fields)[key], rest, value) };
};

const readPath = (target: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), target);

const isDomainAllowed = (config: ChartConfig, path: readonly string[], value: unknown): boolean => {
  if (path[0] !== "customDomain" || value === FIELD_VALUE_NONE) return true;
  const [min, max] = Array.isArray(value) ? (value as unknown[]) : [];
  return canSetDomain(config) && isValidDomain([Number(min), Number(max)]);
};

/** Symbols are as large as a number says, or all alike (MP7). */
const isSizeAllowed = (
  path: readonly string[],
  value: unknown,
  { measures }: CubeComponents,
): boolean =>
  path.at(-1) !== "measureId" ||
  value === FIELD_VALUE_NONE ||
  measures.some(({ id, kind }) => id === value && kind === "NumericalMeasure");

/** Parts of a config beside its fields that the same event sets. */
const ROOT_FIELDS: readonly string[] = ["baseLayer", "extensions", "settings"];

/** The chart with one property of a field set (FE4). Undefined where it has no such property, or would not be valid with it. */
export const updateField = (
  config: ChartConfig,
  change: { field: string; path: readonly string[]; value: unknown },
  components: CubeComponents,
): ChartConfig | undefined => {
  const { field, path, value } = change;
  if (path.length === 0 || [field, ...path].some((key) => FORBIDDEN.has(key))) return undefined;
  // What a field shows is set by events of its own.
  if (field !== "extensions" && path.some((key) => /componentids?$/i.test(key))) return undefined;
  const isRoot = ROOT_FIELDS.includes(field);
  const owner: Fields = isRoot ? { extensions: {}, ...config } : config.fields;
  if (owner[field] === undefined || !isDomainAllowed(config, path, value)) return undefined;
  if (!isSizeAllowed(path, value, components)) return undefined;
  const changed = setPath(owner, [field, ...path], value);
  const parsed = parseOwnChartConfig(isRoot ? changed : { ...config, fields: changed });
  if (!parsed.ok) return undefined;
  const kept = readPath(isRoot ? parsed.value : parsed.value.fields, [field, ...path]);
  const isUnknown = value !== FIELD_VALUE_NONE && kept === undefined;
  return isUnknown ? undefined : normalizeChart(parsed.value, components);
};
