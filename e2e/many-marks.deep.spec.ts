import type { ChartConfig } from "@statelier/document";
import type { Page } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { collectMessages } from "@statelier/ui/all-messages";
import { makeRows } from "../bench/charts/rows.ts";
import { buildScript } from "../bench/support/build-script.ts";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** Every day of both cities. */
const drawAll = (config: ChartConfig): ChartConfig => {
  if (config.chartType !== "scatterplot") throw new Error("no scatterplot");
  return { ...config, cubes: config.cubes.map((cube) => ({ ...cube, filters: {} })) };
};

const publishDays = async (url: string): Promise<string> => {
  const iri = await findDataset(url, "daily weather");
  const { document } = await makeChartDocument(url, {
    iri,
    chartType: "scatterplot",
    change: drawAll,
  });
  return `${url}/en/v/${await publishDocument(url, document)}`;
};

/** How much of the canvas is painted, from 0 to 1, and its mean colour. */
const readCanvas = (page: Page): Promise<{ share: number; rgb: number[]; scale: number }> =>
  page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    const sums = [0, 0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const alpha = (data[at + 3] ?? 0) / 255;
      sums.forEach((_, part) => {
        sums[part] = (sums[part] ?? 0) + alpha * (part === 3 ? 1 : (data[at + part] ?? 0));
      });
    }
    const [r = 0, g = 0, b = 0, ink = 0] = sums;
    return {
      share: ink / (width * height),
      rgb: [r / ink, g / ink, b / ink],
      scale: width / canvas.getBoundingClientRect().width,
    };
  });

const dotsOf = (markup: string): number => markup.match(/h0(?=[M"])/g)?.length ?? 0;

test("with forced colours a cloud of dots keeps the colours that its legend names", async ({
  page,
  server,
}) => {
  const url = await publishDays(server.url);
  const read = async (forcedColors: "active" | "none") => {
    await page.emulateMedia({ forcedColors, colorScheme: "dark" });
    await page.goto(url);
    await expect.poll(() => readCanvas(page).then(({ share }) => share)).toBeGreaterThan(0);
    return readCanvas(page);
  };
  const { rgb, share } = await read("none");
  const forced = await read("active");
  expect(forced.share).toBeCloseTo(share, 2);
  forced.rgb.forEach((part, index) => expect(Math.abs(part - (rgb[index] ?? 0))).toBeLessThan(10));
});

test("a published cloud of dots is there before its program, which paints it without moving anything", async ({
  page,
  server,
}) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  const url = await publishDays(server.url);
  const html = await (await fetch(url)).text();
  expect(dotsOf(html)).toBe(2922);
  expect(html).not.toContain("<canvas");
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url);
  await expect(page.locator("canvas")).toHaveCount(1);
  const { share } = await readCanvas(page);
  expect(share).toBeGreaterThan(0.01);
  expect(share).toBeLessThan(0.5);
  expect(await page.evaluate(() => document.querySelectorAll(".marks *").length)).toBe(0);
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual(
    [],
  );
  await expectAccessible(page);
  expect(said).toEqual([]);
});

test("dots answer to the mouse and to the keyboard", async ({ page, server }) => {
  await page.goto(await publishDays(server.url));
  const canvas = page.locator("canvas");
  const box = await canvas.boundingBox();
  if (!box) throw new Error("no canvas");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const tooltip = page.locator("[class*=tooltip]");
  await expect(tooltip).toContainText("°C");
  expect((await tooltip.locator("svg").boundingBox())?.width).toBe(14);
  await page.mouse.move(5, 5);
  await expect(tooltip).toHaveCount(0);
  const marks = page.getByRole("group", { name: "2’922 values in the chart" });
  await marks.focus();
  await page.keyboard.press("ArrowRight");
  const spoken = page.locator("[aria-live=polite]").filter({ hasText: " of " });
  await expect(spoken).toHaveText(/1 of \d/);
  await page.keyboard.press("ArrowRight");
  await expect(spoken).toHaveText(/2 of \d/);
  await page.keyboard.press("End");
  await expect(spoken).toHaveText(/(\d[\d’]*) of \1$/);
  await expect(tooltip).toContainText("°C");
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
});

test("dots take the colours of the theme at once, and are vectors on paper", async ({
  page,
  server,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(await publishDays(server.url));
  await expect(page.locator("canvas")).toHaveCount(1);
  const light = await readCanvas(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(async () => (await readCanvas(page)).rgb).not.toEqual(light.rgb);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("canvas")).toHaveCount(0);
  // On paper series have shapes of their own beside the round dots of the first.
  const onPaper = await page.locator(".marks").first().innerHTML();
  expect(dotsOf(onPaper) + (onPaper.match(/Z/g)?.length ?? 0)).toBe(2922);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("canvas")).toHaveCount(1);
  expect((await readCanvas(page)).share).toBeGreaterThan(0.01);
});

type Library = { prepare: (...args: unknown[]) => unknown; draw: (...args: unknown[]) => unknown };

const CASES = [
  { kind: "scatter 50,000", scale: 1, least: 0.2, said: "Place" },
  { kind: "scatter 50,000", scale: 3, least: 0.2, said: "Place" },
  { kind: "line", scale: 2, least: 0.02, said: "Series" },
] as const;

for (const { kind, scale, least, said: name } of CASES)
  test(`${kind}: marks are painted for a screen with ${scale} pixels for one, and answer`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ deviceScaleFactor: scale });
    const page = await context.newPage();
    const said: string[] = [];
    page.on("pageerror", (error) => said.push(error.message));
    const entry = fileURLToPath(new URL("../bench/charts/ours.tsx", import.meta.url));
    const { script, styles } = await buildScript(entry);
    await page.setContent("<!doctype html><title>Dots</title><body></body>");
    await page.addStyleTag({ content: styles });
    await page.addScriptTag({ content: script });
    await page.evaluate(
      async ([type, rows, messages]) => {
        const { library } = globalThis as unknown as { library: Library };
        Object.assign(globalThis, { messages });
        await library.draw(document.body, type, library.prepare(type, rows));
      },
      [kind, makeRows(kind, false), collectMessages("en", ["chart"])] as const,
    );
    const painted = await readCanvas(page);
    expect(Math.round(painted.scale)).toBe(scale);
    expect(painted.share).toBeGreaterThan(least);
    expect(await page.locator("svg *").count()).toBeLessThan(120);
    const box = await page.locator("canvas").boundingBox();
    if (!box) throw new Error("no canvas");
    await page.mouse.move(box.x + 300, box.y + 200);
    await expect(page.locator("[class*=tooltip]")).toContainText(name);
    expect(said).toEqual([]);
    await context.close();
  });
