import type { Route } from "@playwright/test";
import { inDeep } from "./support/in-deep.ts";
import { expect, test } from "./support/test.ts";

const BASE = "http://localhost:4000/";
const iri = (path: string): string => encodeURIComponent(`${BASE}${path}`);
const LIFE = iri("cube/life-expectancy/2");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search, order and drafts are a form", { tag: "@deep" }, async ({ page }) => {
    await page.goto(`/en/browse/theme/${iri("theme/population")}?odsiframe=true`);
    await page.getByRole("searchbox").fill("life");
    await page.getByRole("checkbox").check();
    await page.getByLabel("Sort by").selectOption("Title");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    const url = new URL(page.url());
    expect(url.pathname).toBe(`/en/browse/theme/${iri("theme/population")}`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      search: "life",
      includeDrafts: "true",
      order: "TITLE_ASC",
      odsiframe: "true",
    });
    await expect(page.getByRole("article").first()).toContainText("Life");
  });

  test(
    "a search is sorted by relevance unless an order was chosen",
    { tag: "@deep" },
    async ({ page }) => {
      await page.goto("/en/browse");
      await page.getByRole("searchbox").fill("life expectancy");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page.getByRole("article").first()).toContainText("Life expectancy");
      await expect(page.getByLabel("Sort by").locator("option:checked")).toHaveText("Relevance");
    },
  );

  test("facets are links, and a dataset is readable", async ({ page }) => {
    await page.goto("/en/browse");
    await page
      .getByRole("complementary")
      .getByRole("link", { name: /^Population and society/ })
      .click();
    await expect(page.getByRole("article")).toHaveCount(3);
    await page.getByRole("link", { name: "Life expectancy, fertility" }).click();
    await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(8);
    await page.getByRole("link", { name: "Back to results" }).click();
    await expect(page.getByRole("article")).toHaveCount(3);
  });
});

test(
  "the keyboard alone goes from the start over a search to a preview and to a chart",
  { tag: "@deep" },
  async ({ page }) => {
    await page.goto("/en/browse");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("life expectancy");
    await expect(page).toHaveURL(/search=life\+expectancy/);
    const first = page.getByRole("article").first().getByRole("link").first();
    for (let step = 0; step < 60; step += 1) {
      if (await first.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(first).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Create visualisation" })).toBeFocused();
  },
);

test.describe("what a source does", () => {
  const failures: [string, string, (route: Route) => Promise<void>][] = [
    ["OFFLINE", "No connection", (route) => route.abort()],
    [
      "SOURCE_DOWN",
      "The data source is not responding",
      (route) =>
        route.fulfill({
          json: { data: null, errors: [{ message: "down", extensions: { id: "SOURCE_DOWN" } }] },
        }),
    ],
  ];
  for (const [id, title, fail] of inDeep(failures))
    test(
      `${id}: a failed search says so, loses nothing and can be tried again`,
      { tag: "@deep" },
      async ({ page }) => {
        await page.goto("/en/browse");
        await page.route("**/api/graphql**", fail);
        await page.getByRole("searchbox").fill("wheat");
        await expect(page.getByRole("alert")).toContainText(title);
        await expect(page.getByRole("searchbox")).toHaveValue("wheat");
        await expect(page).toHaveURL(/search=wheat/);
        await page.unroute("**/api/graphql**");
        await page.getByRole("link", { name: "Try again" }).click();
        await expect(page.getByRole("article")).toHaveCount(1);
      },
    );

  test("a slow one leaves room for what comes", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/en/browse");
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route("**/api/graphql**", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("searchbox").fill("wheat");
    await expect(page.getByText("Datasets are being loaded")).toBeAttached();
    release();
    await expect(page.getByRole("article")).toHaveCount(1);
  });
});

test.describe("hostile addresses", () => {
  const hostile = [
    `"} } INSERT DATA { <a> <b> <c> } #`,
    "\\\"'`{}|^<>",
    "<script>alert(1)</script>",
    "%",
    "\u202e",
    "x".repeat(3_000),
  ];
  for (const [index, text] of inDeep([...hostile.entries()])) {
    test(`a search for attack ${index} is a search`, { tag: "@deep" }, async ({ page }) => {
      await page.goto(`/en/browse?search=${encodeURIComponent(text)}`);
      await expect(page.locator("output").first()).toBeVisible();
      await expect(page.getByRole("searchbox")).toBeVisible();
    });

    test(
      `attack ${index} as a filter, dataset, order or source is answered clearly`,
      { tag: "@deep" },
      async ({ request }) => {
        const value = encodeURIComponent(text);
        for (const path of [
          `/en/browse/theme/${value}`,
          `/en/browse/termset/${value}?topic=${value}`,
          `/en/browse?order=${value}&includeDrafts=${value}&previous=${value}`,
          `/en/browse?dataset=${value}`,
          `/en/?errorId=${value}&iri=${value}&endpointUrl=${value}`,
          `/en/?errorId=CANNOT_FIND_CUBE&iri=${value}&endpointUrl=${value}`,
        ]) {
          const response = await request.get(path);
          expect([path, response.status()]).toEqual([path, 200]);
          expect(await response.text()).not.toContain("<script>alert");
        }
        expect((await request.get(`/en/browse?dataSource=${value}`)).status()).toBe(403);
      },
    );
  }

  test(
    "an address with a character that no text has is refused",
    { tag: "@deep" },
    async ({ request }) => {
      for (const path of ["/en/browse?search=%00", "/en/browse/theme/%00", "/en/browse?order=%00"])
        expect([path, (await request.get(path)).status()]).toEqual([path, 400]);
    },
  );

  test("percent signs that encode nothing are no error", { tag: "@deep" }, async ({ request }) => {
    for (const path of ["/en/browse/theme/%E0%A4%A", "/en/browse?search=%E0%A4%A", "/en/browse/%"])
      expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  });

  test("SOURCE_NOT_ALLOWED: a foreign source is refused in words", async ({ page }) => {
    const response = await page.goto("/en/browse?dataSource=sparql%2Bhttp%3A%2F%2Fevil.example");
    expect(response?.status()).toBe(403);
    await expect(page.getByRole("alert")).toContainText("not allowed");
  });
});

test("nothing is wider than the page", { tag: "@deep" }, async ({ page }) => {
  for (const path of ["/en/browse", `/de/browse?dataset=${LIFE}`, "/fr/browse?search=zz"])
    for (const width of inDeep([390, 1440, 320])) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - globalThis.innerWidth,
      );
      expect([path, width, over]).toEqual([path, width, 0]);
    }
});
