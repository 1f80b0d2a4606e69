import { expect, test } from "vitest";
import { guessAdditive } from "./guess-additive.ts";

const guess = (name: string, unit = "", language = "en", iri?: string): boolean =>
  guessAdditive({
    unit: iri,
    unitTexts: unit === "" ? [] : [{ text: unit, language }],
    names: [{ text: name, language }],
  });

test.each([
  ["en", "Population", "people"],
  ["de", "Bevölkerung", "Personen"],
  ["en", "Unemployed people", "thousand people"],
  ["en", "Net generation", "GWh"],
  ["fr", "Dépenses", "millions de francs"],
  ["fr", "Superficie", "km²"],
  ["de", "Abfall", "t"],
  ["it", "Voli per aeroporto", "voli"],
  ["de", "Beratungen", ""],
  ["fr", "Nombre de départs par canton", ""],
])("D61 counts, money, mass, energy and area add up: %s %s in %s", (language, name, unit) => {
  expect(guess(name, unit, language)).toBe(true);
});

test.each([
  ["en", "Unemployment rate", "%"],
  ["de", "Arbeitslosenquote", "Prozent"],
  ["de", "Geburtenrate", "Kinder je Frau"],
  ["fr", "Taux de chômage", ""],
  ["it", "Tasso di fecondità", "figli per donna"],
  ["en", "Consumer price index", ""],
  ["en", "Temperature", "°C"],
  ["en", "Mean income", "CHF"],
  ["en", "Income per person", "int$"],
  ["fr", "Revenu moyen", "francs"],
  ["fr", "Âge", ""],
  ["it", "Prezzo del grano", "scellini"],
  ["de", "CO₂-Gehalt", "ppm"],
  ["en", "Life expectancy", "years"],
  ["en", "Bill length", "mm"],
  ["de", "Bevölkerungsdichte", "Personen"],
  ["en", "Body mass", "g"],
  ["de", "Körpergewicht", "kg"],
  ["fr", "Masse corporelle", "g"],
  ["it", "Massa corporea", "g"],
  ["", "Taux de chômage", ""],
])("D61 rates, indices, means and temperatures do not: %s %s in %s", (language, name, unit) => {
  expect(guess(name, unit, language)).toBe(false);
});

test("D61 one language that says so is enough, and the unit's address is read as well", () => {
  const names = [
    { text: "Quelque chose", language: "fr" },
    { text: "Durchschnittslohn, Median", language: "de" },
  ];
  expect(guessAdditive({ unit: undefined, unitTexts: [], names })).toBe(false);
  expect(guess("Something", "", "en", "http://qudt.org/vocab/unit/M-PER-SEC")).toBe(false);
  expect(guess("Something", "", "en", "http://qudt.org/vocab/unit/KiloGM")).toBe(true);
});
