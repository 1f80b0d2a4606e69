import fc from "fast-check";
import { CHART_TYPES } from "../../chart-types/chart-types.ts";
import { makeLayout } from "../../dashboard/layout-blocks.ts";
import { TEST_CUBE, testId } from "../../testing/make-test-components.ts";
import { listUnmappedFilters } from "../../filters/unmapped-filters.ts";
import { BREAKPOINTS } from "../../schema/breakpoints.ts";
import type { ChartConfig } from "../../chart-types/registry.ts";
import type { ConfiguratorState, StateWithCharts } from "../../document/configurator-state.ts";
import type { MachineContext } from "../events/handler.ts";
import type { EditorEvent, EditorEventType, EventOf } from "../events/events.ts";
import { deepFreeze } from "../../testing/deep-freeze.ts";
import { transition } from "../transition.ts";
import { makePaletteChange } from "./make-palette-change.ts";
import { makeReaderFilterChanges } from "./make-reader-filter-changes.ts";
import { STORIES } from "./make-test-stories.ts";
import {
  JOIN_BY,
  makeCubesContext,
  makeJoinedState,
  makeState,
  OTHER_CUBE,
} from "./make-test-state.ts";

/** An event, or what an event is made from when the state before it is known. */
export type ScriptStep =
  | { event: EditorEvent }
  | { layoutType: Parameters<typeof makeLayout>[0]; publishable: string[] }
  | { answer: string; chartKey: string; isLate: boolean }
  | { canvas: { i: string; x: number; y: number; w: number; h: number }[]; isPartial: boolean };

const OWN = ["region", "sector", "year", "age"].map((name) => testId(name));
const OTHERS = ["jahr", "branche", "fuel", "remark"].map((name) => testId(name, OTHER_CUBE));
const MEASURES = [
  ...["deaths", "births", "rate", "index"].map((name) => testId(name)),
  testId("use", OTHER_CUBE),
];
const DIMENSIONS = [...OWN, ...OTHERS, "joinBy__0", "joinBy__1", "joinBy__2", "unknown"];

const dimensionId = fc.constantFrom(...DIMENSIONS);
const measureId = fc.constantFrom(...MEASURES, "unknown");
const id = fc.oneof(dimensionId, measureId);
const value = fc.constantFrom(
  "a",
  "b",
  "2019",
  "2020",
  "2021",
  "north",
  "old",
  "gas",
  "VISUALIZE_MOST_RECENT_VALUE",
  "FIELD_VALUE_NONE",
);
const field = fc.constantFrom(
  "x",
  "y",
  "segment",
  "animation",
  "areaLayer",
  "symbolLayer",
  "y.componentIds",
  "y.leftAxisComponentId",
  "y.lineComponentId",
  "baseLayer",
  "constructor",
);
const axis = fc.constantFrom("x", "y", "segment");
const key = fc.constantFrom("first", "key-0", "key-1", "key-2", "nothing");
const index = fc.integer({ min: -1, max: 3 });
const place = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(1, 2) }, index);
const on = fc.boolean();
const columnChange = fc.record({ isHidden: on, isGroup: on });
const locale = fc.constantFrom("de" as const, "en" as const);
const metaField = fc.constantFrom("title" as const, "description" as const, "label" as const);
const color = fc.constantFrom("#123456", "#abc", "red");
const text = fc.constant({ de: "", fr: "", it: "", en: "x" });

const cubeIri = fc.constantFrom(TEST_CUBE, OTHER_CUBE, "https://example.org/nothing");
const fitting = fc.constantFrom(
  ...OWN.map((each) => [{ cubeIri: TEST_CUBE, dimensionId: each }]),
  ...OTHERS.map((each) => [{ cubeIri: OTHER_CUBE, dimensionId: each }]),
  ...[0, 1].map((at) =>
    Object.entries(JOIN_BY).map(([iri, ids]) => ({ cubeIri: iri, dimensionId: ids[at] ?? "" })),
  ),
);
const filters = fc.oneof(
  { weight: 3, arbitrary: fitting },
  { weight: 1, arbitrary: fc.array(fc.record({ cubeIri, dimensionId }), { maxLength: 2 }) },
);
const filterValue = fc.constantFrom(
  { type: "single" as const, value: "a" },
  { type: "multi" as const, values: { a: true as const } },
  { type: "range" as const, from: "2019", to: "2020" },
);

