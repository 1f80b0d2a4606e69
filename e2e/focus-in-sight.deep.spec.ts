import type { Page } from "@playwright/test";
import { choose, controls, openNew, openTask } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

/** How many rings of the focus are seen in the settings: those around what is transparent or cut off are not. */
const countRings = (page: Page): Promise<number> =>
  controls(page).evaluate((panel) => {
    const isSeen = (element: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { width } = element.getBoundingClientRect();
      if (outlineStyle === "none" || parseFloat(outlineWidth) === 0 || width < 8) return false;
      return element.checkVisibility({ opacityProperty: true });
    };
    const isHidden = (element: Element): boolean =>
      element.matches("[type=radio], [type=checkbox]");
    return [...panel.querySelectorAll("*")].filter((each) => isSeen(each) && !isHidden(each))
      .length;
  });

test("a chart type that a search leads to has a ring, though it is not chosen", async ({
  page,
}) => {
  await openNew(page);
  await page.keyboard.press("/");
  await page.keyboard.type("bars");
  await expect(page.getByRole("list", { name: "Find a setting" })).toBeVisible();
  await page.keyboard.press("Enter");
  const bars = page.getByRole("radio", { name: "Bars", exact: true });
  await expect(bars).toBeFocused();
  await expect(bars).not.toBeChecked();
  await expect.poll(() => countRings(page)).toBe(1);
});

test("an opened section comes into sight, its lists have one ring, and another task begins at its top", async ({
  page,
}) => {
  await openNew(page);
  await openTask(page, "Text");
  const panel = controls(page);
  const head = panel.getByRole("button", { name: /^Annotations/ });
  await head.evaluate((element) => element.scrollIntoView({ block: "end" }));
  // A click of the test would scroll by itself.
  await head.dispatchEvent("click");
  const add = panel.getByRole("button", { name: "Add an annotation" });
  await expect(add).toBeInViewport({ ratio: 1 });

  await add.click();
  await choose(page, /Kind|Text at a value/, "Shading from … to …");
  const group = panel.getByRole("group", { name: "1", exact: true });
  await group.getByRole("button", { name: /From$/ }).focus();
  await page.keyboard.press("Tab");
  await expect(group.getByRole("button", { name: /To$/ })).toBeFocused();
  expect(await countRings(page)).toBe(1);

  await openTask(page, "Look");
  expect(await panel.evaluate((element) => element.scrollTop)).toBe(0);
});
