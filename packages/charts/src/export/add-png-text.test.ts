import { crc32, deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { addPngText } from "./add-png-text.ts";

const makeChunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, crc]);
};

const PIXEL = Buffer.concat([
  Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
  makeChunk("IHDR", Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
  makeChunk("IDAT", deflateSync(Buffer.from([0, 255]))),
  makeChunk("IEND", Buffer.alloc(0)),
]);

const TEXT = {
  locale: "en" as const,
  title: "Stays “é”",
  description: "",
  summary: "Columns.",
  notes: [],
  warnings: ["Stays is a draft."],
  filters: "Sex: all",
  sources: ["Dataset: Stays"],
  attributions: [],
  licence: "",
  address: "https://charts.example/v/a",
  comment: "Publish URL: https://charts.example/v/a | Dataset: Stays (3)",
  credit: "Created with Statelier",
  date: "2026-11-21",
};

test("the provenance stands between header and pixels, each chunk with its checksum and the language of its text", () => {
  const png = Buffer.from(addPngText(PIXEL, TEXT, 2));
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const typed = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(typed));
    chunks.push({ type: typed.toString("latin1", 0, 4), data: typed.subarray(4) });
    at += 12 + length;
  }
  expect(chunks.map(({ type }) => type)).toEqual([
    "IHDR",
    "pHYs",
    ...Array.from({ length: 7 }, () => "iTXt"),
    "IDAT",
    "IEND",
  ]);
  expect(chunks[1]?.data.readUInt32BE(0)).toBe(7560);
  const texts = chunks
    .filter(({ type }) => type === "iTXt")
    .map(({ data }) => {
      const [keyword, , , language, , text] = data.toString().split("\0");
      return [keyword, language, text];
    });
  expect(texts).toEqual([
    ["Title", "en", "Stays “é”"],
    ["Description", "en", "Columns."],
    ["Source", "en", "Dataset: Stays\nSex: all\nStays is a draft."],
    ["Comment", "en", "Publish URL: https://charts.example/v/a | Dataset: Stays (3)"],
    ["URL", "en", "https://charts.example/v/a"],
    ["Creation Time", "en", "2026-11-21"],
    ["Software", "en", "Statelier"],
  ]);
});
