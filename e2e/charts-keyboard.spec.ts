import { type ChartConfig, CHART_TYPES, chartRules, type ChartType } from "@statelier/document";
import type { CubeComponents, Locale } from "@statelier/model";
import type { Page } from "@playwright/test";
import { chartTraits } from "../packages/document/src/chart-types/chart-types.ts";
import { setField } from "../packages/document/src/charts/set-field.ts";
import { inDeep } from "./support/in-deep.ts";
import {
  findFitting,
  makeChartDocument,
  publishChart,
  publishDocument,
} from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** Tables are read as tables, and maps have journeys of their own. */
const TYPES = CHART_TYPES.filter((type) => type !== "table" && type !== "map");

const isStack = (chartType: ChartType): boolean => chartTraits[chartType].stacking === "always";

/** Splits a stack by the dimension that the rules have fixed to one value. */
const split = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  const [cube] = config.cubes;
  const [componentId] = Object.keys(cube?.filters ?? {});
  if (!isStack(config.chartType) || !cube || !componentId) return config;
  const whole = { ...config, cubes: [{ ...cube, filters: {} }] };
  return setField(whole, { field: "segment", componentId }, components) ?? config;
};

/** Several series one above the other: the arrow down goes to another one. */
const hasSeriesAbove = ({ chartType, fields }: ChartConfig): boolean => {
  const isUpright = chartRules[chartType].fields.some(
    ({ field, role }) => field === "x" && ["category", "time"].includes(role),
  );
  const isSeveral = chartTraits[chartType].measureUnits !== undefined || "segment" in fields;
  return isUpright && isSeveral;
};

const POSITIONS: readonly [Locale, RegExp][] = [
  ["de", /, (\d+) von (\d+)$/],
  ["fr", /, (\d+) sur (\d+)$/],
  ["it", /, (\d+) su (\d+)$/],
  ["en", /, (\d+) of (\d+)$/],
];

/** What a screen reader says; polls until it is another text than before. */
const makeListener = (page: Page, position: RegExp) => {
  const spoken = page.locator("figure [aria-live=polite]");
  return async (key: string): Promise<{ text: string; index: number; total: number }> => {
    await page.keyboard.press(key);
    await expect(spoken).toHaveText(position);
    const text = (await spoken.textContent()) ?? "";
    const [, index, total] = position.exec(text) ?? [];
    return { text, index: Number(index), total: Number(total) };
  };
};

for (const chartType of inDeep(TYPES)) {
  test(
    `${chartType}: the chart is walked with the keyboard in four languages`,
    { tag: "@deep" },
    async ({ page, server }) => {
      const preferred = isStack(chartType) ? ["electricity"] : [];
      const iri = await findFitting(server.url, chartType, ...preferred);
      const { document } = await makeChartDocument(server.url, { iri, chartType, change: split });
      const hasSeries = document.chartConfigs.some(hasSeriesAbove);
      const key = await publishDocument(server.url, document);
      for (const [locale, position] of POSITIONS) {
        await page.goto(`/${locale}/v/${key}`);
        const press = makeListener(page, position);
        const chart = page.locator("figure [role=group][tabindex='0']");
        await expect(chart).toHaveCount(1);
        await expect(chart.locator("[tabindex], a, button, input")).toHaveCount(0);
        await expect(chart).toHaveAccessibleName(/^\d/);
        await chart.focus();
        await expect(async () => {
          await page.keyboard.press("ArrowRight");
          await expect(page.locator("figure [aria-live=polite]")).toHaveText(position, {
            timeout: 500,
          });
        }).toPass();
        const first = await press("Home");
        expect(first.index).toBe(1);
        expect(first.text.split(", ").length).toBeGreaterThanOrEqual(3);
        const last = await press("End");
        expect(last.index).toBe(last.total);
        expect(last.text).not.toBe(first.text);
        if (hasSeries) {
          const other = await press("ArrowDown");
          expect(other.text.split(", ")[0]).not.toBe(last.text.split(", ")[0]);
        }
        await expect(page.locator("figure [data-highlighted]")).toHaveCount(1);
        const ring = page
          .locator("figure [data-highlighted] > svg[aria-hidden]")
          .last()
          .locator("rect")
          .last();
        // Areas of fractions of a pixel do not divide to exactly 1.
        await expect(ring).toBeInViewport({ ratio: 0.999 });
        await page.keyboard.press("Escape");
        await expect(page.locator("figure [aria-live=polite]")).toHaveText("");
        await expect(page.locator("figure [data-highlighted]")).toHaveCount(0);
        await page.keyboard.press("Tab");
        await expect(chart).not.toBeFocused();
        // The table is the next stop, or the one after a legend that is folded.
        const stop = await page.evaluate(
          () => globalThis.document.activeElement?.textContent ?? "",
        );
        if (/\(\d+\)$/.test(stop)) await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        const rows = page.locator("figure details[open] section[tabindex='0'] tbody tr");
        await expect(rows.first()).toBeInViewport();
        await expect(page.locator("figure details section[tabindex='0']")).toBeFocused();
        const figure = page.locator("figure");
        const title = await page.getByRole("heading", { level: 1 }).innerText();
        await expect(figure).toHaveAccessibleName(title);
        await expect(figure).toHaveAccessibleDescription(/.{60}/);
      }
      await expectAccessible(page);
    },
  );
}

test(
  "a point of a scatterplot says both of its measures by name",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publishChart(server.url, "wealth", { chartType: "scatterplot" });
    await page.goto(`/en/v/${key}`);
    await page.locator("figure [role=group][tabindex='0']").focus();
    const spoken = page.locator("figure [aria-live=polite]");
    // Keys lead somewhere once what walks the marks is there.
    await expect(async () => {
      await page.keyboard.press("Home");
      await expect(spoken).toHaveText(
        /, Life expectancy: [^:]+, Income per person: [^:]+, 1 of \d+$/,
        { timeout: 500 },
      );
    }).toPass();
  },
);
