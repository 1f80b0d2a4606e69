import type { Page } from "@playwright/test";
import { countActions } from "./support/count-actions.ts";
import {
  controls,
  newChartPath,
  stage,
  waitForChart,
  waitForEditor,
} from "./support/editor-page.ts";
import { arrowTo, pressAt, tabTo } from "./support/keyboard.ts";
import { expect, test } from "./support/test.ts";

const TITLES = ["Lives", "Births", "People", "Columns", "Income", "Health", "Crowd", "Bars"];

/** Looks for a setting by its name and opens it. */
const find = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press("/");
  await expect(controls(page).getByRole("searchbox", { name: "Find a setting" })).toBeFocused();
  await page.keyboard.type(name);
  await expect(controls(page).locator("search li").first()).toBeVisible();
  await page.keyboard.press("Enter");
};

const chooseOption = async (page: Page, setting: string, option: string): Promise<void> => {
  await find(page, setting);
  await expect(
    controls(page).getByRole("button", { name: new RegExp(`${setting}$`, "i") }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("listbox").waitFor();
  await page.keyboard.type(option);
  await page.keyboard.press("Enter");
};

/** Writes the title, and goes back from there to the chart. */
const writeTitle = async (page: Page, text: string): Promise<void> => {
  await find(page, "title, english");
  const field = controls(page).getByRole("textbox", { name: "Title, English" });
  await expect(field).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
  await page.keyboard.press("F6");
};

const addChart = async (page: Page, entry: string): Promise<void> => {
  await pressAt(page, page.getByRole("button", { name: "Add a chart", exact: true }));
  await arrowTo(page, page.getByRole("menuitem", { name: entry }));
  await page.keyboard.press("Enter");
};

const tabs = (page: Page) =>
  page.getByRole("navigation", { name: "Charts of this page" }).getByRole("listitem");

test("eight charts of two datasets become a dashboard with two shared filters, by keys alone", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const read = await countActions(page);
  await page.goto(`/en${newChartPath()}`);
  await page.waitForURL(/\/create\/[\w-]{12}$/);
  await expect(stage(page).locator("svg").first()).toBeVisible();
  await waitForEditor(page);
  // Without series the country is a filter, which several charts can share.
  await chooseOption(page, "Series", "None");
  await writeTitle(page, TITLES[0] ?? "");
  for (const title of TITLES.slice(1, 4)) {
    await addChart(page, "Duplicate this chart");
    await writeTitle(page, title);
  }
  await addChart(page, "Chart of another dataset");
  const drawer = page.getByRole("dialog", { name: "Add a chart of another dataset" });
  await expect(drawer.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("income health");
  await page.keyboard.press("Enter");
  await pressAt(page, drawer.getByRole("button", { name: /income/i }).first());
  await pressAt(page, drawer.getByRole("button", { name: "Add a chart" }));
  await expect(drawer).toBeHidden();
  await expect(tabs(page)).toHaveCount(5);
  await waitForChart(page);
  await writeTitle(page, TITLES[4] ?? "");
  for (const title of TITLES.slice(5)) {
    await addChart(page, "New chart of the same dataset");
    await writeTitle(page, title);
  }
  await expect(tabs(page)).toHaveCount(8);
  const { keys: forCharts } = read();

  // From the chart the head of the editor is the next part of the screen.
  await page.keyboard.press("F6");
  await pressAt(page, page.locator("main").getByRole("button", { name: "Layout" }).first());
  const radio = controls(page).getByRole("radio", { name: "in tabs, one at a time" });
  await tabTo(page, radio);
  await page.keyboard.press("ArrowDown");
  await expect(stage(page).locator("[data-layout=tall]")).toBeVisible();
  for (const name of ["Choose a period", "Country"]) {
    const shared = controls(page).getByRole("switch", { name });
    await pressAt(page, shared, "Space");
    await expect(shared).toBeChecked();
  }
  await page.keyboard.press("F6");
  await tabTo(page, stage(page).getByRole("textbox", { name: "Title of the page" }));
  await page.keyboard.type("Lives and incomes");
  await page.keyboard.press("F6");
  await pressAt(page, page.getByRole("button", { name: "Publish", exact: true }));
  await pressAt(page, page.getByRole("dialog").getByRole("button", { name: "Publish now" }));
  await page.waitForURL(/\/en\/v\/[\w-]{12}(?:\?|$)/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lives and incomes");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(TITLES);
  await expect(
    page.getByRole("form", { name: "Filters" }).first().getByLabel("From"),
  ).toBeVisible();
  const counted = read();
  expect(counted.clicks).toBe(0);
  const written = TITLES.join("").length + "Lives and incomes".length;
  test.info().annotations.push({
    type: "counted",
    description: JSON.stringify({ ...counted, forCharts, written }),
  });
});
