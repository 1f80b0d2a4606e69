import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stageTables } from "./stage-tables.ts";

const FIRST_YEAR = 1900;
const PLACES = 500;
const YEARS = 100;

const MEASURES = [
  { name: "amount", label: "Amount", unit: "persons" },
  { name: "weight", label: "Weight", unit: "years" },
];

/** The same words in each language. */
const inAll = (words: string): string =>
  `{ de: ${words}, fr: ${words}, it: ${words}, en: ${words} }`;

const describe = (from: string, names: readonly string[]): string => {
  const head = from
    .slice(0, from.indexOf("\ncolumns:"))
    .replace("key: life-expectancy", "key: many-places")
    .replace(/^title:\n(?: {2}.*\n)+/m, `title: ${inAll("Many places")}\n`)
    .replace(/^data:[\s\S]*$/m, "data:\n  file: rows.csv");
  const values = names.map(
    (name) =>
      `      - { value: ${name}, id: ${name.toLowerCase().replaceAll(" ", "-")}, label: ${inAll(name)} }`,
  );
  const measures = MEASURES.flatMap(({ name, label, unit }) => [
    `  ${name}:`,
    "    role: measure",
    `    label: ${inAll(label)}`,
    `    unit: ${unit}`,
    "    scale: ratio",
  ]);
  const dimensions = [
    "  year:",
    "    role: dimension",
    `    label: ${inAll("Year")}`,
    "    time: year",
    "  place:",
    "    role: dimension",
    `    label: ${inAll("Place")}`,
    "    scale: nominal",
    "    values:",
    ...values,
  ];
  return [head, "columns:", ...dimensions, ...measures, ""].join("\n");
};

/** A folder of tables with one of fifty thousand observations: five hundred places in a hundred years. */
export const writeLargeTable = (): string => {
  const folder = stageTables();
  const datasets = join(folder, "datasets");
  const from = readFileSync(join(datasets, "life-expectancy", "descriptor.yaml"), "utf8");
  for (const name of readdirSync(datasets)) rmSync(join(datasets, name), { recursive: true });
  const own = join(datasets, "many-places");
  mkdirSync(own);
  const names = Array.from({ length: PLACES }, (_, at) => `Place ${at + 1}`);
  writeFileSync(join(own, "descriptor.yaml"), describe(from, names));
  const rows = names.flatMap((name, place) =>
    Array.from({ length: YEARS }, (_, year) => {
      // From year to year a place goes up and down by a few hundredths of the axis, as series of a century do.
      const course = 1_000 + place * 15 + year * ((place % 40) - 10);
      const amount = course + ((place * 7919 + year * 104_729) % 503);
      return `${FIRST_YEAR + year},${name},${amount},${amount % 97}`;
    }),
  );
  writeFileSync(join(own, "rows.csv"), ["year,place,amount,weight", ...rows, ""].join("\n"));
  return folder;
};
