import type { Page } from "@playwright/test";
import { controls, newChartPath, stage } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

type Watched = {
  /** Whether the settings stood beside the chart when that came. */
  hadControls?: boolean;
  moved: number;
};

/** Runs in the page from its start; a letter may be pressed as soon as the chart has its place. */
const watchStart = (letter: string): void => {
  const watched: Watched = { moved: 0 };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      watched.moved += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  /** True where the letter was taken: it is not before the editor listens. */
  const press = (): boolean => {
    const event = new KeyboardEvent("keydown", { key: letter, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const look = (): void => {
    const isThere = document.querySelector("main[data-step] > section") !== null;
    if (isThere) watched.hadControls ??= document.querySelector("search") !== null;
    if (!isThere || (letter && !press())) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const readWatched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

for (const width of [1440, 1024, 390])
  test(`the chart has its place before the settings around it, and nothing moves once they come: ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(watchStart, "");
    await page.goto(`/en${newChartPath()}`);
    await expect(stage(page).locator("svg .marks").first()).toBeVisible();
    await expect(controls(page)).toBeFocused();
    const { hadControls, moved } = await readWatched(page);
    expect(hadControls).toBe(false);
    // A third of the screen had moved.
    expect(moved).toBeLessThan(0.1);
  });

test("a letter that is written as soon as the chart has its place begins the title", async ({
  page,
}) => {
  await page.addInitScript(watchStart, "L");
  await page.goto(`/en${newChartPath()}`);
  const title = controls(page).getByRole("textbox", { name: "Title, English" });
  await expect(title).toBeFocused();
  await page.keyboard.type("ife");
  await expect(title).toHaveValue("Life");
  expect((await readWatched(page)).hadControls).toBe(false);
});

test("the settings come while the source keeps the chart waiting, and the focus is with them", async ({
  page,
}) => {
  await page.route(/id=observations/, () => undefined);
  await page.goto(`/en${newChartPath()}`);
  await expect(controls(page)).toBeFocused();
  await expect(controls(page).getByRole("searchbox")).toBeVisible();
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
});

test("once a dataset has been charted, its next chart has all that it needs on the way before its program runs", async ({
  page,
}) => {
  const listData = (): Promise<string[][]> =>
    page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).flatMap(
        ({ name, initiatorType }) => {
          const [, asked = ""] = /graphql[?]id=(\w+)/.exec(name) ?? [];
          const isNeeded = /^(latestIri|components|largestValues|observations)$/.test(asked);
          return isNeeded ? [[asked, initiatorType]] : [];
        },
      ),
    );
  for (const visit of [1, 2, 3]) {
    await page.goto(`/en${newChartPath()}`);
    await expect(stage(page).locator("svg .marks").first()).toBeVisible();
    const data = await listData();
    const byProgram = data.filter(([, initiator]) => initiator !== "link").map(([asked]) => asked);
    expect.soft(byProgram, `${visit}`).toEqual(visit === 1 ? expect.anything() : []);
  }
});
