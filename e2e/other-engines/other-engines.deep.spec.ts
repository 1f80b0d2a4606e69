import { publishChart } from "../support/publish-chart.ts";
import { expect, test as base } from "@playwright/test";
import type { Engine, Screen } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

const CUBE = encodeURIComponent("http://localhost:4000/cube/life-expectancy/2");
const MARKS = "figure svg .marks rect";

const test = base.extend<object, { screens: Record<string, Screen> }>({
  screens: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => {
      const url = process.env["SHARED_SERVER_URL"] ?? "";
      const key = await publishChart(url, "life expectancy", { chartType: "column" });
      await use({
        catalogue: { url: `${url}/en/browse`, marks: "main article" },
        editor: { url: `${url}/de/create/new?cube=${CUBE}`, marks: "main svg .marks rect" },
        "published page": { url: `${url}/fr/v/${key}`, marks: MARKS },
        "chart inside another page": { url: `${url}/it/embed/${key}`, marks: MARKS },
      });
    },
    { scope: "worker" },
  ],
});

for (const [name, start] of [
  ["Firefox", startFirefox],
  ["WebKit", startWebKit],
] as const)
  test.describe(`${name} draws and says nothing on its console:`, () => {
    let engine: Engine;
    test.describe.configure({ mode: "serial", timeout: 300_000 });
    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(() => engine.close());

    for (const screen of ["catalogue", "editor", "published page", "chart inside another page"])
      test(screen, async ({ screens }) => {
        const { seen, said } = await engine.visit(screens[screen]!);
        expect(seen.marks).toBeGreaterThan(10);
        expect(seen.heading).not.toBe("");
        expect(seen.alerts).toEqual([]);
        expect(said).toEqual([]);
      });
  });
