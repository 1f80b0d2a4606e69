import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { collectMessages } from "@statelier/ui/all-messages";
import { findChromium } from "../tools/find-chromium.ts";
import { ROOT } from "../tools/run-step.ts";
import { buildScript, type BuiltScript } from "./support/build-script.ts";
import { installLibraries } from "./support/install-libraries.ts";
import { type Benchmark, measureAgainst, measureAlone } from "./support/measurement.ts";
import { median } from "./support/time-calls.ts";
import type * as operations from "./table/operate.ts";
import { COLUMNS } from "./table/rows.ts";

const FOLDER = join(ROOT, "bench", "table");
const ROWS = 50_000;
const MOST_ROWS = 1_000_000;
const SORTED = Object.keys(COLUMNS).indexOf("second");
const SORTS = 8;
/** As a reader writes the name of ten places, and takes it away. */
const SEARCHES = [
  { text: "place 0", rows: 10_000 },
  { text: "place 04", rows: 1_000 },
  { text: "", rows: ROWS },
];
const SCROLL_MS = 5_000;
/** Pixels a frame: a wheel that is turned fast, and a bar that is dragged through the whole list. */
const SPEEDS = { wheel: 200, bar: 6_000 };
/** A screen shows sixty a second: longer than this, and one was missed. */
const LONG_FRAME_MS = 25;
const SCREEN_MS = 1_000 / 60;
const NAMES = ["ours", "tanstack"] as const;

type Name = (typeof NAMES)[number];
type Scripts = Record<Name, BuiltScript>;
type Library = typeof operations & {
  prepare: (rows: number) => unknown;
  draw: (container: HTMLElement, data: unknown) => void;
};
type Global = { library: Library; data: unknown };

const openPage = async (browser: Browser, { script, styles }: BuiltScript): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1_000, height: 900 } });
  page.on("pageerror", (error) => console.error(error));
  await page.setContent(
    '<!doctype html><title>Benchmark</title><div id="place" style="width: 800px"></div>',
  );
  await page.addStyleTag({ content: styles });
  await page.addScriptTag({ content: script });
  const messages = collectMessages("en", ["chart"]);
  await page.evaluate((texts) => Object.assign(globalThis, { messages: texts }), messages);
  return page;
};

const makeData = (page: Page, rows: number): Promise<void> =>
  page.evaluate((count) => {
    const global = globalThis as unknown as Global;
    global.data = global.library.prepare(count);
  }, rows);

/** Draws a table: milliseconds until rows are seen, and until all stand in one list. */
const drawTable = async (page: Page, rows: number) => {
  const firstMs = await page.evaluate(() => {
    const { library, data } = globalThis as unknown as Global;
    const place = document.getElementById("place");
    if (!place) throw new Error("There is no place for a table.");
    return library.timeUntil(
      () => library.draw(place, data),
      () => document.querySelector("tbody td") !== null,
    );
  });
  const listMs = await page.evaluate(
    (count) => (globalThis as unknown as Global).library.timeList(count),
    rows,
  );
  return { firstMs, listMs };
};

/** Bytes of everything that the page holds on to. */
const readMemory = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const usage = (await session.send("Runtime.getHeapUsage")) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  await session.detach();
  return usage.usedSize + (usage.backingStorageSize ?? 0);
};

/** What a reader does with a table, once. */
const operateTable = async (browser: Browser, script: BuiltScript) => {
  const page = await openPage(browser, script);
  try {
    const empty = await readMemory(page);
    await makeData(page, ROWS);
    const drawn = await drawTable(page, ROWS);
    const sorts = await page.evaluate(
      ([column, times]) => (globalThis as unknown as Global).library.timeSorts(column, times),
      [SORTED, SORTS] as const,
    );
    const memory = ((await readMemory(page)) - empty) / ROWS;
    const searchMs = await page.evaluate(
      (searches) => (globalThis as unknown as Global).library.timeSearches(searches),
      SEARCHES,
    );
    return { ...drawn, sorts, memory, searchMs };
  } finally {
    await page.close();
  }
};

const scrollTable = async (browser: Browser, script: BuiltScript, speed: number) => {
  const page = await openPage(browser, script);
  try {
    await makeData(page, ROWS);
    await drawTable(page, ROWS);
    const { frames, blank } = await page.evaluate(
      ([ms, step]) => (globalThis as unknown as Global).library.scroll(ms, step),
      [SCROLL_MS, speed] as const,
    );
    const long = frames.filter((ms) => ms > LONG_FRAME_MS).length;
    // Of a table that is slow few frames fit in the time, and few can be long.
    const missed = frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / SCREEN_MS) - 1), 0);
    return { long, missed, blank, frames: frames.length, longest: Math.max(...frames) };
  } finally {
    await page.close();
  }
};

