import { isDeepStrictEqual } from "node:util";
import type { Page } from "@playwright/test";
import { findTreeField } from "./support/choose-in-tree.ts";
import { expect, test } from "./support/test.ts";

const DATASET = "http://localhost:4000/cube/life-expectancy/2";
const NEW = `/create/new?cube=${encodeURIComponent(DATASET)}`;

const chart = (page: Page) => page.getByRole("region", { name: /readers see|sehen/ });
const controls = (page: Page) => page.getByRole("region", { name: /settings|Einstellungen/ });

const openNew = async (page: Page, locale = "en"): Promise<void> => {
  await page.goto(`/${locale}${NEW}`);
  await page.waitForURL(/\/create\/[\w-]{12}$/);
  await expect(chart(page).locator("svg").first()).toBeVisible();
};

const openSection = (page: Page, name: RegExp) =>
  controls(page).getByRole("button", { name, expanded: false }).click();

const choose = async (page: Page, label: string | RegExp, option: string | RegExp) => {
  await page.getByRole("button", { name: label }).click();
  await page.getByRole("option", { name: option }).click();
};

const setType = async (page: Page, name: string) => {
  const radio = page.getByRole("radio", { name, exact: true });
  if (!(await radio.isVisible())) await openSection(page, /^Chart type/);
  await page.getByText(name, { exact: true }).last().click();
  await expect(radio).toBeChecked();
};

const writeTitle = async (page: Page, text: string) => {
  await openSection(page, /^Title and description/);
  await page.getByRole("textbox", { name: "Title" }).fill(text);
};

test("a dataset opens as a chart with an address of its own, and reloading restores it", async ({
  page,
}) => {
  await openNew(page);
  await writeTitle(page, "Kept over a reload");
  const address = page.url();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Kept over a reload" })).toBeVisible();
  expect(page.url()).toBe(address);
  await page.keyboard.press("Escape");
});

test("a pie of many slices becomes bars in one step, and undo brings it back", async ({ page }) => {
  const cube = encodeURIComponent("http://localhost:4000/cube/us-employment/1");
  await page.goto(`/en/create/new?cube=${cube}`);
  await page.waitForURL(/\/create\/[\w-]{12}$/);
  await setType(page, "Pie");
  const note = chart(page).getByText("A pie of 22 slices is hard to read");
  await expect(note).toBeVisible();
  await chart(page).getByRole("button", { name: "Show as bars" }).click();
  await expect(page.getByRole("radio", { name: "Bars", exact: true })).toBeChecked();
  await expect(note).toBeHidden();
  await expect(chart(page).locator("svg rect[data-mark]")).toHaveCount(22);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(note).toBeVisible();
});

/** What is stored of the charts but which panel is open, and what is drawn whatever room that panel leaves. */
const readChart = async (page: Page) => ({
  stored: await page.evaluate(() => {
    const id = location.pathname.split("/").at(-1);
    const text = localStorage.getItem(`vizualize-configurator-state:${id}`);
    const { chartConfigs } = JSON.parse(text ?? "{}") as { chartConfigs?: object[] };
    return chartConfigs?.map((config) => ({ ...config, activeField: undefined }));
  }),
  title: await chart(page).getByRole("heading").allTextContents(),
  colours: await chart(page)
    .locator("svg [data-mark]")
    .evaluateAll((marks) => marks.map((mark) => mark.closest("[fill]")?.getAttribute("fill"))),
});

