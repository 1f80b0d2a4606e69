import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSparqlServer } from "@statelier/cubes/conformance/start-sparql-server";
import { startFaultyProxy } from "@statelier/cubes/faults/testing/faulty-proxy";
import { cubeIri, generateCubes } from "./support/generate-cubes.ts";
import { startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

const CUBE = { name: "amounts", years: 5, regions: 4, kinds: 3, isVersioned: true };
const TITLE = "The data source is not responding";

test("a source that is away has its place in the editor, with a button that goes on where it stopped", async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "statelier-away-"));
  const file = join(folder, "cubes.nt");
  writeFileSync(file, generateCubes([CUBE]));
  const sparql = await startSparqlServer(file);
  let isAway = true;
  const proxy = await startFaultyProxy(
    async (request) =>
      fetch(sparql.url, { method: "POST", headers: request.headers, body: await request.text() }),
    () => (isAway ? "error" : undefined),
  );
  const sources = [{ name: "made", type: "sparql", url: proxy.url }];
  const server = await startServer({
    STATELIER_SOURCES: JSON.stringify(sources),
    // Each question goes to the source.
    STATELIER_WHOLE_CUBE_ROWS: "0",
  });
  const again = page.getByRole("button", { name: "Try again" });
  const problem = page.getByText(TITLE).first();
  const chart = page.getByRole("region", { name: /readers see/ });
  /** The source is spared for some seconds after it has failed; while it is asked again no problem is shown. */
  const askUntilDrawn = (shown: string) =>
    expect(async () => {
      if (await again.first().isVisible()) await again.first().click();
      await expect(chart).toContainText(shown, { timeout: 1_000 });
      await expect(problem).toBeHidden({ timeout: 1_000 });
    }).toPass();
  try {
    await page.goto(`${server.url}/en/create/new?cube=${encodeURIComponent(cubeIri(CUBE))}`);
    await expect(problem).toBeVisible();
    await expect(again).toBeVisible();
    isAway = false;
    await askUntilDrawn("kind: kind-1");
    await expect(chart.locator("svg").first()).toBeVisible();

    isAway = true;
    await page.getByRole("navigation", { name: "Tasks" }).getByText("Data").click();
    await page.getByRole("button", { name: /^kind-1/ }).click();
    await page.getByRole("option", { name: "kind-2" }).click();
    await expect(problem).toBeVisible();
    await expect(chart).toContainText("kind: kind-1");
    await expect(chart.locator("svg").first()).toBeVisible();
    isAway = false;
    await askUntilDrawn("kind: kind-2");
  } finally {
    await server.stop();
    await proxy.close();
    await sparql.close();
    rmSync(folder, { recursive: true });
  }
});
