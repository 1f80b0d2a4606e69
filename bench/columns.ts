import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { DataSamples } from "./support/measure-data.ts";
import {
  type Benchmark,
  measureAgainst,
  measureAlone,
  measureBeside,
  type Measurement,
} from "./support/measurement.ts";
import { median } from "./support/time-calls.ts";

const CASES = [
  { engine: "sparql", rows: 50_000 },
  { engine: "sparql", rows: 500_000 },
  { engine: "sql", rows: 50_000 },
  { engine: "sql", rows: 500_000 },
  { engine: "sql", rows: 5_000_000 },
] as const;

/** In a process of its own, so that its memory is that of one cube. */
const measureCase = (engine: string, rows: number): Promise<DataSamples> =>
  new Promise((done, fail) => {
    const script = fileURLToPath(new URL("./support/measure-data.ts", import.meta.url));
    const child = fork(script, [engine, String(rows)], { execArgv: ["--expose-gc"] });
    let samples: DataSamples | undefined;
    child.on("message", (message) => (samples = message as DataSamples));
    child.on("error", fail);
    child.on("exit", (code) =>
      samples ? done(samples) : fail(new Error(`${engine}, ${rows} rows: ended with ${code}.`)),
    );
  });

/** Milliseconds in which a server that starts may open a table and check it. */
const OPENING = 5_000;

const aimOf = (question: string, rows: number): number => {
  if (question === "all rows") return 50;
  return rows > 500_000 ? 100 : 20;
};

const compare = (engine: string, samples: DataSamples) => {
  const { rows, opening, times, bytes, bytesOfARow } = samples;
  const about = `${engine}, ${rows.toLocaleString("en")} rows:`;
  const lines: Measurement[] = Object.entries(times).map(([question, { ours, plain }]) => {
    const values = { ours: median(ours), reference: median(plain) };
    return question === "first read"
      ? measureAgainst(`${about} first read (ms)`, values, 1.5)
      : measureBeside(`${about} ${question}, median (ms)`, values, aimOf(question, rows));
  });
  if (engine === "sql")
    lines.unshift(
      measureAlone(`${about} opening, its checks included, median (ms)`, median(opening), OPENING),
    );
  if (bytes) {
    const raw = { ours: bytes.ours.raw, reference: bytes.plain.raw };
    const packed = { ours: bytes.ours.brotli5, reference: bytes.plain.brotli5 };
    lines.push(
      measureAgainst(`${about} all rows on the wire, raw (bytes)`, raw, 0.1),
      measureAgainst(`${about} all rows on the wire, brotli 5 (bytes)`, packed, 0.6),
    );
  }
  if (rows >= 500_000)
    lines.push(
      measureAlone(
        `${about} memory beyond the engine's (bytes an observation)`,
        bytesOfARow.held,
        60,
      ),
    );
  return lines;
};

/** What questions about large cubes cost once they are read, and what reading them costs. */
export const run: Benchmark = async ({ most = Number.POSITIVE_INFINITY } = {}) => {
  const measurements: Measurement[] = [];
  const samples: Record<string, unknown> = {};
  for (const { engine, rows } of CASES.filter((each) => each.rows <= most)) {
    // Cubes at the same time would measure each other.
    const measured = await measureCase(engine, rows);
    measurements.push(...compare(engine, measured));
    samples[`${engine} ${rows}`] = measured;
  }
  return { measurements, samples };
};
