import { type DataClient, DataError } from "@statelier/data";
import {
  type ChartConfig,
  type ChartDocument,
  chartConfigSchema,
  makeInitialDocument,
  makeLayout,
} from "@statelier/document";
import { type Filters, filterTable, type Locale } from "@statelier/model";
import {
  makeTestCodes,
  makeTestDimension,
  makeTestMeasure,
  makeTestMetadata,
  makeTestNumbers,
} from "@statelier/viewer/download/testing/make-test-data";
import { readZip } from "@statelier/viewer/download/testing/read-zip";
import type { PageServices } from "../render/contract/page.ts";
import { makeRateLimit, perHour, perMinute } from "../http/rate-limit.ts";
import type { AppServices } from "../app.ts";
import { makeTestApp } from "./make-test-app.ts";
import { makeLog } from "../logging/log.ts";
import { makeOpenDocument } from "../documents/open-document.ts";
import { makeOpenPreview } from "../preview/open-preview.ts";
import type { ConfigStore, StoredConfig } from "../store/config-store.ts";
import { BakedCharts } from "../published/baked-charts.ts";
import { BakedStore } from "../published/baked-store.ts";
import { makeOpenPublished } from "../published/open-published.ts";
import { DRAWING_BUDGET, type DrawingBudget } from "../turns/drawing-work.ts";
import { makeTestPages, TEST_IRI, TEST_KEY, TEST_SOURCE } from "./make-test-pages.ts";

export const GONE = "https://example.org/gone";
/** Its measure is such that nothing can draw it. */
export const ODD = "https://example.org/odd";

const own = { cubeIri: TEST_IRI };
const country = makeTestDimension(
  "country",
  [
    ["arg", "Argentina"],
    ["che", "Switzerland"],
  ],
  own,
);
const sex = makeTestDimension("sex", ["all", "women"], own);
const year = makeTestDimension("year", ["2000", "2010", "2020"], {
  ...own,
  kind: "TemporalDimension",
  timeUnit: "Year",
});
const amount = makeTestMeasure("amount", own);
const components = { dimensions: [country, sex, year], measures: [amount] };
const oddComponents = { ...components, measures: [{ ...amount, unit: 7 }] };

const cells = ["arg", "che"].flatMap((c) =>
  ["all", "women"].flatMap((s) => ["2000", "2010", "2020"].map((y) => [c, s, y])),
);
const columnOf = (at: number): string[] => cells.map((row) => row[at] ?? "");
const table = {
  rowCount: cells.length,
  columns: [
    makeTestCodes(country, columnOf(0)),
    makeTestCodes(sex, columnOf(1)),
    makeTestCodes(year, columnOf(2)),
    makeTestNumbers(
      "amount",
      cells.map((_, row) => 100 + row),
    ),
  ],
};

const text = (en: string, de = en) => ({ de, fr: en, it: en, en });
export const single = (value: string) => ({ type: "single" as const, value });

export const makeChart = (
  key: string,
  {
    iri = TEST_IRI,
    x = "year",
    filters = {},
    title = `Title ${key}`,
  }: { iri?: string; x?: string; filters?: Filters; title?: string } = {},
): ChartConfig =>
  chartConfigSchema.parse({
    key,
    version: "4.5.0",
    chartType: "column",
    meta: { title: text(title), description: text(`About ${key}`), label: text(`Tab ${key}`) },
    cubes: [{ iri, filters: { country: single("arg"), sex: single("all"), ...filters } }],
    limits: {},
    conversionUnitsByComponentId: {},
    fields: {
      x: { componentId: x },
      y: { componentId: "amount" },
      color: { type: "single", paletteId: "category10", color: "#1f77b4" },
    },
    extensions: { "dataset-titles": { [GONE]: { en: "A withdrawn dataset" } } },
  });

export type DocumentChange = Partial<Pick<ChartDocument, "activeChartKey" | "dashboardFilters">> & {
  type?: Parameters<typeof makeLayout>[0];
  words?: string[];
  title?: string;
  publishable?: string[];
};

export const makeDocument = (charts: ChartConfig[], change: DocumentChange = {}): ChartDocument => {
  const [chartConfig] = charts;
  if (!chartConfig) throw new Error("A document has a chart.");
  const document = makeInitialDocument({ dataSource: TEST_SOURCE, chartConfig });
  const { type = "tab", words = [], title = "", publishable, ...rest } = change;
  const blocks = [
    ...charts.map(({ key }) => ({ type: "chart" as const, key, initialized: true })),
    ...words.map((word, at) => ({
      type: "text" as const,
      key: `t${at}`,
      text: text(word),
      initialized: true,
    })),
  ];
  const meta = { ...document.layout.meta, title: text(title) };
  const keys = publishable ?? charts.map(({ key }) => key);
  return {
    ...document,
    chartConfigs: charts,
    layout: makeLayout(type, { meta, blocks }, keys),
    ...rest,
  };
};

