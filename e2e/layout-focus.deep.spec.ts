import type { Locator, Page } from "@playwright/test";
import { stage } from "./support/editor-page.ts";
import { byKeys } from "./support/hands.ts";
import { tabTo } from "./support/keyboard.ts";
import { makeBoard } from "./support/make-board.ts";
import { publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

const FIRST = "How long people live";
const SECOND = "How many children women have";

const menuOf = (page: Page, name: string): Locator =>
  stage(page).getByRole("button", { name: `Actions for “${name}”` });
const handleOf = (page: Page, name: string): Locator =>
  stage(page).getByRole("button", { name: `Move ${name}`, exact: true });
const expectSaid = (page: Page, words: string | RegExp) =>
  expect(page.locator("output").filter({ hasText: words })).not.toHaveCount(0);

test("which screen has come is said, and a dataset that is opened has the focus", async ({
  page,
  server,
}) => {
  test.setTimeout(90_000);
  const key = await publishDocument(server.url, await makeBoard(server.url));
  await page.goto(`/en/create/new?edit=${key}`);
  await expect(stage(page).locator("figure svg").first()).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Charts of this page" });
  await tabs.getByRole("button", { name: SECOND, exact: true }).click();
  await page.getByRole("searchbox", { name: "Find a setting" }).focus();
  await page.keyboard.press("F6");
  await expect(tabs.getByRole("button", { name: SECOND, exact: true })).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expectSaid(page, "Layout of all charts: one wide, then two side by side.");
  const hand = byKeys(page);
  await hand.press(page.getByRole("button", { name: /^Back to/ }));
  await expectSaid(page, `Settings of ${FIRST}.`);
  await hand.pick(
    page.getByRole("button", { name: "Add a chart", exact: true }),
    "Chart of another dataset",
  );
  const drawer = page.getByRole("dialog", { name: "Add a chart of another dataset" });
  await page.keyboard.type("income");
  await page.keyboard.press("Enter");
  await expect(drawer.locator("output").filter({ hasText: "2 datasets" })).toBeVisible();
  await hand.press(drawer.getByRole("button", { name: "Wealth and health of nations" }));
  await expect(drawer.getByRole("heading", { name: "Wealth and health of nations" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(drawer.getByRole("button", { name: "Back" })).toBeFocused();
});

test("keys go on where something has come or gone, and what has is said", async ({
  page,
  server,
}) => {
  test.setTimeout(90_000);
  const key = await publishDocument(server.url, await makeBoard(server.url, { type: "canvas" }));
  await page.goto(`/en/create/new?edit=${key}&state=LAYOUTING`);
  await expect(stage(page).locator("figure svg").first()).toBeVisible();
  const hand = byKeys(page);
  await hand.press(page.getByRole("button", { name: "Add a text" }));
  const writing = stage(page).getByRole("textbox", { name: "Text, written in Markdown" });
  await expect(writing).toBeFocused();
  await expectSaid(page, "Text added.");
  await page.keyboard.type("Between");
  await page.keyboard.press("Escape");
  await expect(handleOf(page, "Between")).toBeFocused();

  await hand.pick(menuOf(page, "Between"), "Duplicate the text");
  await expect(writing).toBeFocused();
  await page.keyboard.type(" and below");
  await page.keyboard.press("Escape");
  await expect(handleOf(page, "Between and below")).toBeFocused();

  const dialog = page.getByRole("alertdialog");
  await hand.pick(menuOf(page, "Between and below"), "Delete the text");
  await hand.press(dialog.getByRole("button", { name: "Delete" }));
  await expectSaid(page, "Between and below deleted.");
  await expect(stage(page).locator("[data-handle-of]:focus")).toHaveCount(1);
  await page.keyboard.press("Control+Z");
  await expectSaid(page, /^Undone: /);
  await page.keyboard.press("Control+Y");
  await expectSaid(page, /^Redone: /);
  await expect(stage(page).locator(":focus")).toHaveCount(1);

  await hand.pick(menuOf(page, FIRST), "Delete the chart");
  await hand.press(dialog.getByRole("button", { name: "Delete" }));
  await expectSaid(page, `${FIRST} deleted.`);
  await expect(stage(page).locator("[data-handle-of]:focus")).toHaveCount(1);
  await page.keyboard.press("Control+Z");
  await expect(menuOf(page, FIRST)).toBeVisible();

  await tabTo(page, handleOf(page, SECOND));
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expectSaid(page, `${SECOND} stays here.`);

  await hand.pick(menuOf(page, SECOND), "Edit the chart");
  await expect(page.getByRole("navigation", { name: "Charts of this page" })).toBeVisible();
  await expect(page.locator("main :focus")).toHaveCount(1);
  await hand.pick(
    page.getByRole("button", { name: "Add a chart", exact: true }),
    "Duplicate this chart",
  );
  await expectSaid(page, `${SECOND} (2) added.`);
  await expect(page.getByRole("button", { name: "Add a chart", exact: true })).toBeFocused();
});
