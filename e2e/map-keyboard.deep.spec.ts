import type { Locale } from "@statelier/model";
import type { Page } from "@playwright/test";
import {
  findDataset,
  makeChartDocument,
  publishChart,
  publishDocument,
} from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** The rank in the words of the page, and what the place of a mark without a rank would be. */
const WORDS: readonly { locale: Locale; rank: RegExp; place: RegExp }[] = [
  { locale: "de", rank: /Rang (\d+) von (\d+)/g, place: /, \d+ von \d+/ },
  { locale: "fr", rank: /rang (\d+) sur (\d+)/g, place: /, \d+ sur \d+/ },
  { locale: "it", rank: /rango (\d+) su (\d+)/g, place: /, \d+ su \d+/ },
  { locale: "en", rank: /rank (\d+) of (\d+)/g, place: /, \d+ of \d+/ },
];

const chartOf = (page: Page) => page.locator("figure [role=group][tabindex='0']");
const spokenOf = (page: Page) => page.locator("figure div[aria-live=polite]");

for (const { locale, rank, place } of WORDS) {
  test(`${locale}: the places of a map are walked from the greatest to the least, each with its rank said once`, async ({
    page,
    server,
  }) => {
    const key = await publishChart(server.url, "life expectancy", { chartType: "map" });
    await page.goto(`/${locale}/v/${key}`, { waitUntil: "networkidle" });
    await chartOf(page).focus();
    const spoken = spokenOf(page);
    const said = async (press: string): Promise<{ text: string; rank: number; count: number }> => {
      const before = (await spoken.textContent()) ?? "";
      await page.keyboard.press(press);
      await expect(spoken).not.toHaveText(before);
      const text = (await spoken.textContent()) ?? "";
      const found = [...text.matchAll(rank)];
      expect(found, text).toHaveLength(1);
      expect(text.replaceAll(rank, "")).not.toMatch(place);
      return { text, rank: Number(found[0]?.[1]), count: Number(found[0]?.[2]) };
    };
    const first = await said("ArrowRight");
    expect(first.rank).toBe(1);
    expect(first.text.split(", ").length).toBeGreaterThanOrEqual(2);
    const second = await said("ArrowRight");
    expect(second.rank).toBeGreaterThanOrEqual(1);
    expect(second.rank).toBeLessThanOrEqual(2);
    const last = await said("End");
    expect(last.rank).toBeGreaterThan(second.rank);
    expect(last.rank).toBeLessThanOrEqual(last.count);
    expect((await said("Home")).text).toBe(first.text);
    await page.keyboard.press("Escape");
    await expect(spoken).toHaveText("");
  });
}

test("a map is enlarged by keys, says by how much, brings places into sight, and is left by Tab to its table", async ({
  page,
  server,
}) => {
  const key = await publishChart(server.url, "life expectancy", { chartType: "map" });
  await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
  const chart = chartOf(page);
  await chart.focus();
  await page.keyboard.press("ArrowRight");
  // What enlarges a map comes after its drawing.
  await expect(async () => {
    await page.keyboard.press("+");
    await expect(page.getByText(/^Zoomed to \d+\u00a0%$/)).toBeAttached({ timeout: 1_000 });
  }).toPass();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("+");
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press("ArrowRight");
    const ring = page
      .locator("figure [data-highlighted] > svg[aria-hidden]")
      .last()
      .locator("rect")
      .last();
    await expect(ring).toBeInViewport();
  }
  await page.keyboard.press("0");
  await expect(page.getByRole("button", { name: "Show the whole map" })).toHaveCount(0);
  await expect(page.getByText("Zoomed to 100\u00a0%")).toBeAttached();
  await page.keyboard.press("Escape");
  for (const name of ["Zoom in", "Zoom out"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(name);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("figure details section[tabindex='0']")).toBeFocused();
  await expectAccessible(page);
});

test("MP32 keys enlarge a map round the place that has been reached", async ({ page, server }) => {
  const key = await publishChart(server.url, "life expectancy", { chartType: "map" });
  await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
  await chartOf(page).focus();
  await expect(async () => {
    await page.keyboard.type("New Z");
    await expect(spokenOf(page).filter({ hasText: "New Zealand" })).toHaveCount(1, {
      timeout: 1_000,
    });
  }).toPass();
  const ring = page.locator("figure [data-highlighted] > svg[aria-hidden] > rect").last();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press("+");
    await expect(
      page.getByText(`Zoomed to ${Math.round(160 * 1.6 ** step)}\u00a0%`),
    ).toBeAttached();
    await expect(ring).toBeInViewport();
  }
  await expect(page.locator("figure [class*=tooltip]")).toBeVisible();
});

test("letters find a place of a locked map, which stays as it is", async ({ page, server }) => {
  const iri = await findDataset(server.url, "life expectancy");
  const { document } = await makeChartDocument(server.url, { iri, chartType: "map" });
  const [config] = document.chartConfigs as { baseLayer: { locked: boolean } }[];
  config!.baseLayer.locked = true;
  const key = await publishDocument(server.url, document);
  await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
  const chart = chartOf(page);
  await expect(chart).toHaveAccessibleDescription(
    /Escape leaves\. Letters find a place by its name/,
  );
  await chart.focus();
  await expect(async () => {
    await page.keyboard.type("Switz");
    await expect(spokenOf(page).filter({ hasText: "Switzerland" })).toHaveCount(1, {
      timeout: 1_000,
    });
  }).toPass();
  await page.keyboard.press("+");
  await expect(page.getByText(/^Zoomed to/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Zoom in" })).toHaveCount(0);
});
