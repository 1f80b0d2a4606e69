import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv } from "node:process";
import { setTimeout } from "node:timers/promises";
import {
  type CubeSource,
  type DataSchema,
  makeDataSchema,
  makeSourceRegistry,
} from "@statelier/cubes";
import { type Ask, idOf, makeAsk, toFilters } from "./ask-product.ts";
import { type DataEngine, ENGINES, valueOf, type Wanted } from "./data-engines.ts";
import { CUBE, DIMENSIONS } from "./generate-cube.ts";
import { measureText } from "./measure-script.ts";
import { median, timeCalls } from "./time-calls.ts";

/** Milliseconds of ours and of the plain queries, for each question; bytes where there is a text to compare. */
export type DataSamples = {
  rows: number;
  times: Record<string, { ours: number[]; plain: number[] }>;
  bytes?: Record<"ours" | "plain", { raw: number; brotli5: number }>;
  /** Milliseconds until a source knows and has checked what it will read. */
  opening: number[];
  /** Resident bytes that reading the cube takes, for each observation. */
  bytesOfARow: { held: number; resident: number };
};

const OURS = { times: 20, warmUp: 5 };
const PLAIN = { times: 5, warmUp: 1 };

/** What a chart asks: one line of years, its place chosen by three filters, then several places, then a period. */
const listChanges = (turn: number): Record<string, Wanted> => {
  const region = [`region${turn % 10}`];
  const kind = [`kind${(turn * 3) % 10}`];
  const group = [`group${turn % 10}`];
  const several = Array.from({ length: 5 }, (_, at) => `region${(turn + at) % 10}`);
  const period = Array.from({ length: 30 }, (_, at) => String(1955 + (turn % 10) + at));
  return {
    "three single values": { region, kind, group },
    "several values": { region: several, kind, group },
    "a period": { year: period, kind, group },
  };
};

const openSchema = (source: CubeSource): DataSchema =>
  makeDataSchema({
    sources: makeSourceRegistry(
      [{ name: "bench", type: "sql", url: "https://bench.example", aliases: [] }],
      () => source,
    ),
  });

/** What this process holds beyond the engine's own: objects and buffers after garbage collection; and all that is resident, in which engines keep what they like. */
const readMemory = async (): Promise<{ held: number; resident: number }> => {
  globalThis.gc?.();
  // Buffers are given back only after the collection that has found them unused.
  await setTimeout(200);
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, resident: rss };
};

/** Opens a source, which a server does when it starts, and reads the cube whole. */
const readFirst = async (engine: DataEngine, rows: number) => {
  const start = performance.now();
  const { source, close } = await engine.open();
  const opening = performance.now() - start;
  const before = await readMemory();
  const again = performance.now();
  const { table } = await source.observations({ iri: CUBE, locale: "en" });
  const reading = performance.now() - again;
  if (table.rowCount !== rows) throw new Error(`${table.rowCount} of ${rows} rows were read.`);
  const after = await readMemory();
  return {
    opening,
    reading,
    heldOfARow: (after.held - before.held) / rows,
    residentOfARow: (after.resident - before.resident) / rows,
    close,
  };
};

type Repeats = { times: number; warmUp: number };

/** How often a cube is read, by a new source and plainly: a program is slow at what it does for the first time. */
const countReads = (rows: number): Repeats => {
  if (rows > 500_000) return { times: 2, warmUp: 0 };
  return { times: rows > 50_000 ? 3 : 7, warmUp: 1 };
};

/** Sources that have read nothing, one after the other; all stay open, so that none lives in the memory of another. */
const measureFirstRead = async (engine: DataEngine, rows: number, { times, warmUp }: Repeats) => {
  const reads: Awaited<ReturnType<typeof readFirst>>[] = [];
  // Reads at the same time would measure each other.
  while (reads.length < warmUp + times) reads.push(await readFirst(engine, rows));
  for (const { close } of reads) await close();
  return {
    opening: reads.map(({ opening }) => opening),
    ours: reads.slice(warmUp).map(({ reading }) => reading),
    bytesOfARow: {
      held: median(reads.slice(1).map(({ heldOfARow }) => heldOfARow)),
      resident: median(reads.slice(1).map(({ residentOfARow }) => residentOfARow)),
    },
  };
};

