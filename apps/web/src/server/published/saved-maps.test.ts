import { readFileSync } from "node:fs";
import type { DataClient } from "@statelier/data";
import type { ChartConfig, ChartDocument } from "@statelier/document";
import type { ShapeTopology } from "@statelier/model";
import { hasTestData, testDataPath } from "@statelier/model/testing/test-data";
import {
  makeTestCodes,
  makeTestDimension,
  makeTestMeasure,
  makeTestMetadata,
  makeTestNumbers,
} from "@statelier/viewer/download/testing/make-test-data";
import { expect, test } from "vitest";
import { makeOpenDocument } from "../documents/open-document.ts";
import { markupOf, serveStored } from "../testing/serve-document.ts";
import { TEST_KEY } from "../testing/make-test-pages.ts";

const SAVED = "saved-charts";

const TEXTS = { de: "", fr: "", it: "", en: "" };
const CUBE = "https://example.org/forest/2023-1";
const at = (name: string): string => `https://example.org/forest/${name}`;

const INTERACTIVE = {
  legend: { active: false, componentIri: "" },
  timeRange: { active: false, componentIri: "", presets: { type: "range", from: "", to: "" } },
  dataFilters: { active: false, componentIris: [] },
  calculation: { active: false, type: "identity" },
};

/** As other programs have saved maps: one chart with areas and symbols, before documents had several. */
const EARLY = {
  state: "CONFIGURING_CHART",
  dataSet: CUBE,
  dataSource: { type: "sparql", url: "https://example.org/query" },
  meta: { title: TEXTS, description: TEXTS },
  activeField: "symbolLayer",
  chartConfig: {
    version: "1.4.2",
    chartType: "map",
    filters: { [at("inventory")]: { type: "single", value: at("inventory/4") } },
    interactiveFiltersConfig: INTERACTIVE,
    baseLayer: { show: true, locked: false },
    fields: {
      areaLayer: {
        componentIri: at("region"),
        color: {
          type: "numerical",
          componentIri: at("area"),
          scaleType: "continuous",
          interpolationType: "linear",
          palette: "oranges",
        },
      },
      symbolLayer: {
        componentIri: at("region"),
        measureIri: at("stock"),
        color: { type: "fixed", value: "#1f77b4", opacity: 80 },
      },
    },
  },
};

/** A later one: areas of a list, and an animation through time. */
const LATER = {
  version: "3.4.0",
  state: "CONFIGURING_CHART",
  dataSource: EARLY.dataSource,
  layout: { type: "tab", meta: { title: TEXTS, description: TEXTS } },
  activeChartKey: "aaaaaaaaaaaa",
  dashboardFilters: { filters: [] },
  chartConfigs: [
    {
      key: "aaaaaaaaaaaa",
      version: "3.3.0",
      meta: { title: TEXTS, description: TEXTS },
      cubes: [
        {
          iri: CUBE,
          publishIri: CUBE,
          filters: {
            [at("region")]: { type: "multi", values: { [at("r/1")]: true, [at("r/2")]: true } },
            [at("grid")]: { type: "single", value: at("grid/410") },
          },
        },
      ],
      activeField: "animation",
      chartType: "map",
      interactiveFiltersConfig: INTERACTIVE,
      baseLayer: { show: true, locked: false },
      fields: {
        areaLayer: {
          componentIri: at("region"),
          color: {
            type: "numerical",
            componentIri: at("area"),
            palette: "oranges",
            scaleType: "continuous",
            interpolationType: "linear",
            opacity: 100,
          },
        },
        animation: {
          componentIri: at("inventory"),
          showPlayButton: true,
          duration: 10,
          type: "stepped",
          dynamicScales: false,
        },
      },
    },
  ],
};

const openDocument = makeOpenDocument(
  () => Promise.resolve(undefined),
  () => "newKey000000",
);

const open = async (data: unknown): Promise<ChartDocument> => {
  const opened = await openDocument(data);
  if (!opened.ok) throw new Error(opened.problem.message);
  return opened.document;
};

type MapConfig = Extract<ChartConfig, { chartType: "map" }>;

const readMap = ({ chartConfigs: [config] }: ChartDocument): MapConfig => {
  if (config?.chartType !== "map") throw new Error("no map");
  return config;
};

/** A square of two degrees for each value, side by side in the Alps. */
const makeShapes = (values: readonly string[]): ShapeTopology => ({
  type: "Topology",
  bbox: [0, 45, 2 * values.length, 47],
  transform: { scale: [1, 1], translate: [0, 45] },
  objects: {
    shapes: {
      type: "GeometryCollection",
      geometries: values.map((id, index) => ({ type: "Polygon", id, arcs: [[index]] })),
    },
  },
  arcs: values.map((_, index) => [
    [2 * index, 0],
    [0, 2],
    [2, 0],
    [0, -2],
    [-2, 0],
  ]),
});

