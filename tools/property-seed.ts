import fc from "fast-check";
import { env } from "node:process";

// A run in which nothing changed ends as it did before; only `test:deep` looks for new cases.
const isDeep = env["STATELIER_DEEP"] === "1";
const seed = Number(env["STATELIER_SEED"] ?? (isDeep ? Math.floor(Math.random() * 2 ** 31) : 1));
if (isDeep) console.log(`seed ${seed} (again with STATELIER_SEED=${seed})`);
fc.configureGlobal({ seed });
