import type { Page } from "@playwright/test";
import { controls, stage } from "./support/editor-page.ts";
import { byKeys } from "./support/hands.ts";
import { tabTo } from "./support/keyboard.ts";
import { makeBoard } from "./support/make-board.ts";
import { publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

const FIRST = "How long people live";

const expectSaid = (page: Page, words: string | RegExp) =>
  expect(page.locator("output").filter({ hasText: words })).not.toHaveCount(0);

const openBoard = async (page: Page, url: string, type: "tall" | "canvas"): Promise<void> => {
  const key = await publishDocument(url, await makeBoard(url, { type }));
  await page.goto(`/en/create/new?edit=${key}&state=LAYOUTING`);
  await expect(stage(page).locator("figure svg").first()).toBeVisible();
};

const handles = (page: Page) => stage(page).locator("[data-handle-of]");

test("few keys lead from block to block, and one to the widths of the screen", async ({
  page,
  server,
}) => {
  test.setTimeout(90_000);
  await openBoard(page, server.url, "tall");
  await expect(stage(page).locator("figure svg")).toHaveCount(2);
  const shown = page.getByRole("button", { name: "xl: Desktop" });
  const move = stage(page).getByRole("button", { name: `Move ${FIRST}`, exact: true });
  await expect(move).toHaveAccessibleDescription(/F6 goes to the next part of the screen/);
  await tabTo(page, move);
  await page.keyboard.press("F6");
  await expect(shown).toBeFocused();

  await tabTo(page, move);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(stage(page).getByRole("button", { name: `Skip ${FIRST}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(handles(page).nth(2)).toBeFocused();
  await expect(page.getByRole("region", { name: "Editor header" })).toBeVisible();
});

test("at the edge keys say that a block can go no further", async ({ page, server }) => {
  test.setTimeout(90_000);
  await openBoard(page, server.url, "tall");
  await tabTo(page, handles(page).first());
  await page.keyboard.press("ArrowUp");
  await expectSaid(page, "How to read it is 1 of 4 and can go no further.");
  const list = controls(page).getByRole("list", { name: "Charts and texts" });
  const up = list.getByRole("button", { name: `Move ${FIRST} up` });
  await tabTo(page, up);
  await page.keyboard.press("Enter");
  await expectSaid(page, `${FIRST} is now 1 of 4.`);
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expectSaid(page, `${FIRST} is 1 of 4 and can go no further.`);

  await openBoard(page, server.url, "canvas");
  await tabTo(page, handles(page).first());
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await expectSaid(page, /It can go no further this way\.$/);
  await page.keyboard.press("Escape");
});

test("keys go on from a chart that is added to a layout, and from the message that all is published", async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await openBoard(page, server.url, "tall");
  const hand = byKeys(page);
  await hand.pick(
    page.getByRole("button", { name: "Add a chart", exact: true }),
    "Chart of another dataset",
  );
  const drawer = page.getByRole("dialog", { name: "Add a chart of another dataset" });
  await page.keyboard.type("income");
  await page.keyboard.press("Enter");
  await hand.press(drawer.getByRole("button", { name: "Wealth and health of nations" }));
  await expect(drawer.getByRole("heading", { name: "Wealth and health of nations" })).toBeFocused();
  await page.evaluate(() => {
    const lost: string[] = [];
    Object.assign(globalThis, { lost });
    const look = (): void => {
      const { activeElement, body } = document;
      const dialog = document.querySelector("[role=dialog]");
      if (dialog && activeElement === body) lost.push("body");
      if (dialog) requestAnimationFrame(look);
    };
    look();
  });
  await hand.press(drawer.getByRole("button", { name: "Add a chart" }));
  await expect(drawer).toBeHidden();
  await expect(handles(page)).toHaveCount(5);
  await expect(handles(page).last()).toBeFocused();
  expect(await page.evaluate(() => (globalThis as { lost?: string[] }).lost)).toEqual([]);

  await hand.press(page.getByRole("button", { name: "Publish", exact: true }));
  await hand.press(page.getByRole("dialog").getByRole("button", { name: /^Publish/ }));
  await page.waitForURL(/\/en\/v\/[\w-]{12}(?:\?|$)/);
  const message = page.getByRole("status").filter({ hasText: "Your chart is published." });
  await expect(message).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("note").getByRole("link").first()).toBeFocused();
});
