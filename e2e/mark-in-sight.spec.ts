import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 320 } });

test(
  "the mark that the keyboard comes to is not covered by the strip that says its value",
  { tag: "@deep" },
  async ({ server, page }) => {
    const iri = await findDataset(server.url, "electricity generation Iowa");
    const { document } = await makeChartDocument(server.url, { iri, chartType: "bar" });
    await page.goto(`${server.url}/en/v/${await publishDocument(server.url, document)}`);
    const marks = page.locator('[role="group"][tabindex="0"]').first();
    await marks.focus();
    const strip = page.locator('[class*="_strip_"]');
    for (let at = 0; at < 12; at += 1) {
      await page.keyboard.press("ArrowDown");
      await expect(strip).not.toBeEmpty();
      const mark = await page.locator('[class*="_highlight_"] > :last-child').boundingBox();
      const cover = await strip.boundingBox();
      if (!mark || !cover) throw new Error("nothing is highlighted");
      expect(mark.y + mark.height, `step ${at}`).toBeLessThanOrEqual(cover.y);
      expect(mark.y + mark.height, `step ${at}`).toBeLessThanOrEqual(320);
    }
  },
);

test(
  "the strip is as high as its words, in letters twice as large, and moves nothing",
  { tag: "@deep" },
  async ({ server, page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const iri = await findDataset(server.url, "electricity generation Iowa");
    const { document } = await makeChartDocument(server.url, { iri, chartType: "bar" });
    await page.goto(`${server.url}/en/v/${await publishDocument(server.url, document)}`);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`[class*="_strip_"] { font-size: 34px !important; }`);
      globalThis.document.adoptedStyleSheets = [sheet];
    });
    const strip = page.locator('[class*="_strip_"]');
    const table = page.locator("figure details").last();
    const before = await table.boundingBox();
    await page.locator('[role="group"][tabindex="0"]').first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(strip).toBeVisible();
    const [frame, ...words] = await strip.evaluate((node) =>
      [node, ...node.querySelectorAll("span, b")].map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    expect(frame!.bottom - frame!.top).toBeGreaterThan(72);
    for (const word of words) {
      expect(word.left).toBeGreaterThanOrEqual(frame!.left);
      expect(word.right).toBeLessThanOrEqual(frame!.right);
      expect(word.top).toBeGreaterThanOrEqual(frame!.top);
      expect(word.bottom).toBeLessThanOrEqual(frame!.bottom);
    }
    expect(await table.boundingBox()).toEqual(before);
  },
);
