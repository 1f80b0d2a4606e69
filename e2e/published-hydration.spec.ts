import { CHART_TYPES } from "@statelier/document";
import { type Browser, type BrowserContextOptions, devices, type Page } from "@playwright/test";
import { IS_DEEP, inDeep } from "./support/in-deep.ts";
import {
  animateYears,
  findDataset,
  findFitting,
  makeChartDocument,
  openToReaders,
  publishDocument,
  stackBy,
} from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

type Seen = {
  /** The page as it came, and in the first moment after its program has taken it over. */
  sent: string[];
  taken: string[];
  /** Layout shifts from that moment on. */
  shifts: number;
};

/** Runs in the page, before all else. */
const watch = () => {
  const seen: Seen = { sent: [], taken: [], shifts: 0 };
  Object.assign(globalThis, { seen });
  let takenAt = Number.POSITIVE_INFINITY;
  const describeElement = (element: Element): string => {
    const attributes = [...element.attributes]
      .filter(({ name }) => !["style", "value", "selected", "checked", "closedby"].includes(name))
      .map(({ name, value }) => `${name}=${value}`);
    const style = (element as HTMLElement).style.cssText;
    const { value, checked } = element as HTMLInputElement;
    return [element.localName, ...attributes.toSorted(), style, value, checked].join(" ");
  };
  // What browsers keep inside of noscript depends on whether scripts run.
  const describe = (node: Node): string[] => {
    if (!(node instanceof Element)) return [node.textContent ?? ""];
    const inner = node.localName === "noscript" ? [] : [...node.childNodes];
    return [describeElement(node), ...inner.flatMap(describe), `/${node.localName}`];
  };
  const read = (): string[] => {
    const root = document.getElementById("root");
    root?.normalize();
    return [...(root?.children ?? [])].flatMap(describe);
  };
  document.addEventListener("readystatechange", () => {
    if (document.readyState === "interactive") seen.sent = read();
  });
  // oxlint-disable-next-line typescript/unbound-method -- called with its target below
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function addEventListener(
    ...args: Parameters<typeof listen>
  ) {
    listen.apply(this, args);
    // The sheet of a part that comes later is listened to before anything is taken over.
    if (this instanceof HTMLLinkElement || !(this instanceof Element)) return;
    if (takenAt < Number.POSITIVE_INFINITY) return;
    takenAt = performance.now();
    queueMicrotask(() => (seen.taken = read()));
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.startTime >= takenAt) seen.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift" });
};

/** Opens a page whose program waits until the page stands still, and says what became of it. */
const open = async (page: Page, url: string): Promise<Seen> => {
  await page.addInitScript(watch);
  await page.route("**/assets/view-*.js", async (route) => {
    await page.evaluate(() => document.fonts.ready);
    await route.continue();
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const read = () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await expect.poll(async () => (await read()).taken.length).toBeGreaterThan(0);
  return read();
};

/** The same page with nothing in it but its program. */
const openEmpty = async (page: Page, url: string): Promise<Seen> => {
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace(/<div id="root">[\s\S]*<\/div>(?=<script)/, '<div id="root"></div>');
    await route.fulfill({ response: answer, body });
  });
  return open(page, url);
};

const isWords = (line: string): boolean => /^p class=\S* ?\S*_words_/.test(line);

/** A page without the sentences of its charts, which the program has of the server until it is idle. */
const withoutWords = (lines: readonly string[]): string[] => {
  let isWithin = false;
  return lines.filter((line) => {
    const isLeftOut = isWithin && line !== "/p";
    isWithin = isWords(line) || isLeftOut;
    return !isLeftOut;
  });
};

const readWords = (page: Page): Promise<string[]> =>
  page
    .locator('p[class*="_words_"]')
    .evaluateAll((all) => all.map(({ innerHTML }) => innerHTML.replaceAll("<!-- -->", "")));

/** Ids that stand twice, and references to ids that stand nowhere. */
const findWrongIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    const names = ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "for"];
    const lost = names.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? "").split(" ").filter((id) => !ids.includes(id)),
      ),
    );
    return [...twice, ...lost];
  });

const { defaultBrowserType: _, ...phone } = devices["iPhone 14"] ?? {};
const SCREENS: [string, BrowserContextOptions][] = [
  ["desk", { viewport: { width: 1440, height: 900 } }],
  ["phone", phone],
];

