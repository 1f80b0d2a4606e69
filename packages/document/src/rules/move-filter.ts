import type { ComponentId } from "@statelier/model";
import type { CubeConfig } from "../schema/filters.ts";

/** The filters with one of them `by` places further down, or up where negative; order decides the cascade (FI10). */
export const moveFilter = (
  filters: CubeConfig["filters"],
  id: ComponentId,
  by: number,
): CubeConfig["filters"] => {
  const entries = Object.entries(filters);
  const from = entries.findIndex(([key]) => key === id);
  const moved = entries[from];
  if (!moved) return filters;
  const rest = entries.toSpliced(from, 1);
  const to = Math.max(0, Math.min(rest.length, from + by));
  return Object.fromEntries(rest.toSpliced(to, 0, moved));
};
