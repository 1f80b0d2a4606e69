import type { CubeComponents, Filters } from "@statelier/model";
import { describe, expect, it } from "vitest";

import { executeData, makeDataSchema } from "../../resolvers/data-schema.ts";
import { makeSourceRegistry } from "../../resolvers/source-registry.ts";
import { NORMALIZED } from "./normalize-answer.ts";
import { AIR, air, cubeIri, idOf, PARCELS, parcels, place, type Subject } from "./subject.ts";

type CubeFilter = { iri: string; joinBy: string[]; filters?: Filters };
type Rows = Record<string, string | number | null>[];

const [A, B, FAR, COUNTRY] = [place("a"), place("b"), place("far"), place("country")];
const noise = (column: string): string => idOf("noise", column);
const OF_AIR: CubeFilter = { iri: AIR, joinBy: [air("year"), air("place")] };
const OF_NOISE: CubeFilter = {
  iri: cubeIri("noise", 1),
  joinBy: [noise("year"), noise("place")],
};
const COLUMNS = ["joinBy__0", "joinBy__1", air("dust"), noise("loudness")];

/** Asked as a client of the public address asks. */
export const testJoins = ({ source }: Subject): void => {
  const ask = async <Answer>(call: string, cubeFilters: CubeFilter[]): Promise<Answer> => {
    const { type, url } = source().dataSource;
    const schema = makeDataSchema({
      sources: makeSourceRegistry([{ name: "main", type, url, aliases: [] }], source),
    });
    const query = `query($cubeFilters: [CubeFilter!]!) { answer: ${call} }`;
    const { data, errors } = await executeData(schema, { query, variables: { cubeFilters } });
    if (errors?.[0]) throw Object.assign(new Error(errors[0].message), errors[0].extensions);
    return data?.["answer"] as Answer;
  };
  const scope = () =>
    `sourceType: "${source().dataSource.type}", sourceUrl: "main", locale: "en", cubeFilters: $cubeFilters`;
  const readRows = async (cubes: CubeFilter[], ...ids: string[]): Promise<string[]> => {
    const { data } = await ask<{ data: Rows }>(`dataCubesObservations(${scope()}) { data }`, cubes);
    return NORMALIZED.rows(
      data.map((row) => ids.map((id) => String(row[`${id}/__iri__`] ?? row[id])).join(" ")),
    );
  };

  describe("joins", () => {
    it("hold all rows of both, matched by value", async () => {
      expect(await readRows([OF_AIR, OF_NOISE], ...COLUMNS)).toEqual(
        [
          `2019 ${COUNTRY} 12 null`,
          `2020 ${A} 21.5 50.5`,
          `2020 ${B} null null`,
          `2021 ${A} 19 null`,
          `2021 ${FAR} 3 null`,
          `2022 ${B} 0.123456789012 40`,
          `2023 ${B} null 41`,
        ].toSorted(),
      );
    });

    it("hold the rows of each under its own filters", async () => {
      const filters: Filters = { [air("place")]: { type: "single", value: A } };
      const later: Filters = { [noise("day")]: { type: "range", from: "2020-01-01", to: "2021" } };
      expect(
        await readRows(
          [
            { ...OF_AIR, filters },
            { ...OF_NOISE, filters: later },
          ],
          ...COLUMNS,
        ),
      ).toEqual([`2020 ${A} 21.5 50.5`, `2021 ${A} 19 null`].toSorted());
    });

    it("have the values of both in their joined dimensions", async () => {
      const { dimensions } = await ask<CubeComponents>(`dataCubesComponents(${scope()})`, [
        OF_AIR,
        OF_NOISE,
      ]);
      expect(dimensions.slice(0, 2).map(({ id, label }) => `${id} ${label}`)).toEqual([
        "joinBy__0 Year",
        "joinBy__1 Place, Town",
      ]);
      const [years, places] = dimensions.map(({ values }) => values.map(({ value }) => value));
      expect(years).toEqual(["2019", "2020", "2021", "2022", "2023"]);
      expect(places?.toSorted()).toEqual([A, B, FAR, COUNTRY].toSorted());
    });

    it("of other units of time are refused in words", async () => {
      const cubes = [
        { iri: AIR, joinBy: [air("year")] },
        { iri: PARCELS, joinBy: [parcels("month")] },
      ];
      await expect(readRows(cubes)).rejects.toMatchObject({
        id: "BAD_REQUEST",
        message: expect.stringContaining("not the same time unit") as unknown,
      });
    });
  });
};
