import {
  buildComponentId,
  type CubeComponents,
  type Dimension,
  type Filters,
  type SearchCube,
} from "@statelier/model";
import { describe, expect, it } from "vitest";

import { DEFAULT_LIMITS, type QueryLimits } from "../../resolvers/check-limits.ts";
import { executeData, makeDataSchema } from "../../resolvers/data-schema.ts";
import { makeSourceRegistry } from "../../resolvers/source-registry.ts";
import { readCase } from "./read-case.ts";

const E = (name: string): string => `https://example.org/${name}`;
const id = (cube: string, path: string): string => buildComponentId(E(cube), E(path));
const entry = { name: "main", type: "sparql" as const, url: "https://data.example/", aliases: [] };
const SCOPE = `sourceType: "sparql", sourceUrl: "main", locale: "en"`;

type CubeFilter = { iri: string; joinBy?: string[]; filters?: Filters };
type Rows = Record<string, string | number | null>[];

const RAIN = { iri: E("rain"), joinBy: [id("rain", "year"), id("rain", "canton")] };
const SUN = { iri: E("sun"), joinBy: [id("sun", "jahr"), id("sun", "region")] };
const single = (value: string) => ({ type: "single", value }) as const;

/** Everything here is asked as a client of the public address would ask it. */
describe("datasets joined through the API", () => {
  const source = readCase("joins.ttl");
  const ask = async <Answer>(query: string, variables: Record<string, unknown>) => {
    const schema = makeDataSchema({ sources: makeSourceRegistry([entry], () => source) });
    const { data, errors } = await executeData(schema, { query, variables });
    if (errors?.[0]) throw Object.assign(new Error(errors[0].message), errors[0].extensions);
    return data?.["answer"] as Answer;
  };
  const search = (filters: { type: string; value: string }[]) =>
    ask<{ cube: SearchCube }[]>(
      `query($filters: [SearchFilter!]) { answer: searchCubes(${SCOPE}, order: TITLE_ASC, fetchDimensionTermsets: true, filters: $filters) { cube } }`,
      { filters },
    );
  const readComponents = (cubeFilters: CubeFilter[]) =>
    ask<CubeComponents>(
      `query($cubeFilters: [CubeFilter!]!) { answer: dataCubesComponents(${SCOPE}, cubeFilters: $cubeFilters) }`,
      { cubeFilters },
    );
  const readRows = async (cubeFilters: CubeFilter[]): Promise<Rows> =>
    (
      await ask<{ data: Rows }>(
        `query($cubeFilters: [CubeFilter!]!) { answer: dataCubesObservations(${SCOPE}, cubeFilters: $cubeFilters) { data } }`,
        { cubeFilters },
      )
    ).data;
  const pick = (rows: Rows, ...ids: string[]): string[] =>
    rows
      .map((row) => ids.map((key) => String(row[`${key}/__iri__`] ?? row[key])).join(" "))
      .toSorted();

  describe("the search for another dataset", () => {
    const titles = async (...filters: [string, string][]) =>
      (await search(filters.map(([type, value]) => ({ type, value })))).map(
        ({ cube }) => cube.title,
      );

    it("finds those with the same unit of time, or a shared termset, or either", async () => {
      expect(await titles(["DataCubeTermset", E("cantons")])).toEqual(["Rain", "Sun"]);
      expect(await titles(["TemporalDimension", "Month"])).toEqual(["Snow"]);
      expect(
        await titles(["TemporalDimension", "Month"], ["DataCubeTermset", E("cantons")]),
      ).toEqual(["Rain", "Snow", "Sun"]);
      expect(await titles(["DataCubeTermset", `${E("towns")};${E("cantons")}`])).toEqual([
        "Rain",
        "Snow",
        "Sun",
      ]);
      expect(await titles(["TemporalDimension", "Day"])).toEqual([]);
    });

    it("names the dimensions that match, with unit and termsets, and no others", async () => {
      const found = await search([
        { type: "TemporalDimension", value: "Year" },
        { type: "DataCubeTermset", value: E("cantons") },
      ]);
      const dimensions = Object.fromEntries(
        found.map(({ cube }) => [
          cube.title,
          (cube.dimensions ?? []).map(({ label, timeUnit, termsets }) => [
            label,
            timeUnit ?? termsets[0]?.label,
          ]),
        ]),
      );
      expect(dimensions).toMatchObject({
        Rain: expect.arrayContaining([
          ["Year", "Year"],
          ["Canton", "Cantons"],
        ]) as unknown,
        Sun: expect.arrayContaining([
          ["Calendar year", "Year"],
          ["Region", "Cantons"],
        ]) as unknown,
        Wind: [["Year", "Year"]],
      });
      expect(dimensions["Sun"]).toHaveLength(2);
    });
  });

  describe("joined dimensions", () => {
    it("come first, in the order of joinBy, and know their originals", async () => {
      const { dimensions, measures } = await readComponents([RAIN, SUN]);
      expect(dimensions.map((dimension) => [dimension.id, dimension.cubeIri])).toEqual([
        ["joinBy__0", "joinBy"],
        ["joinBy__1", "joinBy"],
        [id("sun", "height"), E("sun")],
      ]);
      expect(dimensions[0]).toMatchObject({
        kind: "TemporalDimension",
        timeUnit: "Year",
        timeFormat: "%Y",
        label: "Year, Calendar year",
        isKeyDimension: true,
      });
      expect(dimensions[1]?.originalIds).toMatchObject([
        { cubeIri: E("rain"), dimensionId: id("rain", "canton"), label: "Canton" },
        { cubeIri: E("sun"), dimensionId: id("sun", "region"), label: "Region" },
      ]);
      expect(measures.map((measure) => measure.id)).toEqual([
        id("rain", "millimetres"),
        id("sun", "hours"),
      ]);
    });

    it("have the values of all, each once, and the hierarchy of the first", async () => {
      const { dimensions } = await readComponents([RAIN, SUN]);
      const values = (at: number) => dimensions[at]?.values.map(({ value }) => value);
      expect(values(0)).toEqual(["2020", "2021", "2022"]);
      expect(new Set(values(1))).toEqual(new Set([E("be"), E("ti"), E("zh")]));
      expect(values(1)).toHaveLength(3);
      expect((dimensions[1] as Dimension).hierarchy?.[0]?.label).toBe("Country");
    });
  });

  describe("joined observations", () => {
    const columns = ["joinBy__0", "joinBy__1", id("rain", "millimetres"), id("sun", "hours")];

    it("are all rows of both, matched by value and never by label; a row without any key is none", async () => {
      expect(pick(await readRows([RAIN, SUN]), ...columns)).toEqual(
        [
          `2020 ${E("zh")} 1 10`,
          `2020 ${E("zh")} 1 11`,
          `2020 ${E("be")} 2 null`,
          `2021 ${E("zh")} 3 null`,
          `2021 ${E("ti")} null 12`,
          `2022 ${E("be")} null 13`,
        ].toSorted(),
      );
    });

    it("lack a part of their key in both and never match by it", async () => {
      const rows = await readRows([
        { iri: E("fog"), joinBy: [id("fog", "site"), id("fog", "part")] },
        { iri: E("hail"), joinBy: [id("hail", "site"), id("hail", "part")] },
      ]);
      expect(pick(rows, "joinBy__0", "joinBy__1", id("fog", "days"), id("hail", "size"))).toEqual([
        "hill day 1 7",
        "hill null 2 null",
        "hill null null 8",
        "lake null 3 null",
        "lake null null 9",
      ]);
    });

    it("are those of each dataset under its own filters", async () => {
      const rows = await readRows([
        { ...RAIN, filters: { [id("rain", "year")]: single("2020") } },
        { ...SUN, filters: { [id("sun", "height")]: single("low") } },
      ]);
      expect(pick(rows, ...columns)).toEqual(
        [
          `2020 ${E("zh")} 1 10`,
          `2020 ${E("be")} 2 null`,
          `2021 ${E("ti")} null 12`,
          `2022 ${E("be")} null 13`,
        ].toSorted(),
      );
    });

    it("of three datasets join by what all have", async () => {
      const rows = await readRows([
        {
          iri: E("rain"),
          joinBy: [id("rain", "year")],
          filters: { [id("rain", "canton")]: single(E("zh")) },
        },
        {
          iri: E("sun"),
          joinBy: [id("sun", "jahr")],
          filters: { [id("sun", "height")]: single("low") },
        },
        { iri: E("wind"), joinBy: [id("wind", "year")] },
      ]);
      expect(
        pick(rows, "joinBy__0", id("rain", "millimetres"), id("sun", "hours"), id("wind", "speed")),
      ).toEqual(["2020 1 10 null", "2021 3 12 7", "2022 null 13 null", "2024 null null 8"]);
    });
  });

  describe("a dataset that is taken away", () => {
    const [rain, sun, wind] = [
      { iri: E("rain"), joinBy: [id("rain", "year")] },
      { iri: E("sun"), joinBy: [id("sun", "jahr")] },
      { iri: E("wind"), joinBy: [id("wind", "year")] },
    ];

    it("leaves the others joined by what joins them", async () => {
      const { dimensions } = await readComponents([rain, wind]);
      expect(dimensions.map((dimension) => dimension.id)).toEqual([
        "joinBy__0",
        id("rain", "canton"),
      ]);
      expect(JSON.stringify(await readRows([rain, wind]))).not.toContain(E("sun"));
      expect(dimensions[0]?.originalIds).toHaveLength(2);
    });

    it("leaves the last one under its own names, whether it still says by what it was joined or not", async () => {
      const alone = await readRows([{ iri: E("sun") }]);
      expect(await readRows([sun])).toEqual(alone);
      expect(pick(alone, id("sun", "jahr"), id("sun", "hours"))).toEqual([
        "2020 10",
        "2020 11",
        "2021 12",
        "2022 13",
      ]);
      const { dimensions } = await readComponents([sun]);
      expect(dimensions.map((dimension) => dimension.id)).toEqual(
        ["jahr", "region", "height"].map((path) => id("sun", path)),
      );
    });
  });

  const by = (cube: string, path: string) => ({ iri: E(cube), joinBy: [id(cube, path)] });

  const RAIN_BY_YEAR = by("rain", "year");

  it.each([
    ["years and months", [by("wind", "year"), by("snow", "month")]],
    ["years, and years that are written as days", [by("wind", "year"), by("snow", "start")]],
    ["time and names", [by("rain", "year"), by("snow", "town")]],
  ])("%s never match: they are refused in words", async (_, cubes) => {
    for (const read of [readRows, readComponents])
      await expect(read(cubes)).rejects.toMatchObject({
        id: "BAD_REQUEST",
        message: expect.stringContaining("not the same time unit") as unknown,
      });
  });

  describe("more rows than can be", () => {
    const WIND = by("wind", "year");
    const OBSERVATIONS = `dataCubesObservations(${SCOPE}, cubeFilters: $cubeFilters) { data }`;
    const codeOf = async (
      call: string,
      limits: Partial<QueryLimits>,
      cubes = [RAIN_BY_YEAR, WIND],
    ) => {
      const schema = makeDataSchema({
        sources: makeSourceRegistry([entry], () => source),
        limits: { ...DEFAULT_LIMITS, ...limits },
      });
      const query = `query($cubeFilters: [CubeFilter!]!) { ${call} }`;
      const { errors } = await executeData(schema, { query, variables: { cubeFilters: cubes } });
      return errors?.[0]?.extensions.id;
    };

    it("are refused before they are made, with what to do", async () => {
      const rows = await readRows([RAIN_BY_YEAR, WIND]);
      const cells = rows.length * (1 + 2 + 1 + 2);
      expect(rows).not.toHaveLength(0);
      expect(await codeOf(OBSERVATIONS, { joinedCells: cells })).toBeUndefined();
      expect(await codeOf(OBSERVATIONS, { joinedCells: cells - 1 })).toBe("JOIN_TOO_LARGE");
    });

    it("are refused in several calls of one request together, too", async () => {
      const twice = `a: ${OBSERVATIONS} b: ${OBSERVATIONS}`;
      const cells = (await readRows([RAIN_BY_YEAR, WIND])).length * 6;
      expect(await codeOf(twice, { joinedCells: 2 * cells })).toBeUndefined();
      expect(await codeOf(twice, { joinedCells: 2 * cells - 1 })).toBe("JOIN_TOO_LARGE");
    });

    it.each([
      ["columns", OBSERVATIONS.replace(") {", ", format: COLUMNS) {")],
      ["rows", OBSERVATIONS],
    ])("are refused where their text in %s would be too long", async (_, call) => {
      expect(await codeOf(call, { characters: 40 })).toBe("RESULT_TOO_LARGE");
      expect(await codeOf(call, { characters: 100_000 })).toBeUndefined();
    });
  });

  it("never join by numbers, but refuse them in words", async () => {
    for (const read of [readRows, readComponents])
      await expect(read([by("fog", "error"), by("hail", "site")])).rejects.toMatchObject({
        id: "BAD_REQUEST",
        message: `"Error" has numbers; nothing is joined by it.`,
      });
  });

  it("never join a dataset with itself", async () => {
    for (const read of [readRows, readComponents])
      await expect(read([RAIN_BY_YEAR, RAIN_BY_YEAR])).rejects.toMatchObject({
        id: "BAD_REQUEST",
        message: "A dataset can be joined with others, not with itself.",
      });
  });

  it("names alike never match: a town is not the canton of its name", async () => {
    const rows = await readRows([
      {
        iri: E("rain"),
        joinBy: [id("rain", "canton")],
        filters: { [id("rain", "year")]: single("2020") },
      },
      { iri: E("snow"), joinBy: [id("snow", "town")] },
    ]);
    expect(pick(rows, "joinBy__0", id("rain", "millimetres"), id("snow", "depth"))).toEqual(
      [`${E("zh")} 1 null`, `${E("be")} 2 null`, `${E("town-zh")} null 5`].toSorted(),
    );
  });
});
