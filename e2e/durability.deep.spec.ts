import { execFileSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSparqlServer } from "@statelier/cubes/conformance/start-sparql-server";
import type { DataSource } from "@statelier/model";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { type RunningServer, startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

const ROUNDS = process.env["STATELIER_DEEP"] === "1" ? 100 : 10;
const PUBLISHERS = 4;
const SMALL = fileURLToPath(
  new URL("../packages/cubes/src/importer/fixtures/small.nt", import.meta.url),
);

const STATELIER = fileURLToPath(new URL("../bin/statelier.mjs", import.meta.url));

/** Publishes without a pause until the server is gone; notes a key once its answer has arrived. */
const publishUntilKilled = async (url: string, document: unknown, keys: string[]) => {
  for (;;)
    try {
      keys.push(await publishDocument(url, document));
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
};

/** Reads what has been published until the server is gone. */
const readUntilKilled = async (url: string, keys: readonly string[]) => {
  for (let turn = 0; ; turn += 1)
    try {
      const key = keys[turn % Math.max(1, keys.length)] ?? "nothing";
      await (await fetch(`${url}/en/v/${key}`)).text();
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
};

/** What became of an acknowledged chart; undefined where it is stored and its page draws it. */
const findLoss = async (url: string, key: string): Promise<string | undefined> => {
  const { success } = (await (await fetch(`${url}/api/config/${key}`)).json()) as {
    success: boolean;
  };
  if (!success) return `${key} is not stored`;
  const page = await fetch(`${url}/en/v/${key}`);
  const isDrawn = (await page.text()).includes("<svg");
  return page.status === 200 && isDrawn ? undefined : `${key} answers ${page.status}`;
};

test(`${ROUNDS} kills while publishing lose nothing that was acknowledged`, async () => {
  test.setTimeout(60_000 + ROUNDS * 30_000);
  const sparql = await startSparqlServer(SMALL);
  const source: DataSource = { type: "sparql", url: sparql.url };
  const settings = {
    STATELIER_PUBLISH_PER_HOUR: "100000",
    STATELIER_SOURCES: JSON.stringify([{ name: "small", ...source }]),
  };
  const dataDir = mkdtempSync(join(tmpdir(), "statelier-kill-"));
  const keys: string[] = [];
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
      const visitors = [
        ...Array.from({ length: PUBLISHERS }, () => publishUntilKilled(url, document, keys)),
        readUntilKilled(url, keys),
      ];
      await expect.poll(() => keys.length - before, { timeout: 30_000 }).toBeGreaterThan(5);
      await new Promise((done) => setTimeout(done, 17 * (round % 20)));
      await server.kill("SIGKILL");
      await Promise.all(visitors);
      server = await startServer(settings, dataDir);
    }
    expect(new Set(keys).size).toBe(keys.length);
    const losses: (string | undefined)[] = [];
    for (const key of keys) losses.push(await findLoss(server.url, key));
    expect(losses.filter((loss) => loss !== undefined)).toEqual([]);
    test.info().annotations.push({ type: "acknowledged", description: String(keys.length) });
  } finally {
    await server?.kill("SIGKILL");
    await sparql.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("a copy made while the server runs is all that a new server needs", async () => {
  const folder = mkdtempSync(join(tmpdir(), "statelier-backup-"));
  const copy = join(folder, "copy.db");
  const server = await startServer();
  try {
    const iri = await findDataset(server.url, "gapminder");
    const { document } = await makeChartDocument(server.url, { iri, chartType: "column" });
    const key = await publishDocument(server.url, document);
    const args = ["store", "backup", join(server.dataDir, "statelier.db"), copy];
    execFileSync(process.execPath, [STATELIER, ...args]);
    await server.kill();
    renameSync(copy, join(folder, "statelier.db"));
    const restored = await startServer({}, folder);
    expect(await findLoss(restored.url, key)).toBeUndefined();
    await restored.kill();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
