import type { Page } from "@playwright/test";
import { makeBoard } from "./support/make-board.ts";
import { publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

const LOCALES = ["de", "fr", "it", "en"] as const;

/** The buttons in the head of the editor, and in how many lines their words stand. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const next = document.querySelector("[data-next-step] button");
    const bar = next?.closest("section");
    const buttons = [...(bar?.querySelectorAll("[data-outside] button") ?? [])];
    const lines = buttons.map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return [button.textContent.trim(), new Set(tops).size] as const;
    });
    return { lines: lines.filter(([text]) => text !== ""), height: bar?.clientHeight ?? 0 };
  });

for (const locale of LOCALES)
  test(`on a phone the words of the head's buttons stand in two lines at most, in ${locale}`, async ({
    page,
    server,
  }) => {
    const key = await publishDocument(server.url, await makeBoard(server.url));
    await page.setViewportSize({ width: 390, height: 844 });
    // As high as with words in one line.
    for (const step of ["", "&state=LAYOUTING"]) {
      await page.goto(`/${locale}/create/new?edit=${key}${step}`);
      await expect(page.locator("[data-next-step] button")).toBeVisible();
      const { lines, height } = await readHead(page);
      expect(lines.filter(([, count]) => count > 2)).toEqual([]);
      expect(height).toBeLessThan(52);
    }
  });
