import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/test.ts";

const BASE = "http://localhost:4000/cube/";

const stage = (page: Page) => page.getByRole("region", { name: "Chart as readers see it" });
const controls = (page: Page) => page.getByRole("region", { name: "Chart settings" });

const openNew = async (page: Page, dataset: string, type: string): Promise<void> => {
  await page.goto(`/en/create/new?cube=${encodeURIComponent(BASE + dataset)}`);
  await page.waitForURL(/\/create\/[\w-]{12}$/);
  await openSection(page, /^Chart type/);
  await page.getByText(type, { exact: true }).last().click();
  await expect(page.getByRole("radio", { name: type, exact: true })).toBeChecked();
};

const openSection = (page: Page, name: RegExp) =>
  controls(page).getByRole("button", { name, expanded: false }).click();

const choose = async (page: Page, label: RegExp, option: string) => {
  await page.getByRole("button", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

/** Finds a value in a long list with the keyboard alone. */
const searchFor = async (page: Page, button: Locator, name: string, value: string) => {
  await button.focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog", { name, exact: true });
  await expect(list.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(value);
  await expect(list.getByRole("row", { name: value })).toBeVisible();
  await page.keyboard.press("Tab");
  const row = list.getByRole("row", { name: value });
  for (let step = 0; step < 8; step += 1) {
    if (await row.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
};

const publish = async (page: Page): Promise<string> => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.waitForURL(/\/en\/v\/[\w-]{12}(?:\?|$)/);
  return new URL(page.url()).pathname.split("/").at(-1)!;
};

const allRows = (page: Page) => stage(page).getByRole("row");

const openColumnsByCity = async (page: Page): Promise<void> => {
  await openNew(page, "weather-seattle-new-york", "Columns");
  await openSection(page, /^Axes and series/);
  await openSection(page, /^Horizontal axis/);
  await choose(page, /Shows/, "City");
  await page.getByRole("button", { name: "Close" }).click();
};

test("filters are added, set, ordered and removed with the keyboard; readers get them in this order", async ({
  page,
}) => {
  await openNew(page, "weather-seattle-new-york", "Lines");
  await expect(stage(page).getByRole("group", { name: /^1’461 values/ })).toBeVisible();
  await openSection(page, /^Filters/);
  await page.getByRole("button", { name: "Add filter" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Kind of weather" }).press("Enter");
  await expect(stage(page).getByRole("group", { name: /^58 values/ })).toBeVisible();

  await choose(page, /^Drizzle/, "Snow");
  const shown = stage(page).getByText(/^Shown for/);
  await expect(shown).toHaveText("Shown for: City: New York · Kind of weather: Snow");
  await page.getByRole("button", { name: "Move Kind of weather up" }).focus();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveText("Shown for: Kind of weather: Snow · City: New York");
  await expect(page.getByRole("button", { name: "Move Kind of weather down" })).toBeFocused();
  await expect(page.getByText("Kind of weather is now 1 of 2.")).toBeAttached();
  for (const name of ["City", "Kind of weather"])
    await page.getByRole("group", { name, exact: true }).getByText("Readers may change it").click();

  await openSection(page, /^Axes and series/);
  await openSection(page, /^Horizontal axis/);
  await searchFor(page, page.getByRole("button", { name: /^From/ }), "From", "31.12.2013");
  await expect(page.getByRole("button", { name: "From 31.12.2013" })).toBeFocused();
  await expect(stage(page).getByRole("group", { name: /^40 values/ })).toBeVisible();
  await page.getByText("Always to the most recent").click();
  await expect(page.getByRole("button", { name: /^To / })).toBeDisabled();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: /^Horizontal axis/ })).toBeFocused();

  await openSection(page, /^For readers/);
  await page.getByText("Choose a period").click();
  const first = page.getByRole("group", { name: "Period shown at first" });
  await searchFor(page, first.getByRole("button", { name: /^From/ }), "From", "31.12.2014");
  await page.getByText("Show the filters open").click();
  await publish(page);
  await expect(page.getByLabel("City")).toBeHidden();
  await page.getByText("Snow · New York").click();
  const names = page.getByRole("form", { name: "Filters" }).locator("label");
  await expect(names).toHaveText(["Kind of weather", "City", "From", "To"]);
  const from = page.getByRole("textbox", { name: "From" });
  await expect(from).toHaveValue("31.12.2014");
  await from.fill("30.12.2013");
  await expect(page.getByText("Nearest dates: 31.12.2013")).toBeVisible();
  await page.getByLabel("City").selectOption("Seattle");
  await expect(page).toHaveURL(/f\.city=/);
});

test("the most recent value moves on with the data, and an optional filter is taken away", async ({
  page,
}) => {
  await openColumnsByCity(page);
  await openSection(page, /^Filters/);
  const shown = stage(page).getByText(/^Shown for/);
  await page.getByText("Always the most recent").click();
  await expect(shown).toHaveText("Shown for: Day: 31.12.2015");
  await expect(page.getByRole("button", { name: /^Day|Day$/ })).toBeDisabled();
  await page.getByText("Always the most recent").click();
  await searchFor(page, page.getByRole("button", { name: /^Day / }), "Day", "04.03.2012");
  await expect(shown).toHaveText("Shown for: Day: 04.03.2012");
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("menuitem", { name: "Kind of weather" }).click();
  await expect(shown).toContainText("Kind of weather");
  await page.getByRole("button", { name: "Remove Kind of weather" }).click();
  await expect(shown).toHaveText("Shown for: Day: 04.03.2012");
  await expect(page.getByRole("list", { name: "Filters" })).toBeFocused();
});

test("readers get several values of a dimension where the author allows it and the chart can show them", async ({
  page,
}) => {
  await openColumnsByCity(page);
  await openSection(page, /^For readers/);
  const day = page.getByRole("group", { name: "Day", exact: true });
  const kind = page.getByRole("group", { name: "Kind of weather", exact: true });
  const several = page.getByText("Several values at once");
  await day.getByText("Readers may change it").click();
  await expect(several).toHaveCount(0);
  await kind.getByText("Readers may change it").click();
  await kind.getByText("Several values at once").click();
  await expect(kind.getByRole("switch", { name: "Several values at once" })).toBeChecked();
  await expect(several).toHaveCount(1);
  await expectAccessible(page);
  await publish(page);
  const box = page.locator("form summary", { hasText: "No filter" });
  await box.click();
  for (const name of ["Drizzle", "Rain"])
    await page.getByRole("treeitem", { name, exact: true }).click();
  await expect(page).toHaveURL(/\?f\.weather=drizzle&f\.weather=rain$/);
});

test("values of a tree, percent and legend: what is offered to readers is on the page", async ({
  page,
}) => {
  await openNew(page, "life-expectancy/2", "Columns");
  await openSection(page, /^Axes and series/);
  await openSection(page, /^Vertical axis/);
  await choose(page, /Shows/, "Population");
  await openSection(page, /^Series/);
  await choose(page, /Shows/, "Country");
  await page.getByRole("button", { name: /^Values shown/ }).click();
  const list = page.getByRole("dialog", { name: "Values shown" });
  await list.getByRole("button", { name: "None" }).click();
  await expect(page.getByText(/^Choose at least one value/)).toBeAttached();
  for (const country of ["Switzerland", "Japan"]) {
    await list.getByRole("searchbox").fill(country);
    await list.getByRole("row", { name: country }).click();
  }
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^2 of /)).toBeVisible();
  await expect(stage(page).getByRole("group", { name: /^22 values/ })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await openSection(page, /^For readers/);
  await page.getByText("Switch series off").click();
  await page.getByText("Switch to percent").click();
  await publish(page);
  await page.getByRole("checkbox", { name: /percent/i }).check();
  await expect(page).toHaveURL(/percent=1/);
  await expect(page.locator("figure svg").last()).toContainText("100");
  await page.getByRole("checkbox", { name: "Japan" }).uncheck();
  await expect(page).toHaveURL(/hide=/);
});

test("texts in each language, with a warning where one is empty", async ({ page, server }) => {
  await openNew(page, "life-expectancy/2", "Columns");
  await openSection(page, /^Title and description/);
  await expect(
    page.getByText("Without a title readers see the name of the dataset."),
  ).toBeVisible();
  await expect(page.getByText("Without a label the tab carries a number.")).toBeVisible();
  const untitled = page.getByText("No title yet in German, French, Italian, English");
  await expect(untitled).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).fill("How long we live");
  await expect(untitled).toBeHidden();
  await page.getByRole("textbox", { name: "Description" }).fill("By *country*");
  await page.getByRole("textbox", { name: "Tab label" }).fill("Lives");
  await expect(page.getByText(/^Without a /)).toHaveCount(0);
  await expect(stage(page).getByRole("heading", { name: "How long we live" })).toBeVisible();
  await expect(stage(page).locator("em")).toHaveText("country");
  await page.getByRole("tab", { name: "de German" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Wie lange wir leben");
  await page.getByRole("textbox", { name: "Tab label" }).fill("Leben");
  const button = page.getByRole("button", { name: "Publish", exact: true });
  await expect(button).toHaveAccessibleDescription("No title yet in French, Italian");
  const key = await publish(page);
  const { data } = await (await fetch(`${server.url}/api/config/${key}`)).json();
  expect(data.data.chartConfigs[0].meta.label).toMatchObject({ en: "Lives", de: "Leben", fr: "" });
  await page.goto(`/de/v/${key}`);
  await expect(page.getByRole("heading", { name: "Wie lange wir leben" })).toBeVisible();
});

test("a table: columns, groups, styles, order of the rows, search", async ({ page }) => {
  await openNew(page, "life-expectancy/2", "Table");
  await openSection(page, /^Columns shown/);
  const heads = stage(page).getByRole("columnheader");
  await expect(heads).toHaveCount(5);
  await controls(page).getByText("Fertility rate", { exact: true }).click();
  await expect(heads).toHaveCount(4);
  await page.getByRole("button", { name: "Move Country up" }).click();
  await expect(heads.first()).toHaveText(/^Country/);

  await openSection(page, /^Population: Draw as/);
  await page.getByText("Bold", { exact: true }).click();
  await choose(page, /Draw as$|^Draw as/, "bars");
  const bars = stage(page).locator("td span span");
  await expect(bars).toHaveCount(100);
  await page.getByLabel("Bars above zero").fill("#aa3311");
  await expect(bars.first()).toHaveCSS("background-color", "rgb(170, 51, 17)");
  await expect(allRows(page).nth(1).getByRole("cell").last()).toHaveCSS("font-weight", "600");

  await openSection(page, /^Life expectancy: Draw as/);
  await choose(page, /Draw as$|^Draw as/, "heat map");
  const heat = allRows(page).nth(1).getByRole("cell").nth(2);
  const before = await heat.getAttribute("style");
  expect(before).toContain("background");
  await choose(page, /Palette$|^Palette/, "Reds");
  await expect(heat).not.toHaveAttribute("style", before ?? "");

  await openSection(page, /^Year: Draw as/);
  await page.getByText("Use as a group").click();
  await expect(stage(page).getByRole("rowheader", { name: "Year 1955" })).toBeVisible();
  await expect(heads).toHaveCount(3);
  await page.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Order by another column" }).click();
  await page.getByRole("menuitem", { name: "Life expectancy" }).click();
  await expect(allRows(page).nth(2).getByRole("cell").first()).toHaveText("Rwanda");
  await page.getByRole("button", { name: "Order by another column" }).click();
  await page.getByRole("menuitem", { name: "Year" }).click();
  await choose(page, /^ascending Year/, "descending");
  await expect(stage(page).getByRole("rowheader").first()).toHaveText(/2005$/);
  await page.getByRole("button", { name: "Remove Year" }).click();
  await expect(stage(page).getByRole("rowheader").first()).toHaveText(/1955$/);

  await publish(page);
  await page.getByRole("searchbox", { name: "Search the table" }).fill("switz");
  await expect(page.getByText("1 to 11 of 11 rows")).toBeVisible();
});
