import { expect, test } from "vitest";
import { nameLayer } from "../chart-types/map-services.ts";
import type { ChartType } from "../chart-types/chart-types.ts";
import { CANVAS_COLUMNS, makeLayout } from "../dashboard/layout-blocks.ts";
import { MOST_RECENT_VALUE } from "@statelier/model";
import { TEST_CUBE, testId } from "../testing/make-test-components.ts";
import type { ConfiguratorState, StateWithCharts } from "../document/configurator-state.ts";
import type { EditorEvent } from "./events/events.ts";
import { applyEvent, makeHistory, undo } from "./history.ts";
import {
  makeContext,
  makeCubesContext,
  makeJoinedState,
  makeState,
  OTHER_CUBE,
} from "./testing/make-test-state.ts";
import { transition } from "./transition.ts";

const context = makeContext();
const send = (state: ConfiguratorState, ...events: EditorEvent[]): StateWithCharts =>
  events.reduce(
    (before, event) => transition(before, event, context).state,
    state,
  ) as StateWithCharts;
const layouting = send(makeState(), { type: "CHART_CONFIG_ADD" }, { type: "STEP_NEXT" });
const keys = layouting.chartConfigs.map(({ key }) => key);
const text = { de: "", fr: "", it: "", en: "Hello" };

test("LA1 LA3 a layout holds every chart and keeps texts and blocks", () => {
  const titled = send(layouting, {
    type: "LAYOUT_META_CHANGE",
    field: "title",
    locale: "en",
    value: "T",
  });
  const worded = send(titled, { type: "LAYOUT_BLOCK_ADD", text });
  const tall = send(worded, {
    type: "LAYOUT_CHANGED",
    layout: makeLayout("tall", worded.layout, keys),
  });
  expect(tall.layout).toEqual({
    ...worded.layout,
    activeField: undefined,
    type: "dashboard",
    layout: "tall",
  });
  expect(send(titled, { type: "LAYOUT_CHANGED", layout: { ...tall.layout, blocks: [] } })).toBe(
    titled,
  );
});

test("LA4 a canvas has four columns on wide screens and one on phones", () => {
  expect(CANVAS_COLUMNS).toEqual({ xl: 4, lg: 3, md: 2, sm: 1 });
});

test("LA6 LA7 texts come, are edited while active, and go; charts stay", () => {
  const added = send(layouting, { type: "LAYOUT_BLOCK_ADD", text });
  const key = added.layout.activeField!;
  const edited = send(added, {
    type: "LAYOUT_BLOCK_TEXT_CHANGE",
    key,
    locale: "de",
    value: "Hallo",
  });
  expect(edited.layout.blocks.at(-1)).toMatchObject({ key, text: { en: "Hello", de: "Hallo" } });
  const inactive = send(added, { type: "LAYOUT_ACTIVE_FIELD_CHANGED" });
  expect(send(inactive, { type: "LAYOUT_BLOCK_TEXT_CHANGE", key, locale: "de", value: "x" })).toBe(
    inactive,
  );
  const copied = send(edited, { type: "LAYOUT_BLOCK_DUPLICATE", key });
  expect(copied.layout.activeField).not.toBe(key);
  expect(copied.layout.blocks.at(-1)).toMatchObject({ text: { de: "Hallo" } });
  expect(send(added, { type: "LAYOUT_BLOCK_REMOVE", key }).layout.blocks).toEqual(
    layouting.layout.blocks,
  );
  expect(send(layouting, { type: "LAYOUT_BLOCK_REMOVE", key: "first" })).toBe(layouting);
});

test("LA8 the first measured height counts", () => {
  const canvas = send(layouting, {
    type: "LAYOUT_CHANGED",
    layout: makeLayout("canvas", layouting.layout, keys),
  });
  const measured = send(canvas, { type: "LAYOUT_BLOCK_INITIALIZED", key: "first", minH: 9 });
  expect("layouts" in measured.layout && measured.layout.layouts.sm![0]).toMatchObject({
    i: "first",
    h: 9,
    minH: 9,
  });
  expect(send(measured, { type: "LAYOUT_BLOCK_INITIALIZED", key: "first", minH: 4 })).toBe(
    measured,
  );
});

