import { expect, test } from "vitest";
import type { CubeComponents } from "../vocabulary/component.ts";
import { listForeignLabels, splitLanguages } from "./split-languages.ts";

const FOREIGN = [
  { text: "Genf und Umgebung", language: "de" },
  { text: "Genf", language: "de" },
];

test("texts of another language are told apart in a sentence, the longest first, whole words alone", () => {
  expect(splitLanguages("Au plus : Genf und Umgebung (12), Genf (3), Genfer.", FOREIGN)).toEqual([
    { text: "Au plus : " },
    { text: "Genf und Umgebung", language: "de" },
    { text: " (12), " },
    { text: "Genf", language: "de" },
    { text: " (3), Genfer." },
  ]);
});

test("a sentence without any is one stretch, and none is none", () => {
  expect(splitLanguages("Rien d’autre.", [])).toEqual([{ text: "Rien d’autre." }]);
  expect(splitLanguages("", FOREIGN)).toEqual([]);
});

test("labels that fall back to another language are listed as they stand in sentences", () => {
  const components = {
    dimensions: [
      {
        label: "Ort",
        labelLanguage: "de",
        values: [
          { value: "a", label: "Bern" },
          { value: "b", label: "Aarau", labelLanguage: "de" },
        ],
      },
    ],
    measures: [{ label: "Population", values: [] }],
  } as unknown as CubeComponents;
  expect(listForeignLabels(components)).toEqual([
    { text: "Aarau", language: "de" },
    { text: "Ort", language: "de" },
  ]);
});