/** The chart once it is another one than before and nothing moves any more. */
const readChanged = async (page: Page, before: unknown) => {
  let last: Awaited<ReturnType<typeof readChart>> | undefined;
  await expect(async () => {
    await expect(chart(page).locator("[aria-busy=true]")).toHaveCount(0);
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
  { name: "text", make: (page) => writeTitle(page, "In ten steps") },
  {
    name: "filter",
    make: async (page) => {
      await openSection(page, /^Filters/);
      const country = page.getByRole("button", { name: /Country/ });
      await country.first().click();
      await page.getByRole("treegrid").getByRole("row", { name: "Brazil" }).click();
    },
  },
  {
    name: "what readers may change",
    make: (page) => page.getByText("Readers may change it").first().click(),
  },
  {
    name: "what readers may change",
    make: async (page) => {
      await openSection(page, /^For readers/);
      await page.getByText("Choose a period").click();
    },
  },
  {
    name: "component",
    make: async (page) => {
      await openSection(page, /^Axes and series/);
      await page.getByRole("button", { name: /^Vertical axis/ }).click();
      await choose(page, /Shows/, "Fertility");
    },
  },
  { name: "colour", make: (page) => page.getByLabel("Colour", { exact: true }).fill("#aa3311") },
  {
    name: "component",
    make: async (page) => {
      await page.getByRole("button", { name: /^Series/ }).click();
      await choose(page, /Shows/, "Country");
    },
  },
  { name: "option", make: (page) => page.getByText("side by side").click() },
  { name: "option", make: (page) => choose(page, /Order by/, "total") },
  { name: "chart type", make: (page) => setType(page, "Bars") },
];

test("ten changes of ten kinds survive a reload, are undone and done again one by one, by button and by key", async ({
  page,
}) => {
  await openNew(page);
  const undo = page.getByRole("button", { name: /^Undo/ });
  const redo = page.getByRole("button", { name: /^Redo/ });
  await expect(undo).toBeDisabled();
  const seen = [await readChart(page)];
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
  await expect(undo).toBeDisabled();
  for (const [at, after] of seen.slice(1).entries()) {
    await (at % 2 === 0
      ? redo.click()
      : page.keyboard.press(at % 4 === 1 ? "Control+Shift+z" : "Control+y"));
    await expect.poll(() => readChart(page)).toEqual(after);
  }
  await expect(redo).toBeDisabled();
});

test("a chart made in a window of another page answers it with its key, and the window closes", async ({
  page,
  server,
}) => {
  await page.goto("/en/browse");
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate((address) => {
      const said: unknown[] = [];
      Object.assign(globalThis, { said });
      addEventListener("message", ({ data }) => said.push(data));
      open(address);
    }, `${server.url}/en${NEW}`),
  ]);
  await expect(chart(popup).locator("svg").first()).toBeVisible();
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: "Publish" }).click();
  await closed;
  const said = () => page.evaluate(() => (globalThis as unknown as { said: unknown[] }).said);
  await expect.poll(said).toEqual([expect.stringMatching(/^CHART_ID:[\w-]{12}$/)]);
  const [message] = (await said()) as string[];
  const response = await page.goto(`/en/v/${message?.slice("CHART_ID:".length)}`);
  expect(response?.status()).toBe(200);
});

