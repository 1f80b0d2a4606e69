import { makeSqlSource } from "@statelier/cubes";
import { toFilters } from "./support/ask-product.ts";
import { BASE_IRI, CUBE } from "./support/generate-cube.ts";
import {
  type Benchmark,
  measureAgainst,
  measureAlone,
  type Measurement,
} from "./support/measurement.ts";
import { openParquet, openPostgres, type SqlPlaceOfBench } from "./support/sql-places.ts";
import { median, timeCalls } from "./support/time-calls.ts";

const CASES = [
  { engine: "PostgreSQL", rows: 5_000_000, open: openPostgres },
  { engine: "Parquet", rows: 5_000_000, open: openParquet },
  { engine: "Parquet", rows: 50_000_000, open: openParquet },
] as const;

const OPENING_MS = 5_000;
const BESIDE_SLOW_MS = 100;
const TURNS = { times: 10, warmUp: 2 };

/** Another one in each turn, so that each is a new question. */
const wantedAt = (turn: number) => ({
  region: [`region${turn % 10}`],
  kind: [`kind${(turn * 3) % 10}`],
  group: [`group${turn}`],
});

const measureCase = async (
  about: string,
  { place, rows }: SqlPlaceOfBench,
  isBesideSlow: boolean,
) => {
  const source = makeSqlSource({
    dataSource: { type: "sql", url: "https://bench.example/tables" },
    place,
    baseIri: BASE_IRI,
    options: { readWhole: "never", smallCubeRows: 0 },
  });
  const start = performance.now();
  await source.open();
  const opening = performance.now() - start;
  let turn = 0;
  const ask = async () => {
    const filters = toFilters(wantedAt(turn++)) as NonNullable<
      Parameters<typeof source.observations>[0]["filters"]
    >;
    const { table } = await source.observations({ iri: CUBE, locale: "en", filters });
    if (table.rowCount !== 50) throw new Error(`${table.rowCount} rows.`);
  };
  const ours = await timeCalls(ask, TURNS);
  turn = 0;
  const plain = await timeCalls(() => rows(wantedAt(turn++)), TURNS);
  await source.close();
  const values = { ours: median(ours), reference: median(plain) };
  const measurements: Measurement[] = [
    measureAlone(`${about} ready to serve (ms)`, opening, OPENING_MS),
    measureAgainst(`${about} a new question with three filters, median (ms)`, values, 1.5),
  ];
  if (isBesideSlow)
    measurements.push(
      measureAlone(
        `${about} the same while another dataset of the source times out, median (ms)`,
        values.ours,
        BESIDE_SLOW_MS,
      ),
    );
  return { measurements, samples: { opening, ours, plain } };
};

/** What new questions to large tables cost beside the plain query of their engine. */
export const run: Benchmark = async ({ most = Number.POSITIVE_INFINITY } = {}) => {
  const measurements: Measurement[] = [];
  const samples: Record<string, unknown> = {};
  for (const { engine, rows, open } of CASES.filter((each) => each.rows <= most)) {
    const about = `${engine}, ${rows.toLocaleString("en")} rows:`;
    // oxlint-disable no-await-in-loop -- tables at the same time would measure each other
    const place = await open(rows);
    const measured = await measureCase(about, place, engine === "PostgreSQL");
    await place.close();
    // oxlint-enable no-await-in-loop
    measurements.push(...measured.measurements);
    samples[about] = measured.samples;
  }
  return { measurements, samples };
};
