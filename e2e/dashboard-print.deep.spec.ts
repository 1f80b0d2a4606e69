import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { LayoutType } from "@statelier/document";
import { publishBoard } from "./support/publish-board.ts";
import { readPdf } from "./support/read-pdf.ts";
import { expect, test } from "./support/test.ts";

const TYPES = ["column", "line", "table", "area", "bar"] as const;

/** Points of the letters of the summary, which stands on paper for those who have the file read out. */
const UNSEEN = 5;

const MOST_IN_ROW = { tall: 2, vertical: 1, canvas: 4 } as const;

for (const layout of ["tall", "vertical", "canvas"] as const satisfies readonly LayoutType[])
  test(`a ${layout} dashboard on paper has all of its charts whole`, async ({
    page,
    server,
  }, info) => {
    const key = await publishBoard(server.url, TYPES.length, {
      types: TYPES,
      layout,
      text: "## How to read it\n\nEach chart is on one country.",
    });
    await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
    // What is far below is drawn for paper once it has been taken over.
    for (const tile of await page.locator("[data-tile]").all()) await tile.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    mkdirSync(info.outputDir, { recursive: true });
    const file = join(info.outputDir, "board.pdf");
    await page.pdf({ format: "A4", path: file });
    const text = await readPdf("pdftotext", "-layout", file, "-");
    const pages = text.split("\f").filter((each) => each.trim() !== "");
    expect(pages[0]).toContain("How to read it");
    // A chart and its notes stand on one page, which has charts of one row alone.
    const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;
    const charts = pages.map((text) => count(text, /^ *Life expectancy, fertility/gm));
    expect(pages.map((text) => count(text, /Selection: Country/g))).toEqual(charts);
    expect(charts.reduce((sum, each) => sum + each, 0)).toBe(TYPES.length);
    expect(Math.max(...charts)).toBeLessThanOrEqual(MOST_IN_ROW[layout]);
    const table = pages.findIndex((text) => text.includes("Rows 1 to 11 of 11"));
    expect(layout === "canvas" || charts[table] === 1).toBe(true);
    // Letters of charts are as large as on a screen: 12 pixels are 9 points.
    const boxes = await readPdf("pdftotext", "-bbox", file, "-");
    const heights = Array.from(
      boxes.matchAll(/yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">1955</g),
      ([, top, bottom]) => Number(bottom) - Number(top),
    ).filter((height) => height > UNSEEN);
    expect(heights.length).toBe(TYPES.length);
    expect(Math.min(...heights)).toBeGreaterThan(8);
  });
