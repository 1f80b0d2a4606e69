import { expect, test } from "vitest";
import { makeWholeDownload } from "../make-download.ts";
import { HOSTILE_LABELS, makeHostileDownload } from "../testing/hostile-download.ts";
import {
  makeLargeData,
  makeTestCodes,
  makeTestDimension,
  makeTestMeasure,
  makeTestMetadata,
  makeTestNumbers,
} from "../testing/make-test-data.ts";
import { readText } from "../testing/read-file.ts";
import {
  type JsonStat,
  listJsonStatProblems,
  readJsonStat,
} from "../testing/validate-json-stat.ts";
import type { Download } from "../download.ts";
import { fitsJsonStat, writeJsonStat } from "./write-json-stat.ts";

const words = { measure: "Measure", observation: "Observation" };
const href = "https://charts.example/en/v/abc.json";

const write = async (download: Download): Promise<JsonStat> => {
  const file = JSON.parse(await readText(writeJsonStat(download, { href, words }))) as JsonStat;
  expect(listJsonStatProblems(file)).toEqual([]);
  return file;
};

const country = makeTestDimension(
  "country",
  [
    ["https://example.org/all", "All"],
    ["https://example.org/che", "Switzerland"],
    ["https://example.org/be", "Bern"],
  ],
  {
    kind: "GeoShapesDimension",
    description: "Where",
    hierarchy: [
      {
        value: "https://example.org/all",
        label: "All",
        depth: 0,
        dimensionId: "country",
        hasValue: true,
        children: [
          {
            value: "https://example.org/region",
            label: "Region",
            depth: 1,
            dimensionId: "country",
            hasValue: false,
            children: ["che", "be"].map((name) => ({
              value: `https://example.org/${name}`,
              label: name,
              depth: 2,
              dimensionId: "country",
              hasValue: true,
              children: [],
            })),
          },
        ],
      },
    ],
  },
);
const year = makeTestDimension("year", ["2022", "2023"], {
  kind: "TemporalDimension",
  timeUnit: "Year",
});
const amount = makeTestMeasure("amount", { label: "Amount", unit: "kWh", resolution: 1 });
const error = makeTestDimension("error", [], {
  kind: "StandardErrorDimension",
  label: "Error",
  unit: "%",
  isKeyDimension: false,
});
const note = makeTestDimension("note", ["estimated"], { isKeyDimension: false, label: "Note" });

const makeCube = (cells: [string, string | null, number | null][], extra = {}): Download =>
  makeWholeDownload(
    {
      components: { dimensions: [country, year, error, note], measures: [amount] },
      metadata: makeTestMetadata({ description: "Made for tests", version: "3", ...extra }),
      table: {
        rowCount: cells.length,
        columns: [
          makeTestCodes(
            country,
            cells.map(([name]) => `https://example.org/${name}`),
          ),
          makeTestCodes(
            year,
            cells.map(([, at]) => at),
          ),
          makeTestNumbers(
            "error",
            cells.map((_, index) => index / 10),
          ),
          makeTestCodes(
            note,
            cells.map((_, index) => (index === 0 ? "estimated" : null)),
          ),
          makeTestNumbers(
            "amount",
            cells.map(([, , value]) => value),
          ),
        ],
      },
    },
    "en",
  );

const FULL: [string, string, number | null][] = [
  ["che", "2022", 1],
  ["che", "2023", null],
  ["all", "2022", 3],
  ["all", "2023", 4],
  ["be", "2022", 5],
  ["be", "2023", 6],
];

test("a file says its dimensions, roles, units, notes, hierarchy, source, licence, date and address", async () => {
  const file = await write(makeCube(FULL));
  expect(file).toMatchObject({
    label: "Power",
    href,
    source: "Office of Energy",
    updated: "2024-06-30",
    note: ["Made for tests"],
    id: ["country", "year", "measure"],
    size: [3, 2, 3],
    role: { geo: ["country"], time: ["year"], metric: ["measure"] },
    link: { license: [{ href: "https://creativecommons.org/licenses/by/4.0/" }] },
    extension: { license: "CC BY 4.0", datasets: [{ version: "3", title: "Power" }] },
  });
  const { country: places, measure } = file.dimension;
  expect(places).toMatchObject({ note: ["Where"] });
  expect(places?.category.index).toEqual(["all", "che", "be"]);
  expect(places?.category.child).toEqual({ all: ["che", "be"] });
  expect(measure?.category.unit).toEqual({
    error: { label: "%" },
    amount: { label: "kWh", decimals: 1 },
  });
});

