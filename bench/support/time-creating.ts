import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../tools/find-chromium.ts";
import { CUBE } from "./generate-cube.ts";
import { startProduct } from "./start-product.ts";

const STARTS = 3;
const WARM = 5;
const SAMPLE = "http://localhost:4000/cube/wealth-health/1";

const SOURCES = (url: string): string =>
  JSON.stringify([
    { name: "bench", type: "sparql", url },
    { name: "samples", type: "sparql", url: "embedded" },
  ]);

/** Runs in the page from its start: when the first marks of a chart were painted. */
const watchChart = (): void => {
  const page = globalThis as { chartAt?: number };
  const look = (): void => {
    if (document.querySelector("figure svg .marks")?.firstElementChild)
      requestAnimationFrame(() => setTimeout(() => (page.chartAt = performance.now())));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const timeChart = async (page: Page, address: string): Promise<number> => {
  await page.goto(address, { waitUntil: "commit" });
  const at = await page.waitForFunction(
    () => (globalThis as { chartAt?: number }).chartAt,
    undefined,
    { timeout: 120_000 },
  );
  return Number(await at.jsonValue());
};

/** A server that has read nothing of the dataset but has made a chart of another; each time another server. */
const timeOnce = async (
  browser: Browser,
  endpoint: string,
  dataDir: string,
): Promise<{ cold: number; warm: number[] }> => {
  const product = await startProduct(dataDir, {
    STATELIER_SOURCES: SOURCES(endpoint),
    STATELIER_CUBE_DISK_MB: "0",
  });
  const context = await browser.newContext();
  try {
    await context.addInitScript(watchChart);
    const page = await context.newPage();
    const addressOf = (cube: string, source: string): string =>
      `${product.url}/en/create/new?${new URLSearchParams({ cube, dataSource: source })}`;
    await timeChart(page, addressOf(SAMPLE, "samples"));
    const cold = await timeChart(page, addressOf(CUBE, "bench"));
    const warm: number[] = [];
    while (warm.length < WARM) warm.push(await timeChart(page, addressOf(CUBE, "bench")));
    return { cold, warm };
  } finally {
    await context.close();
    await product.stop();
  }
};

/** Milliseconds from the address of a new chart until its marks are painted, by a dataset that nobody has read and one that was. */
export const timeCreating = async (
  endpoint: string,
  dataDir: string,
): Promise<{ cold: number[]; warm: number[] }> => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
  });
  try {
    const runs: Awaited<ReturnType<typeof timeOnce>>[] = [];
    while (runs.length < STARTS) runs.push(await timeOnce(browser, endpoint, dataDir));
    return { cold: runs.map(({ cold }) => cold), warm: runs.flatMap(({ warm }) => warm) };
  } finally {
    await browser.close();
  }
};
