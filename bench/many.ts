import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeHttpDataClient } from "@statelier/data";
import type { ChartDocument } from "@statelier/document";
import type { CubeComponents, DataSource, Filters } from "@statelier/model";
import { measureTreeMemory } from "../e2e/support/process-memory.ts";
import {
  makeChartDocument,
  openToReaders,
  publishDocument,
  SAMPLES,
} from "../e2e/support/publish-chart.ts";
import { type RunningServer, startServer } from "../e2e/support/start-server.ts";
import { generateTables } from "./support/generate-cube.ts";
import {
  type Benchmark,
  measureAgainst,
  measureAlone,
  measureAtLeast,
} from "./support/measurement.ts";
import { median, timeCalls } from "./support/time-calls.ts";

const CHARTS = { whole: 100_000, quick: 5_000 };
/** The lists and pages of so many are what those of all are compared with. */
const FEW = 100;
/** The bundled catalogue has twelve; the others are tables of a second source. */
const DATASETS = 20;
const TABLES = Array.from({ length: 8 }, (_, at) => `table-${at + 1}`);
const ROWS_OF_A_TABLE = 50_000;
const OFFICE: DataSource = { type: "sql", url: "https://office.example/" };
const PUBLISHERS = 16;
const TYPES = ["column", "line", "bar", "table"] as const;
/** What `docs/operations.md` says that a server with the bundled catalogue needs. */
const MOST_MEGABYTES = 1_000;
const TOKEN = "token-of-this-benchmark-alone";

const listSettings = (location: string): Record<string, string> => ({
  STATELIER_SOURCES: JSON.stringify([
    { name: "samples", type: "sparql", url: "embedded" },
    { name: "office", type: "sql", url: OFFICE.url, location },
  ]),
  STATELIER_PUBLISH_PER_HOUR: "100000000",
  STATELIER_WORK_PER_MINUTE: "1000000000",
  STATELIER_OPERATIONS_TOKEN: TOKEN,
  STATELIER_LOG: "error",
});

type Pattern = { document: ChartDocument; components: CubeComponents };

const makePatterns = async (url: string): Promise<Pattern[]> => {
  const data = makeHttpDataClient({ endpoint: `${url}/api/graphql` });
  const found = await Promise.all(
    [SAMPLES, OFFICE].map(async (source) =>
      (await data.search({ source, locale: "en" }, {})).map(({ cube }) => ({ source, cube })),
    ),
  );
  const datasets = found.flat();
  if (datasets.length !== DATASETS) throw new Error(`${datasets.length} datasets were found.`);
  const patterns: Pattern[] = [];
  for (const { source, cube } of datasets)
    for (const chartType of TYPES)
      try {
        const options = { iri: cube.iri, chartType, source, change: openToReaders };
        // A few, before anything is measured.
        patterns.push(await makeChartDocument(url, options));
      } catch (error) {
        if (!(error instanceof Error && /does not fit/.test(error.message))) throw error;
      }
  return patterns;
};

/** Another value of each filter of one value, chart by chart. */
const varyFilters = (filters: Filters, { dimensions }: CubeComponents, at: number): Filters =>
  Object.fromEntries(
    Object.entries(filters).map(([id, filter]) => {
      const values = dimensions.find((dimension) => dimension.id === id)?.values ?? [];
      const value = values[at % Math.max(1, values.length)]?.value;
      return [id, filter.type === "single" && value !== undefined ? { ...filter, value } : filter];
    }),
  );

/** Chart `at` of many: another selection and other texts of one of the patterns. */
const makeDocument = (patterns: readonly Pattern[], at: number): ChartDocument => {
  const { document, components } = patterns[at % patterns.length] as Pattern;
  const turn = Math.floor(at / patterns.length);
  const name = (words: string) => `${words} ${at}`;
  return {
    ...document,
    chartConfigs: document.chartConfigs.map((config) => ({
      ...config,
      meta: {
        ...config.meta,
        title: {
          de: name("Entwicklung"),
          fr: name("Évolution"),
          it: name("Andamento"),
          en: name("Development"),
        },
      },
      cubes: config.cubes.map((cube) => ({
        ...cube,
        filters: varyFilters(cube.filters, components, turn),
      })),
    })),
  };
};

const measureFolder = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).blocks * 512, 0);

type Operations = { caches: { name: string; entries: number; bytes: number }[] };

const readBundles = async (url: string): Promise<{ entries: number; bytes: number }> => {
  const answer = await fetch(`${url}/api/operations`, {
    headers: { Authorization: `Bearer ${TOKEN}` },
  });
  const { caches } = (await answer.json()) as Operations;
  return caches.find(({ name }) => name === "bundles") ?? { entries: 0, bytes: 0 };
};

/** Seconds for which a process has had a processor. Linux only. */
const readProcessorSeconds = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const publishAll = async (
  url: string,
  { from, to }: { from: number; to: number },
  make: (at: number) => ChartDocument,
) => {
  const keys: string[] = [];
  let documentBytes = 0;
  let next = from;
  const startedAt = performance.now();
  const publish = async (): Promise<void> => {
    for (let at = next++; at < to; at = next++) {
      const document = make(at);
      documentBytes += JSON.stringify(document).length;
      keys.push(await publishDocument(url, document));
    }
  };
  await Promise.all(Array.from({ length: PUBLISHERS }, publish));
  return { keys, documentBytes, seconds: (performance.now() - startedAt) / 1_000 };
};

/** Charts wait their turn to be baked: until no more of them come. */
const waitUntilBaked = async (url: string): Promise<number> => {
  for (let before = -1; ;) {
    const { entries } = await readBundles(url);
    if (entries === before) return entries;
    before = entries;
    await pause(2_000);
  }
};

