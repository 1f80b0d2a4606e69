import type { DataClient } from "@statelier/data";
import { makeEmptyDashboardFilters } from "@statelier/document";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { makeQueryRoute, QUERY_PATH } from "./query-route.ts";

const QUERY = "SELECT ?a WHERE { ?a ?b 'ä' }";

const ask = (url: string | undefined, path: string): Promise<Response> => {
  const iri = "https://example.org/cube";
  const data = {
    metadata: () => Promise.resolve([]),
    components: () => Promise.resolve({ dimensions: [], measures: [] }),
    observations: () =>
      Promise.resolve({
        table: { rowCount: 0, columns: [] },
        sparqlEditorUrls: [{ cubeIri: iri, ...(url ? { url } : {}) }],
        notes: [],
      }),
  } as unknown as DataClient;
  const config = { chartType: "column", cubes: [{ iri, filters: {} }], fields: {} };
  const dashboardFilters = makeEmptyDashboardFilters();
  const document = { chartConfigs: [config], activeChartKey: "", dashboardFilters };
  const table = { rowCount: 0, columns: [] };
  const narrowed = { table, sparqlEditorUrls: [], notes: [] };
  const baked = { ...data, observations: () => Promise.resolve(narrowed) };
  const services = {
    data,
    openPublished: ({ key }: { key: string }) =>
      Promise.resolve(
        key === "known"
          ? { ok: true, opened: { document, source: {}, data: baked } }
          : { ok: false, refusal: { reason: "unknown" } },
      ),
  };
  const app = new Hono().get(QUERY_PATH, makeQueryRoute(services as never));
  return Promise.resolve(app.request(path));
};

test("the query leads to the editor that the operator names", async () => {
  const url = `https://editor.example/#query=${encodeURIComponent(QUERY)}`;
  const answer = await ask(url, "/de/v/known.rq");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(url);
});

test("without an editor the query is text, with its endpoint above it", async () => {
  const url = `https://data.example/query?query=${encodeURIComponent(QUERY)}`;
  const answer = await ask(url, "/de/v/known.rq?dataset=1");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe(`# https://data.example/query\n${QUERY}\n`);
});

test.each([
  [
    "a dataset that the chart does not have",
    "https://x.example/?query=a",
    "/de/v/known.rq?dataset=2",
  ],
  ["a source that is not asked in SPARQL", undefined, "/de/v/known.rq"],
  ["an unknown chart", undefined, "/de/v/unknown.rq"],
])("%s is answered with 404 and a reason", async (_, url, path) => {
  const answer = await ask(url, path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/\([^)]*(PAGE_NOT_FOUND|CONFIG_NOT_FOUND)\)/);
});
