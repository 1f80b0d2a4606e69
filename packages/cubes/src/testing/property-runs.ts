import { env } from "node:process";

const isDeep = env["STATELIER_DEEP"] === "1";

/** How often a property is tried; with STATELIER_DEEP=1 a hundred times as often. */
export const runs = (usual: number): { numRuns: number } => ({
  numRuns: usual * (isDeep ? 100 : 1),
});