/** Opens the page as it is sent and without its markup: what its program draws is the same, and nothing moves. */
const expectTakenOver = async (
  browser: Browser,
  screen: BrowserContextOptions,
  url: string,
): Promise<void> => {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  const { sent, taken, shifts } = await open(page, url);
  expect(sent.join("\n")).toContain("figure aria-busy=false");
  expect(taken).toEqual(sent);
  expect(shifts).toBe(0);
  // A sheet that comes once more makes its faces new ones, which may be swapped in late.
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
  expect(await findWrongIds(page)).toEqual([]);
  expect(said).toEqual([]);
  const drawn = await context.newPage();
  const empty = await openEmpty(drawn, url);
  expect(empty.sent).toEqual([]);
  expect(withoutWords(empty.taken)).toEqual(withoutWords(sent));
  const words = await readWords(page);
  expect(words.join("")).not.toBe("");
  await expect.poll(() => readWords(drawn)).toEqual(words);
  await context.close();
};

/** A dataset whose lines have filters and a period. */
const JOBS = "employment in the united states";

const TYPES = IS_DEEP ? CHART_TYPES : CHART_TYPES.filter((type) => type === "column");

for (const chartType of TYPES)
  for (const [name, screen] of chartType === "column" ? inDeep(SCREENS) : SCREENS.slice(0, 1))
    test(`a ${chartType} chart on a ${name} is what its program would draw, and stays so`, async ({
      browser,
      server,
    }) => {
      const preferred = chartType === "line" ? [JOBS] : [];
      const iri = await findFitting(server.url, chartType, ...preferred);
      const { document } = await makeChartDocument(server.url, {
        iri,
        chartType,
        change: openToReaders,
      });
      const url = `${server.url}/de/v/${await publishDocument(server.url, document)}`;
      await expectTakenOver(browser, screen, url);
    });

test(
  "a chart inside another page is what its program would draw, and stays so",
  { tag: "@deep" },
  async ({ browser, server }) => {
    const iri = await findFitting(server.url, "column");
    const { document } = await makeChartDocument(server.url, {
      iri,
      chartType: "column",
      change: openToReaders,
    });
    const url = `${server.url}/fr/embed/${await publishDocument(server.url, document)}`;
    if (IS_DEEP) await expectTakenOver(browser, phone, url);
    const frame = { viewport: { width: 720, height: 600 } };
    await expectTakenOver(browser, frame, `${url}?removeBorder=true&removeFilters=true`);
  },
);

test(
  "a filter of several values is what its program would draw, and stays so",
  { tag: "@deep" },
  async ({ browser, server }) => {
    const iri = await findFitting(server.url, "line", JOBS);
    const { document } = await makeChartDocument(server.url, {
      iri,
      chartType: "line",
      change: (config) => {
        const open = openToReaders(config);
        const ids = open.interactiveFiltersConfig?.dataFilters.componentIds ?? [];
        const filterTypes = Object.fromEntries(ids.map((id) => [id, "multi" as const]));
        const [componentId = ""] = ids;
        if (open.chartType !== "line") return open;
        return {
          ...open,
          cubes: open.cubes.map((cube) => ({ ...cube, filters: {} })),
          fields: { ...open.fields, segment: { componentId, showValuesMapping: {} } },
          extensions: { filterTypes },
        };
      },
    });
    const url = `${server.url}/it/v/${await publishDocument(server.url, document)}`;
    await expectTakenOver(browser, phone, `${url}?f.industry=utilities&f.industry=construction`);
  },
);

test(
  "a chart whose controls are parts of a form is what its program would draw, and stays so",
  { tag: "@deep" },
  async ({ browser, server }) => {
    const publish = async (query: string, change: typeof animateYears) => {
      const iri = await findDataset(server.url, query);
      const { document } = await makeChartDocument(server.url, {
        iri,
        chartType: "column",
        change,
      });
      return `${server.url}/en/v/${await publishDocument(server.url, document)}`;
    };
    const stacked = await publish("electricity", (config, components) =>
      openToReaders(stackBy("Energy source", config, components)),
    );
    await expectTakenOver(browser, phone, `${stacked}?hide=nuclear&percent=1`);
    const animated = await publish("life expectancy", animateYears);
    await expectTakenOver(browser, phone, `${animated}?at=1990`);
  },
);

test(
  "a page with its metadata open is what its program would draw, and stays so",
  { tag: "@deep" },
  async ({ browser, server }) => {
    const iri = await findFitting(server.url, "column");
    const { document } = await makeChartDocument(server.url, { iri, chartType: "column" });
    const url = `${server.url}/de/v/${await publishDocument(server.url, document)}`;
    await expectTakenOver(browser, phone, `${url}?metadata=data`);
  },
);
