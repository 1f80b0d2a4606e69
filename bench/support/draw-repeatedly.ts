import type { Browser, Page } from "@playwright/test";
import type { Kind, Rows } from "../charts/rows.ts";
import type { BuiltScript } from "./build-script.ts";
import { type Cost, readTrace } from "./read-trace.ts";

type Show = (data: unknown) => Promise<void>;
type Library = {
  prepare(kind: Kind, rows: Rows): unknown;
  draw(container: HTMLElement, kind: Kind, data: unknown): Promise<Show>;
};
type Given = { kind: Kind; whole: Rows; half: Rows; times: number; warmUp: number };

/** In the page: draws the chart, changes it to half of the data and takes it away, again and again. */
const drawInPage = async ({ kind, whole, half, times, warmUp }: Given): Promise<void> => {
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
  for (let at = -warmUp; at < times; at += 1) {
    const container = document.createElement("div");
    container.style.width = "800px";
    document.body.replaceChildren(container);
    const [first, next] = [library.prepare(kind, whole), library.prepare(kind, half)];
    const show = await measure(`first ${at}`, () => library.draw(container, kind, first));
    await measure(`update ${at}`, () => show(next));
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

/** The costs of each drawing and each change, from one trace. */
export const drawRepeatedly = async (
  browser: Browser,
  library: BuiltScript,
  given: Given & { messages: unknown },
): Promise<Costs> => {
  const page = await openPage(browser, library);
  try {
    const { messages, ...rest } = given;
    await page.evaluate((texts) => Object.assign(globalThis, { messages: texts }), messages);
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.evaluate(drawInPage, rest);
    const costs = readTrace((await browser.stopTracing()).toString());
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