type Source = {
  isAway: boolean;
  isGone: boolean;
  /** More than an answer may hold is asked for where readers' filters are left out. */
  isLarge?: boolean;
  /** Answers stand in for those of the source, which is away. */
  dataAsOf?: string;
  /** Where its queries are seen. */
  query?: { url: string };
  /** How often it was asked for observations. */
  asked?: number;
  /** Observations are answered after it. */
  ready: Promise<void>;
  progress: { rows: number; total: number } | undefined;
};

const makeData = (source: Source): DataClient => {
  const answer = async <Value>(iris: readonly string[], value: Value): Promise<Value> => {
    if (source.isAway) throw new DataError("TEST_SOURCE_DOWN", "nobody answers");
    if (source.isGone && iris.includes(GONE)) throw new DataError("CANNOT_FIND_CUBE", "gone");
    return value;
  };
  const irisOf = (cubes: readonly { iri: string }[]) => cubes.map(({ iri }) => iri);
  return {
    latestIri: (_: unknown, iri: string) => Promise.resolve(iri),
    metadata: (_: unknown, iris: string[]) =>
      answer(
        iris,
        iris.map((iri) => makeTestMetadata({ iri, title: "Power" })),
      ),
    components: (_: unknown, cubes: { iri: string }[]) =>
      answer(irisOf(cubes), irisOf(cubes).includes(ODD) ? oddComponents : components),
    observations: async (_: unknown, cubes: { iri: string; filters?: Filters }[]) => {
      await source.ready;
      source.asked = (source.asked ?? 0) + 1;
      const filters = cubes[0]?.filters ?? {};
      if (source.isLarge && !filters["sex"]) throw new DataError("RESULT_TOO_LARGE", "too many");
      return answer(irisOf(cubes), {
        table: filterTable(table, filters),
        sparqlEditorUrls: source.query
          ? cubes.map(({ iri }) => ({ cubeIri: iri, ...source.query }))
          : [],
        notes: [],
        ...(source.dataAsOf === undefined ? {} : { dataAsOf: source.dataAsOf }),
      });
    },
    progress: () => Promise.resolve(source.progress),
    shapes: () => Promise.resolve({ notes: [] }),
    mapService: () => new Promise(() => undefined),
    possibleFilters: () => Promise.resolve([]),
    search: () => Promise.resolve([]),
    searchPage: () => Promise.resolve({ results: [], total: 0 }),
  } as unknown as DataClient;
};

const log = makeLog("error", () => undefined);

const makeBakedCharts = (
  data: DataClient,
  store = new BakedStore({ folder: ":memory:", log }),
): BakedCharts => new BakedCharts({ data, log, store });

type StoredCharts = Pick<ConfigStore, "find" | "wasPublic">;

const storeOne = (document: ChartDocument): StoredCharts => {
  const stored = { key: TEST_KEY, data: document, publishedState: "PUBLISHED" };
  return {
    wasPublic: async () => false,
    find: async (key) => (key === TEST_KEY ? (stored as unknown as StoredConfig) : undefined),
  };
};

const makePages = (
  charts: StoredCharts,
  {
    data,
    bakedCharts,
    countView,
    frameAfterMs,
  }: Pick<PageServices, "data" | "countView" | "frameAfterMs"> & { bakedCharts: BakedCharts },
): PageServices => {
  const openDocument = makeOpenDocument(
    () => Promise.resolve(undefined),
    () => "newKey000000",
  );
  const findSource = () => TEST_SOURCE;
  return makeTestPages({
    data,
    openPublished: makeOpenPublished({
      data,
      openDocument,
      findSource,
      changedAt: () => 0,
      wasPublic: (key) => charts.wasPublic(key),
      findConfig: (key, viewer) => charts.find(key, viewer),
      bakedCharts,
    }),
    openPreview: makeOpenPreview({ data, openDocument, findSource }),
    previewLimits: { maxBytes: 40_000, origins: [] },
    mapOrigins: ["https://wms.example.org", "https://*.example.org"],
    countView,
    frameAfterMs,
    log,
  });
};

