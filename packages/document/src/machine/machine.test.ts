import { describe, expect, test } from "vitest";
import { makeInitialChartConfig } from "../chart-types/make-initial-chart-config.ts";
import {
  makeComponents,
  makeDimension,
  makeMeasure,
  TEST_CUBE,
  testId,
} from "../rules/make-test-components.ts";
import { makeLayout } from "../rules/layout-blocks.ts";
import type { ChartConfigOf, ConfiguratorState, StateWithCharts } from "../schema/index.ts";
import type { MachineContext } from "./context.ts";
import type { EditorEffect } from "./effects.ts";
import type { EditorEvent } from "./events.ts";
import { ALL_STATES, findActiveChart } from "./handler.ts";
import { HANDLERS } from "./handler-table.ts";
import { applyEvent, HISTORY_LIMIT, makeHistory, nextSteps, redo, undo } from "./history.ts";
import {
  makeContext,
  makeCubesContext,
  makeJoinedState,
  makeState,
  JOIN_BY,
  OTHER_CUBE,
} from "./make-test-state.ts";
import { transition } from "./transition.ts";

const context = makeContext();
const send = (state: ConfiguratorState, ...events: EditorEvent[]): ConfiguratorState =>
  events.reduce((before, event) => transition(before, event, context).state, state);
const effectsOf = (state: ConfiguratorState, event: EditorEvent): EditorEffect[] =>
  transition(state, event, context).effects;
const charts = (state: ConfiguratorState): StateWithCharts => state as StateWithCharts;
const active = <T extends "column" | "bar" | "line" | "area" | "map" | "table" | "pie">(
  state: ConfiguratorState,
  _type: T,
) => findActiveChart(charts(state)) as ChartConfigOf<T>;
const filters = (state: ConfiguratorState) => findActiveChart(charts(state))!.cubes[0]!.filters;
const [region, sector, year, deaths, rate] = ["region", "sector", "year", "deaths", "rate"].map(
  (name) => testId(name),
) as [string, string, string, string, string];
const at = (dimensionId: string) => [{ cubeIri: TEST_CUBE, dimensionId }];
const setSegment: EditorEvent = {
  type: "CHART_FIELD_CHANGED",
  field: "segment",
  componentId: sector,
};

test("ST8 what each state listens to is written down", async () => {
  const names = Object.keys(HANDLERS).toSorted() as (keyof typeof HANDLERS)[];
  const width = Math.max(...names.map((name) => name.length));
  const header = `${"".padEnd(width)}  ${ALL_STATES.join("  ")}`;
  const rows = names.map((name) => {
    const cells = ALL_STATES.map((state) =>
      (HANDLERS[name].allowed.includes(state) ? "x" : "·").padEnd(state.length),
    );
    return `${name.padEnd(width)}  ${cells.join("  ")}`.trimEnd();
  });
  await expect([header, ...rows, ""].join("\n")).toMatchFileSnapshot("./state-event-table.txt");
});

test("ST8 an event that its state does not allow changes nothing and says so", () => {
  const state = makeState();
  const event: EditorEvent = { type: "DASHBOARD_TIME_RANGE_FILTER_REMOVE" };
  const result = transition(state, event, context);
  expect(result.state).toBe(state);
  expect(result.effects).toEqual([
    {
      type: "LOG_IGNORED",
      event: event.type,
      state: "CONFIGURING_CHART",
      reason: "state",
      message: "Ignoring DASHBOARD_TIME_RANGE_FILTER_REMOVE as state is incompatible with action",
    },
  ]);
});

