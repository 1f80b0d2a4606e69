import type { ChartConfig } from "@statelier/document";
import { expect, test } from "vitest";
import { findRefusedParam } from "./find-refused-param.ts";
import { makeTestDimension } from "./testing/make-test-data.ts";

const place = makeTestDimension("place", ["be", "ge", "zh"]);
const single = (value: string) => ({ type: "single" as const, value });

const chart = {
  config: {
    cubes: [{ iri: "https://example.org/cube", filters: { place: single("be") } }],
    interactiveFiltersConfig: { dataFilters: { active: true, componentIds: ["place"] } },
  } as unknown as ChartConfig,
  components: { dimensions: [place], measures: [] },
  possible: { place: ["ge", "be"] },
  missed: { place: ["zh"] },
  unknown: [],
};

test("a value that has no data under the others is refused where the address names it", () => {
  const refused = { name: "f.place", value: "zh", possible: "ge, be" };
  for (const address of ["f.place=zh", "f.place=zh&as=table"])
    expect(findRefusedParam(chart, new URLSearchParams(address))).toEqual(refused);
});

test("the author's own value that has no data gives way, as on the page", () => {
  expect(findRefusedParam(chart, new URLSearchParams("t.from=2000"))).toBeUndefined();
});
