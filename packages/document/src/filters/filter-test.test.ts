import type { Dimension } from "@statelier/model";
import { expect, test } from "vitest";
import { makeFilterTest } from "./filter-test.ts";

const place = {
  kind: "GeoShapesDimension",
  id: "joined",
  originalIds: [
    { cubeIri: "a", dimensionId: "a-place" },
    { cubeIri: "b", dimensionId: "b-place" },
  ],
} as Pick<Dimension, "kind" | "id" | "originalIds"> as Dimension;

const withFilters = (a: object, b: object = {}) =>
  makeFilterTest(
    {
      cubes: [
        { iri: "a", filters: a },
        { iri: "b", filters: b },
      ],
    } as Parameters<typeof makeFilterTest>[0],
    place,
  );

test("JO1 the filters of a joined dimension stand under its own id in each dataset", () => {
  const isOne = withFilters({ "a-place": { type: "single", value: "one" } });
  expect([isOne("one"), isOne("two")]).toEqual([true, false]);
  const isBoth = withFilters(
    { "a-place": { type: "multi", values: { one: true, two: true } } },
    { "b-place": { type: "multi", values: { two: true, three: true } } },
  );
  expect(["one", "two", "three"].filter(isBoth)).toEqual(["two"]);
});

test("without a filter, under a range and under none every value is let through", () => {
  expect(withFilters({})("one")).toBe(true);
  expect(withFilters({ "a-place": { type: "single", value: "FIELD_VALUE_NONE" } })("one")).toBe(
    true,
  );
  expect(withFilters({ "a-place": { type: "range", from: "1", to: "2" } })("one")).toBe(true);
});
