import { existsSync } from "node:fs";
import { runAside } from "./run-step.ts";

/** The same engine without windows around its pages: two thirds of the processor's time. */
const WITHOUT_WINDOWS = "/usr/bin/chromium-headless-shell";

const OTHERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const APT = ["-o", "Acquire::http::Timeout=20", "-o", "DPkg::Lock::Timeout=60", "-qq"];

/** Installs Debian packages where this process may; answers whether it could. */
export const installDebianPackages = async (...names: string[]): Promise<boolean> => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing ${names.join(", ")} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runAside("apt-get", [...APT, "update"], env);
  const install = [...APT, "install", "-y", "--no-install-recommends", ...names];
  return (await runAside("apt-get", install, env)).code === 0;
};

/** Path of a Chromium, the lightest that is there or may be installed; else ends the process with one line. */
export const findChromium = async (): Promise<string> => {
  const chosen = process.env["STATELIER_CHROMIUM"];
  if (chosen !== undefined && existsSync(chosen)) return chosen;
  if (!existsSync(WITHOUT_WINDOWS)) await installDebianPackages("chromium-headless-shell");
  const find = () => [WITHOUT_WINDOWS, ...OTHERS].find((path) => existsSync(path));
  const found = find() ?? ((await installDebianPackages("chromium")) ? find() : undefined);
  if (found !== undefined) return found;
  console.error(
    "The browser tests need Chromium: install it (Debian: apt-get install chromium) or set STATELIER_CHROMIUM to its path.",
  );
  process.exit(1);
};
