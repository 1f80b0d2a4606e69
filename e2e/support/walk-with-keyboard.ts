import type { Page } from "@playwright/test";
import { arrowTo, pressAt as press, tabTo } from "./keyboard.ts";
import { expect } from "./test.ts";

/** A radio group is one stop of the Tab key; its arrows choose. */
const chooseRadio = async (page: Page, from: string, keys: string[], wanted: string) => {
  await tabTo(page, page.getByRole("radio", { name: from, exact: true }));
  for (const key of keys) await page.keyboard.press(key);
  await expect(page.getByRole("radio", { name: wanted, exact: true })).toBeChecked();
};

/** From the first page over search, preview and editor to the published chart, in two languages, without a mouse. */
export const walkWithKeyboard = async (page: Page): Promise<void> => {
  await page.goto("/en/", { waitUntil: "networkidle" });
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type("life expectancy");
  await expect(page.getByRole("searchbox")).toHaveValue("life expectancy");
  await page.keyboard.press("Enter");
  // The list is drawn anew with its answer: what had the focus before would lose it.
  await expect(page).toHaveURL(/search=life/);
  const found = page.getByRole("article").getByRole("link", {
    name: "Life expectancy, fertility and population by country",
  });
  await press(page, found.first());
  await press(page, page.getByRole("link", { name: /^Create/ }));
  await page.waitForURL(/\/en\/create\/[\w-]{12}$/);
  const stage = page.getByRole("region", { name: "Chart as readers see it" });
  await expect(stage.locator("svg").first()).toBeVisible();

  await press(page, page.getByRole("button", { name: /^Chart type/ }));
  await chooseRadio(page, "Lines", ["ArrowDown", "ArrowUp"], "Lines");

  // Without series the country is a filter.
  await press(page, page.getByRole("button", { name: /Series$/ }));
  await page.getByRole("listbox").waitFor();
  await page.keyboard.type("None");
  await page.keyboard.press("Enter");

  await press(page, page.getByRole("button", { name: /Vertical axis$/ }));
  await page.getByRole("listbox").waitFor();
  await page.keyboard.type("Fert");
  await page.keyboard.press("Enter");
  await expect(stage).toContainText("Fertility");

  const tasks = page.getByRole("navigation", { name: "Tasks" });
  await press(page, tasks.getByRole("button", { name: "Data" }));
  await press(page, page.getByRole("button", { name: /^Country/ }));
  const picker = page.getByRole("dialog");
  await picker.waitFor();
  await tabTo(page, picker.getByRole("searchbox"));
  await page.keyboard.type("Switzerland");
  const row = picker.getByRole("row", { name: "Switzerland" });
  await tabTo(page, picker.getByRole("row").first());
  await arrowTo(page, row);
  await page.keyboard.press("Enter");
  await expect(stage).toContainText("Switzerland");

  await press(page, tasks.getByRole("button", { name: "Text" }));
  await tabTo(page, page.getByRole("textbox", { name: "Title, English" }));
  await page.keyboard.type("Children per woman");
  await tabTo(page, page.getByRole("textbox", { name: "Title, German" }));
  await page.keyboard.type("Kinder pro Frau");

  await press(page, page.getByRole("button", { name: "Publish", exact: true }));
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Publish now" }));
  await page.waitForURL(/\/en\/v\/[\w-]{12}(?:\?|$)/);
  await expect(page.getByRole("heading", { name: "Children per woman" })).toBeVisible();
  await expect(page.locator("main svg").first()).toBeVisible();
  await expect(page.getByText(/Switzerland/).first()).toBeVisible();
  await page.goto(new URL(page.url()).pathname.replace("/en/", "/de/"));
  await expect(page.getByRole("heading", { name: "Kinder pro Frau" })).toBeVisible();
};
