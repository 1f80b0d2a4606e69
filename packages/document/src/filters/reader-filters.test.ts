import type { Dimension } from "@statelier/model";
import { expect, test } from "vitest";
import type { ChartConfig } from "../chart-types/registry.ts";
import { canOfferSeveral, needsOneValue } from "./reader-filters.ts";

const place: Dimension = {
  id: "place",
  cubeIri: "cube",
  label: "Place",
  kind: "NominalDimension",
  isNumerical: false,
  isKeyDimension: true,
  related: [],
  values: [],
};

const joined: Dimension = {
  ...place,
  id: "joinBy__0",
  originalIds: [{ cubeIri: "cube", dimensionId: "place", label: "", description: "" }],
};

const table = (column: object) => ({
  chartType: "table",
  fields: { a: { componentId: "place", ...column } },
});
const column = (fields: object) => ({ chartType: "column", fields });

test.each<[string, Dimension, object, boolean]>([
  ["a category", place, column({ x: { componentId: "place" } }), true],
  ["series", place, column({ x: {}, segment: { componentId: "place" } }), true],
  ["a part of a join that is shown", joined, column({ x: { componentId: "joinBy__0" } }), true],
  ["a column", place, table({}), true],
  ["a group of a table", place, table({ isHidden: true, isGroup: true }), true],
  ["a hidden column", place, table({ isHidden: true }), false],
  ["a key that is not shown", place, column({ x: { componentId: "year" } }), false],
  ["what is no key", { ...place, isKeyDimension: false }, column({ x: {} }), true],
])("VF8 readers choose several values where rows differ: %s", (_, dimension, config, is) => {
  expect(canOfferSeveral(config as ChartConfig, dimension)).toBe(is);
  expect(needsOneValue(config as ChartConfig, dimension)).toBe(!is);
});

test.each<[Dimension["kind"], boolean]>([
  ["OrdinalDimension", true],
  ["GeoShapesDimension", true],
  ["TemporalOrdinalDimension", true],
  ["TemporalDimension", false],
  ["TemporalEntityDimension", false],
])("VF8 readers choose several values of %s: %s", (kind, is) => {
  const config = column({ x: { componentId: "place" } }) as ChartConfig;
  expect(canOfferSeveral(config, { ...place, kind })).toBe(is);
});
