import type { Page } from "@playwright/test";
import { openNew, stage, writeTitle } from "./support/editor-page.ts";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const FAULT = "cannot be drawn";

/** Whatever is laid out from now on fails, until `repair` is called. */
const breakDrawings = (page: Page): Promise<void> =>
  page.evaluate((fault) => {
    const own = Math.max;
    Math.max = (...numbers: number[]) => {
      if (new Error("where").stack?.includes("/assets/drawing")) throw new Error(fault);
      return own(...numbers);
    };
    const repair = (): void => {
      Math.max = own;
    };
    Object.assign(globalThis, { repair });
  }, FAULT);

const mendDrawings = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { repair(): void }).repair());

/** That they fail is asked for here. */
const forgetFaults = (errors: string[]): void => {
  const others = errors.filter((text) => !text.includes(FAULT));
  errors.splice(0, errors.length, ...others);
};

test(
  "a published chart that cannot be drawn is a box with a next step, and the rest of the page stays",
  { tag: "@deep" },
  async ({ page, server, consoleErrors }) => {
    const iri = await findDataset(server.url, "life expectancy");
    const { document } = await makeChartDocument(server.url, { iri, chartType: "line" });
    const key = await publishDocument(server.url, document);
    for (const form of ["v", "embed"]) {
      await page.setViewportSize({ width: 1200, height: 800 });
      await page.goto(`/en/${form}/${key}`, { waitUntil: "networkidle" });
      await breakDrawings(page);
      await page.setViewportSize({ width: 700, height: 800 });
      const box = page.getByRole("alert");
      await expect(box).toContainText("This part of the page could not be drawn.");
      await expect(page.getByRole("heading").first()).toBeVisible();
      if (form === "v") await expect(page.getByText("CSV").first()).toBeAttached();
      await expectAccessible(page);
      await box.getByRole("link", { name: "Try again" }).click();
      await expect(page.locator("figure svg").first()).toBeVisible();
      await expect(box).toHaveCount(0);
    }
    expect(consoleErrors.some((text) => text.includes(FAULT))).toBe(true);
    forgetFaults(consoleErrors);
  },
);

test(
  "in the editor a chart that cannot be drawn is a box, its panels stay, and undo leads back",
  { tag: "@deep" },
  async ({ page, consoleErrors }) => {
    await openNew(page);
    await breakDrawings(page);
    await page.getByRole("button", { name: "640 pixels wide" }).click();
    const box = stage(page).getByRole("alert");
    await expect(box).toBeVisible();
    await expect(page.getByRole("region", { name: "Chart settings" })).toBeVisible();
    await mendDrawings(page);
    await writeTitle(page, "Drawn again");
    await expect(stage(page).getByRole("heading", { name: "Drawn again" })).toBeVisible();
    await expect(box).toHaveCount(0);
    forgetFaults(consoleErrors);
  },
);
