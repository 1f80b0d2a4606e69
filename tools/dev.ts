import { join } from "node:path";
import { ROOT } from "./run-step.ts";

process.env["NODE_ENV"] = "development";
await import(join(ROOT, "apps", "web", "src", "main.ts"));