const chartOf = (state: ConfiguratorState): ChartConfig =>
  (state as StateWithCharts).chartConfigs[0] as ChartConfig;
const JOINED_TYPES = ["comboLineSingle", "column", "table"] as const;
const charts = [
  ...CHART_TYPES.map((chartType) => chartOf(makeState(chartType))),
  ...JOINED_TYPES.map((chartType) => chartOf(makeJoinedState(chartType))),
];
const misfits = charts.flatMap((chart): ChartConfig[] => [
  { ...chart, cubes: [{ iri: OTHER_CUBE, filters: {} }] },
  { ...chart, cubes: [{ iri: "https://example.org/nothing", filters: {} }] },
  { ...chart, cubes: chart.cubes.map((cube) => ({ ...cube, filters: {} })) },
]);
const chartConfig = fc.constantFrom(...charts, ...misfits);

const layer = fc.constantFrom(
  { type: "wms" as const, id: "l", endpoint: "https://example.org" },
  { type: "wmts" as const, id: "m", url: "https://example.org" },
);
const path = fc.constantFrom<string[]>(
  ["type"],
  ["sorting"],
  ["showValues"],
  ["customDomain"],
  ["color", "scaleType"],
  ["__proto__", "x"],
  ["componentId"],
  ["duration"],
  ["lineAxisOrientation"],
  ["show"],
);
const fieldValue: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  "stacked",
  "grouped",
  true,
  [0, 10],
  { sortingType: "byTotalSize", sortingOrder: "asc" },
  "discrete",
  "continuous",
  60,
  "left",
  "FIELD_VALUE_NONE",
  null,
);
type Content<T extends EditorEventType> = Omit<EventOf<T>, "type">;
type Contents = { [T in EditorEventType]: fc.Arbitrary<Content<T>> };
/** Events whose content follows from the state before them. */
type Bound = "LAYOUT_CHANGED" | "LAYOUT_CANVAS_CHANGED" | "POSSIBLE_FILTERS_RECEIVED";

