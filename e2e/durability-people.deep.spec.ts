import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSparqlServer } from "@statelier/cubes/conformance/start-sparql-server";
import type { ChartDocument } from "@statelier/document";
import type { DataSource } from "@statelier/model";
import { findDataset, makeChartDocument } from "./support/publish-chart.ts";
import { type RunningServer, startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

const ROUNDS = process.env["STATELIER_DEEP"] === "1" ? 100 : 10;
const WORKERS = 4;
/** Fewer than somebody may have. */
const MOST_PALETTES = 150;
const SMALL = fileURLToPath(
  new URL("../packages/cubes/src/importer/fixtures/small.nt", import.meta.url),
);
const NEVER = "2999-12-01T07:30:00.000Z";

/** What the store says of a chart. */
type Standing = {
  state: "DRAFT" | "PUBLISHED";
  title: string;
  publishAt: string | null;
  isRemoved: boolean;
  versions: number;
};

/** What was acknowledged of a chart, and what the last call would make of it whose answer did not arrive. */
type Known = { is: Standing; mayBe?: Standing | undefined };

const START: Standing = {
  state: "DRAFT",
  title: "first",
  publishAt: null,
  isRemoved: false,
  versions: 0,
};

/** Every way in which somebody changes a chart of theirs, with what the log calls it. */
const LIFE: readonly {
  path: string;
  body: (data: unknown) => object;
  change: Partial<Standing>;
  log?: string;
}[] = [
  {
    path: "config-update",
    body: (data) => ({ data, published_state: "DRAFT" }),
    change: { title: "second" },
  },
  {
    path: "config-release",
    body: () => ({ publish_at: NEVER }),
    change: { publishAt: NEVER },
    log: "schedule",
  },
  {
    path: "config-release",
    body: () => ({ publish_at: null }),
    change: { publishAt: null },
    log: "unschedule",
  },
  {
    path: "config-update",
    body: (data) => ({ data, published_state: "PUBLISHED" }),
    change: { title: "third", state: "PUBLISHED", versions: 1 },
    log: "publish",
  },
  {
    path: "config-update",
    body: (data) => ({ data, published_state: "PUBLISHED" }),
    change: { title: "fourth", versions: 2 },
    log: "publish",
  },
  { path: "config-unpublish", body: () => ({}), change: { state: "DRAFT" }, log: "unpublish" },
  { path: "config-remove", body: () => ({}), change: { isRemoved: true }, log: "remove" },
  { path: "config-restore", body: () => ({}), change: { isRemoved: false }, log: "restore" },
];

const withTitle = (document: ChartDocument, en: string): ChartDocument => ({
  ...document,
  chartConfigs: document.chartConfigs.map((config) => ({
    ...config,
    meta: { ...config.meta, title: { ...config.meta.title, en } },
  })),
});

type Call = (path: string, body?: object) => Promise<Record<string, unknown>>;

/** Everything that was acknowledged. */
const makeBook = () => ({
  charts: new Map<string, Known>(),
  palettes: new Set<string>(),
  log: [] as string[],
});
type Book = ReturnType<typeof makeBook>;

/** Somebody works on one chart after the other until the server is gone. */
const workUntilKilled = async (
  call: Call,
  document: ChartDocument,
  { book, name }: { book: Book; name: string },
): Promise<void> => {
  for (let turn = 0; ; turn += 1)
    try {
      const data = withTitle(document, START.title);
      const { key } = (await call("config-create", { data, published_state: "DRAFT" })) as {
        key: string;
      };
      const known: Known = { is: START };
      book.charts.set(key, known);
      // Each chart gets a step further than the one before.
      for (const { path, body, change, log } of LIFE.slice(0, (turn % LIFE.length) + 1)) {
        known.mayBe = { ...known.is, ...change };
        await call(path, { key, ...body(withTitle(document, known.mayBe.title)) });
        known.is = known.mayBe;
        known.mayBe = undefined;
        if (log !== undefined) book.log.push(`${log} ${key}`);
      }
      if (turn % 8 > 0 || book.palettes.size >= MOST_PALETTES) continue;
      const palette = { name: `${name} ${turn}`, type: "sequential", colors: ["#0000ff"] };
      book.palettes.add(String((await call("user/color-palette", palette))["paletteId"]));
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
};

const makeCall =
  (url: string, cookie: string): Call =>
  async (path, body) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: { "Content-Type": "application/json", cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { data, message } = (await answer.json()) as {
      data: Record<string, unknown>;
      message: string;
    };
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${message}`);
    return data;
  };

const signIn = async (server: RunningServer): Promise<string> => {
  const { url } = server;
  const findToken = (): string | undefined => /sign-in\?token=(\S+)/.exec(server.output())?.[1];
  await expect.poll(findToken).toBeDefined();
  const answer = await fetch(`${url}/api/sign-in/local`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ token: findToken() ?? "" }),
  });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
};

type Listed = {
  key: string;
  title: string;
  published_state: Standing["state"];
  publish_at: string | null;
  deleted_at: string | null;
};

const readLog = async (call: Call): Promise<Set<string>> => {
  const lines = new Set<string>();
  for (let before = 0; ;) {
    const page = (await call(
      `administration/actions${before > 0 ? `?before=${before}` : ""}`,
    )) as unknown as { number: number; action: string; subject: string }[];
    for (const { action, subject } of page) lines.add(`${action} ${subject}`);
    if (page.length === 0) return lines;
    before = page.at(-1)?.number ?? 0;
  }
};

const findLosses = async (call: Call, book: Book): Promise<string[]> => {
  const listed = new Map(
    ((await call("config/list?titles=en")) as unknown as Listed[]).map((each) => [each.key, each]),
  );
  const losses: string[] = [];
  for (const [key, { is, mayBe }] of book.charts) {
    const chart = listed.get(key);
    if (!chart) losses.push(`${key} is not there`);
    if (!chart) continue;
    const isRemoved = chart.deleted_at !== null;
    const versions = isRemoved
      ? is.versions
      : ((await call(`config/versions?key=${key}`)) as unknown as unknown[]).length;
    const found = {
      state: chart.published_state,
      title: chart.title,
      publishAt: chart.publish_at,
      isRemoved,
      versions,
    };
    const allowed = [is, mayBe].map((each) => JSON.stringify(each));
    if (!allowed.includes(JSON.stringify(found)))
      losses.push(`${key} is ${JSON.stringify(found)}, not ${allowed.join(" or ")}`);
  }
  const palettes = (await call("user/color-palette")) as unknown as { paletteId: string }[];
  const there = new Set(palettes.map(({ paletteId }) => paletteId));
  losses.push(...[...book.palettes].filter((id) => !there.has(id)));
  const log = await readLog(call);
  losses.push(...book.log.filter((line) => !log.has(line)).map((line) => `not logged: ${line}`));
  return losses;
};

test(`${ROUNDS} kills while somebody works lose nothing that was acknowledged: drafts, versions, times, palettes, the log, the session`, async () => {
  test.setTimeout(120_000 + ROUNDS * 30_000);
  const sparql = await startSparqlServer(SMALL);
  const source: DataSource = { type: "sparql", url: sparql.url };
  const settings = {
    STATELIER_PUBLISH_PER_HOUR: "100000",
    STATELIER_CHARTS_PER_PERSON: "1000000",
    STATELIER_SOURCES: JSON.stringify([{ name: "small", ...source }]),
  };
  const dataDir = mkdtempSync(join(tmpdir(), "statelier-people-"));
  const book = makeBook();
  let server: RunningServer | undefined;
  try {
    server = await startServer(settings, dataDir);
    const cookie = await signIn(server);
    const iri = await findDataset(server.url, "bread", source);
    const { document } = await makeChartDocument(server.url, { iri, chartType: "column", source });
    for (let round = 0; round < ROUNDS; round += 1) {
      const call = makeCall(server.url, cookie);
      const before = book.charts.size;
      const workers = Array.from({ length: WORKERS }, (_, at) =>
        workUntilKilled(call, document, { book, name: `${round} ${at}` }),
      );
      await Promise.race([
        expect.poll(() => book.charts.size - before, { timeout: 30_000 }).toBeGreaterThan(8),
        Promise.all(workers).then(() => Promise.reject(new Error("Nobody works any more"))),
      ]);
      await new Promise((done) => setTimeout(done, 17 * (round % 20)));
      const killed = server.kill("SIGKILL");
      await Promise.all([killed, ...workers]);
      server = await startServer(settings, dataDir);
    }
    expect(await findLosses(makeCall(server.url, cookie), book)).toEqual([]);
    expect(book.log.length).toBeGreaterThan(ROUNDS);
    expect(book.palettes.size).toBeGreaterThan(5);
    test.info().annotations.push({
      type: "acknowledged",
      description: `${book.charts.size} charts, ${book.log.length} lines of the log, ${book.palettes.size} palettes`,
    });
  } finally {
    await server?.kill("SIGKILL");
    await sparql.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
