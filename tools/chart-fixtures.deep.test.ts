import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES } from "../packages/model/src/index.ts";
import { airportPlaces } from "./chart-fixtures/airport-places.ts";
import { listFirstCharts } from "./chart-fixtures/first-charts.ts";
import { listPlaces } from "./chart-fixtures/places.ts";
import { placeFirstCharts } from "./chart-fixtures.ts";

test("FC9 the first chart of each bundled dataset is the same in every language, and the committed case", async () => {
  const charts = await listFirstCharts();
  const configs = LOCALES.map((locale) => charts[locale].map(({ config }) => config));
  for (const list of configs) expect(list).toEqual(configs[0]);
  const different = placeFirstCharts(charts.en).filter(
    ({ url, text }) => readFileSync(url, "utf8") !== text,
  );
  expect(different.map(({ url }) => url.pathname)).toEqual([]);
}, 60_000);

test("the places of the gallery's maps are as the product has them", async () => {
  const places = await listPlaces(airportPlaces);
  const different = places.filter(({ url, text }) => readFileSync(url, "utf8") !== text);
  expect(different.map(({ url }) => url.pathname)).toEqual([]);
}, 60_000);