test("a stored chart that is broken is removed with a warning", async ({ page }) => {
  await page.goto("/en/browse");
  const key = "vizualize-configurator-state:brokenbroken";
  await page.evaluate((name) => localStorage.setItem(name, '{"version":"4.6.0","state":"x"}'), key);
  await page.goto("/en/create/brokenbroken");
  await expect(
    page.getByRole("heading", { name: "The unfinished chart could not be restored" }),
  ).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test("without a dataset, and with an id of which nothing is stored, the catalogue opens", async ({
  page,
}) => {
  await page.goto("/en/create/new");
  await page.waitForURL("**/en/browse");
  await page.goto("/en/create/unknown_-id0");
  await page.waitForURL("**/en/browse");
});

test("a dataset that nobody has leads to the start, which names it (D49)", async ({ page }) => {
  await page.goto("/it/create/new?cube=https://example.org/none&dataSource=samples");
  await page.waitForURL(/\/it\/\?/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("errorId")).toBe("CANNOT_FIND_CUBE");
  expect(searchParams.get("iri")).toBe("https://example.org/none");
  await expect(page.getByRole("alert")).toContainText("Dataset non trovato");
  await page.goBack();
  await expect(page).not.toHaveURL(/create/);
});

test("a failure to publish says why and keeps everything", async ({ page }) => {
  await openNew(page);
  await writeTitle(page, "Still here");
  await page.route("**/api/config-create", (route) => route.abort());
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("The chart was not published")).toBeVisible();
  await expect(page.getByText(/The server could not be reached/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Still here" })).toBeVisible();
  await page.unroute("**/api/config-create");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.waitForURL(/\/en\/v\/[\w-]{12}(?:\?|$)/);
  await expect(page.getByRole("heading", { name: "Still here" })).toBeVisible();
});

test("a published chart opens as a copy, to edit as to copy", async ({ page }) => {
  await openNew(page);
  await writeTitle(page, "To be copied");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.waitForURL(/\/en\/v\//);
  const key = new URL(page.url()).pathname.split("/").at(-1)!;
  for (const way of ["copy", "edit"]) {
    await page.goto(`/en/create/new?${way}=${key}`);
    await page.waitForURL(/\/create\/[\w-]{12}$/);
    expect(page.url()).not.toContain(key);
    await expect(page.getByRole("heading", { name: "To be copied" })).toBeVisible();
  }
  await page.goto("/en/create/new?copy=nothing-here");
  await expect(page.getByRole("heading", { name: "Chart not found" })).toBeVisible();
});

test("hostile text is shown as text", async ({ page }) => {
  const hostile =
    '<img src=x onerror="window.hit=1"><script>window.hit=1</script> [x](javascript:1)';
  await openNew(page);
  await writeTitle(page, hostile);
  await page.getByRole("textbox", { name: "Description" }).fill(hostile);
  await page.getByRole("textbox", { name: "Tab label" }).fill(hostile);
  await expect(chart(page)).toContainText("<img src=x");
  await expect(controls(page)).toContainText("<img src=x");
  expect(await chart(page).locator("img, script, a[href^=javascript]").count()).toBe(0);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.waitForURL(/\/en\/v\//);
  expect(await page.locator("main img, main script, a[href^=javascript]").count()).toBe(0);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});

test("the source fails: the chart stays, the reason stands there, and a button asks again", async ({
  page,
}) => {
  await openNew(page);
  await page.route("**/api/graphql**", (route) => route.abort());
  await openSection(page, /^Filters/);
  await page
    .getByRole("button", { name: /Country/ })
    .first()
    .click();
  await page.getByRole("treegrid").getByRole("row", { name: "Brazil" }).click();
  await expect(page.getByText("No connection")).toBeVisible();
  await expect(chart(page).locator("svg").first()).toBeVisible();
  await expect(chart(page)).toContainText("Country: Argentina");
  await page.unroute("**/api/graphql**");
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toHaveCount(2);
  await again.last().click();
  await expect(again).toHaveCount(1);
  await again.click();
  await expect(page.getByText("No connection")).toBeHidden();
  await expect(chart(page)).toContainText("Country: Brazil");
});

test("measure, series, colour, order and stack change the chart at once, and undo names them", async ({
  page,
}) => {
  await openNew(page);
  await page.getByRole("button", { name: /^Vertical axis/ }).click();
  await choose(page, /Shows/, "Fertility");
  await expect(chart(page)).toContainText("Fertility");
  await page.getByLabel("Colour", { exact: true }).fill("#aa3311");
  await expect(chart(page).locator('[fill="#aa3311" i]').first()).toBeVisible();
  await choose(page, /Values in the chart/, "never");
  await page.getByRole("button", { name: /^Series/ }).click();
  await choose(page, /Shows/, "Country");
  await expect(chart(page).getByText(/^Country \(\d+\)$/)).toBeVisible();
  const columns = chart(page).locator("svg rect[data-mark]");
  const places = () => columns.evaluateAll((found) => found.map((each) => each.getAttribute("x")));
  await expect.poll(async () => new Set(await places()).size).toBe(11);
  await page.getByText("side by side").click();
  await expect.poll(async () => new Set(await places()).size).toBeGreaterThan(11);
  await page.getByText("on each other").click();
  await expect.poll(async () => new Set(await places()).size).toBe(11);
  const order = () =>
    columns.evaluateAll((found) =>
      found.map((each) => each.closest("[fill]")?.getAttribute("fill")),
    );
  const before = await order();
  await choose(page, /Order by/, "total");
  await expect.poll(order).not.toEqual(before);
  await expect(page.getByRole("button", { name: /^Undo/ })).toHaveAccessibleName(
    "Undo: option (Series)",
  );
});

test("what readers may change is offered on the published page", async ({ page }) => {
  await openNew(page);
  await openSection(page, /^Filters/);
  await page.getByText("Readers may change it").first().click();
  await openSection(page, /^For readers/);
  await page.getByText("Choose a period").click();
  await expect(page.getByRole("switch", { name: "Choose a period" })).toBeChecked();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.waitForURL(/\/en\/v\//);
  await expect(findTreeField(page, "Country")).toBeVisible();
  await expect(page.getByRole("group", { name: "Period" }).first()).toBeVisible();
});
