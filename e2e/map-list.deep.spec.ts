import type { Page } from "@playwright/test";
import { publishChart } from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const readRows = (page: Page): Promise<string[][]> =>
  page
    .locator("figure tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? "")),
    );

const walkList = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.locator("figure").getByRole("link", { name: "Table", exact: true }).click();
  await expect(page).toHaveURL(/as=table/);
  const heads = page.getByRole("columnheader");
  await expect(heads.first()).toHaveText("Rank");
  await expect(heads.first()).toHaveAttribute("aria-sort", "ascending");
  const ranked = await readRows(page);
  expect(ranked.length).toBeGreaterThan(20);
  expect(ranked[0]?.[0]).toBe("1");
  await heads.nth(1).getByRole("button").click();
  await expect(page).toHaveURL(/sort=/);
  await expect(heads.nth(1)).toHaveAttribute("aria-sort", "ascending");
  const named = await readRows(page);
  expect(named.map(([, name]) => name)).toEqual(
    ranked.map(([, name = ""]) => name).toSorted((a, b) => a.localeCompare(b, "en")),
  );
  expect(named.toSorted((a, b) => Number(a[0]) - Number(b[0]))[0]).toEqual(ranked[0]);
  await page.locator("figure").getByRole("link", { name: "Chart", exact: true }).click();
  await expect(page.locator("figure svg").first()).toBeVisible();
  await expect(page.locator("figure > section")).toHaveCount(0);
};

test("a map is read as a list of its areas by rank, sorted by name, and back", async ({
  page,
  server,
}) => {
  const key = await publishChart(server.url, "life expectancy", { chartType: "map" });
  await walkList(page, `/en/v/${key}`);
  await page.goto(`/en/v/${key}?as=table`);
  await expectAccessible(page);
});

test("so it is without a script", async ({ browser, server }) => {
  const key = await publishChart(server.url, "life expectancy", { chartType: "map" });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  await walkList(await context.newPage(), `/en/v/${key}`);
  await context.close();
});
