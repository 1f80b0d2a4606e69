import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startSparqlServer } from "@statelier/cubes/conformance/start-sparql-server";
import {
  type Fault,
  FAULTS,
  type FaultyProxy,
  startFaultyProxy,
} from "@statelier/cubes/faults/testing/faulty-proxy";
import type { ChartType } from "@statelier/document";
import { buildComponentId, type DataSource } from "@statelier/model";
import { cubeIri, generateCubes } from "./support/generate-cubes.ts";
import { measureTreeMemory } from "./support/process-memory.ts";
import { makeChartDocument, openDataFilters, publishDocument } from "./support/publish-chart.ts";
import { type RunningServer, startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

const IS_DEEP = process.env["STATELIER_DEEP"] === "1";
const ROUNDS = IS_DEEP ? 20 : 1;
const ROUND_MS = IS_DEEP ? 30_000 : 8_000;
const READERS = 6;
/** Of the server and all that it starts, at its default flags, in megabytes. */
const MOST_MEMORY = 600;

const SOURCE: DataSource = { type: "sparql", url: "https://data.example/sparql" };
const SMALL = { years: 12, regions: 6, kinds: 4 };
const CUBES = [
  { ...SMALL, name: "versioned", isVersioned: true },
  { ...SMALL, name: "changing", isVersioned: false },
  /** More than a page may carry: each change of a filter is a question to the source. */
  { name: "large", years: 60, regions: 20, kinds: 20, isVersioned: true },
];
const CHARTS: { cube: (typeof CUBES)[number]; chartType: ChartType }[] = [
  { cube: CUBES[0]!, chartType: "column" },
  { cube: CUBES[0]!, chartType: "line" },
  { cube: CUBES[1]!, chartType: "bar" },
  { cube: CUBES[1]!, chartType: "pie" },
  { cube: CUBES[2]!, chartType: "column" },
];

const makeRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

type Place = {
  path: string;
  /** Whether the page's own data answer it, also after a restart. */ isBaked: boolean;
};

const listPlaces = (): Place[] => [
  ...CHARTS.flatMap(({ cube: { years, regions, kinds, name } }, chart) => {
    const page = `/en/v/chart-${chart}`;
    const isBaked = name !== "large";
    return [
      { path: page, isBaked: true },
      { path: `/de/v/chart-${chart}`, isBaked: true },
      ...Array.from({ length: 8 }, (_, at) => ({
        path: `${page}?f.kind=kind-${(at * 3) % kinds}&f.year=${1960 + ((at * 7) % years)}&f.region=region-${at % regions}`,
        isBaked,
      })),
      { path: `${page}?as=table&f.kind=kind-1`, isBaked },
      { path: `${page}.csv?f.kind=kind-1`, isBaked },
    ];
  }),
  ...CUBES.flatMap((cube) =>
    ["0", "1", "2"].map((kind) => ({ path: buildDataPath(cube, `kind-${kind}`), isBaked: false })),
  ),
];

const DATA_QUERY = `query($cubes: [CubeFilter!]!) {
  dataCubesObservations(sourceType: "sparql", sourceUrl: "${SOURCE.url}", locale: "en", cubeFilters: $cubes) { data }
  dataCubesComponents(sourceType: "sparql", sourceUrl: "${SOURCE.url}", locale: "en", cubeFilters: $cubes)
}`;

const buildDataPath = (cube: (typeof CUBES)[number], kind: string): string => {
  const series = cube.isVersioned ? `${cubeIri(cube)}/series` : cubeIri(cube);
  const id = buildComponentId(series, "https://example.org/kind");
  const value = `https://example.org/${kind}`;
  const cubes = [{ iri: cubeIri(cube), filters: { [id]: { type: "single", value } } }];
  return `/api/graphql?${new URLSearchParams({ query: DATA_QUERY, variables: JSON.stringify({ cubes }) })}`;
};

const findLargest = (html: string, tag: string): string =>
  (html.match(new RegExp(`<${tag}\\b[\\s\\S]*?</${tag}>`, "g")) ?? []).reduce(
    (largest, each) => (each.length > largest.length ? each : largest),
    "",
  );

/** What a reader sees of an answer; undefined where it says clearly that the source does not answer. */
const takeContent = async (path: string, answer: Response): Promise<string | undefined> => {
  const body = await answer.text();
  if (path.startsWith("/api/")) {
    const { data, errors } = JSON.parse(body) as {
      data?: unknown;
      errors?: { extensions: { id: string } }[];
    };
    if (!errors) return JSON.stringify(data);
    // Two answers that are cut after the same row look like a limit of the source.
    for (const { extensions } of errors)
      expect(extensions.id).toMatch(/^(?:SOURCE_|RESULT_TOO_LARGE$)/);
    return undefined;
  }
  if (answer.status === 200)
    return path.includes(".csv?") ? body : findLargest(body, "svg") + findLargest(body, "table");
  expect([path, [502, 503, 504].includes(answer.status)]).toEqual([path, true]);
  expect([path, body]).toEqual([path, expect.stringMatching(/source|Quelle/)]);
  return undefined;
};

/** A picture with marks and a table with rows; the table alone where it is asked for; lines of a file; rows of an answer. */
const expectWhole = (path: string): unknown => {
  if (path.startsWith("/api/")) return expect.stringContaining('"data":[{');
  if (path.includes("as=table")) return expect.stringMatching(/<table[^]*<td/);
  if (path.includes(".csv")) return expect.stringMatching(/(?:.+\r\n){4}/);
  return expect.stringMatching(/<svg[^]*<(?:rect|path|circle)[^]*<td/);
};

type Product = { server: RunningServer; keys: readonly string[] };

const read = async ({ server, keys }: Product, { path }: Place): Promise<string | undefined> => {
  const address = path.replace(/chart-(\d)/, (_, chart) => keys[Number(chart)] ?? "");
  const answer = await fetch(server.url + address);
  const content = await takeContent(path, answer);
  return content && keys.reduce((text, key, at) => text.replaceAll(key, `chart-${at}`), content);
};

const startProduct = (endpoint: string, dataDir?: string): Promise<RunningServer> =>
  startServer(
    {
      STATELIER_SOURCES: JSON.stringify([
        { name: "made", type: "sparql", url: endpoint, aliases: [SOURCE.url] },
      ]),
      STATELIER_REFRESH_SECONDS: "1",
      STATELIER_QUERY_TIMEOUT_MS: "2000",
      STATELIER_CUBE_DISK_MB: "0",
      STATELIER_WHOLE_CUBE_ROWS: "1000",
    },
    dataDir,
  );

const publishCharts = async (server: RunningServer): Promise<string[]> => {
  const keys: string[] = [];
  for (const { cube, chartType } of CHARTS) {
    const { document } = await makeChartDocument(server.url, {
      iri: cubeIri(cube),
      chartType,
      source: SOURCE,
      change: openDataFilters,
    });
    keys.push(await publishDocument(server.url, document));
  }
  return keys;
};

/** The answers of a product whose source never fails. */
const readTruth = async (endpoint: string, places: readonly Place[]) => {
  const server = await startProduct(endpoint);
  try {
    const product = { server, keys: await publishCharts(server) };
    const truth = new Map<Place, string>();
    for (const place of places) truth.set(place, (await read(product, place)) ?? "");
    return truth;
  } finally {
    await server.stop();
  }
};

test("pages under random faults of their source: nothing wrong, nothing lost, all well afterwards", async () => {
  test.setTimeout(ROUNDS * (ROUND_MS + 40_000) + 240_000);
  const folder = mkdtempSync(join(tmpdir(), "statelier-faults-"));
  const file = join(folder, "cubes.nt");
  writeFileSync(file, generateCubes(CUBES));
  const sparql = await startSparqlServer(file);
  const places = listPlaces();
  const random = makeRandom(11);
  let [share, isDown] = [0, false];
  let proxy: FaultyProxy | undefined;
  let server: RunningServer | undefined;
  try {
    const truth = await readTruth(sparql.url, places);
    for (const [{ path }, content] of truth)
      expect([path, content]).toEqual([path, expectWhole(path)]);
    proxy = await startFaultyProxy(
      async (request) =>
        fetch(sparql.url, { method: "POST", headers: request.headers, body: await request.text() }),
      (): Fault | undefined =>
        isDown
          ? "refuse"
          : random() < share
            ? FAULTS[Math.floor(random() * FAULTS.length)]
            : undefined,
    );
    server = await startProduct(proxy.url, join(folder, "data"));
    const keys = await publishCharts(server);
    const served = new Set<Place>();
    const counts = { asked: 0, refused: 0, mostMemory: 0 };
    const check = async (place: Place): Promise<void> => {
      if (!server) return;
      const mustAnswer = served.has(place);
      const content = await read({ server, keys }, place);
      counts.asked += 1;
      if (content === undefined) {
        expect([place.path, mustAnswer]).toEqual([place.path, false]);
        counts.refused += 1;
        return;
      }
      expect([place.path, content]).toEqual([place.path, truth.get(place)]);
      served.add(place);
    };
    for (const place of places.filter((_, at) => at % 3 === 0)) await check(place);
    expect(counts.refused).toBe(0);

    /** A slow machine takes longer to ask as much. */
    const isOver = (round: number, end: number): boolean =>
      performance.now() > end &&
      counts.asked > (round + 1) * 100 &&
      proxy?.counts.size === FAULTS.length;
    const readUntil = async (isEnough: () => boolean): Promise<void> => {
      while (!isEnough()) {
        await check(places[Math.floor(random() * places.length)]!);
        counts.mostMemory = Math.max(counts.mostMemory, measureTreeMemory(server!.pid));
        await pause(10);
      }
    };
    const varyShare = async (isEnough: () => boolean): Promise<void> => {
      for (let turn = 0; !isEnough(); turn += 1) {
        share = [0.3, 0.7, 0.1, 1][turn % 4]!;
        await pause(ROUND_MS / 5);
      }
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const end = performance.now() + ROUND_MS;
      const isEnough = () => isOver(round, end);
      await Promise.all([
        varyShare(isEnough),
        ...Array.from({ length: READERS }, () => readUntil(isEnough)),
      ]);
      isDown = true;
      await server.kill();
      server = await startProduct(proxy.url, join(folder, "data"));
      for (const place of served) if (!place.isBaked) served.delete(place);
      for (const place of served) await check(place);
      for (const place of places.filter(({ path }) => path.startsWith("/api/")))
        expect([place.path, await read({ server, keys }, place)]).toEqual([place.path, undefined]);
      isDown = false;
    }
    expect(counts.mostMemory).toBeLessThan(MOST_MEMORY);

    share = 0;
    await expect
      .poll(
        async () => {
          for (const place of places) await check(place);
          return places.filter((place) => !served.has(place)).map(({ path }) => path);
        },
        { timeout: 120_000 },
      )
      .toEqual([]);
  } finally {
    await server?.kill("SIGKILL");
    await proxy?.close();
    await sparql.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
