import { readNumber, readTable } from "./read-source.ts";
import type { TruthRow } from "./truth-row.ts";

export const readGlobalTemperature = (): TruthRow[] => {
  const table = readTable("global-temp.csv");
  const hundredths = (cell: string | undefined) => Math.round(Number(cell) * 100);
  const first21Years = table.slice(0, 21);
  const sum = first21Years.reduce((total, row) => total + hundredths(row.temp), 0);
  return table.map((row) => ({
    year: row.year ?? "",
    anomaly: readNumber(row.temp),
    warming: Math.round(hundredths(row.temp) - sum / 21) / 100 + 0,
  }));
};

const UNMEASURED = ["1958-06", "1958-10", "1964-02", "1964-03", "1964-04"];

export const readCo2 = (): TruthRow[] => [
  ...readTable("co2-concentration.csv").map((row) => ({
    month: (row.Date ?? "").replace(/-01$/, ""),
    co2: readNumber(row.CO2),
    co2_adjusted: readNumber(row["adjusted CO2"]),
  })),
  ...UNMEASURED.map((month) => ({ month, co2: null, co2_adjusted: null })),
];

/** Highest wind speed in m/s of Beaufort 0, 1, 2, …, as the table gives it. */
const HIGHEST_SPEEDS = [0.2, 1.5, 3.3, 5.4, 7.9, 10.7, 13.8, 17.1, 20.7, 24.4, 28.4, 32.6];

export const readWeather = (): TruthRow[] =>
  readTable("weather.csv").map((row) => ({
    date: row.date ?? "",
    city: row.location === "Seattle" ? "seattle" : "new-york",
    temperature_max: readNumber(row.temp_max),
    temperature_min: readNumber(row.temp_min),
    precipitation: readNumber(row.precipitation),
    wind: readNumber(row.wind),
    wind_force: String(HIGHEST_SPEEDS.findIndex((highest) => Number(row.wind) <= highest)),
    weather: row.weather ?? "",
  }));
