import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
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

/** Bytes that something still refers to. */
const measureHeap = (): number => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  return process.memoryUsage().heapUsed;
};

test("half a million rows are made in chunks that stay small, without the memory growing by their size", () => {
  const { components, table } = makeLargeData(500_000);
  const metadata = makeTestMetadata();
  const download = makeWholeDownload({ components, metadata, table }, "en");
  let [bytes, lines, largest, mostHeap, chunks] = [0, 0, 0, 0, 0];
  const before = measureHeap();
  for (const chunk of writeCsv(download)) {
    bytes += chunk.length;
    largest = Math.max(largest, chunk.length);
    for (const byte of chunk) if (byte === 10) lines += 1;
    chunks += 1;
    if (chunks % 25 === 0) mostHeap = Math.max(mostHeap, measureHeap() - before);
  }
  expect(lines).toBe(500_001);
  expect(bytes).toBeGreaterThan(10_000_000);
  expect(largest).toBeLessThan(200_000);
  expect(chunks).toBeGreaterThan(100);
  expect(mostHeap).toBeLessThan(5_000_000);
});
