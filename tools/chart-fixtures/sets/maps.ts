import {
  cantonRows,
  categories,
  CHANGE,
  classes,
  FARMS,
  fixed,
  map,
  numberAt,
  numbers,
  RATE,
} from "../map-fixture.ts";
import { conversion, type Fixtures, limit, limitStyle, YEAR } from "../shared.ts";

const LANGUAGES = {
  id: "language",
  label: "Language",
  values: [
    { value: "de", label: "German" },
    { value: "fr", label: "French" },
    { value: "it", label: "Italian" },
  ],
};

const withGaps = cantonRows.map((row, index) => (index % 9 === 4 ? { ...row, rate: null } : row));

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
  "cantons-diverging-quantile": map({
    about: "Synthetic: classes of as many areas, more of them above zero than below",
    locale: "de",
    measures: [CHANGE],
    area: classes("change", "quantile", 5, { paletteId: "RdBu" }),
  }),
  "cantons-middle": map({
    about: "Synthetic: round a middle of the author's, on a palette that runs the other way",
    measures: [RATE],
    area: numbers("rate", { paletteId: "RdBu" }),
    config: { extensions: { colorScales: { rate: { middle: 21.25, isTurned: true } } } },
  }),
  "cantons-middle-classes": map({
    about: "Synthetic: classes round a middle of the author's",
    locale: "it",
    measures: [RATE],
    area: classes("rate", "jenks", 5, { paletteId: "PiYG" }),
    config: { extensions: { colorScales: { rate: { middle: 21.25 } } } },
  }),
  "cantons-names": map({
    about: "Synthetic: the names of some areas, long and neighbouring ones among them",
    locale: "de",
    area: classes("rate", "quantile", 4, { paletteId: "greens" }),
    config: {
      extensions: {
        pointLabels: {
          canton: [
            "Appenzell Ausserrhoden",
            "Appenzell Innerrhoden",
            "Basel-Landschaft",
            "Basel-Stadt",
            "Bern",
            "Genève",
            "Graubünden",
            "Ticino",
            "Zug",
          ],
        },
      },
    },
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
  "cantons-three-classes": map({
    about: "Synthetic: three classes of as many areas",
    locale: "it",
    area: classes("rate", "quantile", 3, { paletteId: "greys" }),
  }),
  "cantons-nine-classes": map({
    about: "Synthetic: nine classes, the bounds as far as they stand apart",
    locale: "de",
    area: classes("rate", "quantize", 9, { paletteId: "blues" }),
  }),
  "cantons-alike": map({
    about: "Synthetic: all areas have the same value",
    rows: cantonRows.map((row) => ({ ...row, rate: 12 })),
    area: classes("rate", "jenks", 5),
  }),
  "cantons-skewed": map({
    about: "Synthetic: one value far above all others, natural classes",
    rows: cantonRows.map((row, index) => ({ ...row, farms: index === 3 ? 2_400_000 : row.farms })),
    measures: [FARMS],
    area: classes("farms", "jenks", 4, { paletteId: "purples" }),
  }),
  "cantons-gaps-symbols": map({
    about: "Synthetic: areas and symbols, three areas without a value, no symbol there",
    locale: "fr",
    rows: withGaps.map((row) => ({ ...row, farms: row.rate === null ? null : row.farms })),
    area: numbers("rate", { paletteId: "oranges" }),
    symbol: { ...fixed("#2f6dc8", 60), measureId: "farms" },
  }),
  "cantons-symbols-diverging": map({
    about: "Synthetic: symbols in classes round zero, their size another measure",
    locale: "fr",
    measures: [CHANGE, FARMS],
    symbol: { ...classes("change", "quantize", 5, { paletteId: "PuOr" }), measureId: "farms" },
  }),
};
