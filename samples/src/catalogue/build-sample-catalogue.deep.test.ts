import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { checkCubes, checkRows, parseRdf, type RdfGraph } from "@statelier/cubes";
import {
  hasOfficialShapes,
  validateWithOfficialShapes,
} from "@statelier/cubes/checker/testing/official-shapes";
import { buildSampleCatalogue, type SampleCatalogue } from "./build-sample-catalogue.ts";
import { sampleTruth, type TruthRow } from "../truth/index.ts";

const BASE = "http://localhost:4000/";

const parseGraph = (text: string): RdfGraph => {
  const parsed = parseRdf(text, { format: "n-triples", baseIri: BASE });
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.graph;
};

let catalogue: SampleCatalogue;
let graph: RdfGraph;

beforeAll(async () => {
  catalogue = await buildSampleCatalogue({ baseIri: BASE });
  graph = parseGraph(catalogue.ntriples);
});

test("builds every dataset in fewer than 300,000 triples", () => {
  const folders = readdirSync(join(import.meta.dirname, "../../datasets"));
  expect(catalogue.datasets).toHaveLength(folders.length);
  expect(catalogue.datasets.every(({ rows }) => rows > 0)).toBe(true);
  expect(graph.triples.length).toBeLessThan(300_000);
});

test("builds the same text again", async () => {
  const again = await buildSampleCatalogue({ baseIri: BASE });
  expect(again.ntriples === catalogue.ntriples).toBe(true);
});

test("the checker finds nothing at all", () => {
  expect(checkCubes(graph)).toEqual([]);
  expect(checkRows(graph)).toEqual([]);
});

test.skipIf(!hasOfficialShapes)(
  "the official shapes find nothing at all (STATELIER_TEST_DATA)",
  async () => {
    expect(await validateWithOfficialShapes(graph)).toEqual([]);
  },
  180_000,
);

describe("every observation equals its source", async () => {
  const truth = await sampleTruth();

  test("there is a truth for every dataset", () => {
    expect(truth.map(({ name }) => name).toSorted()).toEqual(
      catalogue.datasets.map(({ name }) => name).toSorted(),
    );
  });

  const readCell = (column: string, row: TruthRow, cell: string): string | number | null => {
    if (cell === "undefined") return null;
    return typeof row[column] === "string" ? cell : Number(cell);
  };

  test.each(truth)("$name", ({ name, rows }) => {
    const { iri = "" } = catalogue.datasets.find((dataset) => dataset.name === name) ?? {};
    const component = `${iri.slice(0, iri.lastIndexOf("/"))}/component/`;
    const template = Object.assign({}, ...rows.toReversed().map(dropMissing)) as TruthRow;
    const observations = new Map<string, TruthRow>();
    for (const { subject, predicate, object } of graph.triples) {
      if (!subject.value.startsWith(`${iri}/observation/`) || !predicate.startsWith(component))
        continue;
      const column = predicate.slice(component.length);
      const isMissing = object.type === "literal" && object.datatype.endsWith("/Undefined");
      const text = object.type === "iri" ? object.value.split("/").at(-1)! : object.value;
      const row = observations.get(subject.value) ?? {};
      row[column] = readCell(column, template, isMissing ? "undefined" : text);
      observations.set(subject.value, row);
    }
    expect(sortRows([...observations.values()])).toEqual(sortRows(rows));
  });
});

const dropMissing = (row: TruthRow): TruthRow =>
  Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== null));

const sortRows = (rows: TruthRow[]): TruthRow[] =>
  rows
    .map((row) => Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted((a, b) => (showKey(a) < showKey(b) ? -1 : 1));

const showKey = (row: TruthRow): string =>
  JSON.stringify(Object.entries(row).filter(([, cell]) => typeof cell === "string"));
