import { rmSync } from "node:fs";
import type { DataSource } from "@statelier/model";
import { confirmPublishing } from "./support/editor-page.ts";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { stageTables } from "./support/stage-tables.ts";
import { type RunningServer, startServer } from "./support/start-server.ts";
import { expect, test as base } from "./support/test.ts";

const SOURCE: DataSource = { type: "sql", url: "https://tables.example.org/" };

type Tables = { folder: string; server: RunningServer };

/** The product on a folder of CSV files alone. */
const test = base.extend<object, { tables: Tables }>({
  tables: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => {
      const folder = stageTables();
      const source = { name: "tables", ...SOURCE, location: folder };
      const server = await startServer({ STATELIER_SOURCES: JSON.stringify([source]) });
      await use({ folder, server });
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ tables }, use) => {
    await use(tables.server.url);
  },
});

test.describe.configure({ mode: "serial" });

test.describe("with tables", () => {
  test(
    "every dataset is read, and the catalogue lists them by their source",
    { tag: "@deep" },
    async ({ page, tables }) => {
      await page.goto(
        `/en/browse?dataSource=${encodeURIComponent(`sql+${SOURCE.url}`)}&search=life%20expectancy`,
      );
      await expect(page.getByRole("main").getByText("Life expectancy").first()).toBeVisible();
      expect(tables.server.output()).not.toContain("the source tables");
    },
  );

  test(
    "the editor draws a dataset and publishes it",
    { tag: "@deep" },
    async ({ page, tables }) => {
      const iri = await findDataset(tables.server.url, "life expectancy", SOURCE);
      const dataSource = encodeURIComponent(`sql+${SOURCE.url}`);
      await page.goto(`/en/create/new?cube=${encodeURIComponent(iri)}&dataSource=${dataSource}`);
      await expect(
        page.getByRole("region", { name: "Chart as readers see it" }).locator("svg").first(),
      ).toBeVisible();
      await confirmPublishing(page);
      await page.waitForURL(/\/en\/v\/[\w-]{12}(?:\?|$)/);
      await expect(page.locator("main figure svg").first()).toBeVisible();
    },
  );

  test(
    "a published chart names the source and never the folder",
    { tag: "@deep" },
    async ({ page, tables }) => {
      const { server, folder } = tables;
      const iri = await findDataset(server.url, "life expectancy", SOURCE);
      const { document } = await makeChartDocument(server.url, {
        iri,
        chartType: "column",
        source: SOURCE,
      });
      const key = await publishDocument(server.url, document);
      await page.goto(`/en/v/${key}`);
      await expect(page.locator("svg").first()).toBeVisible();
      for (const address of [`/en/v/${key}`, `/en/browse`, `/api/config/${key}`]) {
        const text = await (await fetch(`${server.url}${address}`)).text();
        expect(text).not.toContain(folder);
      }
    },
  );
});