test("DA2 DA3 a shared filter that no chart has on its own starts on the first value, and leaves none", () => {
  const dimensionId = testId("sector");
  const added = send(layouting, { type: "DASHBOARD_DATA_FILTER_ADD", dimensionId });
  expect(added.dashboardFilters.dataFilters).toEqual({
    componentIds: [dimensionId],
    filters: { [dimensionId]: { type: "single", value: "a" } },
  });
  expect(
    send(added, { type: "DASHBOARD_DATA_FILTER_REMOVE", dimensionId }).dashboardFilters.dataFilters,
  ).toEqual({ componentIds: [], filters: {} });
});

test("DA2 a shared filter starts on the value that most charts have on their own, the first in a draw", () => {
  const [sector, year] = [testId("sector"), testId("year")];
  const single = (dimensionId: string, value: string): EditorEvent => ({
    type: "FILTER_SET_SINGLE",
    filters: [{ cubeIri: TEST_CUBE, dimensionId }],
    value,
  });
  const startOf = (
    dimensionId: string,
    [first = "", ...others]: string[],
    chartType: ChartType = "column",
  ): string | undefined => {
    const events = others.flatMap((value): EditorEvent[] => [
      { type: "CHART_CONFIG_ADD" },
      single(dimensionId, value),
    ]);
    const charts = send(makeState(chartType), single(dimensionId, first), ...events);
    const shared = send(
      charts,
      { type: "STEP_NEXT" },
      { type: "DASHBOARD_DATA_FILTER_ADD", dimensionId },
    );
    return shared.dashboardFilters.dataFilters.filters[dimensionId]?.value;
  };
  expect(startOf(sector, ["a", "c", "c"])).toBe("c");
  expect(startOf(sector, ["b", "c"])).toBe("b");
  expect(startOf(year, [MOST_RECENT_VALUE, "2020", "2021"], "pie")).toBe("2021");
});

test("DA2 the list of shared filters is sorted, whichever comes first", () => {
  const ids = [testId("age"), testId("sector")];
  for (const order of [ids, ids.toReversed()]) {
    const added = order.reduce(
      (state, dimensionId) => send(state, { type: "DASHBOARD_DATA_FILTER_ADD", dimensionId }),
      layouting,
    );
    expect(added.dashboardFilters.dataFilters.componentIds).toEqual(ids);
  }
});

test("DA8 filters are shared for dimensions that a chart has, each once, with values for those alone", () => {
  const sector = testId("sector");
  const one = { type: "single" as const, value: "a" };
  const set = (componentIds: string[], filters: Record<string, typeof one>) =>
    transition(
      layouting,
      { type: "DASHBOARD_DATA_FILTERS_SET", dataFilters: { componentIds, filters } },
      context,
    );
  for (const refused of [
    set(["unknown"], {}),
    set([sector, "unknown"], { [sector]: one }),
    set([testId("deaths")], {}),
    set([sector, sector], { [sector]: one }),
    set([sector], { [testId("age")]: one }),
    set([sector], { [sector]: { ...one, value: "z" } }),
  ]) {
    expect(refused.state).toBe(layouting);
    expect(refused.effects.map(({ type }) => type)).toEqual(["LOG_IGNORED"]);
  }
  expect(
    (set([sector], { [sector]: one }).state as StateWithCharts).dashboardFilters,
  ).toMatchObject({ dataFilters: { componentIds: [sector], filters: { [sector]: one } } });
});

test("DA8 what a chart without known components shares stays, while the others are set", () => {
  const { chartConfigs } = makeState() as StateWithCharts;
  const lost = { ...chartConfigs[0]!, key: "lost", cubes: [{ iri: "gone", filters: {} }] };
  const known = makeCubesContext();
  const one = (value: string) => ({ type: "single" as const, value });
  const sector = testId("sector");
  const state: StateWithCharts = {
    ...layouting,
    chartConfigs: [...layouting.chartConfigs, lost],
    dashboardFilters: {
      ...layouting.dashboardFilters,
      dataFilters: {
        componentIds: ["of-lost", sector],
        filters: { "of-lost": one("x"), [sector]: one("a") },
      },
    },
  };
  const set = (own: string, shared: string) =>
    transition(
      state,
      {
        type: "DASHBOARD_DATA_FILTERS_SET",
        dataFilters: {
          componentIds: ["of-lost", sector],
          filters: { "of-lost": one(own), [sector]: one(shared) },
        },
      },
      known,
    ).state as StateWithCharts;
  expect(set("x", "b").dashboardFilters.dataFilters.filters).toEqual({
    "of-lost": one("x"),
    [sector]: one("b"),
  });
  expect(set("y", "b")).toBe(state);
});

