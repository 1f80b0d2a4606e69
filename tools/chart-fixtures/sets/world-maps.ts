import { airportPlaces } from "../airport-places.ts";
import { CHANGE, classes, fixed, map, numberAt, numbers, RATE } from "../map-fixture.ts";
import { CARIBBEAN, EURASIA, EUROPE, municipalities } from "../places.ts";
import { countries } from "../sample-rows.ts";
import type { Fixtures } from "../shared.ts";

const COUNTRY = {
  id: "country",
  label: "Country",
  places: { kind: "GeoShapesDimension" as const, name: "world" },
};
const LIFE = { id: "life_expect", label: "Life expectancy", unit: "years" };
const POPULATION = { id: "pop", label: "Population", unit: "persons" };
const inYear = (year: string) => countries().filter((row) => row["year"] === year);

const europeRows = EUROPE.map((country, index) => ({
  country,
  rate: index % 11 === 3 ? null : numberAt(index + 3, 8, 74),
  farms: Math.round(numberAt(index + 17, 100, 90_000)),
}));
const EUROPEAN = { ...COUNTRY, places: { ...COUNTRY.places, name: "europe" } };

const AIRPORT = {
  id: "airport",
  label: "Airport",
  values: airportPlaces.map(({ id: value, label }) => ({ value, label })),
  places: { kind: "GeoCoordinatesDimension" as const, name: "airports" },
};

export const worldMaps: Fixtures = {
  europe: map({
    about: "Synthetic: countries of Europe, three without a value",
    place: EUROPEAN,
    rows: europeRows,
    area: classes("rate", "jenks", 5, { paletteId: "blues" }),
  }),
  "europe-symbols": map({
    about: "Synthetic: symbols on the countries of Europe",
    locale: "de",
    place: EUROPEAN,
    rows: europeRows,
    symbol: { ...fixed("#c8452f", 70), measureId: "farms" },
  }),
  eurasia: map({
    about: "Synthetic: countries of Europe and Asia with all of Russia",
    place: { ...COUNTRY, places: { ...COUNTRY.places, name: "eurasia" } },
    rows: EURASIA.map((country, index) => ({ country, rate: numberAt(index + 5, 5, 60) })),
    measures: [RATE],
    area: classes("rate", "quantile", 4, { paletteId: "greens" }),
  }),
  pacific: map({
    about: "Synthetic: islands on both sides of the antimeridian",
    place: { ...COUNTRY, places: { ...COUNTRY.places, name: "pacific" } },
    rows: ["Fiji", "New Zealand", "Australia", "Vanuatu"].map((country, index) => ({
      country,
      rate: 10 + index * 7,
    })),
    measures: [RATE],
    area: numbers("rate"),
  }),
  islands: map({
    about: "Synthetic: small islands, some of them named",
    place: { ...COUNTRY, places: { ...COUNTRY.places, name: "caribbean" } },
    rows: CARIBBEAN.map((country, index) => ({
      country,
      rate: index % 6 === 4 ? null : numberAt(index + 2, 5, 70),
    })),
    measures: [RATE],
    area: classes("rate", "quantile", 4, { paletteId: "blues" }),
    config: {
      extensions: {
        pointLabels: { country: ["Cuba", "Barbados", "Grenada", "St. Vin. and Gren.", "Dominica"] },
      },
    },
  }),
  municipalities: map({
    about: "Synthetic: the 2124 municipalities of 2025, in natural classes",
    locale: "de",
    place: {
      id: "municipality",
      label: "Gemeinde",
      places: { kind: "GeoShapesDimension", name: "municipalities" },
    },
    rows: municipalities.map((municipality, index) => ({
      municipality,
      rate: index % 97 === 5 ? null : numberAt(index, 2, 60),
    })),
    measures: [RATE],
    area: classes("rate", "jenks", 6, { paletteId: "blues" }),
  }),
  "europe-names": map({
    about: "Synthetic: symbols on the countries of Europe, some of them named",
    locale: "fr",
    place: EUROPEAN,
    rows: europeRows,
    symbol: { ...fixed("#3c8a3f", 70), measureId: "farms" },
    config: {
      extensions: {
        pointLabels: {
          country: [
            "Bosnia and Herz.",
            "Netherlands",
            "Belgium",
            "Luxembourg",
            "Switzerland",
            "Norway",
            "Portugal",
            "Serbia",
            "Montenegro",
          ],
        },
      },
    },
  }),
  "world-life": map({
    about: "Bundled data: life expectancy in 2005, areas of the countries that the table has",
    place: COUNTRY,
    rows: inYear("2005"),
    measures: [LIFE],
    area: classes("life_expect", "quantile", 5, { paletteId: "greens" }),
  }),
  "world-population": map({
    about: "Bundled data: population in 2005 as symbols",
    place: COUNTRY,
    rows: inYear("2005"),
    measures: [POPULATION],
    symbol: { ...fixed("#4c78a8", 70), measureId: "pop" },
  }),
  "europe-diverging": map({
    about: "Synthetic: countries of Europe round zero",
    locale: "fr",
    place: EUROPEAN,
    measures: [CHANGE],
    rows: EUROPE.map((country, index) => ({ country, change: numberAt(index + 5, -12, 12) })),
    area: numbers("change", { paletteId: "RdBu" }),
  }),
  "world-missing": map({
    about: "Bundled data: most countries without a value",
    locale: "de",
    place: COUNTRY,
    rows: inYear("2005").map((row, index) => ({
      ...row,
      life_expect: index % 4 === 0 ? (row["life_expect"] ?? null) : null,
    })),
    measures: [LIFE],
    area: numbers("life_expect", { paletteId: "greens" }),
  }),
  "world-both": map({
    about: "Bundled data: life expectancy as areas, population as symbols",
    place: COUNTRY,
    rows: inYear("2005"),
    measures: [LIFE, POPULATION],
    area: classes("life_expect", "quantize", 4, { paletteId: "greens" }),
    symbol: { ...fixed("#333333", 50), measureId: "pop" },
  }),
  "airports-colours": map({
    about: "Synthetic: points in classes of their numbers",
    locale: "it",
    place: AIRPORT,
    rows: airportPlaces.map(({ id: airport, flights }) => ({ airport, flights })),
    measures: [{ id: "flights", label: "Flights", unit: "flights" }],
    symbol: {
      ...classes("flights", "quantile", 4, { paletteId: "blues" }),
      measureId: "FIELD_VALUE_NONE",
    },
  }),
  airports: map({
    about: "Synthetic: points alone, airports of the United States",
    place: AIRPORT,
    rows: airportPlaces.map(({ id: airport, flights }) => ({ airport, flights })),
    measures: [{ id: "flights", label: "Flights", unit: "flights" }],
    symbol: { ...fixed("#1f77b4", 70), measureId: "flights" },
  }),
};
