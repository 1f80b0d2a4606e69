import { env, stdout } from "node:process";

const isDeep = env.STATELIER_DEEP === "1";
const seed = Number(env.STATELIER_SEED ?? Math.floor(Math.random() * 2 ** 31));
stdout.write(`seed ${seed} (again with STATELIER_SEED=${seed})\n`);

/** A property that stands for itself: 500 times, with STATELIER_DEEP=1 20,000 times. */
export const runs = { seed, numRuns: isDeep ? 20_000 : 500 };

/** A property tried for each of several versions: 500 times in all, with STATELIER_DEEP=1 20,000 times each. */
export const runsForEachOf = (versions: number) => ({
  seed,
  numRuns: isDeep ? 20_000 : Math.max(20, Math.ceil(500 / versions)),
});

/** Milliseconds for one test. */
export const patience = isDeep ? 1_800_000 : 20_000;
