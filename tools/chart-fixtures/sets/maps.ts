import type { FixtureInput } from "../make-fixture.ts";
import { CANTONS, EUROPE } from "../places.ts";
import { airportPlaces } from "../airport-places.ts";
import { countries } from "../sample-rows.ts";
import { conversion, type Fixtures, limit, limitStyle, YEAR } from "../shared.ts";

type Color = Record<string, unknown>;

const numbers = (componentId: string, more: Color = {}): Color => ({
  type: "numerical",
  componentId,
  paletteId: "oranges",
  scaleType: "continuous",
  interpolationType: "linear",
  opacity: 100,
  ...more,
});

const classes = (
  componentId: string,
  interpolationType: string,
  nbClass: number,
  more: Color = {},
): Color => numbers(componentId, { scaleType: "discrete", interpolationType, nbClass, ...more });

const fixed = (value: string, opacity = 80): Color => ({ type: "fixed", value, opacity });

const categories = (componentId: string, more: Color = {}): Color => ({
  type: "categorical",
  componentId,
  paletteId: "set2",
  colorMapping: {},
  opacity: 100,
  ...more,
});

const BASE = { show: true, locked: false, customLayers: [] };

const CANTON = {
  id: "canton",
  label: "Canton",
  places: { kind: "GeoShapesDimension" as const, name: "cantons" },
};

const RATE = { id: "rate", label: "Share of forest", unit: "%" };
const FARMS = { id: "farms", label: "Farms", unit: "farms" };
const CHANGE = {
  id: "change",
  label: "Change of population",
  unit: "%",
  scaleType: "Interval" as const,
};

const LANGUAGES = {
  id: "language",
  label: "Language",
  values: [
    { value: "de", label: "German" },
    { value: "fr", label: "French" },
    { value: "it", label: "Italian" },
  ],
};

const FRENCH = ["Fribourg", "Vaud", "Valais", "Neuchâtel", "Genève", "Jura"];

const languageOf = (canton: string): string =>
  canton === "Ticino" ? "it" : FRENCH.includes(canton) ? "fr" : "de";

/** The same numbers on every machine. */
const numberAt = (index: number, least: number, most: number): number => {
  const share = ((index * 7_919 + 104_729) % 1_009) / 1_009;
  return Math.round((least + (most - least) * share ** 1.5) * 10) / 10;
};

const cantonRows = CANTONS.map((canton, index) => ({
  canton,
  language: languageOf(canton),
  rate: numberAt(index, 6, 58),
  farms: Math.round(numberAt(index + 40, 20, 10_500)),
  change: Math.round((numberAt(index + 9, -6, 12) + Number.EPSILON) * 10) / 10,
  error: Math.round(numberAt(index + 90, 0.3, 2.4) * 10) / 10,
}));

const withGaps = cantonRows.map((row, index) => (index % 9 === 4 ? { ...row, rate: null } : row));

type MapInput = Partial<Pick<FixtureInput, "locale" | "view" | "config" | "rows" | "filters">> & {
  about: string;
  area?: Color;
  symbol?: Color & { measureId?: string };
  measures?: FixtureInput["measures"];
  others?: FixtureInput["dimensions"];
  animation?: Record<string, unknown>;
  place?: FixtureInput["dimensions"][number];
  baseLayer?: Record<string, unknown>;
};

const map = ({
  area,
  symbol,
  measures = [RATE, FARMS],
  others = [],
  place = CANTON,
  baseLayer = {},
  animation,
  config,
  ...input
}: MapInput): FixtureInput => {
  const { measureId, ...color } = symbol ?? {};
  return {
    locale: "en",
    rows: cantonRows,
    ...input,
    chartType: "map",
    fields: {
      ...(area ? { areaLayer: { componentId: place.id, color: area } } : {}),
      ...(symbol
        ? { symbolLayer: { componentId: place.id, color, ...(measureId ? { measureId } : {}) } }
        : {}),
      ...(animation ? { animation } : {}),
    },
    config: { ...config, baseLayer: { ...BASE, ...baseLayer } },
    dimensions: [place, ...others],
    measures,
  };
};

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

const LIMITED = {
  ...FARMS,
  limits: [
    limit({ type: "single", value: 6_000 }, "Aim"),
    limit({ type: "value-range", min: 1_000, max: 3_000 }, "Usual in Uri", [
      { dimensionId: "canton", value: "Uri" },
    ]),
    limit({ type: "single", value: 2_000 }, "Earlier aim", [
      { type: "time-from", value: "2001" },
      { type: "time-to", value: "2004" },
    ]),
  ],
};

const moments = ["2010", "2015", "2020"].flatMap((year, step) =>
  cantonRows.map((row, index) => ({
    ...row,
    year,
    rate: numberAt(index, 6 + step * 6, 40 + step * 9),
  })),
);

