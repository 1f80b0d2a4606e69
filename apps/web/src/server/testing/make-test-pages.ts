import { readFileSync } from "node:fs";
import type { DataClient } from "@statelier/data";
import { type ChartConfig, type ChartDocument, makeInitialDocument } from "@statelier/document";
import {
  ByteCache,
  type CubeComponents,
  type CubeMetadata,
  decodeTable,
  type WireTable,
} from "@statelier/model";
import { makeTestMetadata } from "@statelier/viewer/download/testing/make-test-data";
import type { PageServices } from "../render/contract/page.ts";
import { makeLog } from "../logging/log.ts";
import { DRAWING_BUDGET } from "../turns/drawing-work.ts";
import { makePageCache } from "../published/page-cache.ts";

const FIXTURE = new URL(
  "../../../../../packages/charts/src/types/column/fixtures/stacked-years.json",
  import.meta.url,
);
const fixture = JSON.parse(readFileSync(FIXTURE, "utf8"));

/** Columns of the production of electricity by source and year. */
export const TEST_CONFIG: ChartConfig = fixture.config;
export const TEST_COMPONENTS: CubeComponents = fixture.components;
export const TEST_TABLE: WireTable = fixture.table;
export const TEST_IRI = "https://example.org/cube";
export const TEST_KEY = "abcdefghijkl";
export const TEST_SOURCE = {
  name: "samples",
  type: "sparql" as const,
  url: "https://example.org/query",
};

/** Answers with the data of `TEST_CONFIG`. */
export const makeTestData = (
  metadata: Partial<CubeMetadata> = {},
  change: Partial<DataClient> = {},
): DataClient =>
  ({
    metadata: () =>
      Promise.resolve([
        makeTestMetadata({ iri: TEST_IRI, title: "Electricity production", ...metadata }),
      ]),
    components: () => Promise.resolve(TEST_COMPONENTS),
    observations: () =>
      Promise.resolve({ table: decodeTable(TEST_TABLE), sparqlEditorUrls: [], notes: [] }),
    ...change,
  }) as Partial<DataClient> as DataClient;

/** Services with no chart, but for what is changed. */
export const makeTestPages = (change: Partial<PageServices> = {}): PageServices => ({
  data: makeTestData(),
  firstCharts: { find: () => Promise.resolve(undefined) },
  firstQuestions: { find: () => Promise.resolve({ addresses: [], modules: [] }) },
  openPublished: () => Promise.resolve({ ok: false, refusal: { reason: "unknown" } }),
  openPreview: () => Promise.resolve({ ok: false, refusal: { reason: "unknown" } }),
  previewLimits: { maxBytes: 1_000, origins: [] },
  drawingBudget: DRAWING_BUDGET,
  frameAfterMs: 60_000,
  pageCache: makePageCache(),
  mapOrigins: [],
  missingCharts: new ByteCache(100),
  countView: () => undefined,
  sources: [TEST_SOURCE],
  findSource: () => TEST_SOURCE,
  assets: () => ({ scripts: ["/view.js"], styles: [], preloads: [], fonts: [] }),
  publicUrl: "https://charts.example",
  hasQuery: ({ type }) => type === "sparql",
  accounts: { signIn: "off" },
  isPublishingOpen: true,
  accessibility: {},
  log: makeLog("error", () => undefined),
  ...change,
});

const makeTestDocument = (chartConfig: ChartConfig): ChartDocument =>
  makeInitialDocument({ dataSource: TEST_SOURCE, chartConfig });

type TestCharts = {
  data?: DataClient;
  /** The documents by their keys, one of `TEST_CONFIG` where they are left out. */
  documents?: Readonly<Record<string, ChartDocument | ChartConfig>>;
};

/** Services with published charts. */
export const makeTestCharts = ({
  data = makeTestData(),
  documents = { [TEST_KEY]: TEST_CONFIG },
}: TestCharts = {}): PageServices =>
  makeTestPages({
    data,
    openPublished: ({ key }) => {
      const found = documents[key];
      if (!found) return Promise.resolve({ ok: false, refusal: { reason: "unknown" } });
      const document = "chartConfigs" in found ? found : makeTestDocument(found);
      const opened = { document, losses: [], source: TEST_SOURCE, data, version: "1" };
      return Promise.resolve({ ok: true, opened });
    },
  });
