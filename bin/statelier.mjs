#!/usr/bin/env node
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { pickRuntime } from "../tools/pick-runtime.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const runtime = pickRuntime(root);
if (runtime === undefined) {
  process.stderr.write(`statelier needs Node 24 or newer; this is ${process.versions.node}\n`);
  process.exit(2);
}
const child = spawn(
  runtime,
  [
    "--disable-warning=ExperimentalWarning",
    join(root, "apps/cli/src/main.ts"),
    ...process.argv.slice(2),
  ],
  {
    stdio: "inherit",
    // What takes the types away needs a second each time; its results are kept.
    env: { NODE_COMPILE_CACHE: join(root, ".cache", "compiled"), ...process.env },
  },
);
child.on("exit", (code) => process.exit(code ?? 1));
