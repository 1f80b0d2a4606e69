import { parseCsv } from "../files/parse-csv.ts";

type Row = { month: string; co2: string; co2_adjusted: string };

const deriveMonths = (first: string, last: string): string[] => {
  const [year = 0, month = 1] = first.split("-").map(Number);
  const [lastYear = 0, lastMonth = 1] = last.split("-").map(Number);
  const count = (lastYear - year) * 12 + lastMonth - month + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
};

/** Monthly values; months that the source leaves out have empty cells. */
export const prepareCo2 = (csv: string): Row[] => {
  const measured = new Map(parseCsv(csv).map((row) => [row.Date?.slice(0, 7) ?? "", row]));
  const months = [...measured.keys()].sort();
  return deriveMonths(months.at(0) ?? "", months.at(-1) ?? "").map((month) => {
    const row = measured.get(month);
    return { month, co2: row?.CO2 ?? "", co2_adjusted: row?.["adjusted CO2"] ?? "" };
  });
};