const store = {
  lastNumber: () => Promise.resolve(1),
  list: () =>
    Promise.resolve([
      { key: TEST_KEY, number: 1, updatedAt: "2026-11-20T10:00:00.000Z", cubeIris: [] },
    ]),
};

const makeSource = (): Source => ({
  isAway: false,
  isGone: true,
  ready: Promise.resolve(),
  progress: undefined,
});

/** A server over a store of charts, with people who are signed in; `count` sees each call of what it keeps and of its source. */
export const serveStore = (
  charts: ConfigStore,
  {
    accounts,
    count,
    graphql,
  }: Pick<AppServices, "accounts" | "graphql"> & {
    count: <Part extends object>(part: Part) => Part;
  },
) => {
  const query = { url: "https://data.example/sparql?query=SELECT" };
  const data = count(makeData({ ...makeSource(), query }));
  const bakedCharts = makeBakedCharts(data, count(new BakedStore({ folder: ":memory:", log })));
  const made = makePages(charts, {
    data,
    bakedCharts,
    countView: () => undefined,
    frameAfterMs: 60_000,
  });
  const pages = { ...made, pageCache: count(made.pageCache) };
  const openDocument = makeOpenDocument(
    () => Promise.resolve(undefined),
    () => "newKey000000",
  );
  const app = makeTestApp({
    accounts,
    graphql,
    workLimit: makeRateLimit(perMinute(1_000_000)),
    pages,
    pngPainter: { paint: async () => ({ ok: true, png: new Uint8Array([1]) }) } as never,
    config: {
      maxBytes: 40_000,
      store: charts,
      openDocument,
      attemptLimit: makeRateLimit(perHour(1_000_000)),
      publishing: "on",
      onChange: () => undefined,
    } as never,
  });
  return { app, openPublished: pages.openPublished };
};

/** A server with one stored document of any version, whose source is `data`. */
export const serveStored = (stored: Record<string, unknown>, data: DataClient) => {
  const charts = storeOne(stored as unknown as ChartDocument);
  const parts = { data, bakedCharts: makeBakedCharts(data), countView: () => undefined };
  return makeTestApp({ pages: makePages(charts, { ...parts, frameAfterMs: 60_000 }) });
};

/** A server with one stored document, whose source can be away and whose dataset can be gone. */
export const serveDocument = (
  document: ChartDocument,
  countView: PageServices["countView"] = () => undefined,
  frameAfterMs = 60_000,
  {
    drawingLimit,
    ...drawingBudget
  }: DrawingBudget & Partial<Pick<AppServices, "drawingLimit">> = DRAWING_BUDGET,
) => {
  const source = makeSource();
  const data = makeData(source);
  const bakedCharts = makeBakedCharts(data);
  const app = makeTestApp({
    pages: {
      ...makePages(storeOne(document), { data, bakedCharts, countView, frameAfterMs }),
      drawingBudget,
    },
    ...(drawingLimit && { drawingLimit }),
    config: { maxBytes: 40_000, store, attemptLimit: makeRateLimit(perHour(1_000)) } as never,
  });
  const read = async (path: string, init?: RequestInit) => {
    const response = await app.request(path, init);
    const { status, headers } = response;
    return { status, headers, body: await response.text() };
  };
  return {
    app,
    read,
    source,
    bakedCharts,
    request: (path: string) => app.request(path),
    /** As a browser asks for it. */
    page: (search = "", form = "v", locale: Locale = "en") =>
      read(`/${locale}/${form}/${TEST_KEY}${search}`, { headers: { "User-Agent": "Mozilla/5.0" } }),
    /** The files of its archive, as text. */
    archive: async (search = "") => {
      const response = await app.request(`/en/v/${TEST_KEY}.zip${search}`);
      const files = readZip(new Uint8Array(await response.arrayBuffer()));
      return new Map([...files].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
    },
    budget: drawingBudget,
    file: (format: string, search = "") => read(`/en/v/${TEST_KEY}.${format}${search}`),
    preview: (search = "", locale: Locale = "en") =>
      read(`/${locale}/preview${search}`, {
        method: "POST",
        body: new URLSearchParams([
          ["state", JSON.stringify({ ...document, state: "CONFIGURING_CHART" })],
        ]),
      }),
  };
};

/** The markup without the state that the program starts from. */
export const markupOf = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, "");
export const textsOf = (html: string, tag: string): string[] =>
  Array.from(
    markupOf(html).matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, "g")),
    ([, inner = ""]) => inner.replace(/<[^>]*>/g, ""),
  );
