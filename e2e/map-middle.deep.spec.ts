import {
  choose,
  controls,
  openNew,
  openTask,
  publish,
  stage,
  waitForChart,
} from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

test("MP43 MP44 an author names the middle of a map's colours, turns the palette, and readers see the same", async ({
  page,
}) => {
  await openNew(page, "life-expectancy/2", "Map");
  await waitForChart(page);
  await openTask(page, "Chart");
  await choose(page, /Colour by$/, /fertility/i);
  const find = page.getByRole("searchbox", { name: "Find a setting" });
  await find.fill("middle");
  await page
    .getByRole("list", { name: "Find a setting" })
    .getByRole("button", { name: /^Middle of the colours/ })
    .click();
  const middle = controls(page).getByRole("button", { name: /Middle of the colours$/ });
  await expect(middle).toBeDisabled();
  await choose(page, /Palette$/, "RdBu");
  await expect(middle).toBeEnabled();

  const areas = stage(page).locator(".areas path");
  const fills = () =>
    areas.evaluateAll((all) => all.map((area) => getComputedStyle(area).fill).join(" "));
  const usual = await fills();
  await middle.click();
  await expect(page.getByRole("option")).toContainText([/zero/, /Zero/, /Mean/, /2\.1/, /Another/]);
  await page.getByRole("option", { name: /2\.1/ }).click();
  await expect.poll(fills).not.toBe(usual);
  await expect(stage(page).locator("svg text", { hasText: /^2\.1/ })).toHaveCount(1);

  const number = controls(page).getByRole("textbox", { name: /^Middle/ });
  await number.fill("many");
  await number.press("Enter");
  await expect(controls(page)).toContainText("A number, such as 2.1.");
  await number.fill("2.5");
  await number.press("Enter");
  await expect(stage(page).locator("svg text", { hasText: /^2\.5/ })).toHaveCount(1);
  const straight = await fills();
  await controls(page).getByText("Reverse the palette").click();
  await expect.poll(fills).not.toBe(straight);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect.poll(fills).toBe(straight);
  await page.getByRole("button", { name: /^Redo/ }).first().click();
  await expect.poll(fills).not.toBe(straight);

  const drawn = await fills();
  const key = await publish(page);
  const read = () =>
    page
      .locator("figure .areas path")
      .evaluateAll((all) => all.map((area) => getComputedStyle(area).fill).join(" "));
  await expect.poll(read).toBe(drawn);
  await expect(page.locator("figure")).toContainText("Middle of the colours: 2.5");
  const picture = await page.request.get(`/en/v/${key}.svg`);
  expect(await picture.text()).toContain(">2.5");
});
