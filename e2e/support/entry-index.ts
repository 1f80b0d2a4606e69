import type { Frame, Page } from "@playwright/test";

/**
 * The place of the page among the entries of the browser's history. `history.length` would count those of earlier tests
 * too, and no more than 50.
 */
export const entryIndex = (page: Page | Frame): Promise<number> =>
  page.evaluate<number>("navigation.currentEntry.index");
