import { expect, test } from "vitest";
import { nameMissing } from "./name-missing.ts";

const [there, gone] = ["https://example.org/there", "https://example.org/gone"];
const chart = {
  cubes: [there, gone].map((iri) => ({ iri, filters: {} })),
  extensions: { "dataset-titles": { [gone]: { de: "Strom", fr: "" }, [there]: { fr: "Ventes" } } },
};

test("the dataset that is gone is named by its stored title, else by its address", () => {
  const error = { code: "CANNOT_FIND_CUBE", args: { iri: gone } } as const;
  expect(nameMissing(chart, error, "de")).toBe("Strom");
  expect(nameMissing(chart, error, "fr")).toBe("Strom");
  expect(nameMissing({ cubes: chart.cubes, extensions: {} }, error, "fr")).toBe(gone);
});

test("where it is not known which of several datasets did not come, all are named", () => {
  const error = { code: "SOURCE_DOWN", args: { iri: gone } } as const;
  expect(nameMissing(chart, error, "fr")).toBe("Ventes\u202f; Strom");
});
