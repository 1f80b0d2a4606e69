import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../tools/run-step.ts";
import { openOxigraph, openVirtuoso } from "./support/data-engines.ts";
import {
  type FirstAnswers,
  measureFirstAnswers,
  type Pair,
} from "./support/measure-first-answers.ts";
import {
  type Benchmark,
  measureAgainst,
  measureAlone,
  measureBeside,
  type Measurement,
} from "./support/measurement.ts";
import { timeCreating } from "./support/time-creating.ts";
import { median } from "./support/time-calls.ts";

const ENGINES = [
  { name: "oxigraph", open: openOxigraph },
  { name: "Virtuoso", open: openVirtuoso },
] as const;

const SIZES = [50_000, 500_000] as const;

/** The ratio is the aim of the larger size: of the smaller one most of the time is what any question costs. */
const FIRST = { ratio: 1.3, ms: 1_000 };
const LARGE = 500_000;
const TWENTY_RATIO = 1.5;
const MEANWHILE_RATIO = 2;
const OTHER_FIRST_MS = 1_000;
const READ_MS = 50;
const CREATE_MS = { cold: 1_500, warm: 500 };

const toMedians = ({ ours, plain }: Pair) => ({ ours: median(ours), reference: median(plain) });

const compareFirst = (about: string, rows: number, pair: Pair): Measurement[] => {
  const first = toMedians(pair);
  const metric = `${about} first filtered answer, cold, median (ms)`;
  if (rows < LARGE) return [measureBeside(metric, first, FIRST.ms)];
  return [
    measureAgainst(metric, first, FIRST.ratio),
    measureAlone(`${about} the same in milliseconds`, first.ours, FIRST.ms),
  ];
};

const compareCold = (about: string, rows: number, { cold }: FirstAnswers): Measurement[] => [
  ...compareFirst(about, rows, cold["first filtered answer"]),
  measureBeside(`${about} components, cold (ms)`, toMedians(cold.components), OTHER_FIRST_MS),
  measureBeside(`${about} preview, cold (ms)`, toMedians(cold.preview), OTHER_FIRST_MS),
  measureAgainst(
    `${about} twenty readers at once, cold (ms)`,
    toMedians(cold["twenty readers at once"]),
    TWENTY_RATIO,
  ),
];

/** The slowest answer while all is read, beside twice the slowest alone and the longest page. */
const compareBackground = (about: string, { background }: FirstAnswers): Measurement => {
  const { alone, meanwhile, pages } = background;
  const reference = MEANWHILE_RATIO * Math.max(...alone) + Math.max(0, ...pages);
  return measureAgainst(
    `${about} slowest answer while all is read, beside twice the slowest alone and the longest page (ms)`,
    { ours: Math.max(...meanwhile), reference },
    1,
  );
};

const compareWarm = (about: string, { warm }: FirstAnswers): Measurement[] =>
  Object.entries(warm).map(([question, samples]) =>
    measureAlone(`${about} ${question}, all rows read, median (ms)`, median(samples), READ_MS),
  );

const compareCreating = (
  about: string,
  { cold, warm }: Awaited<ReturnType<typeof timeCreating>>,
): Measurement[] => [
  measureAlone(`${about} create to chart, cold, median (ms)`, median(cold), CREATE_MS.cold),
  measureAlone(`${about} create to chart, warm, median (ms)`, median(warm), CREATE_MS.warm),
];

const measureCase = async (engine: (typeof ENGINES)[number], rows: number) => {
  const folder = mkdtempSync(join(tmpdir(), "bench-data-"));
  const dataDir = join(ROOT, ".cache", "bench", "data");
  mkdirSync(dataDir, { recursive: true });
  const opened = await engine.open(folder, rows);
  try {
    const first = await measureFirstAnswers(opened);
    const creating = await timeCreating(opened.url, dataDir);
    const about = `${engine.name}, ${rows.toLocaleString("en")} rows:`;
    const measurements = [
      ...compareCold(about, rows, first),
      compareBackground(about, first),
      ...compareWarm(about, first),
      ...compareCreating(about, creating),
    ];
    return { measurements, samples: { ...first, creating } };
  } finally {
    await opened.close();
    rmSync(folder, { recursive: true });
  }
};

/** What the first questions to a cube behind an endpoint cost, and those while and after all of it is read. */
export const run: Benchmark = async ({ most = Number.POSITIVE_INFINITY, only } = {}) => {
  const measurements: Measurement[] = [];
  const samples: Record<string, unknown> = {};
  for (const engine of ENGINES)
    for (const rows of SIZES.filter((each) => each <= most)) {
      if (only !== undefined && only !== `${engine.name}-${rows}`) continue;
      // Cubes at the same time would measure each other.
      const measured = await measureCase(engine, rows);
      measurements.push(...measured.measurements);
      samples[`${engine.name} ${rows}`] = measured.samples;
    }
  return { measurements, samples };
};
