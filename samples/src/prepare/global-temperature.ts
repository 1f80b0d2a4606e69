import { parseCsv } from "../files/parse-csv.ts";
import { round } from "../files/round.ts";

type Row = { year: string; anomaly: number; warming: number };

/** Anomalies of NASA GISS, with the warming since the mean of 1880 to 1900 (°C, two decimals). */
export const prepareGlobalTemperature = (csv: string): Row[] => {
  const rows = parseCsv(csv).map(({ year = "", temp }) => ({ year, anomaly: Number(temp) }));
  const early = rows.filter(({ year }) => Number(year) >= 1880 && Number(year) <= 1900);
  const baseline = early.reduce((sum, { anomaly }) => sum + anomaly, 0) / early.length;
  return rows.map((row) => ({ ...row, warming: round(row.anomaly - baseline, 2) }));
};
