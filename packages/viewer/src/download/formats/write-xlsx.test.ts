import { strFromU8, unzipSync } from "fflate";
import readXlsxFile from "read-excel-file/node";
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
import { readBytes } from "../testing/read-file.ts";
import { writeXlsx } from "./write-xlsx.ts";

const unzip = (bytes: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));

test("a workbook has one sheet named data; numbers are numbers, missing cells a dash, texts are never run", async () => {
  const bytes = await readBytes(writeXlsx(makeHostileDownload()));
  const sheets = await readXlsxFile(Buffer.from(bytes), { trim: false });
  expect(sheets.map(({ sheet }) => sheet)).toEqual(["data"]);
  const [head, ...rows] = sheets[0]?.data ?? [];
  expect(head).toEqual(['=HYPERLINK("x")', "Amount (m³; CHF)"]);
  expect(rows.map(([, amount]) => amount).slice(0, 4)).toEqual([-1.5, "-", 0.5, 1.5]);
  const plain = HOSTILE_LABELS.map((label) => (label === "" ? "–" : label.toWellFormed()));
  const read = rows.map(([label]) => label);
  expect(read.slice(0, 2)).toEqual(plain.slice(0, 2));
  expect(read.slice(3, 12)).toEqual(plain.slice(3, 12));
  expect(read.at(-1)).toBe("-");
  const sheet = unzip(bytes).get("xl/worksheets/sheet1.xml") ?? "";
  expect(sheet).not.toContain("<f");
});

test("characters that XML cannot hold are written as spreadsheets write them", async () => {
  const shared = unzip(await readBytes(writeXlsx(makeHostileDownload()))).get(
    "xl/sharedStrings.xml",
  );
  expect(shared).toContain("_x005F_x0041_ _x0007_ bell");
  expect(shared).toContain("two_x000D_\nlines");
  expect(shared).toContain("👩‍🔬 &amp; &lt;b&gt;bold&lt;/b&gt; ]]&gt;");
});

test("dates are dates that show as on the page, years are numbers, days before spreadsheets count right are texts", async () => {
  const day = makeTestDimension("day", ["1850-03-02", "2024-02-29"], {
    kind: "TemporalDimension",
    timeUnit: "Day",
  });
  const month = makeTestDimension("month", ["2024-02"], {
    kind: "TemporalDimension",
    timeUnit: "Month",
  });
  const year = makeTestDimension("year", ["2024"], { kind: "TemporalDimension", timeUnit: "Year" });
  const download = makeWholeDownload(
    {
      components: { dimensions: [day, month, year], measures: [makeTestMeasure("amount")] },
      metadata: makeTestMetadata(),
      table: {
        rowCount: 2,
        columns: [
          makeTestCodes(day, ["1850-03-02", "2024-02-29"]),
          makeTestCodes(month, ["2024-02", null]),
          makeTestCodes(year, ["2024", "2024"]),
          makeTestNumbers("amount", [1, 2]),
        ],
      },
    },
    "de",
  );
  const bytes = await readBytes(writeXlsx(download));
  const [first] = await readXlsxFile(Buffer.from(bytes));
  expect(first?.data).toEqual([
    ["day", "month", "year", "amount"],
    ["02.03.1850", new Date("2024-02-01T00:00:00Z"), 2024, 1],
    [new Date("2024-02-29T00:00:00Z"), "-", 2024, 2],
  ]);
  const files = unzip(bytes);
  const formats = [...(files.get("xl/styles.xml") ?? "").matchAll(/formatCode="([^"]+)"/g)];
  const sheet = files.get("xl/worksheets/sheet1.xml") ?? "";
  const styleOf = (cell: string): number =>
    Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(sheet)?.[1]) - 2;
  expect(["A3", "B2"].map((cell) => formats[styleOf(cell)]?.[1])).toEqual([
    "dd.mm.yyyy",
    "mm.yyyy",
  ]);
});

test("the file itself says title, source, licence and language", async () => {
  const core = unzip(await readBytes(writeXlsx(makeHostileDownload()))).get("docProps/core.xml");
  for (const part of ["Office of Energy", "CC BY 4.0", "licenses/by/4.0", "<dc:language>en<"])
    expect(core).toContain(part);
});

test("what narrows the rows stands behind the colon of the language", async () => {
  const filters = [{ label: "Canton", value: "Berne" }];
  const download = { ...makeHostileDownload(), locale: "fr" as const, filters };
  const core = unzip(await readBytes(writeXlsx(download))).get("docProps/core.xml");
  expect(core).toContain("<dc:description>Canton\u202f: Berne; ");
});

test("many rows come in parts, whole and in order", async () => {
  const { components, table } = makeLargeData(6_000);
  const download = makeWholeDownload({ components, metadata: makeTestMetadata(), table }, "en");
  let largest = 0;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of writeXlsx(download)) {
    largest = Math.max(largest, part.length);
    parts.push(part);
  }
  expect(parts.length).toBeGreaterThan(3);
  expect(largest).toBeLessThan(200_000);
  const [first] = await readXlsxFile(Buffer.concat(parts));
  const regions = first?.data.slice(1).map(([region]) => region);
  expect(regions).toHaveLength(6_000);
  expect(regions).toEqual(regions?.toSorted());
});
