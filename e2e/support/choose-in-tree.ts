import type { Locator, Page } from "@playwright/test";

/** A page, or a part of it. */
type Place = Page | Locator;

/** The field of a published page whose values stand in a tree. */
export const findTreeField = (place: Place, name: string): Locator =>
  place.locator("form summary").and(place.getByLabel(name));

/** Searches the tree of a filter for a value and chooses it. */
export const chooseInTree = async (place: Place, name: string, value: string): Promise<void> => {
  await findTreeField(place, name).click();
  await searchAndChoose(place, value);
};

/** Chooses a value of the tree that stands open; keys, because what moves after a key is no jump. */
export const searchAndChoose = async (place: Place, value: string): Promise<void> => {
  const box = place.locator("form details[open]");
  await box.getByRole("searchbox").last().pressSequentially(value);
  await box.getByRole("treeitem", { name: value, exact: true }).click();
};
