import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSparqlServer } from "@statelier/cubes";
import type { DataSource } from "@statelier/model";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { type RunningServer, startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

const ROUNDS = 10;
const PUBLISHERS = 4;
const SMALL = fileURLToPath(
  new URL("../packages/cubes/src/importer/fixtures/small.nt", import.meta.url),
);

/** Publishes without a pause until the server is gone; notes a key once its answer has arrived. */
const publishUntilKilled = async (url: string, document: unknown, keys: string[]) => {
  for (;;)
    try {
      // oxlint-disable-next-line no-await-in-loop -- each publisher waits for its answer
      keys.push(await publishDocument(url, document));
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
};

test("ten kills while publishing lose nothing that was acknowledged", async () => {
  test.setTimeout(240_000);
  const sparql = await startSparqlServer(SMALL);
  const source: DataSource = { type: "sparql", url: sparql.url };
  const settings = {
    STATELIER_PUBLISH_PER_HOUR: "100000",
    STATELIER_SOURCES: JSON.stringify([{ name: "small", ...source }]),
  };
  const dataDir = mkdtempSync(join(tmpdir(), "statelier-kill-"));
  const keys: string[] = [];
  const lastKeys: (string | undefined)[] = [];
  let server: RunningServer | undefined;
  try {
    server = await startServer(settings, dataDir);
    const iri = await findDataset(server.url, "bread", source);
    const { document } = await makeChartDocument(server.url, {
      iri,
      chartType: "column",
      source,
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      const { url } = server;
      const before = keys.length;
      const publishers = Array.from({ length: PUBLISHERS }, () =>
        publishUntilKilled(url, document, keys),
      );
      await expect.poll(() => keys.length - before, { timeout: 30_000 }).toBeGreaterThan(5);
      await new Promise((done) => setTimeout(done, 17 * round));
      await server.kill("SIGKILL");
      await Promise.all(publishers);
      lastKeys.push(keys.at(-1));
      server = await startServer(settings, dataDir);
    }
    expect(new Set(keys).size).toBe(keys.length);
    const lost: string[] = [];
    for (const key of keys) {
      const answer = await fetch(`${server.url}/api/config/${key}`);
      const { success } = (await answer.json()) as { success: boolean };
      if (!success) lost.push(key);
    }
    expect(lost).toEqual([]);
    for (const key of lastKeys) {
      const page = await fetch(`${server.url}/en/v/${key}`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("<svg");
    }
  } finally {
    await server?.kill("SIGKILL");
    await sparql.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
