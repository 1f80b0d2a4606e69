import type { Locator, Page } from "@playwright/test";
import { controls } from "./editor-page.ts";
import { arrowTo, pressAt, tabTo } from "./keyboard.ts";
import { expect } from "./test.ts";

/** How an author works with what is on the screen: the same actions, by mouse or by keys. */
export type Hand = {
  name: "mouse" | "keys";
  press: (target: Locator) => Promise<void>;
  /** A switch or a box of a panel. */
  toggle: (box: Locator) => Promise<void>;
  /** One of some radio buttons of a panel. */
  choose: (name: string) => Promise<void>;
  /** An entry of a menu. */
  pick: (menu: Locator, entry: string) => Promise<void>;
  /** One of the options of a field. */
  select: (field: Locator, option: string) => Promise<void>;
};

export const byMouse = (page: Page): Hand => ({
  name: "mouse",
  press: (target) => target.click(),
  toggle: (box) => box.locator("xpath=ancestor::label").click(),
  choose: (name) => controls(page).getByText(name, { exact: true }).click(),
  pick: async (menu, entry) => {
    await menu.click();
    await page.getByRole("menuitem", { name: entry }).click();
  },
  select: async (field, option) => {
    await field.click();
    await page.getByRole("listbox").getByRole("option", { name: option, exact: true }).click();
  },
});

export const byKeys = (page: Page): Hand => {
  const press = (target: Locator, key?: string): Promise<void> => pressAt(page, target, key);
  return {
    name: "keys",
    press: (target) => press(target),
    toggle: (box) => press(box, "Space"),
    choose: async (name) => {
      const wanted = page.getByRole("radio", { name, exact: true });
      const group = controls(page).getByRole("radiogroup").filter({ has: wanted });
      await tabTo(page, group.getByRole("radio", { checked: true }));
      await arrowTo(page, wanted);
      await expect(wanted).toBeChecked();
    },
    pick: async (menu, entry) => {
      await press(menu);
      await arrowTo(page, page.getByRole("menuitem", { name: entry }));
      await page.keyboard.press("Enter");
    },
    select: async (field, option) => {
      await press(field);
      await page.getByRole("listbox").waitFor();
      await page.keyboard.type(option);
      await page.keyboard.press("Enter");
    },
  };
};
