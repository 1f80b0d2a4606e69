import { describe, expect, test } from "vitest";
import { parseDocument } from "../../document/parse-document.ts";
import { migrateState } from "./migrate.ts";

type Json = Record<string, unknown>;

const CUBE = "https://environment.example/noise";
const ID = `${CUBE}/1(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)${CUBE}`;
const texts = { de: "", fr: "", it: "", en: "" };
const meta = { title: texts, description: texts };

/** As a store gives it back: what was undefined is absent. */
const stored = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

const open = (document: Json) => {
  const migrated = migrateState(stored(document), { context: { newKey: () => "aBcDeFgHiJkL" } });
  if (!migrated.ok) throw new Error(JSON.stringify(migrated.error));
  const parsed = parseDocument(migrated.document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  const [chart] = parsed.value.chartConfigs;
  const visible = migrated.losses.filter(({ dormant }) => !dormant);
  return { document: parsed.value, chart, losses: visible.map(({ path }) => path.join(".")) };
};

const early = (chartConfig: Json, more: Json = {}): Json => ({
  dataSet: `${CUBE}/1`,
  dataSource: { type: "sparql", url: "https://cached.lindas.admin.ch/query" },
  meta,
  chartConfig: { version: "1.2.1", filters: {}, ...chartConfig },
  ...more,
});

const column = (more: Json = {}, fields: Json = {}): Json => ({
  chartType: "column",
  fields: { x: { componentIri: `${CUBE}/x` }, y: { componentIri: `${CUBE}/y` }, ...fields },
  ...more,
});

const table = (columnMembers: Json, more: Json = {}): Json => ({
  chartType: "table",
  settings: { showSearch: true, showAllRows: false },
  sorting: [],
  fields: {
    [`${CUBE}/a`]: {
      componentIri: `${CUBE}/a`,
      componentType: "NominalDimension",
      index: 0,
      isGroup: false,
      isHidden: false,
      columnStyle: { type: "text", textStyle: "bold" },
      ...columnMembers,
    },
  },
  ...more,
});

const map = (fields: Json, more: Json = {}): Json => ({
  chartType: "map",
  version: "1.4.2",
  baseLayer: { show: true, locked: false },
  fields,
  ...more,
});

const today = (chart: Json = {}, more: Json = {}): Json => ({
  version: "4.6.0",
  dataSource: { type: "sparql", url: "https://cached.lindas.admin.ch/query" },
  layout: {
    type: "tab",
    meta: { ...meta, label: texts },
    blocks: [{ type: "chart", key: "one", initialized: false }],
  },
  chartConfigs: [
    {
      key: "one",
      version: "4.5.0",
      meta: { ...meta, label: texts },
      cubes: [{ iri: CUBE, filters: {} }],
      limits: {},
      conversionUnitsByComponentId: {},
      chartType: "column",
      fields: {
        x: { componentId: "x" },
        y: { componentId: "y" },
        color: { type: "single", paletteId: "category10", color: "#1f77b4" },
      },
      ...chart,
    },
  ],
  activeChartKey: "one",
  dashboardFilters: {
    timeRange: { active: false, timeUnit: "", presets: { from: "", to: "" } },
    dataFilters: { componentIds: [], filters: {} },
  },
  ...more,
});

const layout = (members: Json): Json => today({}, { layout: { meta, ...members } });

describe("what early versions wrote, or left out, opens", () => {
  const time = {
    active: true,
    componentIri: `${CUBE}/x`,
    presets: { type: "range", from: "2001", to: "2005" },
  };
  test.each<[string, Json]>([
    ["no viewers' filters", column()],
    ["viewers' filters that are null", column({ interactiveFiltersConfig: null })],
    ["empty viewers' filters", column({ interactiveFiltersConfig: {} })],
    [
      "a time range without component and presets",
      column({ interactiveFiltersConfig: { timeRange: { active: true } } }),
    ],
    [
      "no version at all, with the time of then",
      column({ version: undefined, interactiveFiltersConfig: { time } }),
    ],
    ["a version that is null", column({ version: null })],
    ["an active field that is null", column({ activeField: null })],
    ["no filters", column({ filters: undefined })],
    ["a segment that is null", column({}, { segment: null })],
    [
      "a segment with a palette and no colours",
      column({}, { segment: { componentIri: `${CUBE}/s`, type: "stacked", palette: "set1" } }),
    ],
    ["a column without sorting of a table", table({}, { sorting: undefined })],
    ["a table without settings", table({}, { settings: undefined })],
    ["a table from before all rows could be shown", table({}, { settings: { showSearch: true } })],
    ["a column from before it could be hidden", table({ isHidden: undefined })],
    ["a column without style", table({ columnStyle: undefined })],
    ["a map without base layer", map({}, { baseLayer: undefined })],
    ["a map from before the view could be locked", map({}, { baseLayer: { show: false } })],
    [
      "symbols without size",
      map({
        symbolLayer: {
          componentIri: "g",
          measureIri: "FIELD_VALUE_NONE",
          color: { type: "fixed", value: "#1f77b4", opacity: 80 },
        },
      }),
    ],
    [
      "areas of one colour",
      map({
        areaLayer: { componentIri: "g", color: { type: "fixed", value: "#1f77b4", opacity: 100 } },
      }),
    ],
  ])("%s", (_name, chart) => {
    expect(open(early(chart)).losses).toEqual([]);
  });

  test("texts that were never written are empty", () => {
    const { chart } = open(
      early(column(), { meta: { title: { de: "Lärm", fr: null }, description: null } }),
    );
    expect(chart?.meta).toEqual({
      title: { ...texts, de: "Lärm" },
      description: texts,
      label: texts,
    });
    expect(open(early(column(), { meta: undefined })).chart?.meta.title).toEqual(texts);
  });

  test.each([
    [true, "true"],
    [2001, "2001"],
    ["2001", "2001"],
  ])("a filter on the value %j", (value, read) => {
    const filters = { [`${CUBE}/k`]: { type: "single", value } };
    const { chart } = open(early(column({ filters })));
    expect(chart?.cubes[0]?.filters[`${ID}/k`]).toEqual({ type: "single", value: read });
  });

  test("a range of years that are numbers, and one to the most recent", () => {
    const filters = {
      [`${CUBE}/k`]: { type: "range", from: 2001, to: 2010 },
      [`${CUBE}/l`]: { type: "range", from: "2001", to: "VISUALIZE_MOST_RECENT_VALUE" },
    };
    expect(Object.values(open(early(column({ filters }))).chart?.cubes[0]?.filters ?? {})).toEqual([
      { type: "range", from: "2001", to: "2010" },
      { type: "range", from: "2001", to: "VISUALIZE_MOST_RECENT_VALUE" },
    ]);
  });

  test.each([
    [{ type: "heatmap", textStyle: "regular", palette: "RdBu" }, { paletteId: "RdBu" }],
    [
      { type: "category", textStyle: "bold", palette: "set1", colorMapping: { a: "#fff" } },
      { paletteId: "set1", colorMapping: { a: "#fff" } },
    ],
  ])("the palette of a column keeps its name: %j", (columnStyle, kept) => {
    const { chart } = open(early(table({ columnStyle })));
    if (chart?.chartType !== "table") throw new Error("no table");
    expect(Object.values(chart.fields)[0]?.columnStyle).toMatchObject(kept);
  });

  test.each([
    ["Measure", "NumericalMeasure"],
    ["Attribute", "NominalDimension"],
  ])("a column of the old kind %s", (componentType, kind) => {
    const sorting = [{ componentIri: `${CUBE}/a`, componentType, sortingOrder: "asc" }];
    const { chart } = open(early(table({ componentType }, { sorting })));
    if (chart?.chartType !== "table") throw new Error("no table");
    expect(Object.values(chart.fields)[0]?.componentType).toBe(kind);
    expect(chart.sorting[0]?.componentType).toBe(kind);
  });

  test("a lock that was never closed is no loss", () => {
    const baseLayer = { show: true, locked: false };
    expect(open(early(map({}, { version: "1.0.0", baseLayer }))).losses).toEqual([]);
  });
});

describe("what today's version may lack", () => {
  test.each<[string, Json]>([
    [
      "nulls of a store",
      today(
        {
          activeField: null,
          interactiveFiltersConfig: null,
          cubes: [{ iri: CUBE, filters: {}, joinBy: null }],
        },
        { dashboardFilters: null },
      ),
    ],
    ["a layout with nulls", layout({ type: "tab", activeField: null, blocks: [] })],
    ["no dashboard filters", today({}, { dashboardFilters: undefined })],
    [
      "dashboard filters without data filters",
      today(
        {},
        {
          dashboardFilters: {
            timeRange: { active: true, timeUnit: "Year", presets: { from: "a", to: "b" } },
          },
        },
      ),
    ],
    ["no limits and units", today({ limits: undefined, conversionUnitsByComponentId: undefined })],
    [
      "a view that is null",
      today({ chartType: "map", baseLayer: { show: true, locked: false, bbox: null }, fields: {} }),
    ],
    [
      "a layer without switches",
      today({
        chartType: "map",
        baseLayer: {
          show: true,
          locked: false,
          customLayers: [{ type: "wms", id: "a", endpoint: "https://x.example" }],
        },
        fields: {},
      }),
    ],
    ["members that nobody knows", today({ later: { deep: [1, null] } }, { another: true })],
  ])("%s", (_name, document) => {
    expect(open(document).losses).toEqual([]);
  });

  test("a canvas keeps its tiles: other widths, infinite places and members of the grid do no harm", () => {
    const tile = { i: "one", x: 0, y: null, w: 1, h: 7, maxH: null, static: false, moved: false };
    const { document } = open(
      layout({
        type: "dashboard",
        layout: "canvas",
        layouts: { lg: [tile], xxs: [tile] },
        blocks: [],
      }),
    );
    expect(document.layout).toMatchObject({
      layouts: { lg: [{ i: "one", x: 0, y: 0, w: 1, h: 7 }] },
    });
    expect(document.layout).not.toHaveProperty("layouts.xxs");
  });

  test("a dashboard without a kind is tall, a layout without blocks shows the charts", () => {
    expect(open(layout({ type: "dashboard" })).document.layout).toMatchObject({
      layout: "tall",
      blocks: [{ type: "chart", key: "one", initialized: false }],
    });
    expect(open(layout({ type: "singleURLs" })).document.layout).toMatchObject({
      publishableChartKeys: ["one"],
    });
  });

  test("without an active chart the first one is", () => {
    expect(open(today({}, { activeChartKey: undefined })).document.activeChartKey).toBe("one");
  });

  test("a chart without colour gets the first one, a limit without style the usual one", () => {
    const fields = { x: { componentId: "x" }, y: { componentId: "y" } };
    const limits = { y: [{ related: [{ dimensionId: "d", value: 2 }] }] };
    const { chart } = open(today({ fields, limits }));
    expect(chart?.fields).toHaveProperty("color.color", "#1f77b4");
    expect(chart?.limits["y"]).toEqual([
      { related: [{ dimensionId: "d", value: "2" }], color: "#ff0000", lineType: "solid" },
    ]);
  });

  test("extensions keep their nulls", () => {
    const extensions = { annotations: [{ key: "a", text: null }] };
    expect(open(today({ extensions, activeField: null })).chart?.extensions).toEqual(extensions);
  });
});

describe("what means nothing is refused", () => {
  test.each<[string, Json]>([
    ["another kind of chart", today({ chartType: "donut" })],
    ["no dataset", today({ cubes: [] })],
    ["an axis without component", today({ fields: { x: {}, y: { componentId: "y" } } })],
    ["a filter of no kind", today({ cubes: [{ iri: CUBE, filters: { a: { value: "x" } } }] })],
    [
      "a filter without value",
      today({ cubes: [{ iri: CUBE, filters: { a: { type: "single", value: null } } }] }),
    ],
    ["no source", today({}, { dataSource: undefined })],
    [
      "a sorting of no kind",
      today({
        fields: {
          x: { componentId: "x", sorting: { sortingType: "byMood", sortingOrder: "asc" } },
          y: { componentId: "y" },
        },
      }),
    ],
  ])("%s", (_name, document) => {
    expect(() => open(document)).toThrow(/"path":/);
  });
});

test("a document of the future is too new, whatever its shape", () => {
  const future = { version: "6.0.0", panels: [] };
  expect(migrateState(future, { context: { newKey: () => "k" } })).toEqual({
    ok: false,
    error: {
      kind: "future-version",
      document: "state",
      of: "document",
      path: ["version"],
      version: "6.0.0",
      latest: "5.2.0",
    },
  });
});
