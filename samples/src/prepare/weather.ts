import { parseCsv } from "../files/parse-csv.ts";
import { deriveWindForce } from "./wind-force.ts";

/** Daily records with the Beaufort number of the day's mean wind. */
export const prepareWeather = (csv: string): Record<string, string | number | undefined>[] =>
  parseCsv(csv).map((row) => ({
    date: row.date,
    city: row.location,
    temperature_max: row.temp_max,
    temperature_min: row.temp_min,
    precipitation: row.precipitation,
    wind: row.wind,
    wind_force: deriveWindForce(Number(row.wind)),
    weather: row.weather,
  }));
