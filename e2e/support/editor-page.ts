import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

const NEW = "/create/new?cube=http%3A%2F%2Flocalhost%3A4000%2Fcube%2F";

/** The path below the locale that begins a chart of a dataset of the samples. */
export const newChartPath = (dataset = "life-expectancy/2"): string =>
  NEW + encodeURIComponent(dataset);

/** The chart as it is drawn beside its settings. */
export const stage = (page: Page): Locator =>
  page.getByRole("region", { name: "Chart as readers see it" });

export const controls = (page: Page): Locator =>
  page.getByRole("region", { name: "Chart settings" });

/** Opens the panel of a task. */
export const openTask = (page: Page, name: string): Promise<void> =>
  page
    .getByRole("navigation", { name: "Tasks" })
    .getByRole("button", { name, exact: true })
    .click();

/** Opens a section of the task, or closes one that is open; what stands so already is left as it is. */
export const openSection = async (page: Page, name: RegExp, isOpen = false): Promise<void> => {
  const button = controls(page).getByRole("button", { name }).and(page.locator("[aria-expanded]"));
  if ((await button.first().getAttribute("aria-expanded")) === String(isOpen))
    await button.first().click();
};

/** Opens what else can be said of a field. */
export const openOptions = async (page: Page, field: string): Promise<void> => {
  await openTask(page, "Chart");
  await openSection(page, new RegExp(`^${field}: Options`));
};

export const setType = async (page: Page, name: string): Promise<void> => {
  const radio = page.getByRole("radio", { name, exact: true });
  await openTask(page, "Chart");
  if (!(await radio.isVisible())) await openSection(page, /^Chart type/);
  await controls(page).getByText(name, { exact: true }).last().click();
  await expect(radio).toBeChecked();
};

/** Begins a chart, of another type than the first one where one is named. */
/** Until all that stands around the chart is there, and keys do what they say. */
export const waitForEditor = (page: Page): Promise<void> =>
  expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");

export const openNew = async (page: Page, dataset?: string, type?: string): Promise<void> => {
  await page.goto(`/en${newChartPath(dataset)}`);
  await page.waitForURL(/\/create\/[\w-]{12}$/);
  if (type === undefined) await expect(stage(page).locator("svg").first()).toBeVisible();
  else await setType(page, type);
  await waitForEditor(page);
};

export const choose = async (page: Page, label: RegExp, option: string | RegExp): Promise<void> => {
  await page.getByRole("button", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

/** The start page with its charts: a page does not wait long for drawings, but the next one has them. */
export const openHome = (page: Page, locale: string): Promise<void> =>
  expect(async () => {
    await page.goto(`/${locale}/`);
    await expect(page.locator("figure svg:visible")).toHaveCount(3, { timeout: 1000 });
  }).toPass();

/** Until the chart shows what was chosen last: before, it is dimmed. */
export const waitForChart = (page: Page): Promise<void> =>
  expect(stage(page).locator('[aria-busy="true"]')).toHaveCount(0);

/** Takes the series away that a first chart of several has: their dimension becomes a filter. */
export const dropSeries = async (page: Page): Promise<void> => {
  await openTask(page, "Chart");
  await choose(page, /Series$/, "None");
};

export const writeTitle = async (page: Page, text: string): Promise<void> => {
  await openTask(page, "Text");
  await page.getByRole("textbox", { name: "Title, English" }).fill(text);
};

/** Asks for the chart to be public, and says yes to what is to be known before. */
export const confirmPublishing = async (page: Page, answer = "Publish now"): Promise<void> => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: answer }).click();
};

/** Answers the key. */
export const publish = async (page: Page): Promise<string> => {
  await confirmPublishing(page);
  await page.waitForURL(/\/en\/v\/[\w-]{12}(?:\?|$)/);
  return new URL(page.url()).pathname.split("/").at(-1)!;
};

/** Finds a value in a long list with the keyboard alone. */
export const searchFor = async (
  page: Page,
  button: Locator,
  name: string,
  value: string,
): Promise<void> => {
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