/** A source made for a map: its areas with squares, its measures with numbers, its filters with their values. */
const makeSource = (config: MapConfig): { data: DataClient; areas: readonly string[] } => {
  const { areaLayer, symbolLayer, animation } = config.fields;
  const areaId = areaLayer?.componentId ?? "";
  const filters = config.cubes[0]?.filters ?? {};
  const chosen = filters[areaId];
  const areas = chosen?.type === "multi" ? Object.keys(chosen.values) : [at("r/1"), at("r/2")];
  const cubeIri = config.cubes[0]?.iri ?? "";
  const area = makeTestDimension(areaId, areas, { cubeIri, kind: "GeoShapesDimension" });
  const years = animation
    ? [
        makeTestDimension(animation.componentId, ["2000", "2010"], {
          cubeIri,
          kind: "TemporalDimension",
          timeUnit: "Year",
        }),
      ]
    : [];
  const others = Object.entries(filters).flatMap(([id, filter]) =>
    filter.type === "single" ? [makeTestDimension(id, [filter.value], { cubeIri })] : [],
  );
  const color = areaLayer?.color;
  const ids = [
    ...(color && "componentId" in color ? [color.componentId] : []),
    ...(symbolLayer?.measureId ? [symbolLayer.measureId] : []),
  ];
  const measures = [...new Set(ids)].map((id) => makeTestMeasure(id, { cubeIri }));
  const rows = areas.flatMap((place) =>
    (years.length > 0 ? ["2000", "2010"] : [""]).map((year) => [place, year] as const),
  );
  const table = {
    rowCount: rows.length,
    columns: [
      makeTestCodes(
        area,
        rows.map(([place]) => place),
      ),
      ...years.map((year) =>
        makeTestCodes(
          year,
          rows.map(([, value]) => value),
        ),
      ),
      ...others.map((other) =>
        makeTestCodes(
          other,
          rows.map(() => other.values[0]?.value ?? ""),
        ),
      ),
      ...measures.map(({ id }) =>
        makeTestNumbers(
          id,
          rows.map((_, row) => row + 1),
        ),
      ),
    ],
  };
  const data = {
    latestIri: async (_: unknown, iri: string) => iri,
    metadata: async (_: unknown, iris: string[]) => iris.map((iri) => makeTestMetadata({ iri })),
    components: async () => ({ dimensions: [area, ...years, ...others], measures }),
    observations: async () => ({ table, sparqlEditorUrls: [], notes: [] }),
    shapes: async () => ({ topology: makeShapes(areas), notes: [] }),
    baseMap: async () => ({
      transform: { scale: [1, 1], translate: [0, 0] },
      land: [],
      borders: [],
      lakes: [],
    }),
    progress: async () => undefined,
    possibleFilters: async () => [],
  } as unknown as DataClient;
  return { data, areas };
};

/** Answers how many areas and symbols the published page draws. */
const publish = async (saved: Record<string, unknown>) => {
  const document = await open(saved);
  const { data, areas } = makeSource(readMap(document));
  const app = serveStored(saved, data);
  const answer = await app.request(`/en/v/${TEST_KEY}`);
  const html = markupOf(await answer.text());
  const [, drawn = ""] = /<svg class="areas"[^>]*>(.*?)<\/svg>/.exec(html) ?? [];
  const [, dots = ""] = /<svg class="marks"[^>]*>(.*?)<\/svg>/.exec(html) ?? [];
  return {
    status: answer.status,
    areas: [drawn.match(/<path/g)?.length ?? 0, areas.length],
    symbols: dots.match(/<circle/g)?.length ?? 0,
    config: readMap(document),
  };
};

test("an early map with areas and symbols is read, drawn and published", async () => {
  const { status, areas, symbols, config } = await publish(EARLY);
  expect([status, areas, symbols]).toEqual([200, [2, 2], 2]);
  expect(config.baseLayer.customLayers).toEqual([]);
});

test("a later map with a list of areas and an animation is read, drawn and published", async () => {
  const { status, areas, config } = await publish(LATER);
  expect([status, areas]).toEqual([200, [2, 2]]);
  expect(config.fields.animation).toMatchObject({ type: "stepped" });
});

const readSaved = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(testDataPath(SAVED, name), "utf8")) as Record<string, unknown>;

test.skipIf(!hasTestData(SAVED)).each([
  ["map-nfi-chart-config.json", 2],
  ["map-1.json", 25],
])(
  "%s, which another program saved, is read, drawn and published (STATELIER_TEST_DATA)",
  async (name, count) => {
    const { status, areas } = await publish(readSaved(name));
    expect([status, areas]).toEqual([200, [count, count]]);
  },
);
