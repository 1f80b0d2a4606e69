import { describe, expect, it } from "vitest";

import { sparql } from "../queries/sparql-text.ts";
import { RowsSink } from "./rows-sink.ts";
import { makeSparqlClient } from "./sparql-client.ts";

const QUERY = sparql`SELECT ?s { ?s ?p ?o }`;
const JSON_TYPE = { "content-type": "application/sparql-results+json" };
const PART = { headers: { ...JSON_TYPE, "x-sql-state": "S1TAT" } };
const EMPTY = '{"head":{"vars":["s"]},"results":{"bindings":[]}}';

const ask = (respond: (request: Request) => Promise<Response>, limits = {}) =>
  makeSparqlClient({ endpoint: respond, ...limits }).select(QUERY);

const answer =
  (body: BodyInit, init: ResponseInit = { headers: JSON_TYPE }) =>
  () =>
    Promise.resolve(new Response(body, init));

describe("SPARQL client", () => {
  it("reads rows", async () => {
    expect(await ask(answer(EMPTY))).toEqual([]);
    const body =
      '{"results":{"bindings":[{"s":{"type":"uri","value":"a:b"},"o":{"type":"literal","value":"x","xml:lang":"de"}}]}}';
    expect(await ask(answer(body))).toEqual([
      {
        s: { type: "iri", value: "a:b" },
        o: { type: "literal", value: "x", language: "de", datatype: "" },
      },
    ]);
  });

  it.each<[string, () => Promise<Response>, string]>([
    ["a truncated answer", answer(EMPTY.slice(0, -3)), "SOURCE_ANSWER_INVALID"],
    ["another kind of JSON", answer('{"data":1}'), "SOURCE_ANSWER_INVALID"],
    [
      "a term without a type",
      answer('{"results":{"bindings":[{"s":{"value":"x"}}]}}'),
      "SOURCE_ANSWER_INVALID",
    ],
    ["a row that is none", answer('{"results":{"bindings":[null]}}'), "SOURCE_ANSWER_INVALID"],
    [
      "a wrong content type",
      answer("<html>", { headers: { "content-type": "text/html" } }),
      "SOURCE_ANSWER_INVALID",
    ],
    [
      "a result of another content type",
      answer(EMPTY, { headers: { "content-type": "text/html" } }),
      "SOURCE_ANSWER_INVALID",
    ],
    ["a refusal", answer("bad query", { status: 400 }), "SOURCE_ANSWER_INVALID"],
    ["a server error", answer("oops", { status: 502 }), "SOURCE_DOWN"],
    ["an answer that is too large for it", answer("less", { status: 413 }), "RESULT_TOO_LARGE"],
    ["a time-out of the endpoint", answer("late", { status: 408 }), "SOURCE_TIMEOUT"],
    ["rows until its time was up", answer(EMPTY, { ...PART, status: 206 }), "SOURCE_TIMEOUT"],
    ["the same, as it was said before", answer(EMPTY, PART), "SOURCE_TIMEOUT"],
    ["a reset", () => Promise.reject(new TypeError("fetch failed")), "SOURCE_DOWN"],
  ])("says what %s is", async (_, respond, id) => {
    await expect(ask(respond)).rejects.toMatchObject({ name: "SourceError", id });
  });

  it("bounds time and size", async () => {
    const never = (request: Request) =>
      new Promise<Response>((_, reject) => {
        request.signal.addEventListener("abort", () => reject(request.signal.reason as Error));
      });
    await expect(ask(never, { timeoutMs: 20 })).rejects.toMatchObject({
      id: "SOURCE_TIMEOUT",
      args: { seconds: "1" },
    });
    await expect(ask(answer(EMPTY), { maxBytes: 10 })).rejects.toMatchObject({
      id: "RESULT_TOO_LARGE",
    });
  });

  it("reports an address that nobody answers", async () => {
    const client = makeSparqlClient({ endpoint: "http://127.0.0.1:9/sparql" });
    await expect(client.select(QUERY)).rejects.toMatchObject({ id: "SOURCE_DOWN" });
  });
});

