import { listCountries } from "../geography/countries.ts";
import { readNumber, readRecords, readTable } from "./read-source.ts";
import type { TruthRow } from "./truth-row.ts";

const deriveCodes = () =>
  new Map(
    listCountries().flatMap(({ value, aliases = [] }) =>
      aliases.map((alias) => [alias, value] as const),
    ),
  );

export const readLifeExpectancy = (): TruthRow[] => {
  const codes = deriveCodes();
  return readRecords("gapminder.json").map((record) => ({
    year: String(record.year),
    country: codes.get(String(record.country)) ?? "",
    life_expectancy: readNumber(record.life_expect),
    fertility: readNumber(record.fertility),
    population: readNumber(record.pop),
  }));
};

export const readLifeExpectancyVersion1 = (): TruthRow[] => {
  const codes = deriveCodes();
  return readRecords("countries.json").map((record) => ({
    year: String(record.year),
    country: codes.get(String(record.country)) ?? "",
    life_expectancy: readNumber(record.life_expect),
    fertility: readNumber(record.fertility),
  }));
};

export const readWealthHealth = (): TruthRow[] => {
  const codes = deriveCodes();
  return readTable("gapminder-health-income.csv").map((row) => ({
    country: codes.get(row.country ?? "") ?? "",
    income: readNumber(row.income),
    life_expectancy: readNumber(row.health),
    population: readNumber(row.population),
  }));
};
