import { CHART_TYPES, type ChartType } from "@statelier/document";

import { measureScript } from "../bench/support/measure-script.ts";
import { inDeep } from "./support/in-deep.ts";
import {
  findDataset,
  findFitting,
  makeChartDocument,
  publishDocument,
} from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

/** Bytes after brotli 11 that a reader may have to fetch before a chart stands; what highlights its marks and writes other words than those that stand there comes after it. */
const MOST_BYTES: Partial<Record<ChartType, number>> = { column: 71_500, map: 85_500 };
/** Of other types, which have more of their own than columns. */
const MOST_OF_OTHERS = 78_500;
/** What a frame in another page has of its own: its flags, and what it says to that page. */
const MOST_OF_FRAME = 1_500;

for (const chartType of inDeep(CHART_TYPES)) {
  test(`the script of a published ${chartType} chart is small, in its page and embedded`, async ({
    server,
  }) => {
    const iri = await findFitting(server.url, chartType, "daily weather", "electricity");
    const { document } = await makeChartDocument(server.url, { iri, chartType });
    const key = await publishDocument(server.url, document);
    const most = MOST_BYTES[chartType] ?? MOST_OF_OTHERS;
    for (const [form, more] of [
      ["v", 0],
      ["embed", MOST_OF_FRAME],
    ] as const) {
      const html = await (await fetch(`${server.url}/en/${form}/${key}`)).text();
      const files = await measureScript(server.url, html);
      const bytes = files.reduce((sum, { brotli11 }) => sum + brotli11, 0);
      expect(bytes, JSON.stringify(files)).toBeLessThan(most + more);
    }
  });
}

test(
  "a chart loads what its page names, what highlights its marks and what writes its words, and nothing else",
  { tag: "@deep" },
  async ({ page, server }) => {
    const iri = await findDataset(server.url, "life expectancy");
    const { document } = await makeChartDocument(server.url, { iri, chartType: "column" });
    const key = await publishDocument(server.url, document);
    const loaded = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|css)$/.test(pathname)) loaded.add(pathname);
    });
    const address = `${server.url}/en/v/${key}`;
    // What moves marks comes later, for those who want motion.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const isLater = (file: string): boolean => /\/(highlight-parts|words)-/.test(file);
    await page.goto(address, { waitUntil: "networkidle" });
    await expect.poll(() => [...loaded].filter(isLater)).not.toEqual([]);
    await page.waitForLoadState("networkidle");
    const named = await measureScript(server.url, await (await fetch(address)).text());
    const later = [...loaded].filter((file) => !named.some(({ path }) => path === file));
    // The files that highlight and write words, and what they share with others.
    expect(later.filter((file) => !isLater(file) && !file.includes("/shared-"))).toEqual([]);
    expect(loaded.size).toBe(named.length + later.length);
  },
);
