// Runs on Node 20: installs what the lock file says, then hands over to the pinned runtime.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import "./end-with-npm.mjs";
import { isInstalled } from "./is-installed.mjs";
import { pickRuntime } from "./pick-runtime.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".statelier-lock");
const locked = readFileSync(join(root, "package-lock.json"), "utf8");
const lock = createHash("sha256").update(locked).digest("hex");
const account = join(root, "node_modules", ".package-lock.json");
const isByHand = () =>
  existsSync(account) && isInstalled(JSON.parse(locked), JSON.parse(readFileSync(account, "utf8")));

const isStamped = existsSync(stamp) && readFileSync(stamp, "utf8") === lock;

if (!isStamped && !isByHand()) {
  console.log("Installing dependencies …");
  const npm = process.env.npm_execpath;
  // Its warnings are about the Node that installs; another one runs.
  const ci = ["ci", "--loglevel=error"];
  const [command, args] = npm ? [process.execPath, [npm, ...ci]] : ["npm", ci];
  const install = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (install.status !== 0) {
    console.error("Dependencies could not be installed; the messages above say why.");
    process.exit(1);
  }
}
if (!isStamped) writeFileSync(stamp, lock);

const runtime = pickRuntime(root);
if (runtime === undefined) {
  console.error(
    `Statelier needs Node 24 on this platform; this is ${process.version}. Install Node 24 and try again.`,
  );
  process.exit(1);
}

const [script, ...rest] = process.argv.slice(2);
const endWithNpm = pathToFileURL(join(root, "tools", "end-with-npm.mjs")).href;
const options = ["--disable-warning=ExperimentalWarning", `--import=${endWithNpm}`];
const args = [...options, join(root, script), ...rest];
const env = {
  // Without it every thread loads the compiler that takes the types away, 17 MB each, and starts later.
  NODE_COMPILE_CACHE: join(root, ".cache", "compiled"),
  // The C library keeps an arena for each thread, and what is freed in it: some 80 MB of a busy server.
  MALLOC_ARENA_MAX: "2",
  ...process.env,
};
process.chdir(root);
if (process.execve && process.platform !== "win32")
  process.execve(runtime, [runtime, ...args], env);
const child = spawn(runtime, args, { env, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
