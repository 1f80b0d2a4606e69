import { outlineCountries, outlineUsStates } from "../geography/areas.ts";
import { listCountries } from "../geography/countries.ts";
import { prepareCo2 } from "../prepare/co2-mauna-loa.ts";
import { prepareEngineersHurricanes } from "../prepare/engineers-hurricanes.ts";
import { prepareGlobalTemperature } from "../prepare/global-temperature.ts";
import { preparePenguins } from "../prepare/penguins.ts";
import { prepareUsEmployment } from "../prepare/us-employment.ts";
import { prepareAirports, prepareUsFlights } from "../prepare/us-flights.ts";
import { prepareUsHouseholdIncome } from "../prepare/us-household-income.ts";
import { prepareUsUnemployment } from "../prepare/us-unemployment.ts";
import { prepareWeather } from "../prepare/weather.ts";
import { readPackageFile } from "../files/read-package-file.ts";

const readVega = (file: string): string => readPackageFile(`vega-datasets/data/${file}`);

const asJson = (data: unknown): string => JSON.stringify(data);

/** The files that descriptors and vocabulary name and that are made from packages: path → text. */
export const PREPARED_FILES: Record<string, () => string> = {
  "vocabulary/countries.json": () => asJson(listCountries()),
  "vocabulary/countries.geojson": () => asJson(outlineCountries()),
  "vocabulary/us-states.geojson": () => asJson(outlineUsStates()),
  "datasets/life-expectancy/gapminder.json": () => readVega("gapminder.json"),
  "datasets/life-expectancy-version-1/countries.json": () => readVega("countries.json"),
  "datasets/wealth-health/gapminder-health-income.csv": () =>
    readVega("gapminder-health-income.csv"),
  "datasets/iowa-electricity/iowa-electricity.csv": () => readVega("iowa-electricity.csv"),
  "datasets/wheat-wages/wheat.json": () => readVega("wheat.json"),
  "datasets/global-temperature/rows.json": () =>
    asJson(prepareGlobalTemperature(readVega("global-temp.csv"))),
  "datasets/co2-mauna-loa/rows.json": () => asJson(prepareCo2(readVega("co2-concentration.csv"))),
  "datasets/weather-seattle-new-york/rows.json": () =>
    asJson(prepareWeather(readVega("weather.csv"))),
  "datasets/us-employment/rows.json": () =>
    asJson(prepareUsEmployment(readVega("us-employment.csv"))),
  "datasets/us-unemployment/rows.json": () =>
    asJson(prepareUsUnemployment(readVega("unemployment-across-industries.json"))),
  "datasets/us-household-income/rows.json": () =>
    asJson(prepareUsHouseholdIncome(readVega("income.json"))),
  "datasets/penguins/rows.json": () => asJson(preparePenguins(readVega("penguins.json"))),
  "datasets/us-flights/rows.json": () => asJson(prepareUsFlights(readVega("flights-airport.csv"))),
  "datasets/us-flights/airports.json": () =>
    asJson(prepareAirports(readVega("airports.csv"), readVega("flights-airport.csv"))),
  "datasets/engineers-hurricanes/rows.json": () =>
    asJson(prepareEngineersHurricanes(readVega("population_engineers_hurricanes.csv"))),
};
