import type { Download } from "../download.ts";
import { buildWorkbookParts } from "./workbook-parts.ts";
import { makeSharedTexts, writeSharedTexts, writeSheet } from "./write-sheet.ts";
import { writeZip } from "./write-zip.ts";

const encode = function* (texts: Iterable<string>): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  for (const text of texts) yield encoder.encode(text);
};

/** A workbook with one sheet named `data`: numbers are numbers, dates are dates, texts are never run. */
export const writeXlsx = (download: Download): AsyncGenerator<Uint8Array<ArrayBuffer>> => {
  const shared = makeSharedTexts();
  return writeZip([
    ...buildWorkbookParts(download).map(({ name, text }) => ({ name, parts: encode([text]) })),
    { name: "xl/worksheets/sheet1.xml", parts: encode(writeSheet(download, shared)) },
    { name: "xl/sharedStrings.xml", parts: encode(writeSharedTexts(shared)) },
  ]);
};
