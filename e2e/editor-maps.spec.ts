import {
  choose,
  controls,
  openNew,
  openSection,
  openTask,
  publish,
  stage,
  waitForChart,
} from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

test(
  "a map is coloured in classes by a measure, loses its base map, and is published as it is drawn",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page, "life-expectancy/2", "Map");
    await waitForChart(page);
    const areas = stage(page).locator(".areas path");
    // The first chart, of lines, is kept to the seven largest countries; a map has room for all.
    await expect.poll(() => areas.count()).toBeGreaterThan(50);
    const listFills = () =>
      areas.evaluateAll((all) => new Set(all.map((area) => area.getAttribute("fill"))).size);
    const continuous = await listFills();
    await openTask(page, "Look");
    await controls(page).getByText("In classes", { exact: true }).click();
    await choose(page, /Number of classes$/, "4");
    await choose(page, /Classes$/, "with equal numbers of places");
    await choose(page, /Palette$/, "Blues");
    await expect.poll(listFills).toBeLessThan(continuous);
    // The last one is that of land around.
    await expect(stage(page).locator(".key rect")).toHaveCount(4 + 1);
    await openTask(page, "Chart");
    await choose(page, /Colour by$/, /fertility/i);
    await openTask(page, "Look");
    await expect(stage(page).locator(".key rect")).toHaveCount(40 + 1);
    await expect(stage(page).locator(".ground path").first()).toBeAttached();
    await openSection(page, /^Map(?! services)/);
    await controls(page).getByText("Land, borders and lakes around the areas").click();
    await expect(stage(page).locator(".ground")).toHaveCount(0);
    await openSection(page, /^Points and labels/);
    await controls(page)
      .getByRole("button", { name: /Label the places/ })
      .click();
    for (const name of ["Brazil", "Australia"]) {
      await page.getByRole("dialog").getByRole("searchbox").fill(name);
      await page.getByRole("row", { name, exact: true }).click();
    }
    await page.keyboard.press("Escape");
    await expect(stage(page).locator("svg text", { hasText: "Brazil" })).toHaveCount(1);
    const drawn = await areas.count();
    await publish(page);
    await expect(page.locator("figure .areas path")).toHaveCount(drawn);
    await expect(page.locator("figure .ground")).toHaveCount(0);
    await expect(page.locator("figure svg text", { hasText: "Australia" })).toHaveCount(1);
  },
);

test(
  "an author moves a map and locks the part that readers see",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page, "life-expectancy/2", "Map");
    await waitForChart(page);
    const area = stage(page).locator(".areas path").first();
    const before = await area.getAttribute("d");
    const zoomIn = stage(page).getByRole("button", { name: "Zoom in" });
    await zoomIn.click();
    await zoomIn.click();
    await expect(area).not.toHaveAttribute("d", before ?? "");
    await stage(page).getByRole("button", { name: "Readers see only this part" }).click();
    await expect(zoomIn).toHaveCount(0);
    await expect(area).not.toHaveAttribute("d", before ?? "");
    await publish(page);
    const published = page.locator("figure .areas path").first();
    await expect(published).not.toHaveAttribute("d", before ?? "");
    await expect(page.getByRole("button", { name: "Zoom in" })).toHaveCount(0);
  },
);

test(
  "the switch of the panel locks the part that the author sees",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page, "life-expectancy/2", "Map");
    await waitForChart(page);
    const area = stage(page).locator(".areas path").first();
    const before = (await area.getAttribute("d")) ?? "";
    await stage(page).getByRole("button", { name: "Zoom in" }).click();
    await expect(area).not.toHaveAttribute("d", before);
    await openTask(page, "Look");
    await openSection(page, /^Map(?! services)/);
    await controls(page).getByText("Lock the map", { exact: true }).click();
    await expect(stage(page).getByRole("button", { name: "Zoom in" })).toHaveCount(0);
    await publish(page);
    await expect(page.locator("figure .areas path").first()).not.toHaveAttribute("d", before);
  },
);

test(
  "the areas of a map have one colour, which its author picks",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page, "life-expectancy/2", "Map");
    await waitForChart(page);
    await openTask(page, "Chart");
    await choose(page, /Colour by$/, "One colour");
    await openTask(page, "Look");
    const fills = () =>
      stage(page)
        .locator(".areas path")
        .evaluateAll((all) => [...new Set(all.map((area) => getComputedStyle(area).fill))]);
    await expect.poll(fills).toHaveLength(1);
    await controls(page).getByLabel("Colour", { exact: true }).fill("#aa3311");
    // Four fifths of it on paper (MP33).
    await expect.poll(fills).toEqual(["rgb(187, 92, 65)"]);
  },
);

test(
  "a map that is unlocked again keeps no part that readers would see",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page, "life-expectancy/2", "Map");
    await waitForChart(page);
    await stage(page).getByRole("button", { name: "Zoom in" }).click();
    const lock = stage(page).getByRole("button", { name: "Readers see only this part" });
    await lock.click();
    await expect(stage(page).getByRole("button", { name: "Zoom in" })).toHaveCount(0);
    await lock.click();
    await expect(stage(page).getByRole("button", { name: "Zoom in" })).toBeVisible();
    const key = await publish(page);
    const answer = await page.request.get(`/api/config/${key}`);
    const { data } = (await answer.json()) as {
      data: { data: { chartConfigs: { baseLayer: unknown }[] } };
    };
    expect(data.data.chartConfigs.map(({ baseLayer }) => baseLayer)).toEqual([
      { show: true, locked: false, customLayers: [] },
    ]);
  },
);
