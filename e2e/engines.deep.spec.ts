import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSparqlServer } from "@statelier/cubes/conformance/start-sparql-server";
import { buildSampleCatalogue } from "@statelier/samples";
import type { DataSource } from "@statelier/model";
import { startPostgres } from "@statelier/cubes/conformance/start-postgres";
import { chooseInTree } from "./support/choose-in-tree.ts";
import {
  findDataset,
  makeChartDocument,
  openDataFilters,
  publishDocument,
} from "./support/publish-chart.ts";
import { type RunningServer, startServer } from "./support/start-server.ts";
import { expect, expectAccessible, test as base } from "./support/test.ts";
import { walkWithKeyboard } from "./support/walk-with-keyboard.ts";

type Engines = { source: DataSource; databaseUrl: string; server: RunningServer };

/** The product on engines of their own: the bundled catalogue behind a SPARQL server over HTTP, charts in PostgreSQL. */
const test = base.extend<object, { engines: Engines }>({
  engines: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "engines-"));
      const file = join(folder, "catalogue.nt");
      const { ntriples } = await buildSampleCatalogue({ baseIri: "http://localhost:4000/" });
      writeFileSync(file, ntriples);
      const sparql = await startSparqlServer(file);
      const postgres = await startPostgres();
      const databaseUrl = await postgres.createDatabase("statelier");
      const server = await startServer({
        STATELIER_SOURCES: JSON.stringify([{ name: "office", type: "sparql", url: sparql.url }]),
        STATELIER_DATABASE_URL: databaseUrl,
      });
      await use({ source: { type: "sparql", url: sparql.url }, databaseUrl, server });
      await server.stop();
      await postgres.stop();
      await sparql.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ engines }, use) => {
    await use(engines.server.url);
  },
});

test.describe.configure({ mode: "serial" });

test.describe("with a SPARQL server and PostgreSQL", () => {
  test("starts without the bundled store and says where data and charts lie", async ({
    engines,
  }) => {
    const { server, source } = engines;
    expect(server.output()).toContain("PostgreSQL");
    expect(server.output()).toContain(source.url);
    expect(readdirSync(server.dataDir).filter((name) => /\.(nt\.gz|db)$/.test(name))).toEqual([]);
    expect((await fetch(`${server.url}/sparql`)).status).toBe(404);
  });

  test("the catalogue lists and finds the datasets", async ({ page }) => {
    await page.goto("/en/browse?search=life%20expectancy");
    await expect(page.getByRole("main").getByText("Life expectancy").first()).toBeVisible();
    const html = await (await fetch(new URL("/de/browse", page.url()))).text();
    expect(html).toContain("Kohlendioxid");
  });

  test("the keyboard alone goes from the first page to the published chart", async ({ page }) => {
    await walkWithKeyboard(page);
  });

  test("a published chart is drawn, filtered, counted and outlives a restart", async ({
    engines,
    page,
  }) => {
    const { server, source, databaseUrl } = engines;
    const iri = await findDataset(server.url, "life expectancy", source);
    const { document } = await makeChartDocument(server.url, {
      iri,
      chartType: "column",
      source,
      change: openDataFilters,
    });
    const key = await publishDocument(server.url, document);
    await page.goto(`/en/v/${key}`);
    const marks = page.locator("figure svg rect");
    await expect(marks.first()).toBeVisible();
    expect(await marks.count()).toBe(11);
    await expectAccessible(page);

    await chooseInTree(page, "Country", "Switzerland");
    await expect(page).toHaveURL(/f\.country=/);
    await expect(marks.first()).toBeVisible();

    await expect
      .poll(async () => {
        const answer = await fetch(`${server.url}/api/config/view?id=${key}`);
        return ((await answer.json()) as { data: number }).data;
      })
      .toBeGreaterThan(0);

    const second = await startServer({
      STATELIER_SOURCES: JSON.stringify([{ name: "office", type: "sparql", url: source.url }]),
      STATELIER_DATABASE_URL: databaseUrl,
    });
    const html = await (await fetch(`${second.url}/de/v/${key}`)).text();
    await second.stop();
    expect(html).toContain("<svg");
    expect(html).toContain("Lebenserwartung");
  });
});
