import type { ChartContext } from "@statelier/document";
import { expect, test } from "vitest";
import { listReaderDimensions } from "./reader-dimensions.ts";

test("a dimension that a document names several times is offered once", () => {
  const dataFilters = { active: true, componentIds: ["b", "a", "b", "gone"] };
  const chart = {
    config: { cubes: [{ filters: {} }], interactiveFiltersConfig: { dataFilters } },
    components: { dimensions: [{ id: "a" }, { id: "b" }], measures: [] },
  } as unknown as ChartContext;
  expect(listReaderDimensions(chart).map(({ id }) => id)).toEqual(["b", "a"]);
});
