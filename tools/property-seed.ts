import fc from "fast-check";
import { env } from "node:process";
import { USUAL_SEED } from "./usual-seed.ts";

const isDeep = env["STATELIER_DEEP"] === "1";
const usual = isDeep ? Math.floor(Math.random() * 2 ** 31) : USUAL_SEED;
const seed = Number(env["STATELIER_SEED"] ?? usual);
if (isDeep) console.log(`seed ${seed} (again with STATELIER_SEED=${seed})`);
fc.configureGlobal({ seed });