test("DA8 a shared filter goes with the last chart that has its dimension", () => {
  const both = makeCubesContext();
  const joined = makeJoinedState();
  const ids = [testId("sector"), testId("fuel", OTHER_CUBE), "joinBy__0"];
  const run = (state: ConfiguratorState, ...events: EditorEvent[]) =>
    events.reduce((before, event) => transition(before, event, both).state, state);
  const { chartConfigs } = makeState() as StateWithCharts;
  const shared = run(
    joined,
    { type: "CHART_CONFIG_ADD_NEW_DATASET", chartConfig: chartConfigs[0]! },
    { type: "CHART_CONFIG_ADD_NEW_DATASET", chartConfig: chartConfigs[0]! },
    { type: "STEP_NEXT" },
    ...ids.map((dimensionId): EditorEvent => ({
      type: "DASHBOARD_DATA_FILTER_ADD",
      dimensionId,
    })),
  ) as StateWithCharts;
  const idsOf = (state: ConfiguratorState) => {
    const { componentIds, filters } = (state as StateWithCharts).dashboardFilters.dataFilters;
    expect(Object.keys(filters).toSorted()).toEqual(componentIds.toSorted());
    return componentIds.toSorted();
  };
  expect(idsOf(shared)).toEqual(ids.toSorted());
  const removed = run(shared, {
    type: "CHART_CONFIG_REMOVE",
    chartKey: "first",
  }) as StateWithCharts;
  expect(idsOf(removed)).toEqual([testId("sector")]);
  const [, second] = removed.chartConfigs;
  const last = run(removed, { type: "CHART_CONFIG_REMOVE", chartKey: second!.key });
  expect(idsOf(last)).toEqual([]);
  const alone = run(
    shared,
    { type: "CONFIGURE_CHART", chartKey: "first" },
    { type: "DATASET_REMOVE", iri: OTHER_CUBE },
  );
  expect(idsOf(alone)).toEqual([testId("sector")]);
  expect(idsOf(run(shared, { type: "CONFIGURE_CHART", chartKey: "first" }))).toEqual(
    ids.toSorted(),
  );
});

test("ST5 panels close on the way", () => {
  const open = send(makeState(), { type: "CHART_ACTIVE_FIELD_CHANGED", field: "x" });
  expect(send(open, { type: "STEP_NEXT" }).chartConfigs[0]!.activeField).toBeUndefined();
  const layout = send(layouting, { type: "LAYOUT_ACTIVE_FIELD_CHANGED", field: "meta" });
  for (const type of ["STEP_NEXT", "STEP_PREVIOUS"] as const)
    expect(send(layout, { type }).layout.activeField).toBeUndefined();
});

test("IM1 only areas are imputed", () => {
  const area = send(makeState("area"), {
    type: "IMPUTATION_TYPE_CHANGED",
    imputationType: "linear",
  });
  expect(area.chartConfigs[0]!.fields).toMatchObject({ y: { imputationType: "linear" } });
  const column = makeState();
  expect(send(column, { type: "IMPUTATION_TYPE_CHANGED", imputationType: "linear" })).toBe(column);
});

test("PF4 possible values are asked only when the filters have changed", () => {
  const effects = (event: EditorEvent) =>
    transition(makeState(), event, context).effects.map(({ type }) => type);
  expect(effects({ type: "CHART_META_CHANGE", field: "title", locale: "en", value: "T" })).toEqual([
    "SAVE_LOCAL",
  ]);
  expect(
    effects({ type: "CHART_FIELD_CHANGED", field: "segment", componentId: testId("sector") }),
  ).toEqual(["FETCH_POSSIBLE_FILTERS", "SAVE_LOCAL"]);
});

test("ML1 a new map layer lies above the areas", () => {
  const map = send(makeState("map"), {
    type: "CUSTOM_LAYER_ADD",
    layer: { type: "wms", id: "l", endpoint: "https://example.org" },
  });
  const [config] = map.chartConfigs;
  expect(config?.chartType === "map" && config.baseLayer.customLayers).toEqual([
    {
      type: "wms",
      id: "l",
      endpoint: "https://example.org",
      isBehindAreaLayer: false,
      syncTemporalFilters: false,
    },
  ]);
});

