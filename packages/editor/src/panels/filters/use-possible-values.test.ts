import { expect, test } from "vitest";
import { makeTestYears } from "../../testing/make-test-components.ts";
import { askCommonValues } from "./use-possible-values.ts";

test("PF5 the values to choose from of joined datasets are those that occur in each of them", async () => {
  const years: Record<string, string[]> = { one: ["1955", "2005"], two: ["2005", "2023"] };
  const scope = {
    source: { type: "sparql", url: "https://example.org/query" },
    locale: "en",
  } as const;
  const ask = (...iris: string[]) =>
    askCommonValues(
      {
        components: async (_scope, [cube]) => ({
          dimensions: [makeTestYears(years[cube!.iri])],
          measures: [],
        }),
      },
      scope,
      iris.map((iri) => ({ iri, id: `${iri} year`, filters: [] })),
    );
  expect([...(await ask("one", "two"))]).toEqual(["2005"]);
  expect([...(await ask("one"))]).toEqual(["1955", "2005"]);
});
