import type { Page } from "@playwright/test";
import {
  choose,
  controls,
  dropSeries,
  openNew,
  openOptions,
  openSection,
  openTask,
  publish,
  setType,
  stage,
} from "./support/editor-page.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const allRows = (page: Page) => stage(page).getByRole("row");

test(
  "filters are added, set, ordered and removed with the keyboard; readers get them in this order",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page, "weather-seattle-new-york");
    await dropSeries(page);
    await expect(stage(page).getByRole("group", { name: /^1’461 values/ })).toBeVisible();
    await openTask(page, "Data");
    await page.getByRole("button", { name: "Add filter" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Kind of weather" }).press("Enter");
    await expect(stage(page).getByRole("group", { name: /^58 values/ })).toBeVisible();

    await choose(page, /^Drizzle/, "Snow");
    await expect(stage(page).getByText(/^Selection/)).toHaveText(
      "Selection: City: New York · Kind of weather: Snow",
    );
    await page.getByRole("button", { name: "Move Kind of weather up" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Move Kind of weather up" })).toBeFocused();
    await expect(page.getByText("Kind of weather is now 1 of 2.")).toBeAttached();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Kind of weather is 1 of 2 and can go no further.")).toBeAttached();

    await openOptions(page, "Horizontal axis");
    const start = controls(page).getByRole("textbox", { name: "From" });
    await start.fill("31.12.2013");
    await start.press("Enter");
    await expect(start).toHaveValue("31.12.2013");
    await expect(stage(page).getByRole("group", { name: /^40 values/ })).toBeVisible();
    await page.getByText("Always up to the most recent").click();
    await expect(page.getByRole("button", { name: /^To / })).toBeDisabled();

    await openTask(page, "Readers");
    for (const name of ["City", "Kind of weather"])
      await page
        .getByRole("group", { name, exact: true })
        .getByText("Readers can change it")
        .click();
    await page.getByText("Choose a period").click();
    const first = page.getByRole("group", { name: "Period shown initially" });
    await first.getByRole("textbox", { name: "From" }).fill("31.12.2014");
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
  },
);

test(
  "texts in each language, with a warning where one is empty",
  { tag: "@deep" },
  async ({ page, server }) => {
    await openNew(page, "life-expectancy/2", "Columns");
    await openTask(page, "Text");
    const warning = controls(page).getByText("Without a title readers see the name of the dataset");
    await expect(warning).toHaveText(/^en, de, fr, it: /);
    const untitled = stage(page).getByText(
      /^No title in German, French, Italian, English: readers see/,
    );
    await expect(untitled).toBeVisible();
    await page.getByRole("textbox", { name: "Title, English" }).fill("How long we live");
    await expect(untitled).toBeHidden();
    await page.getByRole("textbox", { name: "Description, English" }).fill("By *country*");
    await page.getByRole("textbox", { name: "Alternative text, English" }).fill("Lives get longer");
    await expect(warning).toHaveText(/^de, fr, it: /);
    await expect(page.getByRole("textbox", { name: "Title, Italian" })).toHaveAccessibleDescription(
      /Without a title/,
    );
    await expect(stage(page).getByRole("heading", { name: "How long we live" })).toBeVisible();
    await expect(stage(page).locator("em")).toHaveText("country");
    await page.getByRole("textbox", { name: "Title, German" }).fill("Wie lange wir leben");
    await page.getByRole("textbox", { name: "Alternative text, German" }).fill("Leben");
    await expect(page.getByText(/No title/)).toHaveText(
      /^No title in French, Italian: readers see/,
    );
    await page.getByRole("button", { name: /^Names in the chart/ }).click();
    const own = page.getByRole("textbox", { name: /^Name of “Life expectancy”, / });
    await own.first().fill("Years of life");
    await page
      .getByRole("textbox", { name: "Name of “Life expectancy”, German" })
      .fill("Lebensjahre");
    await expect(stage(page).locator("figure svg")).toContainText(["Years of life"]);
    await expectAccessible(page);
    const key = await publish(page);
    const { data } = await (await fetch(`${server.url}/api/config/${key}`)).json();
    const { altText } = data.data.chartConfigs[0].extensions;
    expect(altText).toMatchObject({ en: "Lives get longer", de: "Leben" });
    await page.goto(`/de/v/${key}`);
    await expect(page.getByRole("heading", { name: "Wie lange wir leben" })).toBeVisible();
    await expect(page.locator("figure svg").first()).toContainText("Lebensjahre");
    await page.goto(`/fr/v/${key}`);
    await expect(page.locator("figure svg").first()).toContainText("Espérance de vie");
  },
);

test(
  "a table: columns, groups, styles, order of the rows, search",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page, "life-expectancy/2");
    await dropSeries(page);
    await setType(page, "Table");
    await openTask(page, "Chart");
    const heads = stage(page).getByRole("columnheader");
    await expect(heads).toHaveCount(5);
    await controls(page).getByText("Fertility rate", { exact: true }).click();
    await expect(heads).toHaveCount(4);
    await page.getByRole("button", { name: "Move Country", exact: true }).focus();
    await page.keyboard.press("ArrowUp");
    await expect(heads.first()).toHaveText(/^Country/);

    await openTask(page, "Look");
    await openSection(page, /^Population/);
    await page.getByText("Bold", { exact: true }).filter({ visible: true }).click();
    await choose(page, /Show as$|^Show as/, "bars");
    const bars = stage(page).locator("td span span");
    await expect(bars).toHaveCount(100);
    await page.getByLabel("Bars above zero").fill("#aa3311");
    await expect(bars.first()).toHaveCSS("background-color", "rgb(170, 51, 17)");
    await expect(allRows(page).nth(1).locator("td").last()).toHaveCSS("font-weight", "600");

    await openSection(page, /^Population/, true);
    await openSection(page, /^Life expectancy/);
    await choose(page, /Show as$|^Show as/, "heat map");
    const heat = allRows(page).nth(1).locator("td").nth(2);
    const before = await heat.getAttribute("style");
    expect(before).toContain("background");
    await choose(page, /Palette$|^Palette/, "Reds");
    await expect(heat).not.toHaveAttribute("style", before ?? "");

    await openOptions(page, "Year");
    await page.getByText("Use as a group").filter({ visible: true }).click();
    await expect(stage(page).getByRole("rowheader", { name: "Year 1955" })).toBeVisible();
    await expect(heads).toHaveCount(3);

    await page.getByRole("tab", { name: "Order of the rows" }).click();
    await page.getByRole("button", { name: "Order by another column" }).click();
    await page.getByRole("menuitem", { name: "Life expectancy: smallest first" }).click();
    await expect(allRows(page).nth(2).locator("td").first()).toHaveText("Rwanda");
    await page.getByRole("button", { name: "Order by another column" }).click();
    await page.getByRole("menuitem", { name: "Year" }).click();
    await page
      .getByRole("radiogroup", { name: "Year" })
      .getByText("descending", { exact: true })
      .click();
    await expect(stage(page).getByRole("rowheader").first()).toHaveText(/2005$/);
    await page.getByRole("button", { name: "Remove Year" }).click();
    await expect(stage(page).getByRole("rowheader").first()).toHaveText(/1955$/);

    await publish(page);
    await page.getByRole("searchbox", { name: "Search the table" }).fill("switz");
    await expect(page.getByText("Rows 1 to 11 of 11")).toBeVisible();
  },
);
