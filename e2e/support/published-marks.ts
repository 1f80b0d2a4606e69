import { expect, type Page } from "@playwright/test";

/** The grey of marks beside those that are highlighted. */
const FADED = "#a8a49d";

/** Bars stand by their value, the longest above, and one alone has a colour. */
export const expectOneOfBarsByValue = async (page: Page): Promise<void> => {
  const bars = await page.locator("figure svg g.marks rect[data-mark]").evaluateAll((rects) =>
    rects.map((rect) => {
      const [y = 0, width = 0] = ["y", "width"].map((name) => Number(rect.getAttribute(name)));
      return { y, width, fill: rect.getAttribute("fill") };
    }),
  );
  const widths = bars.toSorted((a, b) => a.y - b.y).map(({ width }) => width);
  expect(widths.length).toBeGreaterThan(5);
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  expect(bars.filter(({ fill }) => fill !== FADED)).toHaveLength(1);
};

/** Points have the colours of the regions of the world, which the legend names. */
export const expectPointsByRegion = async (page: Page): Promise<void> => {
  const fills = await page
    .locator("figure svg circle[data-mark]")
    .evaluateAll((circles) => circles.map((circle) => circle.getAttribute("fill")));
  expect(fills.length).toBeGreaterThan(50);
  expect(new Set(fills).size).toBe(6);
  await expect(page.getByText("Sub-Saharan Africa").first()).toBeVisible();
};