export const maps: Fixtures = {
  cantons: map({ about: "Synthetic: areas by a continuous scale", area: numbers("rate") }),
  "cantons-quantize": map({
    about: "Synthetic: five classes of equal width",
    locale: "de",
    area: classes("rate", "quantize", 5, { paletteId: "blues" }),
  }),
  "cantons-quantile": map({
    about: "Synthetic: four classes of as many areas",
    locale: "fr",
    area: classes("rate", "quantile", 4, { paletteId: "greens" }),
  }),
  "cantons-jenks": map({
    about: "Synthetic: six natural classes, three areas without a value",
    locale: "it",
    rows: withGaps,
    area: classes("rate", "jenks", 6, { paletteId: "purples" }),
  }),
  "cantons-diverging": map({
    about: "Synthetic: values round zero in diverging colours",
    measures: [CHANGE],
    area: classes("change", "quantize", 7, { paletteId: "RdBu" }),
  }),
  "cantons-diverging-continuous": map({
    about: "Synthetic: values round zero, each with a colour of its own",
    measures: [CHANGE],
    area: numbers("change", { paletteId: "PiYG" }),
  }),
  "cantons-categories": map({
    about: "Synthetic: a colour for each language",
    others: [LANGUAGES],
    area: categories("language"),
  }),
  "cantons-own-colours": map({
    about: "Synthetic: colours that the author has chosen, half transparent",
    others: [LANGUAGES],
    area: categories("language", {
      colorMapping: { de: "#c8452f", fr: "#2f6dc8", it: "#3c8a3f" },
      opacity: 55,
    }),
  }),
  "cantons-one-colour": map({
    about: "Synthetic: one colour for all areas",
    area: fixed("#6b8f71", 60),
  }),
  "cantons-symbols": map({
    about: "Synthetic: symbols by size over the base map",
    symbol: { ...fixed("#c8452f"), measureId: "farms" },
  }),
  "cantons-both": map({
    about: "Synthetic: areas by colour under symbols by size",
    area: numbers("rate", { paletteId: "greens", opacity: 80 }),
    symbol: { ...fixed("#7a3e9d", 70), measureId: "farms" },
  }),
  "cantons-symbols-numbers": map({
    about: "Synthetic: symbols of one measure in the colours of another",
    symbol: { ...classes("rate", "quantile", 4, { paletteId: "purples" }), measureId: "farms" },
  }),
  "cantons-symbols-categories": map({
    about: "Synthetic: symbols in the colours of languages, one language switched off",
    others: [LANGUAGES],
    view: { hiddenValues: ["it"] },
    symbol: { ...categories("language"), measureId: "farms" },
  }),
  "cantons-symbols-plain": map({
    about: "Synthetic: symbols of one size",
    symbol: { ...fixed("#1f77b4", 100), measureId: "FIELD_VALUE_NONE" },
  }),
  "cantons-limits": map({
    about: "Synthetic: limits as rings around symbols",
    measures: [LIMITED],
    symbol: { ...fixed("#4c78a8", 60), measureId: "farms" },
    config: {
      limits: {
        farms: [
          limitStyle("#d62728", "dashed"),
          { ...limitStyle("#1f6a3c", "solid"), related: [{ dimensionId: "canton", value: "Uri" }] },
        ],
      },
    },
  }),
  "cantons-error": map({
    about: "Synthetic: the standard error is told in the tooltip",
    measures: [{ ...RATE, error: "error" }],
    area: classes("rate", "jenks", 4),
  }),
  "cantons-converted": map({
    about: "Synthetic: another unit, areas and symbols",
    locale: "de",
    measures: [FARMS],
    area: numbers("farms", { paletteId: "blues" }),
    symbol: { ...fixed("#333333", 60), measureId: "farms" },
    config: conversion("farms", 0.001, "1000 Betriebe"),
  }),
  "cantons-chosen": map({
    about: "Synthetic: only some areas by the author's filter",
    filters: {
      canton: {
        type: "multi",
        values: {
          Bern: true,
          Fribourg: true,
          Vaud: true,
          Genève: true,
          Neuchâtel: true,
          Jura: true,
        },
      },
    },
    rows: cantonRows.filter(({ canton }) =>
      ["Bern", "Fribourg", "Vaud", "Genève", "Neuchâtel", "Jura"].includes(canton),
    ),
    area: numbers("rate"),
  }),
  "cantons-locked": map({
    about: "Synthetic: a view that the author has locked",
    area: numbers("rate"),
    baseLayer: {
      locked: true,
      bbox: [
        [6.9, 46.3],
        [9.0, 47.3],
      ],
    },
  }),
  "cantons-no-base": map({
    about: "Synthetic: no land around the areas",
    area: numbers("rate"),
    baseLayer: { show: false },
  }),
  "cantons-animation": map({
    about: "Synthetic: three years, one scale for all",
    others: [YEAR],
    rows: moments,
    area: classes("rate", "quantize", 5, { paletteId: "blues" }),
    animation: {
      componentId: "year",
      showPlayButton: true,
      duration: 10,
      type: "continuous",
      dynamicScales: false,
    },
  }),
  "one-area": map({
    about: "Synthetic: one area",
    rows: cantonRows.slice(0, 1),
    filters: { canton: { type: "single", value: "Zürich" } },
    area: numbers("rate"),
  }),
  negative: map({
    about: "Synthetic: sizes of values below zero",
    measures: [CHANGE],
    symbol: { ...numbers("change", { paletteId: "BrBG" }), measureId: "change" },
  }),
  "no-data": map({
    about: "Synthetic: no observations",
    locale: "it",
    rows: [],
    area: numbers("rate"),
  }),
  "all-missing": map({
    about: "Synthetic: observations without any value",
    locale: "fr",
    rows: cantonRows.map((row) => ({ ...row, rate: null })),
    area: numbers("rate"),
  }),
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
  airports: map({
    about: "Synthetic: points alone, airports of the United States",
    place: AIRPORT,
    rows: airportPlaces.map(({ id: airport, flights }) => ({ airport, flights })),
    measures: [{ id: "flights", label: "Flights", unit: "flights" }],
    symbol: { ...fixed("#1f77b4", 70), measureId: "flights" },
  }),
};
