import { join } from "node:path";
import { prepareProduct } from "./prepare.ts";
import { ROOT } from "./run-step.ts";

await prepareProduct();
await import(join(ROOT, "apps", "web", "src", "main.ts"));
