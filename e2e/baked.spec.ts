import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSparqlServer } from "@statelier/cubes/conformance/start-sparql-server";
import { chooseInTree } from "./support/choose-in-tree.ts";
import { cubeIri, generateCubes } from "./support/generate-cubes.ts";
import {
  makeChartDocument,
  openDataFilters,
  publishChart,
  publishDocument,
} from "./support/publish-chart.ts";
import { startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

const WITH_FILTERS = { chartType: "column", change: openDataFilters } as const;
const CUBE = { name: "amounts", years: 5, regions: 4, kinds: 3, isVersioned: true };

test(
  "a published chart outlives its source, with its filters, through a restart",
  { tag: "@deep" },
  async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), "baked-"));
    const file = join(folder, "cubes.nt");
    writeFileSync(file, generateCubes([CUBE]));
    const sparql = await startSparqlServer(file);
    const dataDir = join(folder, "data");
    const env = {
      STATELIER_SOURCES: JSON.stringify([{ name: "office", type: "sparql", url: sparql.url }]),
      STATELIER_REFRESH_SECONDS: "1",
    };
    const first = await startServer(env, dataDir);
    const { document } = await makeChartDocument(first.url, {
      ...WITH_FILTERS,
      iri: cubeIri(CUBE),
      source: { type: "sparql", url: sparql.url },
    });
    const key = await publishDocument(first.url, document);
    await page.goto(`${first.url}/en/v/${key}`);
    await expect(page.locator("figure svg rect").last()).toBeVisible();
    await expect.poll(() => existsSync(join(dataDir, "baked"))).toBe(true);
    await sparql.close();
    await first.stop();

    const second = await startServer(env, dataDir);
    await page.goto(`${second.url}/en/v/${key}`);
    await expect(page.locator("figure svg rect").last()).toBeVisible();
    await expect(async () => {
      await page.goto(`${second.url}/en/v/${key}`);
      await expect(page.getByText(/figures as of \d\d\.\d\d\.\d{4}/)).toBeVisible({ timeout: 500 });
    }).toPass();
    const html = await (await fetch(`${second.url}/de/v/${key}?f.region=region-2`)).text();
    expect(html.includes(">740.9<")).toBe(true);
    const picture = await fetch(`${second.url}/en/v/${key}.svg?f.region=region-2`);
    expect(picture.status).toBe(200);
    await second.stop();
    rmSync(folder, { recursive: true, force: true });
  },
);

test("a filter asks the network for nothing once its figures are there", async ({
  page,
  server,
}) => {
  const key = await publishChart(server.url, "life expectancy", WITH_FILTERS);
  const reached = page.waitForResponse(/\/reach\//);
  await page.goto(`/en/v/${key}`);
  const answer = await reached;
  expect(answer.headers()["cache-control"]).toContain("immutable");
  await answer.finished();
  // What comes with the first pointer is no figure.
  await page.locator("figure").first().hover();
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/icon.svg")) asked.push(request.url());
  });
  await page.getByText("Data table").click();
  await chooseInTree(page, "Country", "Switzerland");
  await expect(page.getByRole("row").last()).toContainText("81.69");
  expect(asked).toEqual([]);
});

test("a page that a reader has is not sent again, until it is another", async ({ server }) => {
  const key = await publishChart(server.url, "life expectancy", WITH_FILTERS);
  const address = `${server.url}/en/v/${key}`;
  const first = await fetch(address, { headers: { "accept-encoding": "gzip, br" } });
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toContain("stale-while-revalidate");
  expect(first.headers.get("content-encoding")).toBe("br");
  const again = await fetch(`${address}?utm_source=letter`, { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const other = await fetch(`${address}?f.country=che`, { headers: { "if-none-match": etag } });
  expect(other.status).toBe(200);
});
