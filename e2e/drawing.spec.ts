import { type ChartConfig, deriveFilters } from "@statelier/document";
import type { CubeComponents } from "@statelier/model";
import { inDeep } from "./support/in-deep.ts";
import {
  findDataset,
  makeChartDocument,
  publishChart,
  publishDocument,
  stackBy,
} from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

/** Bills of penguins by sex with confidence intervals, side by side for each island. */
const showIntervals = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  const find = (label: string): string => {
    const all = [...components.dimensions, ...components.measures];
    const component = all.find((one) => one.label === label);
    if (!component) throw new Error(`No ${label}`);
    return component.id;
  };
  if (config.chartType !== "column") throw new Error("No columns");
  const { legend, ...interactive } = config.interactiveFiltersConfig!;
  const island = find("Island");
  const y = {
    componentId: find("Bill length"),
    showStandardError: false,
    showConfidenceInterval: true,
  };
  const changed: ChartConfig = {
    ...config,
    fields: {
      ...config.fields,
      x: { componentId: find("Sex") },
      y,
      segment: { componentId: island, type: "grouped", showValuesMapping: {} },
      color: { type: "segment", paletteId: "category10", colorMapping: {} },
    },
    interactiveFiltersConfig: {
      ...interactive,
      legend: { ...legend, active: true, componentId: island },
    },
  };
  return deriveFilters(
    { ...changed, cubes: config.cubes.map((cube) => ({ ...cube, filters: {} })) },
    components,
  );
};

const publish = (url: string): Promise<string> =>
  publishChart(url, "penguins", { chartType: "column", change: showIntervals });

test.describe("a legend that a finger switches", () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const [locale, width] of inDeep([
    ["de", 390],
    ["fr", 320],
  ] as const))
    test(
      `has what it explains in the rows of its series, ${locale}, ${width} px wide`,
      { tag: "@deep" },
      async ({ page, server }) => {
        const key = await publish(server.url);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${locale}/v/${key}`, { waitUntil: "networkidle" });
        const symbols = page.locator("figure fieldset li svg");
        await expect(symbols).toHaveCount(4);
        const middles = await symbols.evaluateAll((all) =>
          all.map((symbol) => {
            const { top, bottom } = symbol.getBoundingClientRect();
            return (top + bottom) / 2;
          }),
        );
        const steps = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
        // In the same row, or a row further down that has room for a finger.
        expect(steps.filter((step) => Math.abs(step) > 1.5 && step < 44)).toEqual([]);
        expect(steps.some((step) => Math.abs(step) <= 1.5)).toBe(true);
      },
    );
});

test(
  "the tooltip of a column leaves its whisker uncovered",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publish(server.url);
    await page.goto(`/fr/v/${key}`, { waitUntil: "networkidle" });
    const column = page.locator("figure svg rect[data-mark]").last();
    const { x, width } = (await column.boundingBox())!;
    const lines = await page
      .locator("figure svg .overlays line")
      .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().toJSON() as DOMRect));
    await column.hover();
    const tooltip = page.locator("[class*=tooltip]");
    await expect(tooltip).toContainText("Mâle");
    const sheet = (await tooltip.boundingBox())!;
    const own = lines.filter((line) => line.left >= x && line.right <= x + width);
    expect(own).toHaveLength(3);
    const covered = own.filter(
      ({ left, right, top, bottom }) =>
        left < sheet.x + sheet.width &&
        right > sheet.x &&
        top < sheet.y + sheet.height &&
        bottom > sheet.y,
    );
    expect(covered).toEqual([]);
  },
);

/** Sources of electricity, stacked, with a value in each part. */
const showParts = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  const stacked = stackBy("Energy source", config, components);
  const source = components.dimensions.find(({ label }) => label === "Energy source");
  if (stacked.chartType !== "column" || !stacked.fields.segment) throw new Error("No stack");
  const showValuesMapping = Object.fromEntries(
    source?.values.map(({ value }) => [String(value), true]) ?? [],
  );
  const segment = { ...stacked.fields.segment, showValuesMapping };
  return { ...stacked, fields: { ...stacked.fields, segment } };
};

for (const colorScheme of inDeep(["light", "dark"] as const))
  test(
    `with forced colours values are read on textures, and the ground is the page's, ${colorScheme}`,
    { tag: "@deep" },
    async ({ page, server }) => {
      const key = await publishChart(server.url, "electricity generation Iowa", {
        chartType: "column",
        change: showParts,
      });
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
      await expect(page.locator("figure svg .textures")).toHaveCount(1);
      const ground = page.locator("figure [role=group][tabindex='0'] > svg");
      const system = await page.evaluate(() => {
        document.body.style.cssText =
          "forced-color-adjust: none; background: Canvas; color: CanvasText";
        const { backgroundColor, color } = getComputedStyle(document.body);
        return { backgroundColor, color };
      });
      await expect(ground).toHaveCSS("background-color", system.backgroundColor);
      const values = await page
        .locator("figure svg .texts text")
        .filter({ hasText: /^\d{1,2}’\d{3}$/ })
        .evaluateAll((all) =>
          all.flatMap((text) => {
            const { fill, stroke, paintOrder } = getComputedStyle(text);
            return text.getAttribute("text-anchor") === "end" ? [] : [{ fill, stroke, paintOrder }];
          }),
        );
      expect(values.length).toBeGreaterThan(10);
      for (const { fill, stroke, paintOrder } of values)
        expect([fill, stroke, paintOrder]).toEqual([
          system.color,
          system.backgroundColor,
          "stroke",
        ]);
    },
  );

test(
  "the tooltip of a bar far below is in view once the keyboard has gone there",
  { tag: "@deep" },
  async ({ page, server }) => {
    const iri = await findDataset(server.url, "airports");
    const { document } = await makeChartDocument(server.url, { iri, chartType: "bar" });
    const key = await publishDocument(server.url, document);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
    await page.locator("figure [data-walk], figure [role=group][tabindex]").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    const tooltip = page.locator("[class*=tooltip]");
    await expect(tooltip).toContainText("Yuma");
    await expect(page.locator("[class*=highlight] > :last-child")).toBeInViewport({ ratio: 1 });
    await expect(tooltip).toBeInViewport({ ratio: 1 });
  },
);
