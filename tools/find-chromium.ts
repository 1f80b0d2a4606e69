import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const CANDIDATES = [
  process.env["STATELIER_CHROMIUM"],
  // The same engine without windows around its pages: two thirds of the processor's time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const existing = () => CANDIDATES.find((path) => path !== undefined && existsSync(path));

/** Installs Debian packages where this process may; answers whether it could. */
export const installDebianPackages = (...names: string[]): boolean => {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return false;
  console.log(`Installing ${names.join(", ")} …`);
  spawnSync("apt-get", ["update"], { stdio: "ignore" });
  const install = spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...names], {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return install.status === 0;
};

/** Path of a Chromium; installs one where it may, else ends the process with one line. */
export const findChromium = (): string => {
  for (const name of [undefined, "chromium-headless-shell", "chromium"]) {
    if (name !== undefined && !installDebianPackages(name)) continue;
    const found = existing();
    if (found !== undefined) return found;
  }
  console.error(
    "The browser tests need Chromium: install it (Debian: apt-get install chromium) or set STATELIER_CHROMIUM to its path.",
  );
  process.exit(1);
};
