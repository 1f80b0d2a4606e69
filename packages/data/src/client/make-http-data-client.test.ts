import { describe, expect, it } from "vitest";

import { makeHttpDataClient } from "./make-http-data-client.ts";

const scope = { source: { type: "sparql", url: "main" }, locale: "de" } as const;

const ask = (respond: (body: unknown) => Promise<Response>, timeoutMs = 1_000) =>
  makeHttpDataClient({
    endpoint: "http://localhost/api/graphql",
    timeoutMs,
    fetch: (_, init) => respond(JSON.parse(typeof init?.body === "string" ? init.body : "null")),
  });

describe("data client over HTTP", () => {
  it("sends source, language and filters, and decodes columns", async () => {
    const bodies: unknown[] = [];
    const client = ask((body) => {
      bodies.push(body);
      const column = { type: "number", id: "m", values: [1, null] };
      const data = { rowCount: 2, columns: [column] };
      const sparqlEditorUrls = [{ cubeIri: "a:b", url: null }];
      return Promise.resolve(
        Response.json({ data: { answer: { data, sparqlEditorUrls, notes: [] } } }),
      );
    });
    const { table, sparqlEditorUrls } = await client.observations(scope, [{ iri: "a:b" }]);
    expect(table.columns[0]).toMatchObject({ values: new Float64Array([1, Number.NaN]) });
    expect(sparqlEditorUrls).toEqual([{ cubeIri: "a:b" }]);
    expect(bodies[0]).toMatchObject({
      variables: {
        sourceType: "sparql",
        sourceUrl: "main",
        locale: "de",
        cubeFilters: [{ iri: "a:b" }],
      },
    });
  });

  it.each<[string, () => Promise<Response>, string]>([
    [
      "an error of the schema",
      () =>
        Promise.resolve(
          Response.json({ errors: [{ message: "x", extensions: { id: "CANNOT_FIND_CUBE" } }] }),
        ),
      "CANNOT_FIND_CUBE",
    ],
    [
      "an answer that is no JSON",
      () => Promise.resolve(new Response("<html>", { status: 502 })),
      "SOURCE_ANSWER_INVALID",
    ],
    ["JSON that is no answer", () => Promise.resolve(Response.json([])), "SOURCE_ANSWER_INVALID"],
    [
      "an answer without data",
      () => Promise.resolve(Response.json({ data: null })),
      "SOURCE_ANSWER_INVALID",
    ],
    ["a server that is away", () => Promise.reject(new TypeError("fetch failed")), "OFFLINE"],
    [
      "a server that is slow",
      () => Promise.reject(new DOMException("late", "TimeoutError")),
      "SOURCE_TIMEOUT",
    ],
  ])("rejects for %s", async (_, respond, id) => {
    await expect(ask(respond).metadata(scope, ["a:b"])).rejects.toMatchObject({
      name: "DataError",
      id,
    });
  });

  it("takes along the reference of the log and what fills the blanks", async () => {
    const errors = [{ message: "x", extensions: { id: "SOURCE_TIMEOUT", args: { seconds: "9" } } }];
    const headers = { "X-Request-Id": "0badcafe" };
    const respond = () => Promise.resolve(Response.json({ errors }, { headers }));
    await expect(ask(respond).metadata(scope, ["a:b"])).rejects.toMatchObject({
      args: { seconds: "9", reference: "0badcafe" },
    });
  });
});
