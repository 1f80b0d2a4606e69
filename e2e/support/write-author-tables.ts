import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stageTables } from "./stage-tables.ts";

const REGIONS = ["South Asia", "Europe", "Africa", "Americas", "East Asia", "Middle East"];

const LOCALES = ["de", "fr", "it", "en"] as const;

/** The same words in each language. */
const inAll = (words: string): string =>
  `{ ${LOCALES.map((locale) => `${locale}: ${words}`).join(", ")} }`;

const writeValues = (names: readonly string[]): string[] => [
  "    values:",
  ...names.map(
    (name) =>
      `      - { value: ${name}, id: ${name.toLowerCase().replaceAll(" ", "-")}, label: ${inAll(name)} }`,
  ),
];

/** Life expectancy with the region of each country, which the bundled dataset leaves out. */
const writeRegions = (folder: string): void => {
  const from = join(folder, "datasets", "life-expectancy");
  const to = join(folder, "datasets", "life-by-region");
  cpSync(from, to, { recursive: true });
  const path = join(to, "descriptor.yaml");
  const descriptor = readFileSync(path, "utf8")
    .replace("key: life-expectancy", "key: life-by-region")
    .replace(/^title:\n(?: {2}.*\n)+/m, `title: ${inAll("Lives by region")}\n`)
    .replace(/^ignore:.*$/m, "")
    .replace(
      /^ {2}life_expectancy:$/m,
      ["  cluster:", "    role: dimension", `    label: ${inAll("Region")}`, "    scale: nominal"]
        .concat(writeValues(REGIONS), "  life_expectancy:")
        .join("\n"),
    );
  writeFileSync(path, descriptor);
  const csv = join(to, "gapminder.csv");
  const [head = "", ...rows] = readFileSync(csv, "utf8").trimEnd().split("\n");
  const at = head.split(",").indexOf('"cluster"');
  const named = rows.map((row) =>
    row
      .split(/,(?=")/)
      .map((cell, column) => (column === at ? `"${REGIONS[Number(cell.slice(1, -1))]}"` : cell))
      .join(","),
  );
  writeFileSync(csv, [head, ...named, ""].join("\n"));
};

const FIRST_YEAR = 1900;
const PLACES = 500;
const YEARS = 100;

/** Fifty thousand observations: five hundred places in a hundred years. */
const writeMany = (folder: string): void => {
  const own = join(folder, "datasets", "many-places");
  mkdirSync(own);
  const from = readFileSync(join(folder, "datasets", "life-expectancy", "descriptor.yaml"), "utf8");
  const names = Array.from({ length: PLACES }, (_, at) => `Place ${at + 1}`);
  const head = from
    .slice(0, from.indexOf("\ncolumns:"))
    .replace("key: life-expectancy", "key: many-places")
    .replace(/^title:\n(?: {2}.*\n)+/m, `title: ${inAll("Many places")}\n`)
    .replace(/^data:[\s\S]*$/m, "data:\n  file: rows.csv");
  const columns = [
    "columns:",
    "  year:",
    "    role: dimension",
    `    label: ${inAll("Year")}`,
    "    time: year",
    "  place:",
    "    role: dimension",
    `    label: ${inAll("Place")}`,
    "    scale: nominal",
    ...writeValues(names),
    ...["amount", "weight"].flatMap((name, at) => [
      `  ${name}:`,
      "    role: measure",
      `    label: ${inAll(["Amount", "Weight"][at] ?? "")}`,
      `    unit: ${["persons", "years"][at]}`,
      "    scale: ratio",
    ]),
  ];
  writeFileSync(join(own, "descriptor.yaml"), [head, ...columns, ""].join("\n"));
  const rows = names.flatMap((name, place) =>
    Array.from({ length: YEARS }, (_, year) => {
      const amount = 100 + ((place * 7919 + year * 104_729) % 10_007);
      return `${FIRST_YEAR + year},${name},${amount},${amount % 97}`;
    }),
  );
  writeFileSync(join(own, "rows.csv"), ["year,place,amount,weight", ...rows, ""].join("\n"));
};

/** The bundled tables, and two datasets that they do not have: of regions, and of many observations. */
export const writeAuthorTables = (): string => {
  const folder = stageTables();
  writeRegions(folder);
  writeMany(folder);
  return folder;
};
