import { makeSqlSource } from "@statelier/cubes";
import { toFilters } from "./support/ask-product.ts";
import type { Wanted } from "./support/data-engines.ts";
import { BASE_IRI, CUBE } from "./support/generate-cube.ts";
import {
  type Benchmark,
  measureAgainst,
  measureAlone,
  type Measurement,
} from "./support/measurement.ts";
import { openParquet, openPostgres, type SqlPlaceOfBench } from "./support/sql-places.ts";
import { median } from "./support/time-calls.ts";

const CASES = [
  { engine: "PostgreSQL", rows: 5_000_000, open: openPostgres },
  { engine: "Parquet", rows: 5_000_000, open: openParquet },
  { engine: "Parquet", rows: 50_000_000, open: openParquet },
] as const;

const OPENING_MS = 5_000;
const BESIDE_SLOW_MS = 100;
const RATIO = 1.5;
/** Where the engine itself takes less than a few milliseconds, so much more is "plus little". */
const LITTLE_MS = 1;
const TURNS = 20;

type Question = {
  name: string;
  rows: number;
  /** Turns that do not count: what answers in milliseconds is slow until it has run for a while. */
  warmUp: number;
  /** Another one in each turn, so that each is a new question. */
  wantedAt: (turn: number) => Wanted;
};

const QUESTIONS: Question[] = [
  {
    name: "one line of years (three filters, 50 rows)",
    rows: 50,
    warmUp: 100,
    wantedAt: (turn) => ({
      region: [`region${turn % 10}`],
      kind: [`kind${(turn * 3) % 10}`],
      group: [`group${turn}`],
    }),
  },
  {
    name: "many lines (two filters, 10,000 rows)",
    rows: 10_000,
    warmUp: 30,
    wantedAt: (turn) => ({
      region: [`region${turn % 10}`, `region${(turn + 5) % 10}`],
      group: Array.from({ length: 10 }, (_, at) => `group${turn * 10 + at}`),
    }),
  },
];

type Asked = { ours: number[]; plain: number[] };

const time = async (call: () => Promise<number>, expected: number): Promise<number> => {
  const start = performance.now();
  const found = await call();
  const ms = performance.now() - start;
  if (found !== expected) throw new Error(`${found} of ${expected} rows.`);
  return ms;
};

/** Ours and the plain query take turns who comes first, and ask for other rows: neither finds what the other has warmed. */
const askInTurns = async (
  { rows: expected, warmUp, wantedAt }: Question,
  ours: (wanted: Wanted) => Promise<number>,
  plain: (wanted: Wanted) => Promise<number>,
): Promise<Asked> => {
  const asked: Asked = { ours: [], plain: [] };
  for (let turn = -warmUp; turn < TURNS; turn += 1)
    for (const side of turn % 2 === 0
      ? (["ours", "plain"] as const)
      : (["plain", "ours"] as const)) {
      const wanted = wantedAt((turn + warmUp) * 2 + (side === "ours" ? 0 : 1));
      // Questions at the same time would measure each other.
      const ms = await time(() => (side === "ours" ? ours(wanted) : plain(wanted)), expected);
      if (turn >= 0) asked[side].push(ms);
    }
  return asked;
};

const compare = (about: string, { name }: Question, { ours, plain }: Asked): Measurement => {
  const values = { ours: median(ours), reference: median(plain) };
  const line = measureAgainst(`${about} a new question, ${name}, median (ms)`, values, RATIO);
  return { ...line, met: line.met || values.ours <= values.reference + LITTLE_MS };
};

const measureCase = async (about: string, { place, rows, isBesideSlow }: SqlPlaceOfBench) => {
  const problems: string[] = [];
  const source = makeSqlSource({
    dataSource: { type: "sql", url: "https://bench.example/tables" },
    place,
    baseIri: BASE_IRI,
    options: {
      readWhole: "never",
      smallCubeRows: 0,
      onProblem: (problem) => problems.push(problem),
    },
  });
  const start = performance.now();
  await source.open();
  const opening = performance.now() - start;
  const ask = async (wanted: Wanted): Promise<number> => {
    const filters = toFilters(wanted) as NonNullable<
      Parameters<typeof source.observations>[0]["filters"]
    >;
    return (await source.observations({ iri: CUBE, locale: "en", filters })).table.rowCount;
  };
  const measurements = [measureAlone(`${about} ready to serve (ms)`, opening, OPENING_MS)];
  const samples: Record<string, unknown> = { opening };
  const [small] = QUESTIONS;
  if (isBesideSlow && small) {
    // The first question reads what is said of the dataset, with or without another that is slow.
    await ask(small.wantedAt(999));
    const beside = await askInTurns(
      { ...small, wantedAt: (turn) => small.wantedAt(400 + turn) },
      ask,
      rows,
    );
    if (problems.length > 0) throw new Error("The other dataset was no longer waited for.");
    samples["beside"] = beside;
    measurements.push(
      measureAlone(
        `${about} slowest of twenty while another dataset of the source times out (ms)`,
        Math.max(...beside.ours),
        BESIDE_SLOW_MS,
      ),
    );
  }
  for (const question of QUESTIONS) {
    // Questions at the same time would measure each other.
    const asked = await askInTurns(question, ask, rows);
    samples[question.name] = asked;
    measurements.push(compare(about, question, asked));
  }
  await source.close();
  return { measurements, samples };
};

/** What new questions to large tables cost beside the plain query of their engine. */
export const run: Benchmark = async ({ most = Number.POSITIVE_INFINITY } = {}) => {
  const measurements: Measurement[] = [];
  const samples: Record<string, unknown> = {};
  for (const { engine, rows, open } of CASES.filter((each) => each.rows <= most)) {
    const about = `${engine}, ${rows.toLocaleString("en")} rows:`;
    // Tables at the same time would measure each other.
    const place = await open(rows);
    const measured = await measureCase(about, place);
    await place.close();
    measurements.push(...measured.measurements);
    samples[about] = measured.samples;
  }
  return { measurements, samples };
};
