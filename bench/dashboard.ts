import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { listSharedChoices, publishBoard } from "../e2e/support/publish-board.ts";
import { SLOW_PHONE, slowDown } from "../e2e/support/slow-phone.ts";
import { findChromium } from "../tools/find-chromium.ts";
import { ROOT } from "../tools/run-step.ts";
import { countRequestsUntilVisible } from "./support/count-requests.ts";
import { measureScript } from "./support/measure-script.ts";
import { type Benchmark, measureAlone } from "./support/measurement.ts";
import { startProduct } from "./support/start-product.ts";
import { median, timeCalls } from "./support/time-calls.ts";

const CHARTS = 25;
const CHANGES = 11;

/** Milliseconds from the last byte of page and programs until the first tile answers, on a slow phone. */
const timeUntilAnswering = async (browser: Browser, address: string): Promise<number> => {
  const page = await browser.newPage(SLOW_PHONE);
  await slowDown(page);
  // What highlights marks is asked for by the first tile that is taken over.
  const asked = page.waitForResponse(/\/highlight-parts-/);
  await page.goto(address);
  // It is listed once it has come whole.
  await (await asked).finished();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/highlight-parts-")),
  );
  const ms = await page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const isLate = ({ name }: PerformanceResourceTiming) => name.includes("/highlight-parts-");
    const start = files.find(isLate)?.startTime ?? Number.POSITIVE_INFINITY;
    const sent = [...files, ...(performance.getEntriesByType("navigation") as typeof files)];
    const before = sent.filter((file) => !isLate(file) && file.responseEnd <= start);
    return start - Math.max(...before.map(({ responseEnd }) => responseEnd));
  });
  await page.close();
  return ms;
};

/**
 * Runs in the page: milliseconds from each shared choice, as Back and Forward bring it, until all charts have been painted
 * anew. What they show is read before and after alone: reading it in each frame takes time of its own.
 */
const changeAll = async (searches: readonly string[]): Promise<number[]> => {
  const tiles = [...document.querySelectorAll("[data-tile]")];
  const readAll = () =>
    [...document.querySelectorAll("[data-tile] figure svg .marks")].map(
      ({ innerHTML }) => innerHTML,
    );
  const changed = new Set<Element>();
  const observer = new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      const element = target instanceof Element ? target : target.parentElement;
      const isMark = [element, ...addedNodes].some(
        (node) =>
          node instanceof Element && (node.closest(".marks") ?? node.querySelector(".marks")),
      );
      const tile = isMark && element?.closest("[data-tile]");
      if (tile) changed.add(tile);
    }
  });
  for (const tile of tiles)
    observer.observe(tile, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  const samples: number[] = [];
  for (const search of searches) {
    const before = readAll();
    changed.clear();
    const start = performance.now();
    history.pushState(null, "", search);
    dispatchEvent(new PopStateEvent("popstate"));
    while (changed.size < tiles.length) await new Promise((done) => requestAnimationFrame(done));
    samples.push(performance.now() - start);
    const after = readAll();
    if (after.some((marks, place) => marks === before[place]))
      throw new Error("A chart has not changed.");
    await new Promise((done) => setTimeout(done, 300));
  }
  return samples;
};

/** Every tile is taken over, as after a reader's way through the page. */
const readThrough = async (page: Page): Promise<void> => {
  for (let at = 1; at <= CHARTS; at += 1)
    await page.locator(`#chart-${at}`).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_000);
};

/** What a page of 25 charts costs its reader and the server. */
export const run: Benchmark = async () => {
  const dataDir = join(ROOT, ".cache", "bench", "data");
  mkdirSync(dataDir, { recursive: true });
  const product = await startProduct(dataDir);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
  });
  try {
    const key = await publishBoard(product.url, CHARTS);
    const address = `${product.url}/en/v/${key}`;
    const fetchPage = async (search = ""): Promise<string> =>
      (await fetch(`${address}${search}`)).text();
    const html = await fetchPage();
    const keptMs = await timeCalls(() => fetchPage(), { times: 30, warmUp: 5 });
    let reader = 0;
    const fetchAnew = () => fetchPage(`?f.unknown=${(reader += 1)}`);
    const anewMs = await timeCalls(fetchAnew, { times: 10, warmUp: 3 });
    const script = await measureScript(product.url, html);
    const requests = await countRequestsUntilVisible(address);
    const answeringMs = await timeUntilAnswering(browser, address);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\/reach\/|graphql/.test(request.url())) asked.push(request.url());
    });
    await page.goto(address, { waitUntil: "networkidle" });
    await readThrough(page);
    const [, ...filterMs] = await page.evaluate(changeAll, listSharedChoices(html, CHANGES));
    const scriptKb = script.reduce((sum, { brotli11 }) => sum + brotli11, 0) / 1000;
    return {
      measurements: [
        measureAlone("first response of 25 charts, kept, median (ms)", median(keptMs), 150),
        measureAlone("the same drawn anew, median (ms)", median(anewMs), 150),
        measureAlone("bytes of the page (kB)", Buffer.byteLength(html) / 1000, 1_500),
        measureAlone("script, brotli 11 (kB)", scriptKb, 110),
        measureAlone("answers until a chart is visible (count)", requests, 1),
        measureAlone(
          "from the last byte until a tile answers, slow phone (ms)",
          answeringMs,
          1_000,
        ),
        measureAlone("a filter change on all 25, median (ms)", median(filterMs), 150),
        measureAlone("requests for data, with all changes (count)", asked.length, 1),
      ],
      samples: { keptMs, anewMs, script, requests, answeringMs, filterMs, asked },
    };
  } finally {
    await browser.close();
    await product.stop();
  }
};