const CONTENTS: Omit<Contents, Bound> = {
  INITIALIZED: fc.record({
    state: fc.constantFrom<ConfiguratorState>(
      makeState("map"),
      makeJoinedState(),
      { version: "4.6.0", state: "INITIAL", dataSource: { type: "sql", url: "a" } },
      { version: "4.6.0", state: "SELECTING_DATASET", dataSource: { type: "sql", url: "a" } },
    ),
  }),
  DATASOURCE_CHANGED: fc.constant({ dataSource: { type: "sparql", url: "b" } }),
  STEP_NEXT: fc.record({ chartConfig: fc.constantFrom(...charts) }),
  STEP_PREVIOUS: fc.constant({}),
  CONFIGURE_CHART: fc.record({ chartKey: key }),
  PUBLISH_FAILED: fc.constant({ errorId: "error.publish" }),
  PUBLISHED: fc.constant({ key: "stored" }),
  SWITCH_ACTIVE_CHART: fc.record({ chartKey: key }),
  CHART_CONFIG_ADD: fc.record({ chartConfig }, { requiredKeys: [] }),
  CHART_CONFIG_ADD_NEW_DATASET: fc.record({ chartConfig }),
  CHART_CONFIG_REMOVE: fc.record({ chartKey: key }),
  CHART_CONFIG_REORDER: fc.record({ oldIndex: index, newIndex: index }),
  CHART_CONFIG_REPLACED: fc.record({ chartConfig }),
  DATASET_ADD: fc.record({
    iri: cubeIri,
    joinBy: fc.constantFrom<Record<string, string[]>>(
      JOIN_BY,
      JOIN_BY,
      { [TEST_CUBE]: [testId("year")], [OTHER_CUBE]: [testId("jahr", OTHER_CUBE)] },
      { [TEST_CUBE]: [testId("year")], [OTHER_CUBE]: ["unknown"] },
      { [TEST_CUBE]: [testId("year")], [OTHER_CUBE]: [] },
      {},
    ),
  }),
  DATASET_REMOVE: fc.record({ iri: cubeIri }),
  CHART_TYPE_CHANGED: fc.record({ chartType: fc.constantFrom("map", "map", ...CHART_TYPES) }),
  CHART_ACTIVE_FIELD_CHANGED: fc.record({ field }),
  CHART_FIELD_CHANGED: fc.record({
    field,
    componentId: fc.oneof(id, fc.array(measureId, { maxLength: 3 })),
  }),
  CHART_FIELD_UPDATED: fc.record({ field, path, value: fieldValue }),
  CHART_FIELD_DELETED: fc.record({ field }),
  CHART_FIELDS_SWAPPED: fc.record({ fields: fc.tuple(axis, axis) }),
  CHART_META_CHANGE: fc.record({ field: metaField, locale, value: fc.string() }),
  IMPUTATION_TYPE_CHANGED: fc.record({ imputationType: fc.constantFrom("none", "zeros") }),
  CHART_SHOW_LEGEND_TITLE_CHANGED: fc.record({ show: on }),
  ...makeReaderFilterChanges({ dimensionId, id, value }),
  CONVERSION_UNIT_SET: fc.record({
    componentId: id,
    unit: fc.record({ multiplier: fc.constantFrom(0, 2, Number.NaN), labels: text }),
  }),
  CONVERSION_UNIT_REMOVE: fc.record({ componentId: id }),
  CHART_COLOR_CHANGED: fc.record({ color, value }, { requiredKeys: ["color"] }),
  COLOR_FIELD_SET: fc.record({
    field: fc.constantFrom("areaLayer", "symbolLayer"),
    componentId: id,
  }),
  CHART_PALETTE_CHANGED: makePaletteChange(field),
  CHART_PALETTE_RESET: fc.record({ field }),
  CHART_CONFIG_UPDATE_COLOR_MAPPING: fc.record({
    field,
    colorMapping: fc.dictionary(fc.oneof(value, id), color, { maxKeys: 2 }),
  }),
  FILTER_SET_SINGLE: fc.record({ filters, value }),
  FILTER_REMOVE_SINGLE: fc.record({ filters }),
  CHART_CONFIG_FILTERS_UPDATE: fc.record({
    cubeIri,
    filters: fc.dictionary(dimensionId, filterValue, { maxKeys: 3 }),
  }),
  CHART_CONFIG_FILTER_SET_MULTI: fc.record({ filters, values: fc.array(value, { maxLength: 3 }) }),
  CHART_CONFIG_FILTER_SET_RANGE: fc.record({ filters, from: value, to: value }),
  CHART_CONFIG_FILTER_RESET_RANGE: fc.record({ filters }),
  LIMIT_SET: fc.record({
    measureId: id,
    limit: fc.record({
      related: fc.constant([]),
      color,
      lineType: fc.constant("solid" as const),
    }),
  }),
  LIMIT_REMOVE: fc.record({ measureId: id, related: fc.constant([]) }),
  TABLE_COLUMN_MOVED: fc.record({ componentId: id, isGroup: on, index }),
  TABLE_COLUMN_CHANGED: fc.record({ componentId: id, change: columnChange }),
  TABLE_SORTING_CHANGED: fc.record({
    sorting: fc.array(
      fc.record({ componentId: id, sortingOrder: fc.constantFrom("asc", "desc") }),
      { maxLength: 2 },
    ),
  }),
  POINTS_NAMED: fc.record({ chartKey: key, dimension: id, values: fc.constant(["a"]) }),
  MAP_SKEW_FOUND: fc.record({ chartKey: key, classCount: fc.integer({ min: 3, max: 5 }) }),
  MAP_LOCK_CHANGED: fc.record(
    { isLocked: on, bounds: fc.constant([6, 46, 10, 48]) },
    { requiredKeys: ["isLocked"] },
  ),
  CUSTOM_LAYER_ADD: fc.record({ layer }),
  CUSTOM_LAYER_REMOVE: fc.record({
    layerType: fc.constantFrom("wms", "wmts"),
    layerId: fc.constantFrom("l", "m", "n"),
  }),
  CUSTOM_LAYER_SWAP: fc.record({ oldIndex: index, newIndex: index }),
  CUSTOM_LAYER_UPDATE: fc.record({
    layer: fc
      .tuple(layer, on)
      .map(([each, flag]) => ({ ...each, isBehindAreaLayer: flag, syncTemporalFilters: flag })),
  }),
  LAYOUT_META_CHANGE: fc.record({ field: metaField, locale, value: fc.string() }),
  LAYOUT_ACTIVE_FIELD_CHANGED: fc.record({ field: key }),
  LAYOUT_BLOCK_SWAP: fc.record({ oldIndex: index, newIndex: index }),
  LAYOUT_BLOCK_ADD: fc.record({ text }),
  LAYOUT_BLOCK_REMOVE: fc.record({ key }),
  LAYOUT_BLOCK_DUPLICATE: fc.record({ key }),
  LAYOUT_BLOCK_TEXT_CHANGE: fc.record({ key, locale, value: fc.string() }),
  LAYOUT_BLOCK_INITIALIZED: fc.record({ key, minH: fc.constantFrom(0, 8) }),
  LAYOUT_PUBLISHABLE_CHANGED: fc.record({ chartKey: key, publishable: on }),
  DASHBOARD_TIME_RANGE_FILTER_UPDATE: fc.record({
    timeRange: fc.record({
      active: on,
      timeUnit: fc.constantFrom("", "Year"),
      presets: fc.record({
        from: fc.constantFrom("", "2019", "2021"),
        to: fc.constantFrom("", "2020"),
      }),
    }),
  }),
  DASHBOARD_TIME_RANGE_FILTER_REMOVE: fc.constant({}),
  DASHBOARD_DATA_FILTERS_SET: fc.record({
    dataFilters: fc.record({
      componentIds: fc.array(dimensionId, { maxLength: 2 }),
      filters: fc.dictionary(dimensionId, fc.constant({ type: "single" as const, value: "a" }), {
        maxKeys: 2,
      }),
    }),
  }),
  DASHBOARD_DATA_FILTER_ADD: fc.record({ dimensionId }),
  DASHBOARD_DATA_FILTER_REMOVE: fc.record({ dimensionId }),
};

