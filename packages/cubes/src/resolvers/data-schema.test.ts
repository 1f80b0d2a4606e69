import {
  type DataClient,
  type DataScope,
  makeDataClient,
  makeHttpDataClient,
} from "@statelier/data";
import {
  buildComponentId,
  cellValue,
  type CubeComponents,
  distinctValues,
  findColumn,
  findDictionaryColumn,
  type ObservationTable,
} from "@statelier/model";
import { describe, expect, it, vi } from "vitest";

import { loadFixtures } from "../conformance/load-fixtures.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import type { CubeSource } from "../source/cube-source.ts";
import { makeSparqlSource } from "../sparql/make-sparql-source.ts";
import { executeData, makeDataSchema } from "./data-schema.ts";
import { handleDataRequest } from "./handle-data-request.ts";
import { openMemoryStore } from "../conformance/open-memory-store.ts";
import { makeSourceRegistry, type SourceEntry } from "./source-registry.ts";

const E = (name: string): string => `https://example.org/${name}`;
const air = (name: string): string => buildComponentId(E("air"), E(name));
const noise = (name: string): string => buildComponentId(E("noise"), E(name));
const URL_OF_SOURCE = "https://data.example/sparql";
const scope: DataScope = { source: { type: "sparql", url: "main" }, locale: "en" };

const call = (field: string): string => `{ ${field} }`;
const SOURCE = `sourceType: "sparql", sourceUrl: "main"`;
const LATEST = `dataCubeLatestIri(${SOURCE}, cubeFilter: {iri: "${E("air-1")}"})`;

