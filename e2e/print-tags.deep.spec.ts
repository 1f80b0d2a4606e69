import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { publishChart } from "./support/publish-chart.ts";
import { readPdf } from "./support/read-pdf.ts";
import { expect, test } from "./support/test.ts";

/** The tree of tags of the page on paper, with its texts. */
const printTags = async (page: Page, folder: string): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "chart.pdf");
  await page.pdf({ format: "A4", path: file, tagged: true });
  return readPdf("pdfinfo", "-struct-text", file);
};

test("a chart on paper is a tagged document: a heading, a summary, and the table that its reader has opened", async ({
  page,
  server,
}, info) => {
  const key = await publishChart(server.url, "life expectancy", { chartType: "column" });
  await page.goto(`/de/v/${key}`, { waitUntil: "networkidle" });
  await page.getByText("Datentabelle", { exact: true }).click();
  const rows = await page.locator("figure details tbody tr").count();
  const tags = await printTags(page, info.outputDir);
  const count = (tag: string): number => tags.match(new RegExp(`^ *${tag}\\b`, "gm"))?.length ?? 0;
  expect(count("H1")).toBe(1);
  expect(count("Table")).toBe(1);
  expect(count("TR")).toBe(rows + 1);
  // A head for each column, and one for each row.
  expect(count("TH")).toBe(2 + rows);
  expect(count("TD")).toBe(rows);
  expect(tags).toContain("Säulendiagramm");
});

test("the table in place of a chart, and a chart that is a table, are tagged tables on paper", async ({
  page,
  server,
}, info) => {
  const line = await publishChart(server.url, "life expectancy", { chartType: "line" });
  const table = await publishChart(server.url, "life expectancy", { chartType: "table" });
  for (const path of [`/en/v/${line}?as=table`, `/en/v/${table}`]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const tags = await printTags(page, info.outputDir);
    expect(tags.match(/^ *Table\b/gm)).toHaveLength(1);
    expect(tags.match(/^ *TH\b/gm)?.length).toBeGreaterThan(3);
    expect(tags.match(/^ *TD\b/gm)?.length).toBeGreaterThan(10);
  }
});

test("many bars below each other keep letters on paper that can be read", async ({
  page,
  server,
}) => {
  const key = await publishChart(server.url, "life expectancy", { chartType: "bar" });
  await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
  const scale = await page
    .locator("figure [role=group] > svg")
    .first()
    .evaluate((drawing) =>
      drawing instanceof SVGSVGElement ? (drawing.getScreenCTM()?.a ?? 0) : 0,
    );
  expect(scale).toBeGreaterThan(0.9);
});