const BOUND: Record<Bound, fc.Arbitrary<ScriptStep>> = {
  LAYOUT_CHANGED: fc.record({
    layoutType: fc.constantFrom("tab", "tall", "vertical", "canvas", "singleURLs"),
    publishable: fc.oneof(
      { weight: 3, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.array<string>(key, { maxLength: 2 }) },
    ),
  }),
  LAYOUT_CANVAS_CHANGED: fc.record({
    canvas: fc.oneof(
      fc.constantFrom(
        [],
        ["first", "key-0"].map((i, x) => ({ i, x, y: 2, w: 1, h: 3 })),
      ),
      fc.array(fc.record({ i: key, x: place, y: place, w: place, h: place }), { maxLength: 3 }),
    ),
    isPartial: on,
  }),
  POSSIBLE_FILTERS_RECEIVED: fc.record({ answer: value, chartKey: key, isLate: on }),
};

/** How often an event comes among the others, where it leads through the screens. */
const WEIGHTS: Partial<Record<EditorEventType, number>> = {
  STEP_NEXT: 8,
  PUBLISH_FAILED: 8,
  CONFIGURE_CHART: 8,
  CHART_CONFIG_ADD: 8,
  DATASET_ADD: 6,
  LAYOUT_CHANGED: 6,
  CHART_TYPE_CHANGED: 6,
  CHART_FIELD_CHANGED: 12,
  TABLE_COLUMN_CHANGED: 6,
  CUSTOM_LAYER_ADD: 8,
  CUSTOM_LAYER_REMOVE: 8,
  CUSTOM_LAYER_SWAP: 6,
  CUSTOM_LAYER_UPDATE: 6,
  CONVERSION_UNIT_SET: 6,
  CONVERSION_UNIT_REMOVE: 6,
  LIMIT_SET: 6,
  LIMIT_REMOVE: 6,
  FILTER_REMOVE_SINGLE: 6,
  LAYOUT_BLOCK_ADD: 6,
  LAYOUT_BLOCK_DUPLICATE: 6,
  LAYOUT_BLOCK_TEXT_CHANGE: 8,
  LAYOUT_CANVAS_CHANGED: 8,
  LAYOUT_PUBLISHABLE_CHANGED: 8,
  INITIALIZED: 1,
  STEP_PREVIOUS: 2,
  PUBLISHED: 1,
};