/** Pixels of the scroller that holds a million rows. */
const measureHeight = async (browser: Browser, script: BuiltScript): Promise<number> => {
  const page = await openPage(browser, script);
  try {
    await makeData(page, MOST_ROWS);
    await drawTable(page, MOST_ROWS);
    return await page.evaluate(() => (globalThis as unknown as Global).library.readHeight());
  } finally {
    await page.close();
  }
};

type Use = Awaited<ReturnType<typeof operateTable>>;
type Scrolled = Awaited<ReturnType<typeof scrollTable>>;

/** Both in turns, so that what the machine does meanwhile falls on both. */
const takeTurns = async <Taken>(
  scripts: Scripts,
  times: number,
  take: (script: BuiltScript) => Promise<Taken>,
): Promise<Record<Name, Taken[]>> => {
  const taken: Record<Name, Taken[]> = { ours: [], tanstack: [] };
  for (let time = 0; time < times; time += 1)
    for (const name of NAMES)
      // One after the other, so that none slows another.
      taken[name].push(await take(scripts[name]));
  return taken;
};

/** A comparison of tables that show different rows says nothing. */
const checkSorts = ({ ours, tanstack }: Record<Name, Use[]>): void => {
  const [own, their] = [ours, tanstack].map((uses) =>
    uses.flatMap(({ sorts }) => sorts.map(({ first }) => first)).join(", "),
  );
  if (own !== their) throw new Error(`Sorted rows differ: ${own} and ${their}.`);
};

const measureUse = (used: Record<Name, Use[]>) => {
  const both = (read: (use: Use) => readonly number[]) => ({
    ours: median(used.ours.flatMap(read)),
    reference: median(used.tanstack.flatMap(read)),
  });
  const first = both(({ firstMs }) => [firstMs]);
  const list = { ...first, ours: median(used.ours.map(({ listMs }) => listMs)) };
  const sort = both(({ sorts }) => sorts.map(({ ms }) => ms));
  const search = both(({ searchMs }) => searchMs);
  const memory = both((use) => [use.memory]);
  return [
    measureAgainst("first paint, a page of the rows, median (ms)", first, 1),
    measureAgainst("from there to all rows in one list, median (ms)", list, 1),
    measureAgainst("sorting all rows, median (ms)", sort, 1),
    measureAgainst("a letter in the search, median (ms)", search, 1),
    measureAgainst("memory of a row, its figures among it (bytes)", memory, 1),
  ];
};

const measureScroll = (how: string, scrolled: Record<Name, Scrolled[]>) => {
  const sum = (name: Name, read: (each: Scrolled) => number): number =>
    scrolled[name].reduce((total, each) => total + read(each), 0);
  const both = (read: (each: Scrolled) => number) => ({
    ours: sum("ours", read),
    reference: sum("tanstack", read),
  });
  return [
    measureAgainst(
      `${how}: frames over ${LONG_FRAME_MS} ms (count)`,
      both(({ long }) => long),
      1,
    ),
    measureAgainst(
      `${how}: screens missed (count)`,
      both(({ missed }) => missed),
      1,
    ),
    measureAgainst(
      `${how}: frames without rows (count)`,
      both(({ blank }) => blank),
      1,
    ),
  ];
};

/** A table of 50,000 rows beside TanStack Table and Virtual. */
export const run: Benchmark = async ({ isQuick = false } = {}) => {
  installLibraries(FOLDER);
  const scripts: Scripts = {
    ours: await buildScript(join(FOLDER, "ours.tsx")),
    tanstack: await buildScript(join(FOLDER, "tanstack.mjs"), { isReact: true }),
  };
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const used = await takeTurns(scripts, isQuick ? 1 : 7, (script) =>
      operateTable(browser, script),
    );
    checkSorts(used);
    const scrollTurns = (speed: number) =>
      takeTurns(scripts, isQuick ? 1 : 3, (script) => scrollTable(browser, script, speed));
    const wheel = await scrollTurns(SPEEDS.wheel);
    const bar = await scrollTurns(SPEEDS.bar);
    const height = await measureHeight(browser, scripts.ours);
    return {
      measurements: [
        ...measureUse(used),
        ...measureScroll("5 s by the wheel", wheel),
        ...measureScroll("5 s by the bar", bar),
        measureAlone("height of a list of a million rows (px)", height, 15_000_000),
      ],
      samples: { used, wheel, bar, height },
    };
  } finally {
    await browser.close();
  }
};
