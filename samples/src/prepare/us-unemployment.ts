type Source = { series: string; year: number; month: number; count: number; rate: number };
type Row = { month: string; industry: string; unemployed: number; rate: number };

/** Year and month as one column. */
export const prepareUsUnemployment = (json: string): Row[] =>
  (JSON.parse(json) as Source[]).map(({ series, year, month, count, rate }) => ({
    month: `${year}-${String(month).padStart(2, "0")}`,
    industry: series,
    unemployed: count,
    rate,
  }));
