import type { Page } from "@playwright/test";
import { findTreeField, searchAndChoose } from "./support/choose-in-tree.ts";
import {
  animateYears,
  findDataset,
  makeChartDocument,
  openDataFilters,
  openToReaders,
  publishChart,
  publishDocument,
  stackBy,
} from "./support/publish-chart.ts";
import { SLOW_PHONE, slowDown } from "./support/slow-phone.ts";
import { expect, test } from "./support/test.ts";

/** A column chart whose filters stand behind a line and can be opened. */
const publish = async (url: string): Promise<string> => {
  const iri = await findDataset(url, "life expectancy");
  const { document } = await makeChartDocument(url, {
    iri,
    chartType: "column",
    change: (config) => {
      const interactive = config.interactiveFiltersConfig;
      if (!interactive) throw new Error("no viewers' filters on this type");
      const componentIds = Object.keys(config.cubes[0]?.filters ?? {});
      const dataFilters = { active: true, componentIds, defaultOpen: false };
      return { ...config, interactiveFiltersConfig: { ...interactive, dataFilters } };
    },
  });
  return publishDocument(url, document);
};

type Shift = {
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Layout shifts that no hand of the reader has caused. */
const watchShifts = () => {
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as unknown as Shift;
      if (!shift.hadRecentInput)
        shifts.push(
          ...shift.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${Math.round(entry.startTime)} ms ${node?.nodeName} ${(node as Element | null)?.className} ${previousRect.y} → ${currentRect.y}`,
          ),
        );
    }
  }).observe({ type: "layout-shift", buffered: true });
};

test.use(SLOW_PHONE);

test("on a slow phone the chart is painted before any script has come, nothing moves, and a filter asks for nothing", async ({
  page,
  server,
}) => {
  const key = await publish(server.url);
  await page.addInitScript(watchShifts);
  await slowDown(page);
  let letScriptsThrough = () => undefined as void;
  const isPainted = new Promise<void>((done) => (letScriptsThrough = done));
  let scripts = 0;
  await page.route("**/*.js", async (route) => {
    scripts += 1;
    await isPainted;
    await route.continue();
  });
  const reached = page.waitForResponse(/\/reach\//);
  await page.goto(`/en/v/${key}`, { waitUntil: "commit" });
  await page.waitForFunction(() => {
    const chart = document.querySelector("figure svg")?.getBoundingClientRect();
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return paint && chart && chart.width > 300 && chart.height > 150;
  });
  expect(await page.locator("figure svg rect").count()).toBe(11);
  expect(scripts).toBeGreaterThan(0);
  expect(
    await page.evaluate(
      () =>
        performance
          .getEntriesByType("resource")
          .filter(({ name, duration }) => name.endsWith(".js") && duration > 0).length,
    ),
  ).toBe(0);
  letScriptsThrough();
  await (await reached).finished();
  await page.waitForLoadState("networkidle");
  await page
    .locator("summary")
    .filter({ hasText: /^Filters/ })
    .click();
  await findTreeField(page, "Country").click();
  await expect(page.getByRole("tree")).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await searchAndChoose(page, "Switzerland");
  await expect(page).toHaveURL(/f\.country=che/);
  await expect(page.locator("figure")).toHaveAttribute("aria-busy", "false");
  expect(asked.filter((path) => !path.endsWith("icon.svg"))).toEqual([]);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
  // The rows of a list that is searched move; nothing else does.
  expect(shifts.filter((text) => !text.includes(" LI "))).toEqual([]);
});

/** What the program takes over only once the first response has been painted. */
const TAKEN_OVER = [
  { query: "daily weather", chartType: "line", change: openToReaders, asked: "t.from=30.02.2013" },
  {
    query: "daily weather",
    chartType: "line",
    change: openToReaders,
    asked: "t.from=31.12.2011&t.to=01.05.2030",
  },
  { query: "life expectancy", chartType: "column", change: animateYears, asked: "" },
] as const;

for (const viewport of [SLOW_PHONE.viewport, { width: 320, height: 568 }])
  for (const { query, chartType, change, asked } of TAKEN_OVER)
    test(`nothing moves at ${viewport.width} px while the program of ${query} takes over ${asked || "its player"}`, async ({
      page,
      server,
    }) => {
      const iri = await findDataset(server.url, query);
      const { document } = await makeChartDocument(server.url, { iri, chartType, change });
      const key = await publishDocument(server.url, document);
      await page.setViewportSize(viewport);
      await page.addInitScript(watchShifts);
      await page.route("**/*.js", async (route) => {
        await new Promise((done) => setTimeout(done, 700));
        await route.continue();
      });
      await page.goto(`/en/v/${key}?${asked}`, { waitUntil: "networkidle" });
      const late =
        asked === ""
          ? page.getByRole("button", { name: "Play" })
          : page.getByText("There are no data for");
      await expect(late.first()).toBeVisible();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
      expect(
        await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts),
      ).toEqual([]);
    });

/** The chart has 17 marks. */
const MOST_LAYOUTS = 8;

/** Runs in the page: chooses the next value of its first list, and says how often the drawing changes until it stands still. */
const changeFilter = async (): Promise<number> => {
  const list = document.querySelector<HTMLSelectElement>("form select");
  const figure = document.querySelector("figure");
  if (!list || !figure) throw new Error("The chart has no filter.");
  const isOfDrawing = ({ target }: MutationRecord): boolean =>
    (target instanceof Element ? target : target.parentElement)?.closest("svg") !== null;
  let draws = 0;
  const observer = new MutationObserver((records) => {
    if (records.some(isOfDrawing)) draws += 1;
  });
  observer.observe(figure, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  list.selectedIndex = (list.selectedIndex + 1) % list.options.length;
  list.dispatchEvent(new Event("change", { bubbles: true }));
  await new Promise((done) => setTimeout(done, 600));
  observer.disconnect();
  return draws;
};

type Layouts = { layouts: number };

/** Runs in the page: counts from then on how often its chart is laid out. */
const countDrawings = async (): Promise<void> => {
  const counted: Layouts = { layouts: 0 };
  Object.assign(globalThis, counted);
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  for (const { href } of links) {
    const parts = Object.values<{ layout?: unknown } | undefined>(await import(href));
    for (const part of parts) {
      const layout = part?.layout;
      if (typeof layout !== "function") continue;
      Object.assign(part!, {
        layout: (input: unknown): unknown => {
          (globalThis as unknown as Layouts).layouts += 1;
          return layout(input);
        },
      });
    }
  }
};

const readDrawings = (): number => (globalThis as unknown as Layouts).layouts;

type Change = NonNullable<Parameters<typeof publishChart>[2]["change"]>;

/** What filters can reach is not there, and the source takes its time. */
const answerLate = async (page: Page): Promise<void> => {
  await page.route("**/reach/**", (route) => route.abort());
  await page.route("**/api/graphql**", async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
};

for (const [name, search] of [
  ["", ""],
  [", also one that takes a note away", "?f.planet=mars"],
  [", also one whose answer comes late", ""],
] as const)
  test(`a choice is drawn once${name}; what is opened beside the chart draws nothing`, async ({
    page,
    server,
  }) => {
    const publish = (change: Change): Promise<string> =>
      publishChart(server.url, "electricity generation Iowa", { chartType: "column", change });
    const open = async (change: Change): Promise<void> => {
      await page.goto(`/en/v/${await publish(change)}${search}`);
      await page.waitForLoadState("networkidle");
      await expect(page.getByText("This address asks for")).toHaveCount(search === "" ? 0 : 1);
      await page.evaluate(countDrawings);
    };
    if (name.includes("late")) await answerLate(page);
    await open(openDataFilters);
    await page.evaluate(changeFilter);
    await expect(page).toHaveURL(/f\.source=/);
    await expect(page.locator("figure")).toHaveAttribute("aria-busy", "false");
    expect(await page.evaluate(readDrawings)).toBe(1);
    await expect(page.getByText("This address asks for")).toHaveCount(0);
    await page.getByRole("link", { name: "About the data" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await page.evaluate(readDrawings)).toBe(1);
    await open((config, components) => openToReaders(stackBy("Energy source", config, components)));
    await page.getByRole("checkbox", { name: "Show as percentages" }).check();
    await expect(page).toHaveURL(/percent=1/);
    expect(await page.evaluate(readDrawings)).toBe(1);
    await page.getByRole("checkbox", { name: "Nuclear energy" }).uncheck();
    await expect(page).toHaveURL(/hide=nuclear/);
    expect(await page.evaluate(readDrawings)).toBe(2);
  });

test("a filter whose data are there asks for nothing, draws once, and does not lay the page out mark by mark", async ({
  page,
  server,
}) => {
  const key = await publishChart(server.url, "electricity", {
    chartType: "column",
    change: openDataFilters,
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const reached = page.waitForResponse(/\/reach\//);
  await page.goto(`/en/v/${key}`);
  await (await reached).finished();
  await page.waitForLoadState("networkidle");
  await page.evaluate(changeFilter);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const countLayouts = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")?.value ?? Number.NaN;
  };
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const before = await countLayouts();
  expect(await page.evaluate(changeFilter)).toBe(1);
  // Two in a quiet run; frames that come late may part what they do in more.
  expect((await countLayouts()) - before).toBeLessThan(MOST_LAYOUTS);
  expect(asked.filter((path) => path !== "/icon.svg")).toEqual([]);
});
