import { parquetMetadata, parquetReadObjects } from "hyparquet";
import { expect, test } from "vitest";
import { makeWholeDownload } from "../make-download.ts";
import { HOSTILE_LABELS, makeHostileDownload } from "../testing/hostile-download.ts";
import {
  makeLargeData,
  makeTestCodes,
  makeTestDimension,
  makeTestMetadata,
} from "../testing/make-test-data.ts";
import { readBytes } from "../testing/read-file.ts";
import { writeParquet } from "./write-parquet.ts";

test("labels and numbers read back, missing cells are null, and the file says whose data they are", async () => {
  const { buffer } = await readBytes(writeParquet(makeHostileDownload()));
  const rows = await parquetReadObjects({ file: buffer });
  const expected = HOSTILE_LABELS.map((label, index) => ({
    '=HYPERLINK("x")': label === "" ? "–" : label.toWellFormed(),
    "Amount (m³; CHF)": index === 1 ? null : index - 1.5,
  }));
  expect(rows.slice(0, -1)).toEqual(expected);
  expect(rows.at(-1)?.['=HYPERLINK("x")']).toBeNull();
  const metadata = Object.fromEntries(
    (parquetMetadata(buffer).key_value_metadata ?? []).map(({ key, value }) => [key, value]),
  );
  expect(metadata).toMatchObject({
    license: "CC BY 4.0",
    source: "Office of Energy",
    language: "en",
  });
});

test("days are dates, years are whole numbers, months stand as the data write them", async () => {
  const change = { kind: "TemporalDimension" } as const;
  const day = makeTestDimension("day", ["1850-03-02", "2024-02-29"], {
    ...change,
    timeUnit: "Day",
  });
  const month = makeTestDimension("month", ["2024-02"], { ...change, timeUnit: "Month" });
  const year = makeTestDimension("year", ["2024"], { ...change, timeUnit: "Year" });
  const download = makeWholeDownload(
    {
      components: { dimensions: [day, month, year], measures: [] },
      metadata: makeTestMetadata(),
      table: {
        rowCount: 2,
        columns: [
          makeTestCodes(day, ["2024-02-29", "1850-03-02"]),
          makeTestCodes(month, ["2024-02", null]),
          makeTestCodes(year, ["2024", "2024"]),
        ],
      },
    },
    "de",
  );
  const { buffer } = await readBytes(writeParquet(download));
  expect(await parquetReadObjects({ file: buffer })).toEqual([
    { day: new Date("1850-03-02"), month: null, year: 2024 },
    { day: new Date("2024-02-29"), month: "2024-02", year: 2024 },
  ]);
});

test("many rows come in groups, whole and in order", async () => {
  const { components, table } = makeLargeData(20_000);
  const download = makeWholeDownload({ components, metadata: makeTestMetadata(), table }, "en");
  const { buffer } = await readBytes(writeParquet(download));
  expect(parquetMetadata(buffer).row_groups).toHaveLength(2);
  const rows = await parquetReadObjects({ file: buffer });
  expect(rows).toHaveLength(20_000);
  const sum = rows.reduce((total, row) => total + Number(row["amount (kWh)"] ?? 0), 0);
  const numbers = table.columns[2];
  const expected =
    numbers?.type === "number"
      ? numbers.values.reduce((total, value) => total + (value || 0), 0)
      : 0;
  expect(sum).toBe(expected);
});

test("a file without rows is a file", async () => {
  const { components, table } = makeLargeData(10);
  const metadata = makeTestMetadata();
  const empty = {
    ...makeWholeDownload({ components, metadata, table }, "en"),
    rows: new Int32Array(),
  };
  const { buffer } = await readBytes(writeParquet(empty));
  expect(await parquetReadObjects({ file: buffer })).toEqual([]);
});
