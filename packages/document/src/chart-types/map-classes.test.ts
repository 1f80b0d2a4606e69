import { expect, test } from "vitest";
import { mapRules, mapSchema } from "./map.ts";

const colorAfter = (scale: Record<string, unknown>): unknown => {
  const color = { type: "numerical", componentId: "rate", ...scale };
  const config = mapSchema.parse({
    key: "map",
    version: "4.5.0",
    meta: Object.fromEntries(
      ["title", "description", "label"].map((id) => [id, { de: "", fr: "", it: "", en: "" }]),
    ),
    cubes: [{ iri: "https://example.org/cube", filters: {} }],
    chartType: "map",
    fields: { areaLayer: { componentId: "canton", color } },
  });
  return mapRules.normalize?.(config).fields.areaLayer?.color;
};

test.each([
  [
    "continuous until now",
    { interpolationType: "linear" },
    { interpolationType: "jenks", nbClass: 5 },
  ],
  [
    "without a number",
    { interpolationType: "quantile" },
    { interpolationType: "quantile", nbClass: 3 },
  ],
  [
    "of four",
    { interpolationType: "linear", nbClass: 4 },
    { interpolationType: "jenks", nbClass: 4 },
  ],
])("MP5 classes of a scale %s", (_name, scale, expected) => {
  expect(colorAfter({ scaleType: "discrete", ...scale })).toMatchObject(expected);
});