describe("steps", () => {
  const two = send(makeState(), { type: "CHART_CONFIG_ADD" });

  test("ST1 one chart goes straight to publishing, several over the layout", () => {
    expect(send(makeState(), { type: "STEP_NEXT" }).state).toBe("PUBLISHING");
    expect(effectsOf(makeState(), { type: "STEP_NEXT" })).toContainEqual({ type: "PUBLISH" });
    const layouting = charts(send(two, { type: "STEP_NEXT" }));
    expect([layouting.state, layouting.activeChartKey]).toEqual(["LAYOUTING", "first"]);
    expect(send(layouting, { type: "STEP_NEXT" }).state).toBe("PUBLISHING");
  });

  test("ST1 a dataset becomes a document with its first chart", () => {
    const start: ConfiguratorState = {
      version: "4.6.0",
      state: "SELECTING_DATASET",
      dataSource: { type: "sparql", url: "u" },
    };
    expect(send(start, { type: "STEP_NEXT" })).toBe(start);
    const chartConfig = makeInitialChartConfig("line", {
      components: makeComponents(),
      cubes: [{ iri: TEST_CUBE }],
      key: "k",
    })!;
    const result = transition(start, { type: "STEP_NEXT", chartConfig }, context);
    expect(result.state).toMatchObject({
      state: "CONFIGURING_CHART",
      activeChartKey: "k",
      chartConfigs: [chartConfig],
    });
    expect(result.effects.map(({ type }) => type)).toEqual([
      "FETCH_POSSIBLE_FILTERS",
      "SAVE_LOCAL",
    ]);
  });

  test("ST2 an initial state becomes the choice of a dataset with the source at hand", () => {
    const initial: ConfiguratorState = {
      version: "4.6.0",
      state: "INITIAL",
      dataSource: { type: "sparql", url: "other" },
    };
    expect(send(makeState(), { type: "INITIALIZED", state: initial })).toEqual({
      version: "4.6.0",
      state: "SELECTING_DATASET",
      dataSource: { type: "sparql", url: "https://example.org/query" },
    });
  });

  test("ST3 back goes the same way, and back to the datasets forgets the charts", () => {
    const back: EditorEvent = { type: "STEP_PREVIOUS" };
    expect(send(two, { type: "STEP_NEXT" }, { type: "STEP_NEXT" }, back).state).toBe("LAYOUTING");
    expect(send(makeState(), { type: "STEP_NEXT" }, back).state).toBe("CONFIGURING_CHART");
    const configuring = charts(
      send(two, { type: "CHART_ACTIVE_FIELD_CHANGED", field: "x" }, { type: "STEP_NEXT" }, back),
    );
    expect(configuring.chartConfigs.map(({ activeField }) => activeField)).toEqual([
      undefined,
      undefined,
    ]);
    expect(send(two, back)).toEqual({
      version: "4.6.0",
      state: "SELECTING_DATASET",
      dataSource: two.dataSource,
    });
  });

  test("ST4 a chart of the layout is configured on its own", () => {
    const added = charts(two).chartConfigs[1]!.key;
    const state = charts(
      send(two, { type: "STEP_NEXT" }, { type: "CONFIGURE_CHART", chartKey: added }),
    );
    expect([state.state, state.activeChartKey]).toEqual(["CONFIGURING_CHART", added]);
  });

  test("ST6 a failed publication steps back, says why and loses nothing", () => {
    const publishing = send(makeState(), { type: "STEP_NEXT" });
    const result = transition(
      publishing,
      { type: "PUBLISH_FAILED", errorId: "error.STORE.title" },
      context,
    );
    expect(result.effects[0]).toEqual({
      type: "TOAST",
      variant: "error",
      messageId: "error.STORE.title",
    });
    expect(charts(result.state).chartConfigs).toEqual(
      charts(makeState()).chartConfigs.map((config) => ({ ...config, activeField: undefined })),
    );
    expect(effectsOf(publishing, { type: "PUBLISHED", key: "abc" })).toEqual([
      { type: "NAVIGATE", to: { page: "published", key: "abc" } },
    ]);
  });
});

