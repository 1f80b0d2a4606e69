import type { Locator, Page } from "@playwright/test";

const MAX_STOPS = 120;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Goes to an element as somebody without a mouse would. */
const goTo = async (page: Page, target: Locator, key: string): Promise<void> => {
  await target.waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The key ${key} does not reach ${target.toString()}`);
};

export const tabTo = (page: Page, target: Locator): Promise<void> => goTo(page, target, "Tab");
export const arrowTo = (page: Page, target: Locator): Promise<void> =>
  goTo(page, target, "ArrowDown");

/** Goes there and presses a key. */
export const pressAt = async (page: Page, target: Locator, key = "Enter"): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
