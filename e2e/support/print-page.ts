import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "@playwright/test";
import { readPdf } from "./read-pdf.ts";

/** Points of the letters of the summary, which stands on paper for those who have the file read out. */
const UNSEEN = 5;

/** In points, `top` from the edge of its page. */
export type PrintedWord = { text: string; top: number; height: number };

/** The words that are seen on each page of paper. */
export const printPage = async (page: Page, file: string): Promise<PrintedWord[][]> => {
  mkdirSync(dirname(file), { recursive: true });
  await page.pdf({ format: "A4", path: file });
  const boxes = await readPdf("pdftotext", "-bbox", file, "-");
  return boxes
    .split("<page ")
    .slice(1)
    .map((each) =>
      Array.from(
        each.matchAll(/yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)</g),
        ([, top, bottom, text = ""]) => ({
          text,
          top: Number(top),
          height: Number(bottom) - Number(top),
        }),
      ).filter(({ height }) => height > UNSEEN),
    );
};
