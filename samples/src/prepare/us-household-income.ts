import { round } from "../files/round.ts";

type Source = { id: number; group: string; pct: number };
type Row = { state: string; income_class: string; share: number };

/** Shares in percent; states by their two-digit FIPS code. */
export const prepareUsHouseholdIncome = (json: string): Row[] =>
  (JSON.parse(json) as Source[]).map(({ id, group, pct }) => ({
    state: String(id).padStart(2, "0"),
    income_class: group,
    share: round(pct * 100, 1),
  }));
