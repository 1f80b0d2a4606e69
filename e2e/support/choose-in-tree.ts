import type { Locator, Page } from "@playwright/test";

/** The field of a published page whose values stand in a tree. */
export const findTreeField = (page: Page, name: string): Locator =>
  page.locator("form summary").and(page.getByLabel(name));

/** Searches the tree of a filter for a value and chooses it. */
export const chooseInTree = async (page: Page, name: string, value: string): Promise<void> => {
  await findTreeField(page, name).click();
  await searchAndChoose(page, value);
};

/** Chooses a value of the tree that stands open; keys, because what moves after a key is no jump. */
export const searchAndChoose = async (page: Page, value: string): Promise<void> => {
  const box = page.locator("form details[open]");
  await box.getByRole("searchbox").last().pressSequentially(value);
  await box.getByRole("treeitem", { name: value, exact: true }).click();
};
