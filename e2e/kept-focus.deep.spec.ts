import { controls, openNew } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

test("a field that is made anew has the focus again, and the panel stays where a pointer has scrolled it", async ({
  page,
}) => {
  await openNew(page, "life-expectancy/2", "Table");
  const name = "Link a column to a page for each row";
  await controls(page).getByText(name).click();
  const field = page.getByRole("switch", { name });
  await expect(field).toBeChecked();
  const scrollTop = () => controls(page).evaluate((element) => element.scrollTop);
  const before = await scrollTop();
  expect(before).toBeGreaterThan(100);
  await field.evaluate((element) => {
    const label = element.closest("label")!;
    label.replaceWith(label.cloneNode(true));
  });
  await expect(field).toBeFocused();
  expect(await scrollTop()).toBe(before);
});
