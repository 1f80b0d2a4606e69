import type { DataClient } from "@statelier/data";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { makeTestCharts, makeTestData, TEST_IRI } from "../testing/make-test-pages.ts";
import { makeQueryRoute, QUERY_PATH } from "./query-route.ts";

const QUERY = "SELECT ?a WHERE { ?a ?b 'ä' }";

/** `url`: what the source says, the baked data of the chart do not know it. */
const ask = (url: string | undefined, path: string): Promise<Response> => {
  const observations: DataClient["observations"] = () =>
    Promise.resolve({
      table: { rowCount: 0, columns: [] },
      sparqlEditorUrls: [{ cubeIri: TEST_IRI, ...(url ? { url } : {}) }],
      notes: [],
    });
  const services = { ...makeTestCharts(), data: makeTestData({}, { observations }) };
  return Promise.resolve(new Hono().get(QUERY_PATH, makeQueryRoute(services)).request(path));
};

test("the query leads to the editor that the operator names", async () => {
  const url = `https://editor.example/#query=${encodeURIComponent(QUERY)}`;
  const answer = await ask(url, "/de/v/abcdefghijkl.rq");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(url);
});

test("without an editor the query is text, with its endpoint above it", async () => {
  const url = `https://data.example/query?query=${encodeURIComponent(QUERY)}`;
  const answer = await ask(url, "/de/v/abcdefghijkl.rq?dataset=1");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe(`# https://data.example/query\n${QUERY}\n`);
});

test.each([
  [
    "a dataset that the chart does not have",
    "https://x.example/?query=a",
    "/de/v/abcdefghijkl.rq?dataset=2",
  ],
  ["a source that is not asked in SPARQL", undefined, "/de/v/abcdefghijkl.rq"],
  ["an unknown chart", undefined, "/de/v/unknown.rq"],
])("%s is answered with 404 and a reason", async (_, url, path) => {
  const answer = await ask(url, path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/\([^)]*(PAGE_NOT_FOUND|CONFIG_NOT_FOUND)\)/);
});
