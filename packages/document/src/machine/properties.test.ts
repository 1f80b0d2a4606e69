import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CHART_TYPES } from "../chart-types/chart-types.ts";
import { makeComponents, TEST_CUBE, testId } from "../rules/make-test-components.ts";
import { makeLayout } from "../rules/layout-blocks.ts";
import type { ConfiguratorState, StateWithCharts } from "../schema/index.ts";
import { checkInvariants } from "./check-invariants.ts";
import type { EditorEvent } from "./events.ts";
import { applyEvent, makeHistory, redo, undo } from "./history.ts";
import { makeContext, makeState } from "./make-test-state.ts";
import { deepFreeze } from "../testing/deep-freeze.ts";
import { PROPERTY_RUNS, PROPERTY_TIMEOUT } from "../testing/property-runs.ts";
import { transition } from "./transition.ts";

const components = makeComponents();
const dimensionIds = components.dimensions.map(({ id }) => id);
const measureIds = components.measures.map(({ id }) => id);
const id = fc.constantFrom(...dimensionIds, ...measureIds, "unknown");
const dimensionId = fc.constantFrom(...dimensionIds, "unknown");
const value = fc.constantFrom(
  "a",
  "b",
  "2019",
  "2020",
  "north",
  "old",
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
const key = fc.constantFrom("first", "key-1", "key-2", "key-3", "nothing");
const index = fc.integer({ min: -1, max: 3 });
const targets = dimensionId.map((each) => [{ cubeIri: TEST_CUBE, dimensionId: each }]);
const locale = fc.constantFrom("de", "en");
const color = fc.constantFrom("#123456", "#abc", "red");
const on = fc.boolean();
const update = fc.constantFrom(
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
const updateValue: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
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

const event = fc.oneof(
  fc.record({
    type: fc.constant("CHART_TYPE_CHANGED"),
    chartType: fc.constantFrom(...CHART_TYPES),
  }),
  fc.record({
    type: fc.constant("CHART_FIELD_CHANGED"),
    field,
    componentId: fc.oneof(id, fc.array(fc.constantFrom(...measureIds), { maxLength: 3 })),
  }),
  fc.record({ type: fc.constant("CHART_FIELD_UPDATED"), field, path: update, value: updateValue }),
  fc.record({ type: fc.constant("CHART_FIELD_DELETED"), field }),
  fc.record({
    type: fc.constant("CHART_META_CHANGE"),
    field: fc.constantFrom("title", "label"),
    locale,
    value: fc.string(),
  }),
  fc.record({ type: fc.constant("FILTER_SET_SINGLE"), filters: targets, value }),
  fc.record({ type: fc.constant("FILTER_REMOVE_SINGLE"), filters: targets }),
  fc.record({
    type: fc.constant("CHART_CONFIG_FILTER_SET_MULTI"),
    filters: targets,
    values: fc.array(value),
  }),
  fc.record({
    type: fc.constant("CHART_CONFIG_FILTER_SET_RANGE"),
    filters: targets,
    from: value,
    to: value,
  }),
  fc.record({
    type: fc.constant("CHART_CONFIG_FILTERS_UPDATE"),
    cubeIri: fc.constantFrom(TEST_CUBE, "x"),
    filters: fc.constantFrom(
      {},
      { [testId("sector")]: { type: "multi" as const, values: { a: true as const } } },
    ),
  }),
  fc.record({
    type: fc.constant("INTERACTIVE_FILTER_CHANGED"),
    interactiveFiltersConfig: fc.record({
      legend: fc.record({ active: on, componentId: id }),
      timeRange: fc.record({
        active: on,
        componentId: id,
        presets: fc.constant({ type: "range", from: "2019", to: "2021" }),
      }),
      dataFilters: fc.record({ active: on, componentIds: fc.array(dimensionId, { maxLength: 2 }) }),
      calculation: fc.record({ active: on, type: fc.constantFrom("identity", "percent") }),
    }),
  }),
  fc.record({ type: fc.constant("CHART_COLOR_CHANGED"), color, value }),
  fc.record({ type: fc.constant("CHART_COLOR_CHANGED"), color }),
  fc.record({
    type: fc.constant("COLOR_FIELD_SET"),
    field: fc.constantFrom("areaLayer", "symbolLayer"),
    componentId: id,
  }),
  fc.record({
    type: fc.constant("CHART_PALETTE_CHANGED"),
    paletteId: fc.constantFrom("set1", "dimension", "mine"),
    field,
  }),
  fc.record({ type: fc.constant("CHART_PALETTE_RESET"), field }),
  fc.record({
    type: fc.constant("IMPUTATION_TYPE_CHANGED"),
    imputationType: fc.constantFrom("none", "zeros"),
  }),
  fc.record({ type: fc.constant("CHART_SHOW_LEGEND_TITLE_CHANGED"), show: on }),
  fc.record({
    type: fc.constant("CONVERSION_UNIT_SET"),
    componentId: id,
    unit: fc.record({
      multiplier: fc.constantFrom(0, 2, Number.NaN),
      labels: fc.constant({ de: "", fr: "", it: "", en: "" }),
    }),
  }),
  fc.record({ type: fc.constant("CONVERSION_UNIT_REMOVE"), componentId: id }),
  fc.record({
    type: fc.constant("LIMIT_SET"),
    measureId: id,
    limit: fc.record({ related: fc.constant([]), color, lineType: fc.constant("solid") }),
  }),
  fc.record({ type: fc.constant("LIMIT_REMOVE"), measureId: id, related: fc.constant([]) }),
  fc.record({ type: fc.constant("TABLE_COLUMN_MOVED"), componentId: id, isGroup: on, index }),
  fc.record({
    type: fc.constant("TABLE_COLUMN_CHANGED"),
    componentId: id,
    change: fc.record({ isHidden: on, isGroup: on }),
  }),
  fc.record({
    type: fc.constant("TABLE_SORTING_CHANGED"),
    sorting: fc.array(
      fc.record({ componentId: id, sortingOrder: fc.constantFrom("asc", "desc") }),
      { maxLength: 2 },
    ),
  }),
  fc.record({
    type: fc.constant("CUSTOM_LAYER_ADD"),
    layer: fc.constant({ type: "wms", id: "l", endpoint: "https://example.org" }),
  }),
  fc.record({ type: fc.constant("CUSTOM_LAYER_SWAP"), oldIndex: index, newIndex: index }),
  fc.record({ type: fc.constant("CHART_CONFIG_ADD") }),
  fc.record({ type: fc.constant("CHART_CONFIG_REMOVE"), chartKey: key }),
  fc.record({ type: fc.constant("CHART_CONFIG_REORDER"), oldIndex: index, newIndex: index }),
  fc.record({ type: fc.constant("SWITCH_ACTIVE_CHART"), chartKey: key }),
  fc.record({ type: fc.constant("CONFIGURE_CHART"), chartKey: key }),
  fc.record({ type: fc.constant("CHART_ACTIVE_FIELD_CHANGED"), field }),
  fc.record({ type: fc.constant("STEP_NEXT") }),
  fc.record({ type: fc.constant("STEP_NEXT") }),
  fc.record({ type: fc.constant("PUBLISH_FAILED"), errorId: fc.constant("error.publish") }),
  fc.record({ type: fc.constant("CONFIGURE_CHART"), chartKey: fc.constant("first") }),
  fc.record({
    type: fc.constant("LAYOUT_BLOCK_ADD"),
    text: fc.constant({ de: "", fr: "", it: "", en: "x" }),
  }),
  fc.record({ type: fc.constant("LAYOUT_BLOCK_SWAP"), oldIndex: index, newIndex: index }),
  fc.record({ type: fc.constant("LAYOUT_BLOCK_REMOVE"), key }),
  fc.record({ type: fc.constant("LAYOUT_BLOCK_DUPLICATE"), key }),
  fc.record({ type: fc.constant("LAYOUT_BLOCK_TEXT_CHANGE"), key, locale, value: fc.string() }),
  fc.record({ type: fc.constant("LAYOUT_BLOCK_INITIALIZED"), key, minH: fc.constantFrom(0, 8) }),
  fc.record({ type: fc.constant("LAYOUT_PUBLISHABLE_CHANGED"), chartKey: key, publishable: on }),
  fc.record({
    type: fc.constant("LAYOUT_META_CHANGE"),
    field: fc.constant("title"),
    locale,
    value: fc.string(),
  }),
  fc.record({ type: fc.constant("DASHBOARD_DATA_FILTER_ADD"), dimensionId }),
  fc.record({ type: fc.constant("DASHBOARD_DATA_FILTER_REMOVE"), dimensionId }),
  fc.record({ type: fc.constant("DASHBOARD_TIME_RANGE_FILTER_REMOVE") }),
  fc.record({
    layoutType: fc.constantFrom(
      "tab" as const,
      "tall" as const,
      "canvas" as const,
      "singleURLs" as const,
    ),
  }),
);

type Script = (typeof event extends fc.Arbitrary<infer T> ? T : never)[];

const toEvent = (step: Script[number], state: ConfiguratorState): EditorEvent => {
  if (!("layoutType" in step)) return step as EditorEvent;
  const { layout, chartConfigs } = state as StateWithCharts;
  const keys = chartConfigs.map((config) => config.key);
  return { type: "LAYOUT_CHANGED", layout: makeLayout(step.layoutType, layout, keys) };
};

const script = fc.tuple(
  fc.constantFrom(...CHART_TYPES),
  fc.array(event, { minLength: 5, maxLength: 40 }),
);

describe("whatever happens", () => {
  test(
    "ST7 the invariants hold after every event, and no state is changed in place",
    () => {
      fc.assert(
        fc.property(script, ([chartType, steps]) => {
          const context = makeContext();
          let state = deepFreeze(makeState(chartType));
          for (const step of steps) {
            const next = toEvent(step, state);
            const before = state;
            const result = transition(state, next, context);
            state = deepFreeze(result.state);
            const ignored = result.effects.some((effect) => effect.type === "LOG_IGNORED");
            expect(ignored && state !== before).toBe(false);
            expect({ event: next, problems: checkInvariants(state, context) }).toEqual({
              event: next,
              problems: [],
            });
          }
        }),
        PROPERTY_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );

  test(
    "UR6 undoing every step restores the document, redoing brings it back",
    () => {
      const documentOf = (state: ConfiguratorState) => {
        const { layout, chartConfigs, dashboardFilters } = state as StateWithCharts;
        return structuredClone({
          layout: { ...layout, activeField: undefined },
          chartConfigs: chartConfigs.map((config) => ({ ...config, activeField: undefined })),
          dashboardFilters,
        });
      };
      fc.assert(
        fc.property(script, ([chartType, steps]) => {
          const context = makeContext();
          let history = makeHistory(deepFreeze(makeState(chartType)));
          const start = documentOf(history.present);
          for (const step of steps) {
            if (history.present.state === "PUBLISHING") {
              history = applyEvent(
                history,
                { type: "PUBLISH_FAILED", errorId: "x" },
                context,
              ).history;
            }
            history = applyEvent(history, toEvent(step, history.present), context).history;
          }
          if (history.present.state === "PUBLISHING") {
            history = applyEvent(
              history,
              { type: "PUBLISH_FAILED", errorId: "x" },
              context,
            ).history;
          }
          const end = documentOf(history.present);
          const count = history.past.length;
          const initialized = JSON.stringify(steps).includes("LAYOUT_BLOCK_INITIALIZED");
          for (let step = 0; step < count; step += 1) history = undo(history).history;
          expect(initialized ? start : documentOf(history.present)).toEqual(start);
          expect(checkInvariants(history.present, context)).toEqual([]);
          for (let step = 0; step < count; step += 1) history = redo(history).history;
          expect(documentOf(history.present)).toEqual(end);
        }),
        PROPERTY_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});
