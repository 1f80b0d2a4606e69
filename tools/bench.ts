import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Benchmark, Measurement } from "../bench/support/measurement.ts";
import { prepareProduct } from "./prepare.ts";
import { ROOT } from "./run-step.ts";

const FOLDER = join(ROOT, "bench");
const RESULTS = join(ROOT, ".cache", "bench");

const listNames = (): string[] =>
  readdirSync(FOLDER).flatMap((file) => (file.endsWith(".ts") ? [file.slice(0, -3)] : []));

const show = (value: number | null): string =>
  value === null
    ? "–"
    : value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 3 : 0, useGrouping: true });

const printTable = (measurements: readonly Measurement[]) => {
  const rows = measurements.map(({ metric, ours, reference, ratio, aim, met }) => [
    metric,
    ...[ours, reference, ratio, aim].map(show),
    met ? "yes" : "NO",
  ]);
  const table = [["metric", "ours", "reference", "ratio", "aim", "met"], ...rows];
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  for (const row of table) {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths?.[at] ?? 0) : cell.padStart(widths?.[at] ?? 0),
    );
    console.log(cells.join("  "));
  }
};

const [name, ...options] = process.argv.slice(2);
const names = listNames();
const most = options.flatMap((option) => /^--most=(\d+)$/.exec(option)?.[1] ?? []).map(Number)[0];
const only = options.flatMap((option) => /^--only=(.+)$/.exec(option)?.[1] ?? [])[0];
const isKnown = (option: string): boolean =>
  ["--json", "--quick"].includes(option) || /^--(most=\d+|only=.+)$/.test(option);
if (!name || !names.includes(name) || !options.every(isKnown)) {
  console.error(
    `npm run bench -- NAME [--json] [--quick] [--most=ROWS] [--only=CASE], where NAME is one of: ${names.join(", ")}.`,
  );
  process.exit(2);
}
await prepareProduct();
const { run } = (await import(join(FOLDER, `${name}.ts`))) as { run: Benchmark };
const { measurements, samples } = await run({
  isQuick: options.includes("--quick"),
  ...(most === undefined ? {} : { most }),
  ...(only === undefined ? {} : { only }),
});
mkdirSync(RESULTS, { recursive: true });
const file = join(RESULTS, `${name}.json`);
writeFileSync(file, `${JSON.stringify({ measurements, samples }, undefined, 2)}\n`);
if (options.includes("--json"))
  for (const measurement of measurements) console.log(JSON.stringify(measurement));
else {
  printTable(measurements);
  console.log(`Every single value is in ${file}.`);
}