type Question = {
  name: string;
  ours: (turn: number) => Promise<unknown>;
  plain: (turn: number) => Promise<unknown>;
};

const askChange = (ask: Ask, engine: DataEngine, change: string): Question => {
  const wantedAt = (turn: number): Wanted => listChanges(turn)[change] ?? {};
  return {
    name: `filter change: ${change}`,
    ours: (turn) =>
      ask("observations", { cubes: [{ iri: CUBE, filters: toFilters(wantedAt(turn)) }] }),
    plain: (turn) => engine.rows(wantedAt(turn)),
  };
};

const askComponents = (ask: Ask, engine: DataEngine): Question => {
  const wantedAt = (turn: number): Wanted => listChanges(turn)["several values"] ?? {};
  return {
    name: "components with values",
    ours: (turn) =>
      ask("components", { cubes: [{ iri: CUBE, filters: toFilters(wantedAt(turn)) }] }),
    plain: async (turn) => {
      for (const each of DIMENSIONS) await engine.distinct(each, wantedAt(turn));
    },
  };
};

const askPossible = (ask: Ask, engine: DataEngine): Question => {
  const wantedAt = (turn: number): Wanted => ({
    ...listChanges(turn)["three single values"],
    year: ["1960"],
  });
  const filtersAt = (turn: number) =>
    Object.fromEntries(
      Object.entries(wantedAt(turn)).map(([each, [cell = ""]]) => [
        idOf(each),
        { type: "single", value: valueOf(each, cell) },
      ]),
    );
  return {
    name: "possible filters",
    ours: (turn) => ask("possibleFilters", { cube: { iri: CUBE, filters: filtersAt(turn) } }),
    plain: (turn) => engine.rows(wantedAt(turn)),
  };
};

/** Questions to a source that has read the whole cube. */
const listQuestions = (ask: Ask, engine: DataEngine, rows: number): Question[] => [
  ...Object.keys(listChanges(0)).map((change) => askChange(ask, engine, change)),
  askComponents(ask, engine),
  askPossible(ask, engine),
  ...(rows > 50_000
    ? []
    : [
        {
          name: "all rows",
          ours: () => ask("observations", { cubes: [{ iri: CUBE }] }),
          plain: () => engine.rows({}),
        },
      ]),
];

const measurePlainRead = (engine: DataEngine, rows: number): Promise<number[]> =>
  timeCalls(async () => {
    const count = await engine.rows({});
    if (count !== rows) throw new Error(`${count} of ${rows} rows were read plainly.`);
  }, countReads(rows));

const measure = async (engine: DataEngine, rows: number): Promise<DataSamples> => {
  const { opening, ours, bytesOfARow } = await measureFirstRead(engine, rows, countReads(rows));
  const plain = await measurePlainRead(engine, rows);
  const times: DataSamples["times"] = { "first read": { ours, plain } };
  const { source, close } = await engine.open();
  await source.observations({ iri: CUBE, locale: "en" });
  const ask = makeAsk(openSchema(source));
  for (const question of listQuestions(ask, engine, rows)) {
    let turn = 0;
    // Questions at the same time would measure each other.
    const found = await timeCalls(() => question.ours(turn++), OURS);
    turn = 0;
    times[question.name] = {
      ours: found,
      plain: await timeCalls(() => question.plain(turn++), PLAIN),
    };
  }
  const bytes = engine.text && {
    ours: measureText(await ask("observations", { cubes: [{ iri: CUBE }] })),
    plain: measureText(await engine.text()),
  };
  await close();
  return { rows, opening, times, bytesOfARow, ...(bytes ? { bytes } : {}) };
};

const [name = "sql", size = "50000"] = argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "bench-data-"));
const engine = await ENGINES[name as keyof typeof ENGINES](folder, Number(size));
try {
  process.send?.(await measure(engine, Number(size)));
} finally {
  await engine.close();
  rmSync(folder, { recursive: true });
}
process.disconnect?.();
