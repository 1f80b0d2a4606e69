import { expect, test } from "vitest";
import { makeHostileDownload } from "../download/testing/hostile-download.ts";
import { writeCsv } from "../download/formats/write-csv.ts";
import { makeCsvRowCounter } from "./count-csv-rows.ts";

test("rows are counted wherever the bytes are parted, also with line breaks and quotes in cells", () => {
  const download = makeHostileDownload();
  const bytes = Uint8Array.from([...writeCsv(download)].flatMap((chunk) => [...chunk]));
  for (const size of [1, 7, bytes.length]) {
    const count = makeCsvRowCounter();
    let rows = 0;
    for (let at = 0; at < bytes.length; at += size) rows = count(bytes.subarray(at, at + size));
    expect(rows).toBe(download.rows.length);
  }
});

test("a head alone has no rows", () => {
  expect(makeCsvRowCounter()(new TextEncoder().encode("a,b\r\n"))).toBe(0);
});
