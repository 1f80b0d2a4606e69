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

/** The costs of a few drawings and changes in a page of its own, by their marks. */
const traceDraws = async (
  browser: Browser,
  library: BuiltScript,
  { warmUp, messages, ...part }: Part & { warmUp: number; messages: unknown },
): Promise<Map<string, Cost>> => {
  const page = await openPage(browser, library);
  try {
    await page.evaluate((texts) => Object.assign(globalThis, { messages: texts }), messages);
    await page.evaluate(drawInPage, { ...part, from: -warmUp, to: 0 });
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.evaluate(drawInPage, part);
    return readTrace((await browser.stopTracing()).toString());
  } finally {
    await page.close();
  }
};

/**
 * The costs of each drawing and each change, library by library. They take turns, each time another one first, so that
 * what the machine and the browser do meanwhile falls on all of them.
 */
export const drawRepeatedly = async <Name extends string>(
  browser: Browser,
  libraries: Partial<Record<Name, BuiltScript>>,
  given: Given & { messages: unknown },
): Promise<Partial<Record<Name, Costs>>> => {
  const { times, ...rest } = given;
  const named = Object.entries<BuiltScript | undefined>(libraries) as [Name, BuiltScript][];
  const names = named.map(([name]) => name);
  const costs = new Map<string, Cost>();
  const keyOf = (name: Name, mark: string): string => `${name}: ${mark}`;
  for (let from = 0, turn = 0; from < times; from += DRAWS_A_TRACE, turn += 1) {
    const part = { ...rest, from, to: Math.min(from + DRAWS_A_TRACE, times) };
    const first = turn % named.length;
    for (const [name, library] of [...named.slice(first), ...named.slice(0, first)]) {
      // One after the other, so that none slows another.
      const traced = await traceDraws(browser, library, part);
      for (const [mark, cost] of traced) costs.set(keyOf(name, mark), cost);
    }
  }
  const of = (name: Name, step: string): Cost[] =>
    Array.from({ length: times }, (_, at) => {
      const cost = costs.get(keyOf(name, `${step} ${at}`));
      if (!cost) throw new Error(`The trace of ${name} has no "${step} ${at}".`);
      return cost;
    });
  return Object.fromEntries(
    names.map((name) => [name, { first: of(name, "first"), update: of(name, "update") }]),
  ) as Partial<Record<Name, Costs>>;
};
