import { defineConfig } from "@playwright/test";

const readEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

const IS_USUAL = process.env["STATELIER_USUAL"] === "1";

/** Journeys in a real browser against the built product. */
export default defineConfig({
  testDir: "..",
  respectGitIgnore: true,
  // Node strips the types by itself, and keeps what it has compiled.
  build: { external: ["**/*.ts"] },
  testMatch: ["e2e/**/*.spec.ts", "packages/charts/src/types/*/*.spec.ts"],
  testIgnore: IS_USUAL ? "**/*.deep.spec.ts" : [],
  globalSetup: "./support/shared-server.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  // One more than processors: tests that wait leave them idle.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  use: {
    headless: true,
    // Drawings that move take a third of the processor's time: in the usual run nothing does.
    contextOptions: {
      reducedMotion: IS_USUAL ? "reduce" : "no-preference",
    },
    // A context of its own costs each test a second of a processor.
    reuseContext: true,
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: {
      // In the C locale Chromium cannot name a download with letters that are not ASCII.
      env: { ...readEnvironment(), LC_ALL: "C.UTF-8" },
      executablePath: process.env["STATELIER_CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
