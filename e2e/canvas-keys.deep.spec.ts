import type { Locator, Page } from "@playwright/test";
import { stage } from "./support/editor-page.ts";
import { makeBoard } from "./support/make-board.ts";
import { publishDocument } from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const FIRST = "How long people live";
const SECOND = "How many children women have";

const handleOf = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: `Move ${name}`, exact: true });

const readPlace = async (page: Page, name: string): Promise<number[]> => {
  const place = await stage(page)
    .locator("[data-place]")
    .filter({ has: handleOf(page, name) })
    .getAttribute("data-place");
  return (place ?? "").split(" ").map(Number);
};

const openCanvas = async (page: Page, server: { url: string }): Promise<void> => {
  const key = await publishDocument(server.url, await makeBoard(server.url, { type: "canvas" }));
  await page.goto(`/en/create/new?edit=${key}&state=LAYOUTING`);
  await expect(stage(page).locator("figure svg").first()).toBeVisible();
};

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

test("LA17 keys move each side of a block that is held, and say where it is also where it cannot go on", async ({
  page,
  server,
}) => {
  test.slow();
  await openCanvas(page, server);
  await expect.poll(() => readPlace(page, FIRST)).toEqual([1, 0, 1, 4]);
  const said = stage(page).locator("output").filter({ hasText: FIRST });
  const handle = handleOf(page, FIRST);
  await expect(handle).toHaveAccessibleDescription(/Enter picks it up/);
  await handle.focus();
  await press(page, "Enter");
  await expect(said).toContainText("Ctrl, Shift and arrow keys move its left and upper edges");
  await press(page, "Shift+ArrowRight", "Shift+ArrowDown", "Shift+ArrowDown");
  expect(await readPlace(page, FIRST)).toEqual([1, 0, 2, 6]);
  await press(page, "Control+Shift+ArrowLeft");
  expect(await readPlace(page, FIRST)).toMatchObject({ 0: 0, 2: 3 });
  const [, , , height = 0] = await readPlace(page, FIRST);
  await press(page, "Control+Shift+ArrowRight", "Control+Shift+ArrowDown");
  expect(await readPlace(page, FIRST)).toMatchObject({ 0: 1, 2: 2, 3: height - 1 });
  await press(page, "Shift+ArrowLeft", "Shift+ArrowLeft");
  expect(await readPlace(page, FIRST)).toMatchObject({ 0: 1, 2: 1 });
  const once = await said.textContent();
  await press(page, "Shift+ArrowLeft");
  await expect.poll(() => said.textContent()).not.toBe(once);
  expect((await said.textContent())?.trim()).toBe(once?.trim());
  await press(page, "Escape");
  expect(await readPlace(page, FIRST)).toEqual([1, 0, 1, 4]);
  await expectAccessible(page);
});

test("a block that keys move stays in sight, and keys go from the handle of one block to another's", async ({
  page,
  server,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 600 });
  await openCanvas(page, server);
  await expect.poll(() => readPlace(page, FIRST)).toEqual([1, 0, 1, 4]);
  await handleOf(page, FIRST).focus();
  await press(page, "End");
  const last = stage(page).locator("[data-handle-of]").last();
  await expect(last).toBeFocused();
  await press(page, "PageUp");
  await expect(last).not.toBeFocused();
  await press(page, "PageDown");
  await expect(last).toBeFocused();
  await press(page, "Home");
  await expect(stage(page).locator("[data-handle-of]").first()).toBeFocused();
  const handle = handleOf(page, SECOND);
  await handle.focus();
  await press(page, "Enter", "ArrowDown", "ArrowDown", "ArrowDown");
  await expect(handle).toBeFocused();
  await expect(handle).toBeInViewport();
  await press(page, "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp");
  await expect(handle).toBeInViewport();
  await press(page, "Enter");
});

test("without a drag or a key a block is moved and resized by the entries of its menu, which stays open and tells each step", async ({
  page,
  server,
}) => {
  test.slow();
  await openCanvas(page, server);
  await expect.poll(() => readPlace(page, FIRST)).toEqual([1, 0, 1, 4]);
  await stage(page)
    .getByRole("button", { name: `Actions for “${FIRST}”` })
    .click();
  const take = (name: string): Promise<void> => page.getByRole("menuitem", { name }).click();
  await take("Make wider");
  await expect.poll(() => readPlace(page, FIRST)).toEqual([1, 0, 2, 4]);
  await take("Make taller");
  await expect.poll(() => readPlace(page, FIRST)).toEqual([1, 0, 2, 5]);
  await expect(page.getByRole("status").filter({ hasText: FIRST })).toContainText(
    "column 2, row 1, 2 wide, 5 high",
  );
  await take("Make narrower");
  await take("Move left");
  await expect.poll(() => readPlace(page, FIRST)).toMatchObject({ 0: 0, 2: 1, 3: 5 });
  await press(page, "Escape");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => readPlace(page, FIRST)).toEqual([1, 0, 1, 5]);
});

test("on a phone charts are laid out as phones show them, and other widths can be looked at", async ({
  page,
  server,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await openCanvas(page, server);
  const screens = page.getByRole("group", { name: "Width of the screen" });
  await expect(screens.getByRole("button", { name: "sm: Phone" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(stage(page).locator("[data-narrow-page]")).toBeVisible();
  await expectAccessible(page);
  await screens.getByRole("button", { name: "xl: Desktop" }).click();
  await expect(stage(page).locator("[data-narrow-page]")).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(390);
});
