import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "@statelier/cubes/conformance/find-free-port";
import { startSparqlServer } from "@statelier/cubes/conformance/start-sparql-server";
import type { ChartDocument } from "@statelier/document";
import type { DataSource } from "@statelier/model";
import { call, makeAsk } from "./support/kills/call-server.ts";
import { findLosses } from "./support/kills/find-losses.ts";
import { makeStorySteps, type Played, playUntilKilled } from "./support/kills/play-turns.ts";
import { HOOK_HOST, RELEASES, STORIES } from "./support/kills/stories.ts";
import { startOfficeProvider } from "./support/office-provider.ts";
import { findDataset, makeChartDocument } from "./support/publish-chart.ts";
import { type RunningServer, startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

const ROUNDS = process.env["STATELIER_DEEP"] === "1" ? 100 : 10;
const WORKERS = 4;
/** From when the first chart gets its time to that time, at least: a second in which the server is killed. */
const ROUND_MS = 3_000;
/** What would have to get its time later than so long before it gets one in the next round. */
const LATE_MS = 1_500;
const SMALL = fileURLToPath(
  new URL("../packages/cubes/src/importer/fixtures/small.nt", import.meta.url),
);

/** A chart as the server keeps it: all others are it with another title. */
const keepDocument = async (
  url: string,
  source: DataSource,
  cookie: string,
): Promise<ChartDocument> => {
  const iri = await findDataset(url, "bread", source);
  const { document } = await makeChartDocument(url, { iri, chartType: "column", source });
  const body = { data: document, published_state: "DRAFT" };
  const { data } = await call<{ data: ChartDocument & { key: string } }>(
    makeAsk(url),
    "config-create",
    cookie,
    body,
  );
  const { key: _, ...kept } = data;
  return kept;
};

const waitUntil = (at: number): Promise<void> => pause(Math.max(0, at - Date.now()));

test(`${ROUNDS} kills while people work lose nothing that was acknowledged: charts and their versions, releases, teams, roles, tokens, webhooks, invitations, the log, the sessions`, async () => {
  test.setTimeout(180_000 + ROUNDS * 40_000);
  const sparql = await startSparqlServer(SMALL);
  const source: DataSource = { type: "sparql", url: sparql.url };
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const provider = await startOfficeProvider(url, {
    ways: ["office", "guests"],
    claim: (login) => ({ roles: login.startsWith("chief") ? ["stat-admin"] : [], groups: [] }),
  });
  const settings = {
    ...provider.settings,
    PORT: String(port),
    STATELIER_PUBLISH_PER_HOUR: "1000000",
    STATELIER_WORK_PER_MINUTE: "1000000000",
    STATELIER_WEBHOOK_HOSTS: HOOK_HOST,
    STATELIER_SOURCES: JSON.stringify([{ name: "small", ...source }]),
  };
  const dataDir = mkdtempSync(join(tmpdir(), "statelier-people-"));
  const played: Played = { turns: [], steps: new Set() };
  const { turns } = played;
  const nextSteps = makeStorySteps();
  let server: RunningServer | undefined;
  try {
    server = await startServer(settings, dataDir);
    const chiefs: string[] = [];
    for (let worker = 0; worker < WORKERS; worker += 1)
      chiefs.push(await provider.openSession(`chief-${worker}`));
    const [cookie = ""] = chiefs;
    const document = await keepDocument(url, source, cookie);
    const site = { url, provider, document };
    let compared = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      let second = 0;
      const dueAt = (): string => {
        second ||= Math.ceil((Date.now() + ROUND_MS) / 1_000) * 1_000;
        const isLate = Date.now() > second - LATE_MS;
        return new Date(second + (isLate ? ROUND_MS : 0)).toISOString();
      };
      const awaitSecond = async (): Promise<void> => {
        await expect.poll(() => second, { timeout: 60_000 }).toBeGreaterThan(0);
        await waitUntil(second + 4 * (round % 20));
      };
      const workers = chiefs.map((chief, worker) =>
        playUntilKilled(
          site,
          { played, nextSteps },
          { name: `${round}.${worker}`, chief, worker, dueAt },
        ),
      );
      await Promise.race([
        awaitSecond(),
        Promise.all(workers).then(() => Promise.reject(new Error("Nobody works any more"))),
      ]);
      const killed = server.kill("SIGKILL");
      await Promise.all([killed, ...workers]);
      server = await startServer(settings, dataDir);
      if (round % 10 < 9) continue;
      // All that was to become public has had the time for it.
      await waitUntil(second + ROUND_MS + 3_000);
      const latest = turns.slice(compared);
      // A busy machine is late with what becomes public.
      await expect
        .poll(() => findLosses(url, { turns: latest, document, cookie }), { timeout: 60_000 })
        .toEqual([]);
      compared = turns.length;
    }
    expect(await findLosses(url, { turns, document, cookie })).toEqual([]);
    const steps = [...Object.values(STORIES), ...RELEASES].flat();
    expect(steps.filter((step) => !played.steps.has(step)).map(({ path }) => path)).toEqual([]);
    const lines = turns.reduce((sum, { is }) => sum + is.log.length, 0);
    const interrupted = turns.filter(({ mayBe }) => mayBe).length;
    test.info().annotations.push({
      type: "acknowledged",
      description: `${turns.length} turns, ${lines} lines of the log; ${interrupted} turns were interrupted in a call`,
    });
  } finally {
    await server?.kill("SIGKILL");
    await provider.close();
    await sparql.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
