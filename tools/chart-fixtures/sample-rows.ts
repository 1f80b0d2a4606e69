import { PREPARED_FILES } from "../../samples/src/catalogue/prepared-files.ts";
import type { Row } from "./make-fixture.ts";

export type SampleRow = Row;

const read = (file: string): string => {
  const make = PREPARED_FILES[`datasets/${file}`];
  if (!make) throw new Error(`No sample ${file}`);
  return make();
};

const readCsv = (file: string): Row[] => {
  const [head = "", ...lines] = read(file).trim().split(/\r?\n/);
  const names = head.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null]));
  });
};

const readJson = (file: string): Row[] => JSON.parse(read(file)) as Row[];

/** Rows of the bundled samples, as small as a fixture needs them. */
export const electricity = (): Row[] =>
  readCsv("iowa-electricity/iowa-electricity.csv").map(({ year, source, net_generation }) => ({
    year: String(year).slice(0, 4),
    source: source ?? null,
    value: Number(net_generation),
  }));

export const countries = (): Row[] =>
  readJson("life-expectancy/gapminder.json").map((row) => ({ ...row, year: String(row["year"]) }));

export const unemployment = (): Row[] => readJson("us-unemployment/rows.json");

export const temperature = (): Row[] => readJson("global-temperature/rows.json");

export const carbonDioxide = (): Row[] => readJson("co2-mauna-loa/rows.json");

export const penguins = (): Row[] => readJson("penguins/rows.json");

const lowestIncome = ({ income_class }: Row): number =>
  String(income_class).startsWith("<") ? 0 : Number.parseInt(String(income_class), 10);

/** The file has 75000 to 99999 before 50000 to 74999. */
export const income = (): Row[] =>
  readJson("us-household-income/rows.json").toSorted(
    (a, b) => Number(a["state"]) - Number(b["state"]) || lowestIncome(a) - lowestIncome(b),
  );

export const flights = (): Row[] => readJson("us-flights/rows.json");

export const wheat = (): Row[] => readJson("wheat-wages/wheat.json");

export const wealth = (): Row[] => readCsv("wealth-health/gapminder-health-income.csv");

export const weather = (): Row[] =>
  readJson("weather-seattle-new-york/rows.json").map((row) => ({
    date: row["date"] ?? null,
    city: String(row["city"]),
    low: Number(row["temperature_min"]),
    high: Number(row["temperature_max"]),
  }));

export const airports = (): Row[] => readJson("us-flights/airports.json");
