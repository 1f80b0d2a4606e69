import { test } from "./support/test.ts";
import { walkWithKeyboard } from "./support/walk-with-keyboard.ts";

test("from the first page to the published chart with the keyboard alone", async ({ page }) => {
  await walkWithKeyboard(page);
});
