import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { makeWholeDownload } from "../make-download.ts";
import { HOSTILE_LABELS, makeHostileDownload } from "../testing/hostile-download.ts";
import { makeLargeData, makeTestMetadata } from "../testing/make-test-data.ts";
import { readText } from "../testing/read-file.ts";
import { writeCsv } from "./write-csv.ts";

const readRows = (text: string): string[][] => parse(text, { bom: true });

test("a file starts with a byte-order mark and ends each line as RFC 4180 says", async () => {
  const text = await readText(writeCsv(makeHostileDownload()));
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text.endsWith("\r\n")).toBe(true);
});

test("texts that a spreadsheet would run are guarded, also in the head; all others read back as they are", async () => {
  const [head, ...rows] = readRows(await readText(writeCsv(makeHostileDownload())));
  expect(head).toEqual(['\'=HYPERLINK("x")', "Amount (m³; CHF)"]);
  const guarded = [
    "=cmd|'/c calc'!A0",
    "@SUM(A1)",
    "+41 31 000 00 00",
    "-5 to 0",
    "＝1+1",
    "\tindented",
  ];
  const expected = HOSTILE_LABELS.map((label) => {
    if (guarded.includes(label)) return `'${label}`;
    return label === "" ? "–" : label.toWellFormed();
  });
  expect(rows.map(([label]) => label)).toEqual([...expected, "-"]);
});

test("numbers are written with a point and without groups, negative ones unguarded, missing ones as a dash", async () => {
  const rows = readRows(await readText(writeCsv(makeHostileDownload())));
  expect(rows.slice(1, 5).map(([, amount]) => amount)).toEqual(["-1.5", "-", "0.5", "1.5"]);
});

test("many rows are made in chunks that stay small", () => {
  const { components, table } = makeLargeData(20_000);
  const download = makeWholeDownload({ components, metadata: makeTestMetadata(), table }, "en");
  const chunks = [...writeCsv(download)];
  expect(chunks.flatMap((chunk) => [...chunk].filter((byte) => byte === 10))).toHaveLength(20_001);
  expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(200_000);
  expect(chunks.length).toBeGreaterThan(5);
});

test("a formula behind a semicolon is guarded, too: in German and French spreadsheets it begins a cell", async () => {
  const heads = ["x;=HYPERLINK(1+1);y", "a;b; = c", "1;-5"];
  const download = { ...makeHostileDownload(), rows: new Int32Array() };
  const columns = heads.map((head) => ({ ...download.columns[0]!, head }));
  const [head] = readRows(await readText(writeCsv({ ...download, columns })));
  expect(head).toEqual(["x;'=HYPERLINK(1+1);y", "a;b; = c", "1;'-5"]);
});
