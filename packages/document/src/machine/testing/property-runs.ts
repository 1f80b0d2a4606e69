import { env, stdout } from "node:process";

const isDeep = env["STATELIER_DEEP"] === "1";
const seed = Number(env["STATELIER_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
stdout.write(`seed ${seed} (again with STATELIER_SEED=${seed})\n`);

/** How often a property is tried: 500 times, with STATELIER_DEEP=1 100,000 times; the seed is printed. */
export const PROPERTY_RUNS = { seed, numRuns: isDeep ? 100_000 : 500 };

/** Milliseconds for one property. */
export const PROPERTY_TIMEOUT = isDeep ? 6 * 3_600_000 : 60_000;
