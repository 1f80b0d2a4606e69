import type { DataResponse } from "@statelier/data/contract";
import type { ObservationTable, SearchResult } from "@statelier/model";
import { expect, test, vi } from "vitest";
import type { CubeSource } from "../source/cube-source.ts";
import { makeDataSchema } from "./data-schema.ts";
import { handleDataRequest } from "./handle-data-request.ts";
import { makeSourceRegistry } from "./source-registry.ts";

const ROWS = 2_000;

const TABLE: ObservationTable = {
  rowCount: ROWS,
  columns: [
    {
      type: "dictionary",
      id: "https://data.example/place",
      codes: new Int32Array(ROWS),
      values: ["https://data.example/place/1"],
      labels: ["Aarau"],
    },
    { type: "number", id: "https://data.example/count", values: new Float64Array(ROWS) },
  ],
};

const RESULT: SearchResult = {
  score: 1,
  cube: { iri: "https://data.example/1", title: "x".repeat(500) } as SearchResult["cube"],
  highlightedTitle: "x".repeat(500),
};

const observations = vi.fn<CubeSource["observations"]>(async () => ({ table: TABLE, notes: [] }));
const search = vi.fn<CubeSource["search"]>(async () => ({
  results: Array.from({ length: 100 }, () => RESULT),
  total: 100,
  suggestion: undefined,
  facets: { themes: [], subthemes: [], organizations: [], termsets: [] },
}));

const schema = makeDataSchema({
  sources: makeSourceRegistry(
    [{ name: "main", type: "sparql", url: "https://data.example/", aliases: [] }],
    () => ({ observations, search, status: () => undefined }) as unknown as CubeSource,
  ),
});

const SOURCE = `sourceType: "sparql", sourceUrl: "main", locale: "en"`;
const TABLE_CALL = `dataCubesObservations(${SOURCE}, cubeFilters: [{iri: "https://data.example/1"}], format: ROWS) { data }`;
const SEARCH_CALL = `searchCubes(${SOURCE}, query: "x") { cube highlightedTitle }`;

const repeat = (call: string, count: number): string =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${call}`).join(" ")} }`;

const ask = async (query: string, answerBytes: number) => {
  vi.clearAllMocks();
  const response = await handleDataRequest(
    new Request("http://localhost/api/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    }),
    schema,
    { answerBytes },
  );
  const text = await response.text();
  const { errors } = JSON.parse(text) as DataResponse;
  return { text, ids: new Set(errors?.map(({ extensions }) => extensions.id)) };
};

test("twelve tables in one request are refused before a source is asked", async () => {
  const { ids } = await ask(repeat(TABLE_CALL, 12), 50_000_000);
  expect([...ids]).toEqual(["QUERY_TOO_COMPLEX"]);
  expect(observations).not.toHaveBeenCalled();
});

test.each([
  ["tables", TABLE_CALL, 4, observations],
  ["results of searches", SEARCH_CALL, 12, search],
])(
  "%s are answered up to so many bytes, and nothing is asked beyond",
  async (_, call, count, asked) => {
    const one = await ask(repeat(call, 1), 50_000_000);
    expect(one.ids.size).toBe(0);
    const bytes = 2.5 * one.text.length;
    const refused = await ask(repeat(call, count), bytes);
    expect([...refused.ids]).toEqual(["RESULT_TOO_LARGE"]);
    expect(refused.text.length).toBeLessThan(5_000);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(3);
    const whole = await ask(repeat(call, 2), bytes);
    expect(whole.ids.size).toBe(0);
  },
);

test("a long answer is the same text as a short one", async () => {
  const long = await ask(repeat(TABLE_CALL, 4), 50_000_000);
  const short = await ask(repeat(TABLE_CALL, 1), 50_000_000);
  const { data } = JSON.parse(short.text) as { data: { a0: unknown } };
  const expected = Object.fromEntries(["a0", "a1", "a2", "a3"].map((name) => [name, data.a0]));
  expect(JSON.parse(long.text)).toEqual({ data: expected });
});