test("ML1 layers of two services may have one name; each is added once, changed and removed by itself", () => {
  const [one, other] = ["https://one.example.org/", "https://other.example.org/"];
  const add = (url: string): EditorEvent => ({
    type: "CUSTOM_LAYER_ADD",
    layer: { type: "wmts", id: "0", url },
  });
  const layersOf = ({ chartConfigs: [config] }: StateWithCharts) =>
    config?.chartType === "map"
      ? config.baseLayer.customLayers.map((layer) => [
          nameLayer(layer)?.url,
          layer.isBehindAreaLayer,
        ])
      : [];
  const both = send(makeState("map"), add(one), add(other), add(one));
  expect(layersOf(both)).toEqual([
    [one, false],
    [other, false],
  ]);
  const layer = { type: "wmts", id: "0", url: other } as const;
  const changed = send(both, {
    type: "CUSTOM_LAYER_UPDATE",
    layer: { ...layer, isBehindAreaLayer: true, syncTemporalFilters: false },
  });
  expect(layersOf(changed)).toEqual([
    [one, false],
    [other, true],
  ]);
  const remove = { type: "CUSTOM_LAYER_REMOVE", layerType: "wmts", layerId: "0" } as const;
  expect(layersOf(send(changed, { ...remove, layerUrl: one }))).toEqual([[other, true]]);
  expect(layersOf(send(changed, remove))).toEqual([]);
});

test("LA9 CH2 where the last chart to publish goes, another one is published", () => {
  const [first = "", second = ""] = keys;
  const single = send(
    layouting,
    { type: "LAYOUT_CHANGED", layout: makeLayout("singleURLs", layouting.layout, keys) },
    { type: "LAYOUT_PUBLISHABLE_CHANGED", chartKey: first, publishable: false },
    { type: "CHART_CONFIG_REMOVE", chartKey: second },
  );
  expect(single.layout).toMatchObject({ publishableChartKeys: [first] });
});

test("TR1 DA4 a shared range of time does not end before it begins", () => {
  const update = (from: string, to: string): EditorEvent => ({
    type: "DASHBOARD_TIME_RANGE_FILTER_UPDATE",
    timeRange: { active: true, timeUnit: "Year", presets: { from, to } },
  });
  expect(send(layouting, update("2021", "2020"))).toBe(layouting);
  for (const [from, to] of [
    ["2020", "2021"],
    ["2020", "2020"],
    ["2020", ""],
    ["", "2020"],
  ] as const) {
    const { timeRange } = send(layouting, update(from, to)).dashboardFilters;
    expect(timeRange).toEqual({ active: true, timeUnit: "Year", presets: { from, to } });
  }
});

test("LA5 a canvas keeps the places of the widths that are not named, and has one for each block", () => {
  const layout = makeLayout("canvas", layouting.layout, keys);
  const canvas = send(layouting, { type: "LAYOUT_CHANGED", layout });
  const places = keys.map((i, x) => ({ i, x, y: 3, w: 1, h: 5 }));
  const moved = send(canvas, { type: "LAYOUT_CANVAS_CHANGED", layouts: { xl: places } });
  const { layouts } = moved.layout as { layouts: Record<string, unknown> };
  expect(layouts).toMatchObject({ xl: places });
  const again = send(moved, {
    type: "LAYOUT_CANVAS_CHANGED",
    layouts: { xl: undefined, lg: places } as never,
  });
  expect(again.layout).toMatchObject({ layouts: { xl: places, lg: places } });
  for (const xl of [
    [places[0]!, places[0]!],
    [{ ...places[0]!, x: -1 }],
    [{ ...places[0]!, w: 0 }],
  ])
    expect(send(moved, { type: "LAYOUT_CANVAS_CHANGED", layouts: { xl } })).toBe(moved);
});

test("LA9 only charts that exist are published", () => {
  const [first = ""] = keys;
  const change = (...publishable: string[]): EditorEvent => ({
    type: "LAYOUT_CHANGED",
    layout: makeLayout("singleURLs", layouting.layout, publishable),
  });
  expect(send(layouting, change(first)).layout).toMatchObject({ publishableChartKeys: [first] });
  expect(send(layouting, change())).toBe(layouting);
  expect(send(layouting, change(first, "nothing"))).toBe(layouting);
});

