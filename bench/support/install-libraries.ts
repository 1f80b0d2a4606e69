import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Installs what the lock of a folder says, unless that stands there. */
export const installLibraries = (folder: string): void => {
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  const stamp = join(folder, "node_modules", ".installed-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing the libraries to compare with …");
  const args = ["ci", "--ignore-scripts", "--workspaces=false"];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error("The libraries to compare with could not be installed.");
  writeFileSync(stamp, lock);
};
