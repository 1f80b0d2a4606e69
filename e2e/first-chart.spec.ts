import { expect, test } from "./support/test.ts";
import { openHome, stage } from "./support/editor-page.ts";

const LIFE = encodeURIComponent("http://localhost:4000/cube/life-expectancy/2");

test("the start page searches, and shows three charts that lead to their datasets and into the editor", async ({
  page,
}) => {
  await openHome(page, "fr");
  await expect(page).toHaveTitle("Statelier");
  await expect(page.getByRole("link", { name: /^Faire un graphique à partir de «/ })).toHaveCount(
    3,
  );
  await page.getByRole("searchbox").fill("vie");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\/fr\/browse\?search=vie$/);
});

test(
  "the first chart of a dataset stands on its page, small in the list, and opens unchanged in the editor",
  { tag: "@deep" },
  async ({ page }) => {
    await page.goto("/en/browse?search=life+expectancy");
    const thumbnail = page.getByRole("article").first().locator("img");
    await expect
      .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(50);
    await page.getByRole("article").first().getByRole("link").first().click();
    const drawn = page.getByRole("region", { name: "First chart" }).locator("svg:visible");
    const names = ["Japan", "Hong Kong", "Switzerland", "Iceland", "Australia", "Italy", "Spain"];
    // The last value stands behind the name.
    for (const name of names)
      await expect(drawn.getByText(new RegExp(`^${name} [\\d.]+$`))).toBeVisible();
    await expect(page.getByText("Country: the largest 7 of 62")).toBeVisible();
    const linesOf = () => drawn.locator(".marks path").count();
    expect(await linesOf()).toBe(7);
    await page.goto(`/en/create/new?cube=${LIFE}`);
    for (const name of names)
      await expect(
        stage(page)
          .getByText(new RegExp(`^${name} [\\d.]+$`))
          .first(),
      ).toBeVisible();
  },
);
