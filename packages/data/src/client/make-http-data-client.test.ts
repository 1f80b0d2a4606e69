import { describe, expect, it } from "vitest";

import { makeHttpDataClient } from "./make-http-data-client.ts";

const scope = { source: { type: "sparql", url: "main" }, locale: "de" } as const;

const parseAsked = (input: unknown, init: RequestInit | undefined): unknown => {
  if (typeof init?.body === "string") return JSON.parse(init.body);
  const { searchParams } = new URL(String(input));
  const variables = JSON.parse(searchParams.get("variables") ?? "null");
  return { id: searchParams.get("id"), variables };
};

const ask = (respond: (body: unknown) => Promise<Response>, timeoutMs = 1_000) =>
  makeHttpDataClient({
    endpoint: "http://localhost/api/graphql",
    timeoutMs,
    fetch: (input, init) => respond(parseAsked(input, init)),
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
      id: expect.stringMatching(/^observations\.\w+$/),
      variables: {
        sourceType: "sparql",
        sourceUrl: "main",
        locale: "de",
        cubeFilters: [{ iri: "a:b" }],
      },
    });
  });

  it("sends the whole query where its address is too long or the server knows no such query", async () => {
    const bodies: unknown[] = [];
    const client = ask((body) => {
      bodies.push(body);
      const isNamed = typeof body === "object" && body !== null && "id" in body;
      return Promise.resolve(
        isNamed ? new Response("{}", { status: 404 }) : Response.json({ data: { answer: [] } }),
      );
    });
    expect(await client.metadata(scope, ["a:b"])).toEqual([]);
    expect(bodies).toEqual([
      expect.objectContaining({ id: expect.stringMatching(/^metadata\./) }),
      expect.objectContaining({ query: expect.stringContaining("query Metadata") }),
    ]);
    expect(await client.metadata(scope, ["a:b".repeat(3_000)])).toEqual([]);
    expect(bodies.slice(2)).toEqual([expect.not.objectContaining({ id: expect.anything() })]);
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