describe("GraphQL schema", () => {
  const store = openMemoryStore(loadFixtures());
  const asked = vi.fn<(request: Request) => void>();
  const onError = vi.fn<(error: Error) => void>();
  const sources = makeSourceRegistry(
    [
      {
        name: "main",
        type: "sparql",
        url: URL_OF_SOURCE,
        aliases: ["https://old.example/query"],
        editorUrl: "https://editor.example/",
      },
    ],
    () =>
      makeSparqlSource({
        endpoint: (request) => {
          asked(request);
          return handleSparqlProtocol(request, store);
        },
        dataSource: { type: "sparql", url: URL_OF_SOURCE },
      }),
  );
  const schema = makeDataSchema({ sources, onError });
  const client = makeDataClient((request) => executeData(schema, request));

  const idOf = async (query: string, variables?: Record<string, unknown>): Promise<unknown> =>
    (await executeData(schema, { query, ...(variables ? { variables } : {}) })).errors?.[0]
      ?.extensions.id;

  it("answers with the rows of before and their date while the source is away", async () => {
    const draft = [{ iri: E("air-3") }];
    let isAway = false;
    const entry = {
      name: "main",
      type: "sparql" as const,
      url: URL_OF_SOURCE,
      endpointUrl: "https://reach.example/sparql",
      aliases: [],
    };
    const makeSource = (): CubeSource =>
      makeSparqlSource({
        endpoint: (request) =>
          isAway ? Promise.reject(new Error("reset")) : handleSparqlProtocol(request, store),
        dataSource: { type: "sparql", url: URL_OF_SOURCE },
        options: { mutableMaxAgeMs: 0, retry: { attempts: 1 } },
      });
    const makeClient = (named: SourceEntry): DataClient => {
      const away = makeDataSchema({ sources: makeSourceRegistry([named], makeSource) });
      return makeDataClient((request) => executeData(away, request));
    };
    const ask = makeClient(entry);
    const before = await ask.observations(scope, draft);
    expect(before).not.toHaveProperty("dataAsOf");
    expect(before.sparqlEditorUrls[0]?.url).toMatch("https://reach.example/sparql?query=PREFIX%20");
    const closed = await makeClient({ ...entry, endpointUrl: null }).observations(scope, draft);
    expect(closed.sparqlEditorUrls).toEqual([{ cubeIri: E("air-3") }]);
    isAway = true;
    const { dataAsOf, ...after } = await ask.observations(scope, draft);
    expect(after).toEqual(before);
    expect(Date.now() - Date.parse(dataAsOf!)).toBeLessThan(60_000);
  });

  it("says of the first rows of a dataset how many of its cells are no numbers, also as JSON", async () => {
    const makeSource = (): CubeSource => {
      const source = makeSparqlSource({
        endpoint: (request) => handleSparqlProtocol(request, store),
        dataSource: { type: "sparql", url: URL_OF_SOURCE },
      });
      return {
        ...source,
        observations: async (query) => ({ ...(await source.observations(query)), unreadable: 2 }),
      };
    };
    const named = { name: "main", type: "sparql" as const, url: URL_OF_SOURCE, aliases: [] };
    const spoilt = makeDataSchema({ sources: makeSourceRegistry([named], makeSource) });
    const ask = (asJson: boolean) =>
      makeDataClient(async (request) => {
        const answer = await executeData(spoilt, request);
        return asJson ? JSON.parse(JSON.stringify(answer)) : answer;
      }).preview(scope, E("air-2"), 2);
    expect(await ask(false)).toMatchObject({ rowCount: 2, unreadable: 2 });
    expect(await ask(true)).toMatchObject({ rowCount: 2, unreadable: 2 });
    expect(await client.preview(scope, E("air-2"), 2)).not.toHaveProperty("unreadable");
  });

  it("answers every call of the client", async () => {
    const iri = E("air-2");
    const results = await client.search(scope, { query: "towns", order: "SCORE" });
    expect(results[0]?.highlightedTitle).toContain("<b>towns</b>");
    expect((await client.facets(scope, {})).organizations[0]?.label).toBe("Office of Air");
    expect(await client.suggestion(scope, { query: "measrd" })).toBe("measured");
    expect(await client.suggestion(scope, { query: "towns" })).toBeUndefined();
    expect((await client.metadata(scope, [iri]))[0]?.title).toBe("Air & towns");
    expect((await client.components(scope, [{ iri }])).measures).toHaveLength(3);
    expect((await client.preview(scope, iri, 2)).rowCount).toBe(2);
    expect(await client.termsets(scope, iri)).toHaveLength(1);
    expect(await client.latestIri(scope.source, E("air-1"))).toBe(iri);
    expect(await client.latestIri(scope.source, E("nothing"))).toBeUndefined();
    expect(await client.unversionedIri(scope.source, iri)).toBe(E("air"));
    const filters = { [air("place")]: { type: "single", value: E("far") } } as const;
    expect(await client.possibleFilters(scope.source, iri, filters)).toEqual([
      { type: "single", id: air("place"), value: E("far") },
    ]);
    const question = { iri, filters, measureId: air("fine"), dimensions: [] };
    const dimensions = [{ id: air("place"), most: 1 }];
    expect(await client.largestValues(scope.source, { ...question, dimensions })).toEqual([
      { id: air("place"), values: [E("far")], sums: [expect.any(Number)] },
    ]);
    const many = Array.from({ length: 11 }, () => ({ id: air("place"), most: 1 }));
    await expect(
      client.largestValues(scope.source, { ...question, dimensions: many }),
    ).rejects.toMatchObject({ id: "BAD_REQUEST" });
    const area = { iri: E("odd"), dimensionId: buildComponentId(E("odd"), E("area")) };
    const { topology, notes } = await client.shapes(scope.source, area, 300);
    expect(topology?.objects.shapes.geometries.map(({ id }) => id)).toEqual([E("x"), E("y")]);
    expect(topology?.transform.scale[0]).toBeCloseTo(20 / 512 / 8, 4);
    expect(notes).toHaveLength(1);
    expect(await client.shapes(scope.source, { iri, dimensionId: air("grade") }, 300)).toEqual({
      notes: [expect.stringContaining("name no geometry")],
    });
    const observations = await client.observations(scope, [{ iri, filters }]);
    expect(observations.table.rowCount).toBe(1);
    const [base, query = ""] = observations.sparqlEditorUrls[0]?.url?.split("#query=") ?? [];
    expect(base).toBe("https://editor.example/");
    const request = new Request(URL_OF_SOURCE, {
      method: "POST",
      body: new URLSearchParams({ query: decodeURIComponent(query) }),
    });
    const answer = (await (await handleSparqlProtocol(request, store)).json()) as {
      results: { bindings: unknown[] };
    };
    expect(answer.results.bindings).toHaveLength(observations.table.rowCount);
    expect(observations.notes).toContainEqual(
      expect.stringContaining("without a number is not read"),
    );
  });

  it("gives a client the first results with the number of all, and all of them", async () => {
    const variables = { order: "TITLE_ASC" } as const;
    const page = await client.searchPage(scope, variables, 2);
    expect(page.results.map(({ cube }) => cube.title)).toEqual(["Air & towns", "Noise of towns"]);
    expect(page.total).toBe(3);
    expect(await client.search(scope, variables)).toHaveLength(3);
    const health = [{ type: "DataCubeTheme" as const, value: E("health") }];
    expect((await client.searchPage(scope, { ...variables, filters: health }, 0)).total).toBe(1);
  });

  it("cuts a search at its limit and says beside it how many results there are", async () => {
    const ask = async (limit: string, filters = "[]") =>
      (
        await executeData(schema, {
          query: `{ searchCubes(${SOURCE}, order: TITLE_ASC, limit: ${limit}, filters: ${filters}) { cube } searchTotal(${SOURCE}, filters: ${filters}) }`,
        })
      ).data as { searchCubes: { cube: { title: string } }[]; searchTotal: number } | undefined;
    const titles = async (limit: string) =>
      (await ask(limit))?.searchCubes.map(({ cube }) => cube.title);
    expect(await titles("2")).toEqual(["Air & towns", "Noise of towns"]);
    expect(await titles("0")).toEqual([]);
    expect(await titles("null")).toHaveLength(3);
    expect((await ask("1"))?.searchTotal).toBe(3);
    const health = `[{type: DataCubeTheme, value: "${E("health")}"}]`;
    expect((await ask("0", health))?.searchTotal).toBe(1);
  });

  it("gives columns with the values that occur in their rows, no others", async () => {
    const iri = E("air-2");
    const year = air("year");
    const { table: whole } = await client.observations(scope, [{ iri }]);
    const values = distinctValues(whole, year);
    expect(values.length).toBeGreaterThan(1);
    const filters = { [year]: { type: "single", value: values[0]! } } as const;
    const { table } = await client.observations(scope, [{ iri, filters }]);
    expect(findDictionaryColumn(table, year)?.values).toEqual([values[0]]);
  });

  it("gives rows as labels with the original value beside them", async () => {
    const query = call(
      `dataCubesObservations(${SOURCE}, locale: "de", cubeFilters: [{iri: "${E("air-2")}", filters: {}}]) { data }`,
    );
    const { data } = await executeData(schema, { query });
    const answer = data?.["dataCubesObservations"] as
      | { data: Record<string, unknown>[] }
      | undefined;
    const rows = answer?.data;
    expect(rows).toHaveLength(6);
    expect(rows).toContainEqual(
      expect.objectContaining({
        [air("place")]: "Aalesund",
        [`${air("place")}/__iri__`]: E("town-a"),
        [air("dustiness")]: 21.5,
      }),
    );
    expect(rows).toContainEqual(expect.objectContaining({ [air("dustiness")]: null }));
  });

  it("finds a source by address, name or alias and by nothing else", async () => {
    const ask = (url: string) => idOf(call(LATEST.replace('"main"', JSON.stringify(url))));
    for (const url of ["main", URL_OF_SOURCE, "https://old.example/query"])
      expect(await ask(url)).toBeUndefined();
    asked.mockClear();
    for (const url of [
      "",
      "http://127.0.0.1:22/",
      "https://data.example/sparql/",
      "MAIN",
      "__proto__",
    ])
      expect(await ask(url)).toBe("SOURCE_NOT_ALLOWED");
    expect(await idOf(call(LATEST.replace('"sparql"', '"sql"')))).toBe("SOURCE_NOT_ALLOWED");
    expect(await idOf(call(LATEST.replace('"main"', '{a: "main"}')))).toBe("SOURCE_NOT_ALLOWED");
    expect(asked).not.toHaveBeenCalled();
  });

  const cubes = [
    { iri: E("air-2"), joinBy: [air("year"), air("place")] },
    { iri: E("noise-1"), joinBy: [noise("year"), noise("place")] },
  ];

  const readRows = (table: ObservationTable, ...ids: string[]): string[] =>
    Array.from({ length: table.rowCount }, (_, row) =>
      ids.map((id) => String(cellValue(findColumn(table, id)!, row))).join(" "),
    ).toSorted();

  it("joins cubes on values: all rows of both", async () => {
    const { table } = await client.observations(scope, cubes);
    expect(readRows(table, "joinBy__0", "joinBy__1", air("dustiness"), noise("loudness"))).toEqual(
      [
        `2019 ${E("country")} 12 null`,
        `2020 ${E("town-a")} 21.5 50.5`,
        `2020 ${E("town-b")} null null`,
        `2021 ${E("town-a")} 19 null`,
        `2021 ${E("far")} 3 null`,
        `2022 ${E("town-b")} 0.123456789012 40`,
        `2023 ${E("town-b")} null 41`,
      ].toSorted(),
    );
  });

  it("merges the dimensions of joined cubes", async () => {
    const { dimensions, measures } = await client.components(scope, cubes);
    expect(dimensions.slice(0, 2).map(({ id, cubeIri, label }) => [id, cubeIri, label])).toEqual([
      ["joinBy__0", "joinBy", "Year"],
      ["joinBy__1", "joinBy", "Place, Town"],
    ]);
    expect(dimensions[0]?.values.map(({ value }) => value)).toEqual([
      "2019",
      "2020",
      "2021",
      "2022",
      "2023",
    ]);
    expect(dimensions[1]?.originalIds?.map(({ dimensionId }) => dimensionId)).toEqual([
      air("place"),
      noise("place"),
    ]);
    expect(measures).toHaveLength(4);
  });

  it("joins each cube under its own filters", async () => {
    const filters = { [noise("year")]: { type: "single", value: "2020" } } as const;
    const { table } = await client.observations(scope, [
      { ...cubes[0]!, filters: { [air("year")]: { type: "single", value: "2020" } } },
      { ...cubes[1]!, filters },
    ]);
    expect(table.rowCount).toBe(2);
  });

  it("refuses to join different units of time, missing dimensions and uneven lists", async () => {
    const ask = (joinBy: string[]) =>
      client.observations(scope, [cubes[0]!, { iri: E("noise-1"), joinBy }]);
    for (const joinBy of [
      [noise("day"), noise("place")],
      [noise("none"), noise("place")],
      [noise("year")],
    ])
      await expect(ask(joinBy)).rejects.toMatchObject({ id: "BAD_REQUEST" });
    const apart = cubes.map(({ iri }) => ({ iri }));
    await expect(client.observations(scope, apart)).rejects.toMatchObject({
      id: "BAD_REQUEST",
    });
    expect((await client.components(scope, apart)).measures).toHaveLength(4);
  });

  it.each<[string, string, string, object?]>([
    ["a syntax error", "{", "BAD_REQUEST"],
    ["an unknown call", "{ dropEverything }", "BAD_REQUEST"],
    ["introspection", "{ __schema { types { name } } }", "BAD_REQUEST"],
    [
      "many aliases",
      call(Array.from({ length: 30 }, (_, i) => `a${i}: ${LATEST}`).join(" ")),
      "QUERY_TOO_COMPLEX",
    ],
    [
      "many aliases in fragments",
      `{ ...a ...a } fragment a on Query { ${Array.from({ length: 20 }, (_, i) => `a${i}: ${LATEST}`).join(" ")} }`,
      "QUERY_TOO_COMPLEX",
    ],
    ["a deep query", `{ ${"a { ".repeat(3_000)} b ${"}".repeat(3_000)} }`, "QUERY_TOO_COMPLEX"],
    ["a huge query", `{ ${"a ".repeat(100_000)} }`, "QUERY_TOO_COMPLEX"],
    [
      "fragments in a circle",
      "{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }",
      "BAD_REQUEST",
    ],
    [
      "an unknown cube",
      call(`dataCubesMetadata(${SOURCE}, locale: "en", cubeFilters: [{iri: "${E("nothing")}"}])`),
      "CANNOT_FIND_CUBE",
      { iri: E("nothing") },
    ],
    [
      "a hostile IRI",
      call(`dataCubeLatestIri(${SOURCE}, cubeFilter: {iri: "a:b> } DROP ALL #"})`),
      "BAD_REQUEST",
    ],
    [
      "a language that is none",
      call(`dataCubesMetadata(${SOURCE}, locale: "xx", cubeFilters: [])`),
      "BAD_REQUEST",
    ],
    [
      "a filter that is none",
      call(
        `dataCubesObservations(${SOURCE}, locale: "en", cubeFilters: [{iri: "${E("air")}", filters: {a: {type: "evil"}}}]) { data }`,
      ),
      "BAD_REQUEST",
    ],
    [
      "a long search",
      call(`searchCubes(${SOURCE}, query: "${"x".repeat(1_000)}") { score }`),
      "BAD_REQUEST",
    ],
    [
      "many termsets",
      call(
        `searchCubes(${SOURCE}, filters: [{type: DataCubeTermset, value: "${"a:b;".repeat(1_001)}"}]) { score }`,
      ),
      "BAD_REQUEST",
    ],
    ["a limit below zero", call(`searchCubes(${SOURCE}, limit: -1) { score }`), "BAD_REQUEST"],
    [
      "many cubes",
      call(
        `dataCubesMetadata(${SOURCE}, locale: "en", cubeFilters: [${`{iri: "a:b"} `.repeat(50)}])`,
      ),
      "BAD_REQUEST",
    ],
  ])("refuses %s with a clear id and nothing else", async (_, query, id, args) => {
    const { errors } = await executeData(schema, { query });
    expect(errors?.[0]?.extensions).toEqual({ id, ...(args && { args }) });
    expect(JSON.stringify(errors)).not.toMatch(/\.ts:|stack|node_modules/);
  });

  it("refuses filters of more values than are looked up", async () => {
    const query = `query($f: Filters) { dataCubePreview(${SOURCE}, locale: "en", cubeFilter: {iri: "${E("air-2")}", filters: $f}) }`;
    const values = Array.from({ length: 50_001 }, (_, at) => [`v${at}`, true]);
    const f = { [air("place")]: { type: "multi", values: Object.fromEntries(values) as unknown } };
    const { errors } = await executeData(schema, { query, variables: { f } });
    expect(errors?.[0]?.message).toBe("A filter may name 50000 values.");
    expect(await idOf(query, { f: {} })).toBeUndefined();
  });

  it("keeps the words of an unexpected error to itself and writes them to the log", async () => {
    const broken = {
      find: () => {
        throw new TypeError("secret");
      },
      findEntry: () => undefined,
      entries: [],
      status: () => undefined,
    };
    const failing = makeDataSchema({ sources: broken, onError });
    onError.mockClear();
    const { errors } = await executeData(failing, { query: call(LATEST) });
    expect(errors?.[0]).toMatchObject({
      message: "Internal error",
      extensions: { id: "INTERNAL" },
    });
    expect(JSON.stringify(errors)).not.toContain("secret");
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: "secret" }));
  });

  it("answers questions about itself in development only", async () => {
    const open = makeDataSchema({
      sources: makeSourceRegistry([], () => {
        throw new Error("none");
      }),
      allowIntrospection: true,
    });
    const { data } = await executeData(open, { query: "{ __schema { queryType { name } } }" });
    expect(data).toEqual({ __schema: { queryType: { name: "Query" } } });
  });

  describe("over HTTP", () => {
    const send = (init: RequestInit & { search?: string }): Promise<Response> =>
      handleDataRequest(
        new Request(`http://localhost/api/graphql${init.search ?? ""}`, init),
        schema,
        { maxBytes: 5_000 },
      );
    const post = (body: string, type = "application/json") =>
      send({ method: "POST", body, headers: { "content-type": type } });

    it("answers GET and POST alike", async () => {
      const search = `?query=${encodeURIComponent(`query($iri: String!) { dataCubeLatestIri(${SOURCE}, cubeFilter: {iri: $iri}) }`)}&variables=${encodeURIComponent(JSON.stringify({ iri: E("air-1") }))}`;
      const expected = { data: { dataCubeLatestIri: E("air-2") } };
      expect(await (await send({ search })).json()).toEqual(expected);
      expect(await (await post(JSON.stringify({ query: call(LATEST) }))).json()).toEqual(expected);
    });

    it("D73 names the kinds of components as GraphQL does and the first contact by itself, which its own pages do without", async () => {
      const ofCubes = (...names: string[]): string =>
        `(${SOURCE}, locale: "en", cubeFilters: [${names.map((name) => `{iri: "${E(name)}"}`).join()}])`;
      const query = `{ dataCubesComponents${ofCubes("air-2")} dataCubesMetadata${ofCubes("air-2", "noise-1")} }`;
      const { data } = await (await post(JSON.stringify({ query }))).json();
      const { dimensions, measures } = data.dataCubesComponents as CubeComponents;
      const found = [...dimensions, ...measures];
      expect(found).toContainEqual(
        expect.objectContaining({ id: air("fine"), __typename: "NumericalMeasure" }),
      );
      expect(found).toEqual(
        found.map(({ kind, ...more }) => ({ ...more, kind, __typename: kind })),
      );
      expect(data.dataCubesMetadata[0]).toMatchObject({
        contactPoint: { name: "Office", email: "office@example.org" },
        contactPoints: [{ name: "Office", email: "office@example.org" }],
      });
      expect(data.dataCubesMetadata[1]).toMatchObject({ contactPoints: [] });
      expect(data.dataCubesMetadata[1]).not.toHaveProperty("contactPoint");
      const own = (await executeData(schema, { query })).data;
      expect(JSON.stringify(own)).not.toMatch(/__typename|"contactPoint"/);
    });

    describe("the client's own queries by their address", () => {
      const address = (name: keyof DataClient, cubes: { iri: string }[], hash?: string) => {
        const sent: string[] = [];
        return {
          ask: async (headers: Record<string, string> = {}) => {
            if (sent.length === 0) {
              const over = makeHttpDataClient({
                endpoint: "http://localhost/api/graphql",
                fetch: (input) => {
                  if (typeof input === "string") sent.push(input);
                  return Promise.resolve(Response.json({ data: null }));
                },
              });
              await (over[name] as (...given: unknown[]) => Promise<unknown>)(scope, cubes).catch(
                (error: Error) => expect(error.name).toBe("DataError"),
              );
            }
            const search = new URL(sent[0]!).search;
            return send({ search: hash ? search.replace(/\.\w+&/, `.${hash}&`) : search, headers });
          },
        };
      };
      const PUBLISHED = [{ iri: E("air-2") }];

      it("may be kept for an hour about a published version, else they are asked again", async () => {
        const kept = async (name: keyof DataClient, iri: string) =>
          (await address(name, [{ iri }]).ask()).headers.get("cache-control");
        expect(await kept("observations", E("air-2"))).toMatch(/^public, max-age=3600/);
        expect(await kept("components", E("air-2"))).toMatch(/^public, max-age=3600/);
        expect(await kept("observations", E("air"))).toBe("no-cache");
        expect(await kept("observations", E("air-3"))).toBe("no-cache");
        expect(await kept("observations", E("nothing"))).toBe("no-store");
      });

      it("may be kept for an hour about the shapes of a published version", async () => {
        const kept = async (iri: string) => {
          let cacheControl: string | null = null;
          const over = makeHttpDataClient({
            endpoint: "http://localhost/api/graphql",
            fetch: async (input) => {
              const response = await handleDataRequest(new Request(input), schema);
              cacheControl = response.headers.get("cache-control");
              return response;
            },
          });
          await over.shapes(scope.source, { iri, dimensionId: air("place") }, 800);
          return cacheControl;
        };
        expect(await kept(E("air-2"))).toMatch(/^public, max-age=3600/);
        expect(await kept(E("air"))).toBe("no-cache");
      });

      it("are not sent again to who has them", async () => {
        const { ask } = address("observations", PUBLISHED);
        const first = await ask();
        const tag = first.headers.get("etag") ?? "";
        expect(first.status).toBe(200);
        const again = await ask({ "if-none-match": `"x", ${tag}` });
        expect([again.status, await again.text()]).toEqual([304, ""]);
        expect(again.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
        expect((await ask({ "if-none-match": '"x"' })).status).toBe(200);
      });

      it("are unknown where they are those of another version", async () => {
        expect((await address("observations", PUBLISHED, "x").ask()).status).toBe(404);
        expect((await send({ search: "?id=toString&variables=1" })).status).toBe(404);
      });
    });

    it.each([
      ["no query", () => send({}), 400],
      ["malformed JSON", () => post("{"), 400],
      ["JSON that is no request", () => post('["a"]'), 400],
      ["variables that are none", () => post('{"query":"{a}","variables":"x"}'), 400],
      ["malformed variables", () => send({ search: "?query=%7Ba%7D&variables=%7B" }), 400],
      ["a deep body", () => post("[".repeat(4_000)), 400],
      ["a large body", () => post(`{"query":"${"x".repeat(6_000)}"}`), 413],
      ["a form", () => post("query={a}", "application/x-www-form-urlencoded"), 415],
      ["DELETE", () => send({ method: "DELETE" }), 405],
      ["a query that is not valid", () => post('{"query":"{ a }"}'), 400],
    ])("refuses %s", async (_, ask, status) => {
      const response = await ask();
      expect(response.status).toBe(status);
      const body = (await response.json()) as { errors: { extensions: { id: string } }[] };
      expect(body.errors[0]?.extensions.id).toBe("BAD_REQUEST");
    });
  });
});