const PLAIN = '"s"\t"c0"\t"k0"\n"https://example.org/1"\t"1950"\t"de@"\n';
const WITH_KINDS = { hasKinds: true };

/** Answers of an engine by their order, and what was accepted of it. */
const openEngine = (
  answers: readonly [body: string, type: string][],
  server = "Virtuoso/07.20.3229 (Linux)",
) => {
  const accepted: (string | null)[] = [];
  const client = makeSparqlClient({
    endpoint: async (request) => {
      const [body, type] = answers[accepted.length] ?? ["", ""];
      accepted.push(request.headers.get("accept"));
      return new Response(body, { headers: { "content-type": type, server } });
    },
  });
  const ask = async (options?: typeof WITH_KINDS) =>
    (await client.stream(QUERY, () => new RowsSink(), options)).rows;
  return { accepted, ask };
};

const JSON_ONLY = "application/sparql-results+json";
const PLAIN_FIRST = "text/tab-separated-values, application/sparql-results+json;q=0.5";
const TABLE = "text/tab-separated-values; charset=UTF-8";

describe("an engine that writes tables many times as fast", () => {
  it("is asked for them once its name is known, where a query says the kinds of its terms", async () => {
    const { accepted, ask: askEngine } = openEngine([
      [EMPTY, JSON_ONLY],
      [EMPTY, JSON_ONLY],
      [PLAIN, TABLE],
    ]);
    await askEngine(WITH_KINDS);
    await askEngine();
    const [row] = await askEngine(WITH_KINDS);
    expect(row?.["c0"]).toEqual({ type: "literal", value: "1950", language: "de", datatype: "" });
    expect(accepted).toEqual([JSON_ONLY, JSON_ONLY, PLAIN_FIRST]);
  });

  it("may answer in JSON all the same", async () => {
    const { ask: askEngine } = openEngine([
      [EMPTY, JSON_ONLY],
      [EMPTY, JSON_ONLY],
    ]);
    await askEngine();
    expect(await askEngine(WITH_KINDS)).toEqual([]);
  });

  it("is asked for JSON again where it writes them in another form", async () => {
    const { accepted, ask: askEngine } = openEngine([
      [EMPTY, JSON_ONLY],
      ["?s\n<https://example.org/1>\n", TABLE],
      [EMPTY, JSON_ONLY],
    ]);
    await askEngine();
    await expect(askEngine(WITH_KINDS)).rejects.toMatchObject({ isTransient: true });
    expect(await askEngine(WITH_KINDS)).toEqual([]);
    expect(accepted).toEqual([JSON_ONLY, PLAIN_FIRST, JSON_ONLY]);
  });

  it.each<[string, string]>([
    ["another type", "text/plain"],
    ["no type", ""],
  ])("is asked for JSON again where it answers with %s", async (_, type) => {
    const { accepted, ask: askEngine } = openEngine([
      [EMPTY, JSON_ONLY],
      [PLAIN, type],
      [EMPTY, JSON_ONLY],
    ]);
    await askEngine();
    await expect(askEngine(WITH_KINDS)).rejects.toMatchObject({ id: "SOURCE_ANSWER_INVALID" });
    expect(await askEngine(WITH_KINDS)).toEqual([]);
    expect(accepted).toEqual([JSON_ONLY, PLAIN_FIRST, JSON_ONLY]);
  });

  it("no other engine is asked for them", async () => {
    const { accepted, ask: askEngine } = openEngine(
      [
        [EMPTY, JSON_ONLY],
        [EMPTY, JSON_ONLY],
      ],
      "Jetty",
    );
    await askEngine();
    await askEngine(WITH_KINDS);
    expect(accepted).toEqual([JSON_ONLY, JSON_ONLY]);
  });
});
