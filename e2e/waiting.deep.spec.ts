import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startSparqlServer } from "@statelier/cubes/conformance/start-sparql-server";
import { startFaultyProxy } from "@statelier/cubes/faults/testing/faulty-proxy";
import { cubeIri, generateCubes } from "./support/generate-cubes.ts";
import { makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

const CUBE = { name: "amounts", years: 5, regions: 4, kinds: 3, isVersioned: true };
const WORDS = /being read from their source/;

test("who waits for a slow source sees what is happening, with and without a script", async ({
  browser,
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "statelier-slow-"));
  const file = join(folder, "cubes.nt");
  writeFileSync(file, generateCubes([CUBE]));
  const sparql = await startSparqlServer(file);
  let delayMs = 0;
  const proxy = await startFaultyProxy(
    async (request) => {
      await pause(delayMs);
      return fetch(sparql.url, {
        method: "POST",
        headers: request.headers,
        body: await request.text(),
      });
    },
    () => undefined,
  );
  const source = { type: "sparql", url: proxy.url } as const;
  const settings = {
    STATELIER_SOURCES: JSON.stringify([{ name: "made", ...source }]),
    STATELIER_FRAME_AFTER_MS: "400",
  };
  const first = await startServer(settings);
  const { document } = await makeChartDocument(first.url, {
    iri: cubeIri(CUBE),
    chartType: "column",
    source,
  });
  const key = await publishDocument(first.url, document);
  await first.kill();
  for (const kept of ["baked", "cubes"])
    rmSync(join(first.dataDir, kept), { recursive: true, force: true });
  delayMs = 700;
  const server = await startServer(settings, first.dataDir);
  try {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${server.url}/en/v/${key}`, { waitUntil: "commit" });
    await expect(plain.getByText(WORDS).filter({ visible: true })).toHaveCount(1);
    await plain.screenshot({ path: "test-results/waiting-page.png" });
    await expect(plain.locator("#root svg").first()).toBeVisible();
    await expect(plain.getByText(WORDS).filter({ visible: true })).toHaveCount(0);
    await context.close();

    await page.goto(`${server.url}/en/create/new?cube=${encodeURIComponent(cubeIri(CUBE))}`, {
      waitUntil: "commit",
    });
    await expect(page.getByText(WORDS).first()).toBeVisible();
    await page.screenshot({ path: "test-results/waiting-editor.png" });
    const chart = page.getByRole("region", { name: /readers see/ });
    await expect(chart.locator("svg").first()).toBeVisible();
    await expect(page.getByText(WORDS)).toBeHidden();
  } finally {
    await server.stop();
    await proxy.close();
    await sparql.close();
    rmSync(folder, { recursive: true });
  }
});
