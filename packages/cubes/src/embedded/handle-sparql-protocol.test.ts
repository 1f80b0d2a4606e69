import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type EmbeddedStore, openEmbeddedStore } from "./embedded-store.ts";
import { handleSparqlProtocol } from "./handle-sparql-protocol.ts";

const ADDRESS = "http://localhost/sparql";
const ALL = "PREFIX x: <http://x/> # a comment\nSELECT ?o WHERE { ?s x:p ?o }";

describe("SPARQL protocol", () => {
  let store: EmbeddedStore;
  beforeAll(async () => {
    store = await openEmbeddedStore({
      ntriples: `<http://x/s> <http://x/p> "a", "b" .`.replace(
        ", ",
        ` . \n<http://x/s> <http://x/p> `,
      ),
    });
  });
  afterAll(() => store.close());

  const send = (init: RequestInit & { search?: string } = {}, limits = {}): Promise<Response> =>
    handleSparqlProtocol(new Request(`${ADDRESS}${init.search ?? ""}`, init), store, limits);

  const post = (body: string, type: string, limits = {}): Promise<Response> =>
    send({ method: "POST", body, headers: { "content-type": type } }, limits);

  it("answers GET, form POST and direct POST alike", async () => {
    const answers = await Promise.all([
      send({ search: `?query=${encodeURIComponent(ALL)}` }),
      post(`query=${encodeURIComponent(ALL)}`, "application/x-www-form-urlencoded"),
      post(ALL, "application/sparql-query; charset=utf-8"),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toContain("application/sparql-results+json");
      expect((await answer.json()).results.bindings).toHaveLength(2);
    }
  });

  it("negotiates the format", async () => {
    const search = `?query=${encodeURIComponent(ALL)}`;
    const csv = await send({ search, headers: { accept: "text/html, text/csv;q=0.9" } });
    expect(csv.headers.get("content-type")).toContain("text/csv");
    expect((await send({ search, headers: { accept: "image/png" } })).status).toBe(406);
  });

  it.each([
    ["no query", () => send(), 400],
    ["an update", () => post("DELETE WHERE { ?s ?p ?o }", "application/sparql-query"), 400],
    ["an update parameter", () => post("update=x", "application/x-www-form-urlencoded"), 400],
    ["two queries", () => send({ search: "?query=ASK%7B%7D&query=ASK%7B%7D" }), 400],
    ["a syntax error", () => post("SELECT nonsense", "application/sparql-query"), 400],
    [
      "another endpoint",
      () =>
        post("SELECT * { SERVICE <http://127.0.0.1/> { ?s ?p ?o } }", "application/sparql-query"),
      400,
    ],
    ["PUT", () => send({ method: "PUT", body: "x" }), 405],
    [
      "a large body",
      () => post("x".repeat(200), "application/sparql-query", { maxQueryBytes: 100 }),
      413,
    ],
    ["a large answer", () => post(ALL, "application/sparql-query", { maxRows: 1 }), 413],
    ["another media type", () => post("{}", "application/json"), 415],
    [
      "a deep query",
      () =>
        post(`SELECT * { ${"{".repeat(3000)}${"}".repeat(3000)} }`, "application/sparql-query", {
          timeoutMs: 3000,
        }),
      400,
    ],
  ])("refuses %s", async (_, ask, status) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(/\bat .*\.ts/);
  });

  it("still answers after hostile queries", async () => {
    expect((await post(ALL, "application/sparql-query")).status).toBe(200);
  });

  it("ends a query that takes too long", async () => {
    const triple = Array.from({ length: 12 }, (_, i) => `?a${i} ?b${i} ?c${i} .`).join(" ");
    const answer = await post(
      `SELECT (COUNT(*) AS ?n) { ${triple} ${triple.replaceAll("?", "?z")} FILTER(RAND() < 2) }`,
      "application/sparql-query",
      { timeoutMs: 200 },
    );
    expect(answer.status).toBe(408);
  });
});
