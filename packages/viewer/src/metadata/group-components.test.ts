import type { Component, CubeComponents, CubeMetadata } from "@statelier/model";
import { expect, test } from "vitest";
import { groupComponents } from "./group-components.ts";

const component = (id: string, cubeIri: string, more: Partial<Component> = {}) => ({
  id,
  cubeIri,
  label: id,
  values: [],
  ...more,
});

const chart = {
  components: {
    dimensions: [
      {
        ...component("joinBy__0", "joinBy", { label: "Jahr, Année" }),
        originalIds: [{ label: "Jahr" }, { label: "Année", description: "Fin de période" }],
      },
      component("Kanton", "b", { values: [{ value: "zh", label: "Zürich" }] }),
      component("Geschlecht", "a", { description: "Nach amtlichem Eintrag" }),
    ],
    measures: [component("Einkommen", "a", { unit: "CHF" })],
  } as unknown as CubeComponents,
  metadata: [{ iri: "a" }, { iri: "b" }, { iri: "c" }] as CubeMetadata[],
};

const find = (query?: string) =>
  groupComponents(chart, query).map(({ cube, components }) => [
    cube?.iri,
    ...components.map(({ id }) => id),
  ]);

test("joined components stand first, the others under their dataset, dimensions before measures", () => {
  expect(find()).toEqual([
    [undefined, "joinBy__0"],
    ["a", "Geschlecht", "Einkommen"],
    ["b", "Kanton"],
  ]);
  expect(find("  ")).toEqual(find());
});

test.each([
  ["ges", [["a", "Geschlecht"]]],
  ["AMTLICH", [["a", "Geschlecht"]]],
  ["chf", [["a", "Einkommen"]]],
  ["zuri", [["b", "Kanton"]]],
  ["fin de", [[undefined, "joinBy__0"]]],
  ["lecht", []],
])("%j is searched at the start of words in names, texts, units and values", (query, found) => {
  expect(find(query)).toEqual(found);
});
