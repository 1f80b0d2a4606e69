import { FIELD_VALUE_NONE, type FilterValue } from "@statelier/model";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
  TEST_CUBE,
} from "../testing/make-test-components.ts";
import { listAddableFilters, listFilterRows } from "./list-filter-rows.ts";

test("D52 a filter that is none is no filter: it is not listed, and can be added", () => {
  const note = makeTestDimension("note", ["a", "b"], { isKeyDimension: false });
  const components = {
    dimensions: [makeTestYears(["2020", "2021"]), note],
    measures: [makeTestMeasure("people")],
  };
  const list = (value: string) => {
    const { config } = makeTestChart("column", components);
    const filters: Record<string, FilterValue> = { [note.id]: { type: "single", value } };
    const chart = { config: { ...config, cubes: [{ iri: TEST_CUBE, filters }] }, components };
    return {
      listed: listFilterRows(chart).map(({ summary }) => summary),
      addable: listAddableFilters(chart).map(({ label }) => label),
    };
  };
  expect(list("a")).toEqual({ listed: ["A"], addable: [] });
  expect(list(FIELD_VALUE_NONE)).toEqual({ listed: [], addable: ["note"] });
});
