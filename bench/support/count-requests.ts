import { chromium } from "@playwright/test";
import { findChromium } from "../../tools/find-chromium.ts";

const MOST_REQUESTS = 30;
const PATIENCE_MS = 2_500;

const isPainted = (): boolean => {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const chart = document.querySelector("svg[role], figure svg");
  const box = chart?.getBoundingClientRect();
  return Boolean(paint && box && box.width > 100 && box.height > 100);
};

/**
 * How many answers a browser needs before it paints the chart: the page is opened again and again, each time with one
 * more request answered and all later ones left hanging.
 */
export const countRequestsUntilVisible = async (address: string): Promise<number> => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
  });
  try {
    for (let allowed = 1; allowed <= MOST_REQUESTS; allowed += 1) {
      if (await isVisibleAfter(browser, address, allowed)) return allowed;
    }
    throw new Error(`No chart after ${MOST_REQUESTS} requests to ${address}.`);
  } finally {
    await browser.close();
  }
};

const isVisibleAfter = async (
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  address: string,
  allowed: number,
): Promise<boolean> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  let asked = 0;
  await page.route("**/*", async (route) => {
    asked += 1;
    if (asked <= allowed) await route.continue();
  });
  try {
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(isPainted, undefined, { timeout: PATIENCE_MS, polling: 50 });
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") return false;
    throw error;
  } finally {
    await context.close();
  }
};