describe("fields", () => {
  test("FE1 a field that changes keeps nothing but its component", () => {
    const state = send(makeState(), {
      type: "CHART_FIELD_UPDATED",
      field: "y",
      path: ["customDomain"],
      value: [0, 5],
    });
    expect(active(state, "column").fields.y.customDomain).toEqual([0, 5]);
    const changed = send(state, { type: "CHART_FIELD_CHANGED", field: "y", componentId: rate });
    expect(active(changed, "column").fields.y).toEqual({ componentId: rate });
  });

  test("FE2 SG3 SG5 the first segment brings sorting, colours, stack and all of its values", () => {
    const column = active(send(makeState(), setSegment), "column");
    expect(column.fields.segment).toEqual({
      componentId: sector,
      showValuesMapping: {},
      sorting: { sortingType: "byAuto", sortingOrder: "asc" },
      type: "stacked",
    });
    expect(column.fields.color).toEqual({
      type: "segment",
      paletteId: "category10",
      colorMapping: { a: "#1f77b4", b: "#ff7f0e", c: "#2ca02c" },
    });
    expect(column.cubes[0]!.filters[sector]).toEqual({
      type: "multi",
      values: { a: true, b: true, c: true },
    });
  });

  test("SG1 without a ratio scale a stack becomes groups and percentages end", () => {
    const stacked = send(makeState(), setSegment);
    const config = active(stacked, "column");
    const percent = send(stacked, {
      type: "INTERACTIVE_FILTER_CHANGED",
      interactiveFiltersConfig: {
        ...config.interactiveFiltersConfig!,
        calculation: { active: true, type: "percent" },
      },
    });
    expect(active(percent, "column").interactiveFiltersConfig!.calculation.active).toBe(true);
    const grouped = active(
      send(percent, { type: "CHART_FIELD_CHANGED", field: "y", componentId: rate }),
      "column",
    );
    expect(grouped.fields.segment?.type).toBe("grouped");
    expect(grouped.interactiveFiltersConfig!.calculation).toEqual({
      active: false,
      type: "identity",
    });
    const byHand = active(
      send(percent, {
        type: "CHART_FIELD_UPDATED",
        field: "segment",
        path: ["type"],
        value: "grouped",
      }),
      "column",
    );
    expect(byHand.interactiveFiltersConfig!.calculation).toEqual({
      active: false,
      type: "identity",
    });
    const refused = active(
      send(
        grouped === byHand
          ? percent
          : send(percent, { type: "CHART_FIELD_CHANGED", field: "y", componentId: rate }),
        { type: "CHART_FIELD_UPDATED", field: "segment", path: ["type"], value: "stacked" },
      ),
      "column",
    );
    expect(refused.fields.segment?.type).toBe("grouped");
  });

  test("SG2 an area without a ratio scale loses its segment", () => {
    const area = send(makeState("area"), setSegment, {
      type: "CHART_FIELD_CHANGED",
      field: "y",
      componentId: rate,
    });
    expect(active(area, "area").fields).toMatchObject({
      y: { componentId: rate },
      color: { type: "single" },
    });
    expect(active(area, "area").fields.segment).toBeUndefined();
  });

  test("FE3 a new axis ends the viewers' time range", () => {
    const state = makeState();
    const on = send(state, {
      type: "INTERACTIVE_FILTER_CHANGED",
      interactiveFiltersConfig: {
        ...active(state, "column").interactiveFiltersConfig!,
        timeRange: {
          active: true,
          componentId: year,
          presets: { type: "range", from: "2019", to: "2021" },
        },
      },
    });
    expect(active(on, "column").interactiveFiltersConfig!.timeRange.active).toBe(true);
    const moved = active(
      send(on, { type: "CHART_FIELD_CHANGED", field: "x", componentId: region }),
      "column",
    );
    expect(moved.interactiveFiltersConfig!.timeRange).toMatchObject({
      active: false,
      componentId: region,
    });
    expect(moved.cubes[0]!.filters[year]).toEqual({ type: "single", value: "2019" });
    expect(moved.cubes[0]!.filters[region]).toBeUndefined();
  });

  test("FE5 without its segment a chart has one colour, no percentages and no legend", () => {
    const removed = active(
      send(makeState(), setSegment, { type: "CHART_FIELD_DELETED", field: "segment" }),
      "column",
    );
    expect(removed.fields.segment).toBeUndefined();
    expect(removed.fields.color).toEqual({
      type: "single",
      paletteId: "category10",
      color: "#1f77b4",
    });
    expect(removed.cubes[0]!.filters[sector]).toEqual({ type: "single", value: "a" });
    const required = makeState();
    expect(send(required, { type: "CHART_FIELD_DELETED", field: "x" })).toBe(required);
  });

  test("FR1 FR2 a field refuses components of another kind and components in use", () => {
    const state = makeState();
    const refuse = (field: string, componentId: string) =>
      expect(send(state, { type: "CHART_FIELD_CHANGED", field, componentId })).toBe(state);
    refuse("y", sector);
    refuse("segment", deaths);
    refuse("segment", year);
    refuse("nothing", year);
  });

  test("VF4 a dimension that becomes a field is no viewers' filter any more", () => {
    const state = makeState();
    const offered = send(state, {
      type: "INTERACTIVE_FILTER_CHANGED",
      interactiveFiltersConfig: {
        ...active(state, "column").interactiveFiltersConfig!,
        dataFilters: { active: true, componentIds: [sector, region] },
      },
    });
    expect(
      active(send(offered, setSegment), "column").interactiveFiltersConfig!.dataFilters,
    ).toEqual({ active: true, componentIds: [region] });
  });

  test("FE4 a property is set only where the chart stays valid", () => {
    const state = makeState();
    const update = (field: string, path: string[], value: unknown) =>
      send(state, { type: "CHART_FIELD_UPDATED", field, path, value });
    expect(update("y", ["customDomain"], "wide")).toBe(state);
    expect(update("x", ["componentId"], sector)).toBe(state);
    expect(update("segment", ["type"], "grouped")).toBe(state);
    expect(update("x", ["__proto__", "polluted"], true)).toBe(state);
    expect(update("x", ["unheardOf"], true)).toBe(state);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test("FE4 ST8 a value that does not fit is refused, not mended", () => {
    const discrete = send(makeState("map"), {
      type: "CHART_FIELD_UPDATED",
      field: "areaLayer",
      path: ["color", "scaleType"],
      value: "discrete",
    });
    const setClasses = (value: unknown) =>
      transition(
        discrete,
        { type: "CHART_FIELD_UPDATED", field: "areaLayer", path: ["color", "nbClass"], value },
        context,
      );
    for (const value of [50, 1, 4.5, "4"]) {
      expect(setClasses(value).state).toBe(discrete);
      expect(setClasses(value).effects).toMatchObject([{ type: "LOG_IGNORED", reason: "payload" }]);
    }
    expect(active(setClasses(4).state, "map").fields.areaLayer!.color).toMatchObject({
      nbClass: 4,
    });
  });

  test("AN1 AN2 an animation starts with its defaults and ends sorting by total", () => {
    const byTotal = send(
      makeState("column"),
      { type: "CHART_FIELD_CHANGED", field: "x", componentId: region },
      setSegment,
      {
        type: "CHART_FIELD_UPDATED",
        field: "segment",
        path: ["sorting"],
        value: { sortingType: "byTotalSize", sortingOrder: "asc" },
      },
    );
    const animated = active(
      send(byTotal, { type: "CHART_FIELD_CHANGED", field: "animation", componentId: year }),
      "column",
    );
    expect(animated.fields.animation).toEqual({
      componentId: year,
      showPlayButton: true,
      duration: 30,
      type: "continuous",
      dynamicScales: false,
    });
    expect(animated.fields.segment!.sorting!.sortingType).toBe("byAuto");
  });

  test("MP5 MP6 the colours of a map follow what they show", () => {
    const map = makeState("map");
    const discrete = active(
      send(map, {
        type: "CHART_FIELD_UPDATED",
        field: "areaLayer",
        path: ["color", "scaleType"],
        value: "discrete",
      }),
      "map",
    );
    expect(discrete.fields.areaLayer!.color).toMatchObject({
      interpolationType: "jenks",
      nbClass: 3,
    });
    const symbols = send(
      map,
      { type: "CHART_FIELD_CHANGED", field: "symbolLayer", componentId: region },
      { type: "COLOR_FIELD_SET", field: "symbolLayer", componentId: sector },
    );
    expect(active(symbols, "map").fields.symbolLayer!.color).toMatchObject({
      type: "categorical",
      componentId: sector,
    });
    const fixed = send(symbols, { type: "COLOR_FIELD_SET", field: "symbolLayer" });
    expect(active(fixed, "map").fields.symbolLayer!.color).toEqual({
      type: "fixed",
      value: "#1f77b4",
      opacity: 80,
    });
    expect(filters(fixed)[sector]).toEqual({ type: "single", value: "a" });
  });
});

test("MP6 what coloured a layer before begins anew once something else does", () => {
  const age = testId("age");
  const symbols = send(
    makeState("map"),
    { type: "CHART_FIELD_CHANGED", field: "symbolLayer", componentId: region },
    { type: "COLOR_FIELD_SET", field: "symbolLayer", componentId: sector },
    { type: "CHART_CONFIG_FILTER_SET_MULTI", filters: at(sector), values: ["c"] },
  );
  expect(filters(symbols)[sector]).toEqual({ type: "multi", values: { c: true } });
  const byAge = send(symbols, { type: "COLOR_FIELD_SET", field: "symbolLayer", componentId: age });
  expect(filters(byAge)[sector]).toEqual({ type: "single", value: "a" });
});

describe("filters", () => {
  test("FI11 a filter is written where it belongs, and its possible values are asked again", () => {
    const event: EditorEvent = { type: "FILTER_SET_SINGLE", filters: at(sector), value: "b" };
    expect(filters(send(makeState(), event))[sector]).toEqual({ type: "single", value: "b" });
    expect(effectsOf(makeState(), event)).toEqual([
      {
        type: "FETCH_POSSIBLE_FILTERS",
        chartKey: "first",
        requests: [
          {
            iri: TEST_CUBE,
            filters: { ...filters(makeState()), [sector]: { type: "single", value: "b" } },
          },
        ],
      },
      { type: "SAVE_LOCAL" },
    ]);
  });

  test("FI12 only a dimension that is no key loses its filter", () => {
    const state = makeState();
    expect(send(state, { type: "FILTER_REMOVE_SINGLE", filters: at(sector) })).toBe(state);
    const base = makeComponents();
    const remark = makeDimension("remark", "NominalDimension", { isKeyDimension: false });
    const own = makeContext({ ...base, dimensions: [...base.dimensions, remark] });
    const set = transition(
      state,
      { type: "FILTER_SET_SINGLE", filters: at(remark.id), value: "a" },
      own,
    ).state;
    expect(filters(set)[remark.id]).toEqual({ type: "single", value: "a" });
    expect(
      filters(transition(set, { type: "FILTER_REMOVE_SINGLE", filters: at(remark.id) }, own).state)[
        remark.id
      ],
    ).toBeUndefined();
  });

  test("FI12 the filters of joined key dimensions cannot be removed", () => {
    const both = makeCubesContext();
    const state = makeJoinedState();
    const sectors = [
      { cubeIri: TEST_CUBE, dimensionId: sector },
      { cubeIri: OTHER_CUBE, dimensionId: testId("branche", OTHER_CUBE) },
    ];
    const set = transition(
      state,
      { type: "FILTER_SET_SINGLE", filters: sectors, value: "b" },
      both,
    );
    const stored = findActiveChart(charts(set.state))!.cubes;
    expect(sectors.map(({ dimensionId }, index) => stored[index]!.filters[dimensionId])).toEqual([
      { type: "single", value: "b" },
      { type: "single", value: "b" },
    ]);
    for (const filters of [sectors, sectors.slice(0, 1), sectors.slice(1)]) {
      const removed = transition(set.state, { type: "FILTER_REMOVE_SINGLE", filters }, both);
      expect(removed.state).toBe(set.state);
    }
  });

  test("FI12 a filter is not set to what its dimension lacks, nor that of a key to none", () => {
    const base = makeComponents();
    const remark = makeDimension("remark", "NominalDimension", { isKeyDimension: false });
    const own = makeContext({ ...base, dimensions: [...base.dimensions, remark] });
    const state = makeState();
    const after = (dimensionId: string, value: string) => {
      const one = { type: "single" as const, value };
      const set: EditorEvent = { type: "FILTER_SET_SINGLE", filters: at(dimensionId), value };
      const all: EditorEvent = {
        type: "CHART_CONFIG_FILTERS_UPDATE",
        cubeIri: TEST_CUBE,
        filters: { ...filters(state), [dimensionId]: one },
      };
      return [set, all].map((event) => transition(state, event, own));
    };
    for (const [dimensionId, value] of [
      [sector, "FIELD_VALUE_NONE"],
      [sector, "z"],
      [sector, "VISUALIZE_MOST_RECENT_VALUE"],
      [remark.id, "z"],
    ] as const)
      for (const result of after(dimensionId, value)) {
        expect(result.state).toBe(state);
        expect(result.effects).toMatchObject([{ type: "LOG_IGNORED", reason: "payload" }]);
      }
    for (const value of ["a", "FIELD_VALUE_NONE"])
      for (const { state: set } of after(remark.id, value))
        expect(filters(set)[remark.id]).toEqual({ type: "single", value });
    const byRegion: EditorEvent = {
      type: "CHART_FIELD_CHANGED",
      field: "x",
      componentId: region,
    };
    const newest = send(state, byRegion, {
      type: "FILTER_SET_SINGLE",
      filters: at(year),
      value: "VISUALIZE_MOST_RECENT_VALUE",
    });
    expect(filters(newest)[year]).toMatchObject({ value: "VISUALIZE_MOST_RECENT_VALUE" });
  });

  test("FI12 a filter on a value that is gone stays while others move", () => {
    const state = charts(makeState());
    const old = { [sector]: { type: "single" as const, value: "gone" } };
    const [config] = state.chartConfigs;
    const cubes = [{ ...config!.cubes[0]!, filters: { ...filters(state), ...old } }];
    const opened = { ...state, chartConfigs: [{ ...config!, cubes }] } as StateWithCharts;
    const moved = send(opened, {
      type: "CHART_CONFIG_FILTERS_UPDATE",
      cubeIri: TEST_CUBE,
      filters: Object.fromEntries(Object.entries(filters(opened)).toReversed()),
    });
    expect(Object.keys(filters(moved))).toEqual(Object.keys(filters(opened)).toReversed());
    expect(filters(moved)[sector]).toEqual(old[sector]);
  });

  test("FI11 a filter on a dimension that no dataset of the chart has is refused", () => {
    const both = makeCubesContext();
    const foreign = [{ cubeIri: OTHER_CUBE, dimensionId: testId("fuel", OTHER_CUBE) }];
    const unknown = [{ cubeIri: TEST_CUBE, dimensionId: testId("nothing") }];
    const joined = [{ cubeIri: TEST_CUBE, dimensionId: "joinBy__1" }];
    const events = [foreign, unknown, joined].flatMap((filters): EditorEvent[] => [
      { type: "FILTER_SET_SINGLE", filters, value: "gas" },
      { type: "FILTER_REMOVE_SINGLE", filters },
      { type: "CHART_CONFIG_FILTER_SET_MULTI", filters, values: ["gas", "coal"] },
      { type: "CHART_CONFIG_FILTER_SET_RANGE", filters, from: "coal", to: "gas" },
      { type: "CHART_CONFIG_FILTER_RESET_RANGE", filters },
      {
        type: "CHART_CONFIG_FILTERS_UPDATE",
        cubeIri: TEST_CUBE,
        filters: { [filters[0]!.dimensionId]: { type: "single", value: "gas" } },
      },
    ]);
    const left = transition(makeJoinedState(), { type: "DATASET_REMOVE", iri: OTHER_CUBE }, both);
    for (const state of [makeState(), left.state])
      for (const event of events)
        expect({ event, state: transition(state, event, both).state }).toEqual({ event, state });
  });

  test("FI11 all filters of a dataset are replaced by those of its own dimensions", () => {
    const both = makeCubesContext();
    const state = makeJoinedState();
    const fuel = testId("fuel", OTHER_CUBE);
    const update = (dimensionId: string): EditorEvent => ({
      type: "CHART_CONFIG_FILTERS_UPDATE",
      cubeIri: OTHER_CUBE,
      filters: { [dimensionId]: { type: "single", value: "coal" } },
    });
    const updated = findActiveChart(charts(transition(state, update(fuel), both).state))!;
    expect(updated.cubes[1]!.filters[fuel]).toEqual({ type: "single", value: "coal" });
    expect(transition(state, update(region), both).state).toBe(state);
  });

  test("D34 DA8 while layouting a value goes to the dashboard, of a dimension that it shares", () => {
    const alone = send(makeState(), { type: "CHART_CONFIG_ADD" }, { type: "STEP_NEXT" });
    const layouting = send(alone, { type: "DASHBOARD_DATA_FILTER_ADD", dimensionId: sector });
    const setSector: EditorEvent = { type: "FILTER_SET_SINGLE", filters: at(sector), value: "c" };
    expect(send(alone, setSector)).toBe(alone);
    for (const value of ["z", "FIELD_VALUE_NONE"])
      expect(send(layouting, { ...setSector, value })).toBe(layouting);
    const set = charts(
      send(layouting, { type: "FILTER_SET_SINGLE", filters: at(sector), value: "c" }),
    );
    expect(set.dashboardFilters.dataFilters.filters).toEqual({
      [sector]: { type: "single", value: "c" },
    });
    expect(set.chartConfigs).toEqual(charts(layouting).chartConfigs);
    const unknown: EditorEvent = {
      type: "FILTER_SET_SINGLE",
      filters: at(testId("nothing")),
      value: "c",
    };
    expect(send(layouting, unknown)).toBe(layouting);
    const deathsFilter = { ...unknown, filters: at(deaths) };
    expect(send(layouting, deathsFilter)).toBe(layouting);
    expect(send(layouting, { ...unknown, filters: [] })).toBe(layouting);
  });

  test("D34 a joined dimension is the dashboard's under its join id and under its originals", () => {
    const both = makeCubesContext();
    const layouting = [{ type: "CHART_CONFIG_ADD" }, { type: "STEP_NEXT" }].reduce(
      (state, event) => transition(state, event as EditorEvent, both).state,
      makeJoinedState(),
    );
    for (const dimensionId of ["joinBy__1", testId("branche", OTHER_CUBE)]) {
      const dataFilters = { componentIds: [dimensionId], filters: {} };
      const shared = charts({
        ...charts(layouting),
        dashboardFilters: {
          ...charts(layouting).dashboardFilters,
          dataFilters,
        },
      });
      const filters = [{ cubeIri: OTHER_CUBE, dimensionId }];
      const set = transition(shared, { type: "FILTER_SET_SINGLE", filters, value: "a" }, both);
      expect(charts(set.state).dashboardFilters.dataFilters.filters).toEqual({
        [dimensionId]: { type: "single", value: "a" },
      });
    }
  });

  test("FI13 TR1 a range of time sets where the viewers' range begins and ends", () => {
    const state = send(makeState(), {
      type: "CHART_CONFIG_FILTER_SET_RANGE",
      filters: at(year),
      from: "2019",
      to: "2020",
    });
    expect(filters(state)[year]).toEqual({ type: "range", from: "2019", to: "2020" });
    expect(active(state, "column").interactiveFiltersConfig!.timeRange).toMatchObject({
      componentId: year,
      presets: { from: "2019", to: "2020" },
    });
    expect(
      filters(send(state, { type: "CHART_CONFIG_FILTER_RESET_RANGE", filters: at(year) }))[year],
    ).toBeUndefined();
    for (const [from, to] of [
      ["2021", "2020"],
      ["2020", ""],
      ["", "2020"],
    ] as const)
      expect(
        send(state, { type: "CHART_CONFIG_FILTER_SET_RANGE", filters: at(year), from, to }),
      ).toBe(state);
  });

  test("PF3 an answer counts only for what is still asked, and is not asked again", () => {
    const state = makeState();
    const asked = {
      iri: TEST_CUBE,
      filters: { ...filters(state) } as Record<string, { type: "single"; value: string }>,
    };
    const answer: EditorEvent = {
      type: "POSSIBLE_FILTERS_RECEIVED",
      chartKey: "first",
      answers: [{ asked, possibleFilters: [{ type: "single", id: sector, value: "c" }] }],
    };
    const result = transition(state, answer, context);
    expect(filters(result.state)[sector]).toEqual({ type: "single", value: "c" });
    expect(result.effects).toEqual([
      { type: "FILTERS_CORRECTED", chartKey: "first", componentIds: [sector] },
      { type: "SAVE_LOCAL" },
    ]);
    const later = send(state, { type: "FILTER_SET_SINGLE", filters: at(region), value: "south" });
    expect(send(later, answer)).toBe(later);
  });
});

describe("charts and layout", () => {
  test("CH1 CH2 a chart comes with its block and goes with it", () => {
    const two = charts(send(makeState(), { type: "CHART_CONFIG_ADD" }));
    expect(two.layout.blocks.map(({ key }) => key)).toEqual(two.chartConfigs.map(({ key }) => key));
    expect(two.activeChartKey).toBe(two.chartConfigs[1]!.key);
    const one = charts(send(two, { type: "CHART_CONFIG_REMOVE", chartKey: two.activeChartKey }));
    expect([one.activeChartKey, one.layout.blocks.length]).toEqual(["first", 1]);
    expect(send(one, { type: "CHART_CONFIG_REMOVE", chartKey: "first" })).toBe(one);
  });

  test("CH3 tabs and blocks have orders of their own", () => {
    const two = send(makeState(), { type: "CHART_CONFIG_ADD" });
    const tabs = charts(send(two, { type: "CHART_CONFIG_REORDER", oldIndex: 0, newIndex: 1 }));
    expect(tabs.chartConfigs[1]!.key).toBe("first");
    expect(tabs.layout.blocks[0]!.key).toBe("first");
  });

  test("LA5 a canvas has a place for every block at every width", () => {
    const layouting = charts(
      send(makeState(), { type: "CHART_CONFIG_ADD" }, { type: "STEP_NEXT" }),
    );
    const layout = makeLayout(
      "canvas",
      layouting.layout,
      layouting.chartConfigs.map(({ key }) => key),
    );
    const state = charts(
      send(
        layouting,
        { type: "LAYOUT_CHANGED", layout },
        { type: "LAYOUT_BLOCK_ADD", text: { de: "", fr: "", it: "", en: "" } },
      ),
    );
    expect(state.layout).toMatchObject({ type: "dashboard", layout: "canvas" });
    const layouts = "layouts" in state.layout ? state.layout.layouts : {};
    expect(layouts.xl!.map(({ x, y, w, h }) => [x, y, w, h])).toEqual([
      [0, 0, 1, 7],
      [1, 0, 1, 7],
      [2, 0, 1, 1],
    ]);
    expect(layouts.sm!.map(({ y }) => y)).toEqual([0, 7, 14]);
  });

  test("LA9 one chart at least is published", () => {
    const layouting = charts(
      send(makeState(), { type: "CHART_CONFIG_ADD" }, { type: "STEP_NEXT" }),
    );
    const [first, second] = layouting.chartConfigs.map(({ key }) => key) as [string, string];
    const single = send(
      layouting,
      {
        type: "LAYOUT_CHANGED",
        layout: makeLayout("singleURLs", layouting.layout, [first, second]),
      },
      { type: "LAYOUT_PUBLISHABLE_CHANGED", chartKey: first, publishable: false },
    );
    expect(charts(single).layout).toMatchObject({ publishableChartKeys: [second] });
    expect(
      send(single, { type: "LAYOUT_PUBLISHABLE_CHANGED", chartKey: second, publishable: false }),
    ).toBe(single);
  });

  test("JO2 JO3 a dataset joins by shared dimensions, and leaves again", () => {
    const other = "https://example.org/other";
    const jahr = testId("jahr", other);
    const joinedYear = makeDimension("year", "TemporalDimension", {
      id: "joinBy__0",
      cubeIri: "joinBy",
      originalIds: [
        { cubeIri: TEST_CUBE, dimensionId: year, label: "year" },
        { cubeIri: other, dimensionId: jahr, label: "jahr" },
      ],
    });
    const base = makeComponents();
    const joined = {
      dimensions: [joinedYear, ...base.dimensions.filter(({ id }) => id !== year)],
      measures: [...base.measures, makeMeasure("n", { cubeIri: other, unit: "m" })],
    };
    const own = {
      ...context,
      findComponents: (cubes: readonly unknown[]) => (cubes.length > 1 ? joined : base),
    };
    const add: EditorEvent = {
      type: "DATASET_ADD",
      iri: other,
      joinBy: { [TEST_CUBE]: [year], [other]: [jahr] },
    };
    const state = transition(makeState("line"), add, own).state;
    const config = findActiveChart(charts(state))!;
    expect(config.chartType).toBe("comboLineSingle");
    expect(config.fields).toMatchObject({ x: { componentId: "joinBy__0" } });
    expect(config.cubes.map(({ joinBy }) => joinBy)).toEqual([[year], [jahr]]);
    const left = findActiveChart(
      charts(transition(state, { type: "DATASET_REMOVE", iri: other }, own).state),
    )!;
    expect(left.cubes.map(({ iri, joinBy }) => [iri, joinBy])).toEqual([[TEST_CUBE, undefined]]);
    expect([left.key, left.chartType]).toEqual([config.key, "comboLineSingle"]);
    expect(transition(makeState(), { ...add, joinBy: {} }, own).state).toEqual(makeState());
  });

  test("JO11 a dataset that joins by what it does not have, or twice by the same, is ignored", () => {
    const both = makeCubesContext();
    const joinBys = [
      { [TEST_CUBE]: [year], [OTHER_CUBE]: ["unknown"] },
      { [TEST_CUBE]: ["unknown"], [OTHER_CUBE]: [testId("jahr", OTHER_CUBE)] },
      {
        [TEST_CUBE]: [year, year],
        [OTHER_CUBE]: [testId("jahr", OTHER_CUBE), testId("jahr", OTHER_CUBE)],
      },
    ];
    for (const joinBy of joinBys) {
      const { state, effects } = transition(
        makeState(),
        { type: "DATASET_ADD", iri: OTHER_CUBE, joinBy },
        both,
      );
      expect(state).toEqual(makeState());
      expect(effects.map(({ type }) => type)).toEqual(["LOG_IGNORED"]);
    }
    const known = { type: "DATASET_ADD" as const, iri: OTHER_CUBE, joinBy: JOIN_BY };
    expect(transition(makeState(), known, both).state).not.toEqual(makeState());
  });

  test("JO3 joins stay while two datasets are left", () => {
    const both = makeCubesContext();
    const third = "https://example.org/third";
    const joinBy = { ...JOIN_BY, [third]: [testId("annee", third), testId("branch", third)] };
    const known: MachineContext = {
      ...both,
      findComponents: (cubes) => {
        const found = both.findComponents(cubes.filter(({ iri }) => iri !== third));
        if (!found || cubes.every(({ iri }) => iri !== third)) return found;
        const dimensions = found.dimensions.map((dimension) => {
          const id = joinBy[third][Number(dimension.id.replace("joinBy__", ""))];
          if (!dimension.originalIds || id === undefined) return dimension;
          const original = { cubeIri: third, dimensionId: id, label: "" };
          return { ...dimension, originalIds: [...dimension.originalIds, original] };
        });
        return { ...found, dimensions };
      },
    };
    const added: EditorEvent = { type: "DATASET_ADD", iri: third, joinBy };
    const three = transition(makeJoinedState(), added, known).state;
    expect(findActiveChart(charts(three))!.cubes).toHaveLength(3);
    const two = transition(three, { type: "DATASET_REMOVE", iri: third }, known).state;
    expect(findActiveChart(charts(two))!.cubes.map(({ iri, joinBy: by }) => [iri, by])).toEqual(
      Object.entries(JOIN_BY),
    );
    const one = transition(two, { type: "DATASET_REMOVE", iri: TEST_CUBE }, known).state;
    expect(findActiveChart(charts(one))!.cubes.map(({ iri, joinBy: by }) => [iri, by])).toEqual([
      [OTHER_CUBE, undefined],
    ]);
  });
});

describe("undo and redo", () => {
  const run = (...events: EditorEvent[]) =>
    events.reduce(
      (history, event) => applyEvent(history, event, context).history,
      makeHistory(makeState()),
    );
  const title = (value: string, locale: "de" | "en" = "en"): EditorEvent => ({
    type: "CHART_META_CHANGE",
    field: "title",
    locale,
    value,
  });

  test("UR1 a step is taken back and done again, by its name", () => {
    const history = run({ type: "CHART_TYPE_CHANGED", chartType: "bar" }, title("A"));
    expect(nextSteps(history)).toEqual({
      undo: { id: "history.text", args: { field: "title", locale: "en" } },
    });
    const back = undo(undo(history, context).history, context).history;
    expect(active(back.present, "column").chartType).toBe("column");
    expect(nextSteps(back)).toEqual({
      redo: { id: "history.chart-type", args: { chartType: "bar" } },
    });
    expect(active(redo(back, context).history.present, "bar").chartType).toBe("bar");
    expect(undo(back, context)).toEqual({ history: back, effects: [] });
    expect(undo(history, context).effects).toEqual([{ type: "SAVE_LOCAL" }]);
  });

  test("UR2 screens and panels are no steps", () => {
    const history = run(
      { type: "CHART_ACTIVE_FIELD_CHANGED", field: "x" },
      title("A"),
      { type: "STEP_NEXT" },
      { type: "PUBLISH_FAILED", errorId: "x" },
    );
    expect(history.past).toHaveLength(1);
    expect(undo(history, context).history.present.state).toBe("CONFIGURING_CHART");
    const added = run({ type: "CHART_CONFIG_ADD" }, { type: "STEP_NEXT" });
    expect(undo(added, context).history.present.state).toBe("LAYOUTING");
    expect(run(title("A"), { type: "STEP_PREVIOUS" }).past).toEqual([]);
  });

  test("UR3 typing in one text is one step, also with an answer between", () => {
    const answer: EditorEvent = {
      type: "POSSIBLE_FILTERS_RECEIVED",
      chartKey: "first",
      answers: [],
    };
    expect(run(title("A"), answer, title("Ab"), title("Abc")).past).toHaveLength(1);
    expect(run(title("A"), title("B", "de"), title("C")).past).toHaveLength(3);
    expect(run(title("A"), { type: "CHART_ACTIVE_FIELD_CHANGED" }, title("Ab")).past).toHaveLength(
      2,
    );
    const back = undo(run(title("A"), title("Ab")), context).history;
    expect(active(back.present, "column").meta.title.en).toBe("");
    expect(applyEvent(back, title("B"), context).history.future).toEqual([]);
  });

  test("UR4 the last steps are kept", () => {
    const many = Array.from({ length: HISTORY_LIMIT + 5 }, (_, index) =>
      title(`${index}`, index % 2 ? "de" : "en"),
    );
    expect(run(...many).past).toHaveLength(HISTORY_LIMIT);
  });

  test("UR5 an open panel stays open", () => {
    const history = run(title("A"), { type: "CHART_ACTIVE_FIELD_CHANGED", field: "y" });
    expect(active(undo(history, context).history.present, "column").activeField).toBe("y");
  });
});
