import { parseCsv } from "../files/parse-csv.ts";
import { round } from "../files/round.ts";

type Row = { state: string; population: string; engineers: number; hurricanes: string };

/** Engineers per 1000 people; states by their two-digit FIPS code. */
export const prepareEngineersHurricanes = (csv: string): Row[] =>
  parseCsv(csv).map(({ id = "", population = "", engineers, hurricanes = "" }) => ({
    state: id.padStart(2, "0"),
    population,
    engineers: round(Number(engineers) * 1000, 6),
    hurricanes,
  }));
