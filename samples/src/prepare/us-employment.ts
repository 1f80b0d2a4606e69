import { parseCsv } from "../files/parse-csv.ts";
import { round } from "../files/round.ts";

type Row = { month: string; industry: string; employment: string; change: string };

const TOTAL = "nonfarm";

/** One row per month and industry, with the change on the month before (thousand people, one decimal). */
export const prepareUsEmployment = (csv: string): Row[] => {
  const months = parseCsv(csv);
  return months.flatMap(({ month = "", nonfarm_change: totalChange = "", ...industries }, index) =>
    Object.entries(industries).map(([industry, employment]) => {
      const before = months[index - 1]?.[industry];
      const firstChange = industry === TOTAL ? totalChange : "";
      return {
        month: month.slice(0, 7),
        industry,
        employment,
        change:
          before === undefined
            ? firstChange
            : String(round(Number(employment) - Number(before), 1)),
      };
    }),
  );
};
