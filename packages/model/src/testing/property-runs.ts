import { env } from "node:process";

/** How often a property is tried: 500 times, with STATELIER_DEEP=1 10,000 times. */
export const PROPERTY_RUNS = { numRuns: env["STATELIER_DEEP"] === "1" ? 10_000 : 500 };

/** Milliseconds for one property. */
export const PROPERTY_TIMEOUT = env["STATELIER_DEEP"] === "1" ? 600_000 : 60_000;