test("a full cube is a list in the order of its dimensions, with null where a value is missing", async () => {
  const file = await write(makeCube(FULL));
  expect(Array.isArray(file.value)).toBe(true);
  const cells = readJsonStat(file);
  expect(cells.get("Bern | 2023 | Amount")).toBe(6);
  expect(cells.get("All | 2022 | Amount")).toBe(3);
  expect(cells.has("Switzerland | 2023 | Amount")).toBe(false);
  expect(cells.get("Switzerland | 2023 | Error")).toBe(0.1);
  expect(cells.get("Switzerland | 2022 | Note")).toBe("estimated");
});

test("a sparse cube is written by places and reads the same", async () => {
  const { components, table } = makeLargeData(100);
  const download = makeWholeDownload({ components, metadata: makeTestMetadata(), table }, "en");
  const diagonal = download.rows.filter((row) => row % 11 === 0);
  const file = await write({ ...download, rows: diagonal });
  expect(Array.isArray(file.value)).toBe(false);
  expect(readJsonStat(file).get("Region 1 | 02.01.2000 | amount")).toBe(11 / 4);
  expect(readJsonStat(file).size).toBe(8);
});

test("rows that share a place in the cube are counted in one more dimension, so that none is missing", async () => {
  const file = await write(makeCube([...FULL, ["che", "2022", 10], ["che", null, 11]]));
  expect(file.id).toEqual(["country", "year", "observation", "measure"]);
  const cells = readJsonStat(file);
  expect([
    cells.get("Switzerland | 2022 | 1 | Amount"),
    cells.get("Switzerland | 2022 | 2 | Amount"),
  ]).toEqual([1, 10]);
  expect(cells.get("Switzerland | - | 1 | Amount")).toBe(11);
});

test("hostile labels are labels", async () => {
  const file = await write(makeHostileDownload());
  const labels = Object.values(file.dimension["name"]?.category.label ?? {});
  const expected = HOSTILE_LABELS.map((label) => (label === "" ? "–" : label));
  expect(labels).toEqual([...expected, "-"]);
});

test("what narrows the rows stands behind the colon of the language", async () => {
  const filters = [{ label: "Canton", value: "Berne" }];
  const { note } = await write({ ...makeHostileDownload(), locale: "fr", filters });
  expect(note).toContain("Canton\u202f: Berne");
});

test("a cube without rows is a cube", async () => {
  expect((await write(makeCube([]))).value).toEqual([]);
});

test("dates of a form that JSON-stat does not know are left out or shortened", async () => {
  const dates = ["2024-06-30T08:00:00", "2024-06-30T08:00:00Z", "June 2024"];
  const written = await Promise.all(
    dates.map(async (dateModified) => (await write(makeCube(FULL, { dateModified }))).updated),
  );
  expect(written).toEqual(["2024-06-30", "2024-06-30T08:00:00Z", undefined]);
});

test("a cube with more cells than JSON can number does not fit", () => {
  const dimensions = Array.from({ length: 6 }, (_, index) =>
    makeTestDimension(
      `d${index}`,
      Array.from({ length: 1000 }, (_value, place) => `v${place}`),
    ),
  );
  const table = {
    rowCount: 1000,
    columns: dimensions.map((dimension) =>
      makeTestCodes(
        dimension,
        dimension.values.map(({ value }) => value),
      ),
    ),
  };
  const components = { dimensions, measures: [] };
  const download = makeWholeDownload({ components, metadata: makeTestMetadata(), table }, "en");
  expect(fitsJsonStat(download)).toBe(false);
  expect(fitsJsonStat({ ...download, columns: download.columns.slice(0, 5) })).toBe(true);
});

test("the rules find what is wrong", () => {
  const wrong = {
    version: "2.0",
    class: "dataset",
    id: ["a"],
    size: [2],
    role: {},
    dimension: { a: { category: { index: ["x"] } } },
    value: [1],
  };
  expect(listJsonStatProblems(wrong)).toEqual([
    "a.index has as many categories as size says",
    "value has 2 cells",
  ]);
});
