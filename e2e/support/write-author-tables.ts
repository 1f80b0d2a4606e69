import { cpSync, readFileSync, writeFileSync } from "node:fs";
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

/** The bundled tables, and one that they do not have: of countries with their regions. */
export const writeAuthorTables = (): string => {
  const folder = stageTables();
  writeRegions(folder);
  return folder;
};