test("LA9 the last chart that exists stays published beside one that is gone", () => {
  const [first = ""] = keys;
  const stored = {
    ...layouting,
    layout: makeLayout("singleURLs", layouting.layout, [first, "gone"]),
  };
  expect(
    send(stored, { type: "LAYOUT_PUBLISHABLE_CHANGED", chartKey: first, publishable: false }),
  ).toBe(stored);
});

test("UR5 an open panel of the layout stays open", () => {
  const events: EditorEvent[] = [
    { type: "LAYOUT_META_CHANGE", field: "title", locale: "en", value: "T" },
    { type: "LAYOUT_ACTIVE_FIELD_CHANGED", field: "meta" },
  ];
  const history = events.reduce(
    (before, event) => applyEvent(before, event, context).history,
    makeHistory(layouting),
  );
  const { present } = undo(history, context).history;
  expect(present).toMatchObject({
    layout: { activeField: "meta", meta: { title: { en: "" } } },
  });
});

test("LA8 a text whose words have changed is measured anew", () => {
  const text = { de: "", fr: "", it: "", en: "a" };
  const added = send(layouting, { type: "LAYOUT_BLOCK_ADD", text });
  const key = added.layout.activeField!;
  const measured = send(added, { type: "LAYOUT_BLOCK_INITIALIZED", key, minH: 2 });
  const find = (state: StateWithCharts) => state.layout.blocks.find((block) => block.key === key);
  expect(find(measured)).toMatchObject({ initialized: true });
  const change = { type: "LAYOUT_BLOCK_TEXT_CHANGE", key, locale: "en", value: "b" } as const;
  expect(find(send(measured, change))).toMatchObject({ initialized: false });
});

test("LA8 a text of another width is measured anew, for the screens on which it has that width", () => {
  const text = { de: "", fr: "", it: "", en: "a" };
  const canvas = send(layouting, {
    type: "LAYOUT_CHANGED",
    layout: makeLayout(
      "canvas",
      layouting.layout,
      layouting.chartConfigs.map(({ key }) => key),
    ),
  });
  const added = send(canvas, { type: "LAYOUT_BLOCK_ADD", text });
  const key = added.layout.activeField ?? "";
  const itemOf = ({ layout }: StateWithCharts, screen: "xl" | "lg") =>
    "layouts" in layout ? layout.layouts[screen]?.find(({ i }) => i === key) : undefined;
  const isKnown = ({ layout }: StateWithCharts) =>
    layout.blocks.find((block) => block.key === key)?.initialized;
  const narrow = send(added, { type: "LAYOUT_BLOCK_INITIALIZED", key, minH: 5, width: 1 });
  expect([itemOf(narrow, "xl")?.h, itemOf(narrow, "lg")?.h]).toEqual([5, 5]);
  const items = ("layouts" in narrow.layout && narrow.layout.layouts.xl) || [];
  const moved = send(narrow, { type: "LAYOUT_CANVAS_CHANGED", layouts: { xl: items } });
  expect(isKnown(moved)).toBe(true);
  const wide = send(narrow, {
    type: "LAYOUT_CANVAS_CHANGED",
    layouts: { xl: items.map((item) => (item.i === key ? { ...item, x: 0, y: 90, w: 3 } : item)) },
  });
  expect(isKnown(wide)).toBe(false);
  const measured = send(wide, { type: "LAYOUT_BLOCK_INITIALIZED", key, minH: 2, width: 3 });
  expect([itemOf(measured, "xl")?.h, itemOf(measured, "lg")?.h]).toEqual([2, 5]);
});

test("UR3 the steps of a slider are one step to undo", () => {
  const update = (from: string): EditorEvent => ({
    type: "DASHBOARD_TIME_RANGE_FILTER_UPDATE",
    timeRange: { active: true, timeUnit: "Year", presets: { from, to: "2021" } },
  });
  const history = ["2019", "2020", "2021"].reduce(
    (before, from) => applyEvent(before, update(from), context).history,
    makeHistory(layouting),
  );
  expect(history.past).toHaveLength(1);
});
