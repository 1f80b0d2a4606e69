import type { CubeComponents } from "@statelier/model";
import { expect, test } from "vitest";
import { renameComponents } from "./rename-components.ts";

const components = {
  dimensions: [{ id: "year", label: "Jahr", labelLanguage: "de" }],
  measures: [{ id: "people", label: "Population" }],
} as unknown as CubeComponents;

const rename = (componentNames?: Record<string, Record<string, string>>) => {
  const config = componentNames ? { extensions: { componentNames } } : {};
  const { dimensions, measures } = renameComponents(config, components, "en");
  return [...dimensions, ...measures].map(({ label, labelLanguage }) => [label, labelLanguage]);
};

test("a component goes by the name that the author gave it in the reader's language", () => {
  expect(rename({ year: { en: " Census year " }, people: { de: "Leute" } })).toEqual([
    ["Census year", undefined],
    ["Population", undefined],
  ]);
});

test("what is renamed keeps the name of the dataset beside its own", () => {
  const config = { extensions: { componentNames: { people: { en: "Heads" } } } };
  expect(renameComponents(config, components, "en").measures).toEqual([
    { id: "people", label: "Heads", datasetLabel: "Population" },
  ]);
});

test("without a name, or with an empty one, it keeps that of the dataset and its language", () => {
  const kept = [
    ["Jahr", "de"],
    ["Population", undefined],
  ];
  expect(rename()).toEqual(kept);
  expect(rename({ year: { en: "  ", de: "Erhebung" } })).toEqual(kept);
});