/** The events that scripts are made of, by their names. */
export const SCRIPT_STEPS: Readonly<Record<EditorEventType, fc.Arbitrary<ScriptStep>>> = {
  ...(Object.fromEntries(
    Object.entries(CONTENTS).map(([type, content]) => [
      type,
      (content as fc.Arbitrary<object>).map((each) => ({ event: { ...each, type } })),
    ]),
  ) as Record<Exclude<EditorEventType, Bound>, fc.Arbitrary<ScriptStep>>),
  ...BOUND,
};

const step = fc.oneof(
  ...Object.entries(SCRIPT_STEPS).map(([type, arbitrary]) => ({
    weight: WEIGHTS[type as EditorEventType] ?? 3,
    arbitrary,
  })),
);

const part: fc.Arbitrary<ScriptStep[]> = fc.oneof(
  { weight: 10, arbitrary: step.map((each) => [each]) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...STORIES.map((story) => story.map((event) => ({ event })))),
  },
);

/** A first state, on one cube or on two, and steps that fit it or do not. */
export const script = fc.record({
  start: fc.record({
    cubes: fc.constantFrom(1, 2),
    chartType: fc.constantFrom(...CHART_TYPES),
    isLayouting: on,
  }),
  steps: fc
    .array(part, { minLength: 5, maxLength: 24, size: "max" })
    .map((parts): ScriptStep[] => parts.flat()),
});

/** The event that a step stands for in a state. */
export const toEvent = (
  each: ScriptStep,
  state: ConfiguratorState,
  context: MachineContext,
): EditorEvent => {
  if ("event" in each) return each.event;
  const chartConfigs = "chartConfigs" in state ? state.chartConfigs : [];
  if ("layoutType" in each) {
    const { layout: shared } = "layout" in state ? state : (makeState() as StateWithCharts);
    const keys = each.publishable.length > 0 ? each.publishable : chartConfigs.map((c) => c.key);
    return { type: "LAYOUT_CHANGED", layout: makeLayout(each.layoutType, shared, keys) };
  }
  if ("canvas" in each) {
    const layouts = Object.fromEntries(
      BREAKPOINTS.map((name) => [name, each.isPartial && name !== "xl" ? undefined : each.canvas]),
    );
    return { type: "LAYOUT_CANVAS_CHANGED", layouts };
  }
  const config = chartConfigs.find((chart) => chart.key === each.chartKey);
  const components = config && context.findComponents(config.cubes);
  const asked = components ? listUnmappedFilters(config, components) : [];
  const answers = asked.map(({ iri, filters: own }) => ({
    asked: { iri, filters: each.isLate ? {} : own },
    possibleFilters: Object.keys(own).map((filterId) => ({
      type: "single" as const,
      id: filterId,
      value: each.answer,
    })),
  }));
  return { type: "POSSIBLE_FILTERS_RECEIVED", chartKey: each.chartKey, answers };
};

type Start = (typeof script extends fc.Arbitrary<infer T> ? T : never)["start"];

/** The state that a script starts from. */
export const begin = ({ cubes, chartType, isLayouting }: Start): ConfiguratorState => {
  const state = cubes === 1 ? makeState(chartType) : makeJoinedState(chartType);
  if (!isLayouting) return deepFreeze(state);
  const context = { ...makeCubesContext(), makeKey: () => "key-0" };
  const two = transition(state, { type: "CHART_CONFIG_ADD" }, context).state;
  return deepFreeze(transition(two, { type: "STEP_NEXT" }, context).state);
};
