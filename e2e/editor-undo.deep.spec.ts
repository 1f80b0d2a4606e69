import { isDeepStrictEqual } from "node:util";
import type { Page } from "@playwright/test";
import {
  choose,
  dropSeries,
  openNew,
  openOptions,
  openTask,
  setType,
  stage,
  writeTitle,
} from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

/** What is stored of the charts but which panel is open, and what is drawn whatever room that panel leaves. */
const readChart = async (page: Page) => ({
  stored: await page.evaluate(() => {
    const id = location.pathname.split("/").at(-1);
    const text = localStorage.getItem(`vizualize-configurator-state:${id}`);
    const { chartConfigs } = JSON.parse(text ?? "{}") as { chartConfigs?: object[] };
    return chartConfigs?.map((config) => ({ ...config, activeField: undefined }));
  }),
  title: await stage(page).getByRole("heading").allTextContents(),
  colours: await stage(page)
    .locator("svg [data-mark]")
    .evaluateAll((marks) => marks.map((mark) => mark.closest("[fill]")?.getAttribute("fill"))),
});

/** The chart once it is another one than before and nothing moves any more. */
const readChanged = async (page: Page, before: unknown) => {
  let last: Awaited<ReturnType<typeof readChart>> | undefined;
  await expect(async () => {
    await expect(stage(page).locator("[aria-busy=true]")).toHaveCount(0);
    const found = await readChart(page);
    const isStill = isDeepStrictEqual(found, last);
    last = found;
    expect(isStill).toBe(true);
    expect(found).not.toEqual(before);
  }).toPass({ intervals: [500] });
  return last!;
};

/** Ten changes of ten kinds: what undo calls each, and how an author makes it. */
const TEN_CHANGES: { name: string; make: (page: Page) => Promise<void> }[] = [
  { name: "Title", make: (page) => writeTitle(page, "In ten steps") },
  {
    name: "filter",
    make: async (page) => {
      await openTask(page, "Data");
      const country = page.getByRole("button", { name: /Country/ });
      await country.first().click();
      await page.getByRole("treegrid").getByRole("row", { name: "Indonesia" }).click();
    },
  },
  {
    name: "what readers can change",
    make: async (page) => {
      await openTask(page, "Readers");
      await page.getByText("Readers can change it").first().click();
    },
  },
  {
    name: "what readers can change",
    make: (page) => page.getByText("Choose a period").click(),
  },
  {
    name: "component",
    make: async (page) => {
      await openTask(page, "Chart");
      await choose(page, /Vertical axis$/, /^Population/);
    },
  },
  {
    name: "colour",
    make: async (page) => {
      await openTask(page, "Look");
      await page.getByLabel("Colour", { exact: true }).fill("#aa3311");
    },
  },
  {
    name: "component",
    make: async (page) => {
      await openTask(page, "Chart");
      await choose(page, /Series$/, "Country");
      await openOptions(page, "Series");
    },
  },
  { name: "stacked or side by side", make: (page) => page.getByText("side by side").click() },
  { name: "Order by", make: (page) => choose(page, /Order by/, /total/) },
  { name: "chart type", make: (page) => setType(page, "Bars") },
];

test("ten changes of ten kinds survive a reload, are undone and done again one by one, by button and by key", async ({
  page,
}) => {
  await openNew(page);
  await dropSeries(page);
  await setType(page, "Columns");
  const undo = page.getByRole("button", { name: /^Undo/ });
  const redo = page.getByRole("button", { name: /^Redo/ });
  await expect(undo).toHaveAccessibleName(/^Undo: chart type/);
  const seen = [await readChanged(page, undefined)];
  for (const { name, make } of TEN_CHANGES) {
    await make(page);
    await expect(undo).toHaveAccessibleName(new RegExp(`^Undo: ${name}`));
    seen.push(await readChanged(page, seen.at(-1)));
  }
  await page.reload();
  await expect.poll(() => readChart(page)).toEqual(seen.at(-1));
  for (const [at, before] of seen.slice(0, -1).toReversed().entries()) {
    await (at % 2 === 0 ? undo.click() : page.keyboard.press("Control+z"));
    await expect.poll(() => readChart(page)).toEqual(before);
  }
  await expect(undo).toHaveAccessibleName(/^Undo: chart type/);
  for (const [at, after] of seen.slice(1).entries()) {
    await (at % 2 === 0
      ? redo.click()
      : page.keyboard.press(at % 4 === 1 ? "Control+Shift+z" : "Control+y"));
    await expect.poll(() => readChart(page)).toEqual(after);
  }
  await expect(redo).toBeDisabled();
});
