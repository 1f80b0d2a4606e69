import type { Browser, Page } from "@playwright/test";
import type { Kind, Rows } from "../charts/rows.ts";
import type { BuiltScript } from "./build-script.ts";
import { type Cost, readTrace } from "./read-trace.ts";

type Drawn = { show(data: unknown): Promise<void>; remove(): void };
type Library = {
  prepare(kind: Kind, rows: Rows): unknown;
  draw(container: HTMLElement, kind: Kind, data: unknown): Promise<Drawn>;
};
type Given = { kind: Kind; whole: Rows; half: Rows; times: number; warmUp: number };
type Part = Omit<Given, "times" | "warmUp"> & { from: number; to: number };

/** In the page: draws the chart, changes it to half of the data and takes it away, again and again. */
const drawInPage = async ({ kind, whole, half, from, to }: Part): Promise<void> => {
  const { library } = globalThis as unknown as { library: Library };
  const painted = () =>
    new Promise<void>((done) => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 60))),
      );
    });
  const measure = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    await painted();
    performance.mark(`${name}:start`);
    const answer = await work();
    await painted();
    performance.mark(`${name}:end`);
    return answer;
  };
  for (let at = from; at < to; at += 1) {
    const container = document.createElement("div");
    container.style.width = "800px";
    document.body.replaceChildren(container);
    const [first, next] = [library.prepare(kind, whole), library.prepare(kind, half)];
    const drawn = await measure(`first ${at}`, () => library.draw(container, kind, first));
    await measure(`update ${at}`, () => drawn.show(next));
    drawn.remove();
  }
  document.body.replaceChildren();
};

const CATEGORIES = [
  "blink.user_timing",
  "cc",
  "toplevel",
  "disabled-by-default-devtools.timeline",
  "__metadata",
];

/** More of the largest charts would not fit into what a browser keeps of a trace. */
const DRAWS_A_TRACE = 3;

export type Costs = { first: Cost[]; update: Cost[] };

const openPage = async (browser: Browser, { script, styles }: BuiltScript): Promise<Page> => {
  const page = await browser.newPage({
    viewport: { width: 1000, height: 700 },
    reducedMotion: "reduce",
  });
  await page.setContent("<!doctype html><title>Benchmark</title><body></body>");
  if (styles) await page.addStyleTag({ content: styles });
  await page.addScriptTag({ content: script });
  return page;
};

/** The costs of each drawing and each change. */
export const drawRepeatedly = async (
  browser: Browser,
  library: BuiltScript,
  given: Given & { messages: unknown },
): Promise<Costs> => {
  const page = await openPage(browser, library);
  try {
    const { messages, times, warmUp, ...rest } = given;
    await page.evaluate((texts) => Object.assign(globalThis, { messages: texts }), messages);
    await page.evaluate(drawInPage, { ...rest, from: -warmUp, to: 0 });
    const costs = new Map<string, Cost>();
    for (let from = 0; from < times; from += DRAWS_A_TRACE) {
      const part = { ...rest, from, to: Math.min(from + DRAWS_A_TRACE, times) };
      // oxlint-disable no-await-in-loop -- one trace after the other
      await browser.startTracing(page, { categories: CATEGORIES });
      await page.evaluate(drawInPage, part);
      for (const [name, cost] of readTrace((await browser.stopTracing()).toString()))
        costs.set(name, cost);
      // oxlint-enable no-await-in-loop
    }
    const of = (name: string): Cost[] =>
      Array.from({ length: given.times }, (_, at) => {
        const cost = costs.get(`${name} ${at}`);
        if (!cost) throw new Error(`The trace has no "${name} ${at}".`);
        return cost;
      });
    return { first: of("first"), update: of("update") };
  } finally {
    await page.close();
  }
};