const read = async (url: string, headers: Record<string, string> = {}): Promise<string> => {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
};

const LISTS = {
  "the index of the sitemap": "/sitemap.xml",
  "the catalogue of the sitemap": "/en/sitemap-catalogue.xml",
  "the operators' page": "/en/operations",
} as const;

/** Medians in milliseconds. */
const timeReading = async (url: string, keys: readonly string[]) => {
  const timed: Record<string, number> = {};
  const pages = keys.values();
  const cold = await timeCalls(async () => read(`${url}/en/v/${pages.next().value ?? ""}`), {
    times: keys.length - 5,
    warmUp: 5,
  });
  timed["a page that nobody has read"] = median(cold);
  const headers = { Authorization: `Basic ${btoa(`operator:${TOKEN}`)}` };
  for (const [name, path] of Object.entries(LISTS))
    timed[name] = median(
      await timeCalls(async () => read(url + path, headers), { times: 15, warmUp: 3 }),
    );
  return timed;
};

/** The last part of the sitemap's charts, by each chart in it. */
const timeLastPart = async (url: string): Promise<number> => {
  const index = await read(`${url}/sitemap.xml`);
  const parts = [...index.matchAll(/\/en\/sitemap-charts-\d+\.xml/g)].map(([path]) => path);
  const last = parts.at(-1) ?? "";
  const text = await read(url + last);
  const times = await timeCalls(async () => read(url + last), { times: 5, warmUp: 1 });
  return median(times) / (text.match(/<url>/g)?.length ?? 1);
};

const timeRestart = async (
  server: RunningServer,
  { key, settings }: { key: string; settings: Record<string, string> },
): Promise<{ server: RunningServer; seconds: number }> => {
  await server.kill();
  const startedAt = performance.now();
  const again = await startServer(settings, server.dataDir);
  await read(`${again.url}/en/v/${key}`);
  return { server: again, seconds: (performance.now() - startedAt) / 1_000 };
};

const restartAndRead = async (
  server: RunningServer,
  { keys, settings }: { keys: readonly string[]; settings: Record<string, string> },
) => {
  const restarted = await timeRestart(server, { key: keys.at(-1) ?? "", settings });
  const reading = await timeReading(restarted.server.url, keys.slice(0, 60));
  return { ...restarted, reading, part: await timeLastPart(restarted.server.url) };
};

/** Publishes and waits until all is baked; what the server takes meanwhile. */
const watchPublishing = async (
  { url, pid }: RunningServer,
  publish: () => ReturnType<typeof publishAll>,
) => {
  const megabytes: number[] = [];
  const timer = setInterval(() => void megabytes.push(measureTreeMemory(pid)), 1_000);
  const before = readProcessorSeconds(pid);
  const published = await publish();
  const bundles = await waitUntilBaked(url);
  clearInterval(timer);
  return { published, bundles, megabytes, processor: readProcessorSeconds(pid) - before };
};

const measureAsFast = (name: string, times: { ours: number; reference: number }) =>
  measureAgainst(name, times, 1.2, 0.3);

const makeTables = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "many-tables-"));
  await generateTables(folder, ROWS_OF_A_TABLE, TABLES);
  return folder;
};

/** What many published charts cost: in time to publish, in memory, on the disk, and for whoever reads one or lists all. */
export const run: Benchmark = async ({ isQuick = false, most } = {}) => {
  const count = most ?? (isQuick ? CHARTS.quick : CHARTS.whole);
  const dataDir = mkdtempSync(join(tmpdir(), "many-"));
  const tables = await makeTables();
  const settings = listSettings(tables);
  let server = await startServer(settings, dataDir);
  try {
    const patterns = await makePatterns(server.url);
    const make = (at: number) => makeDocument(patterns, at);
    const first = await publishAll(server.url, { from: 0, to: FEW }, make);
    await waitUntilBaked(server.url);
    const few = await restartAndRead(server, { keys: first.keys, settings });
    ({ server } = few);
    const before = { bytes: measureFolder(dataDir), bundles: await readBundles(server.url) };
    const load = await watchPublishing(server, () =>
      publishAll(server.url, { from: FEW, to: FEW + count }, make),
    );
    const { keys, documentBytes, seconds } = load.published;
    const many = await restartAndRead(server, { keys, settings });
    ({ server } = many);
    const added = measureFolder(dataDir) - before.bytes - documentBytes;
    const after = await readBundles(server.url);
    const bytesOfBundle =
      (after.bytes - before.bundles.bytes) / (after.entries - before.bundles.entries);
    return {
      measurements: [
        measureAtLeast("charts published (per second)", count / seconds, 100),
        measureAlone(
          "processor time of a chart, published and baked in four languages (ms)",
          (load.processor / count) * 1_000,
          10,
        ),
        measureAlone("memory at most (MB)", Math.max(...load.megabytes), MOST_MEGABYTES),
        measureAlone(
          "disk of a chart above its document, in four languages (bytes)",
          Math.max(added / count, bytesOfBundle * 4),
          10_000,
        ),
        measureAlone("restart until a page is read (s)", many.seconds, 5),
        ...Object.entries(many.reading).map(([name, ours]) =>
          measureAsFast(`${name}, with ${count} charts beside ${FEW} (ms)`, {
            ours,
            reference: few.reading[name] ?? 0,
          }),
        ),
        measureAsFast("the sitemap's last part, for each chart in it (ms)", {
          ours: many.part,
          reference: few.part,
        }),
      ],
      samples: { ...load, published: seconds, patterns: patterns.length },
    };
  } finally {
    await server.kill();
    for (const folder of [dataDir, tables]) rmSync(folder, { recursive: true, force: true });
  }
};
