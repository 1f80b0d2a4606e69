import { chromium } from "@playwright/test";
import { SLOW_PHONE, slowDown } from "../../e2e/support/slow-phone.ts";
import { findChromium } from "../../tools/find-chromium.ts";

const CHANGES = 21;

/** Runs in the page: milliseconds from each change of its first list until the changed chart has been painted. */
const changeFilter = async (changes: number): Promise<number[]> => {
  const list = document.querySelector<HTMLSelectElement>("form select");
  const readMarks = () => document.querySelector("figure svg")?.innerHTML;
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  if (!list) throw new Error("The chart has no filter.");
  const samples: number[] = [];
  for (let at = 1; at <= changes; at += 1) {
    const before = readMarks();
    const start = performance.now();
    list.selectedIndex = at % list.options.length;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    while (readMarks() === before) await nextFrame();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    samples.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 200));
  }
  return samples;
};

/** Milliseconds from choosing a value to the painted chart, on a slow phone whose page has all that it needs. */
export const timeFilterChanges = async (address: string): Promise<number[]> => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage(SLOW_PHONE);
    await slowDown(page);
    const reached = page.waitForResponse(/\/reach\//);
    await page.goto(address);
    await (await reached).finished();
    await page.waitForLoadState("networkidle");
    const [, ...samples] = await page.evaluate(changeFilter, CHANGES);
    return samples;
  } finally {
    await browser.close();
  }
};
