import type { Page } from "@playwright/test";
import { inDeep } from "./support/in-deep.ts";
import { expect, test } from "./support/test.ts";

const BASE = "http://localhost:4000/";
const iri = (path: string): string => encodeURIComponent(`${BASE}${path}`);
const LIFE = iri("cube/life-expectancy/2");

const titles = (page: Page) => page.getByRole("article").getByRole("heading");
const search = (page: Page) => page.getByRole("searchbox");
const count = (page: Page) => page.locator("output").first();
const facet = (page: Page, name: string | RegExp) =>
  page.getByRole("complementary").getByRole("link", { name });

test.describe("the list", () => {
  for (const [locale, title, number] of inDeep([
    ["en", "Life expectancy, fertility and population by country", "12 datasets"],
    ["de", "Lebenserwartung, Geburtenrate und Bevölkerung nach Land", "12 Datensätze"],
    ["fr", "Espérance de vie", "12 jeux de données"],
    ["it", "Speranza di vita", "12 dataset"],
  ] as const))
    test(`${locale}: every title is in the first response`, async ({ request }) => {
      const response = await request.get(`/${locale}/browse`);
      const html = await response.text();
      expect(response.status()).toBe(200);
      expect(html.match(/<article/g)?.length).toBeGreaterThanOrEqual(10);
      expect(html).toContain(title);
      expect(html).toContain(number);
      expect(html).toContain(`<html lang="${locale}"`);
    });

  test("the bare paths lead to the reader's language", { tag: "@deep" }, async ({ request }) => {
    const response = await request.get("/browse?search=life", {
      headers: { "accept-language": "it-CH,it;q=0.9" },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(302);
    expect(response.headers()["location"]).toBe("/it/browse?search=life");
  });

  test("what the start page has no place for leads to the list", async ({ request }) => {
    const response = await request.get("/en/?search=life", { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()["location"]).toBe("/en/browse?search=life");
  });

  test("says who, when and about what, and leads there", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/en/browse?search=life+expectancy");
    const first = page.getByRole("article").first();
    await expect(first).toContainText("Updated 21.08.2025");
    await first.getByRole("link", { name: "Population and society" }).click();
    await expect(page).toHaveURL(new RegExp(`/en/browse/theme/${iri("theme/population")}$`));
    await expect(count(page)).toHaveText("3 datasets");
    await page
      .getByRole("article")
      .getByRole("link", { name: "Gapminder Foundation" })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/organization/${iri("organization/gapminder")}$`));
    await expect(count(page)).toHaveText("2 datasets");
  });

  test("the language switch keeps the place", { tag: "@deep" }, async ({ page }) => {
    await page.goto(`/en/browse/theme/${iri("theme/economy")}?search=wage`);
    await page.getByRole("link", { name: "Français" }).click();
    await expect(page).toHaveURL(/\/fr\/browse\/theme\/.*search=wage/);
    await expect(search(page)).toHaveValue("wage");
  });
});

test.describe("searching", () => {
  for (const [locale, words] of inDeep([
    ["en", "life expectancy"],
    ["de", "Lebenserwartung"],
    ["fr", "espérance de vie"],
    ["it", "speranza di vita"],
  ] as const))
    test(`“${words}” finds life expectancy first and marks it`, async ({ page }) => {
      await page.goto(`/${locale}/browse`);
      await search(page).fill(words);
      const first = page.getByRole("article").first();
      await expect(first.getByRole("link").first()).toHaveAttribute("href", new RegExp(LIFE));
      await expect(first.locator("h3 mark").first()).toHaveText(
        new RegExp(words.split(" ")[0] ?? "", "i"),
      );
      await page.goto(`/${locale}/browse?search=${encodeURIComponent(words)}`);
      await expect(first.getByRole("link").first()).toHaveAttribute("href", new RegExp(LIFE));
    });

  test(
    "a word with typos is found, and the word that was meant is marked",
    { tag: "@deep" },
    async ({ page }) => {
      await page.goto("/en/browse");
      await search(page).fill("expecatncy");
      const first = page.getByRole("article").first();
      await expect(first.getByRole("link").first()).toHaveAttribute("href", new RegExp(LIFE));
      await expect(first.locator("h3 mark")).toHaveText("expectancy");
    },
  );

  test(
    "a value of a dimension finds its datasets, once the server has read the names",
    { tag: "@deep" },
    async ({ page }) => {
      await expect(async () => {
        await page.goto("/en/browse?search=Switzerland");
        const found = page.getByRole("article").filter({ hasText: "Wealth and health of nations" });
        await expect(found.getByText("Contains: Switzerland")).toBeVisible({ timeout: 500 });
      }).toPass();
    },
  );

  for (const [locale, typed, question, meant] of inDeep([
    ["en", "pengwynss", "Did you mean", /^penguins$/i],
    ["de", "Lebnserwrtnug", "Meinten Sie", /^Lebenserwartung$/i],
    ["fr", "esperrnsse", "Vouliez-vous dire", /^espérance$/i],
    ["it", "sperrnazza", "Forse cercava", /^speranza$/i],
  ] as const))
    test(`${locale}: “${typed}” finds nothing and is asked back`, async ({ page }) => {
      await page.goto(`/${locale}/browse`);
      await search(page).fill(typed);
      await expect(page.getByText(question)).toBeVisible();
      await page.getByRole("link", { name: meant }).click();
      await expect(search(page)).toHaveValue(meant);
      await expect(titles(page).first()).toBeVisible();
    });

  test("answers while typing, keeps the focus, and the address follows", async ({ page }) => {
    await page.goto("/en/browse");
    await search(page).pressSequentially("penguin", { delay: 30 });
    await expect(count(page)).toHaveText("1 dataset");
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL(/\?search=penguin$/);
    await expect(search(page)).toHaveValue("penguin");
  });

  test(
    "the address follows at once with the first letter and 500 ms after the last",
    { tag: "@deep" },
    async ({ page }) => {
      await page.clock.install();
      await page.goto("/en/browse");
      await page.waitForLoadState("networkidle");
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await search(page).press("p");
      await expect(page).toHaveURL(/\?search=p$/);
      await search(page).pressSequentially("eng");
      await page.clock.runFor(499);
      await expect(page).toHaveURL(/\?search=p$/);
      await page.clock.runFor(1);
      await expect(page).toHaveURL(/\?search=peng$/);
    },
  );

  test("Back restores what was sought before", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/en/browse?search=life");
    await search(page).fill("wheat");
    await expect(page).toHaveURL(/search=wheat/);
    await page.waitForTimeout(600);
    await page.goBack();
    await expect(search(page)).toHaveValue("life");
    await expect(titles(page).first()).toContainText("Life expectancy");
    await page.goForward();
    await expect(search(page)).toHaveValue("wheat");
    await expect(titles(page).first()).toContainText("Wheat");
  });

  test("Escape empties the box and shows everything again", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/en/browse?search=wheat");
    await expect(titles(page)).toHaveCount(1);
    await search(page).focus();
    await page.keyboard.press("Escape");
    await expect(count(page)).toHaveText("12 datasets");
    await expect(page).toHaveURL(/\/en\/browse$/);
  });

  test("nothing found comes with advice and a way out", { tag: "@deep" }, async ({ page }) => {
    await page.goto(`/en/browse/theme/${iri("theme/economy")}?search=qqqq`);
    await expect(page.getByText("Nothing matches “qqqq”")).toBeVisible();
    await page.getByRole("link", { name: "Show all datasets" }).click();
    await expect(titles(page)).toHaveCount(12);
    await expect(search(page)).toHaveValue("");
  });
});

test(
  "what is typed before the program runs is kept and searched for",
  { tag: "@deep" },
  async ({ page }) => {
    await page.route("**/assets/*.js", async (route) => {
      await new Promise((done) => setTimeout(done, 1_500));
      await route.continue();
    });
    await page.goto("/en/browse", { waitUntil: "commit" });
    const box = page.getByRole("searchbox");
    await box.fill("penguins");
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(1);
    await expect(box).toHaveValue("penguins");
    await expect(page).toHaveURL(/search=penguins/);
  },
);

test.describe("filters", () => {
  for (const [type, path, name, total] of inDeep([
    ["theme", "theme/economy", /^Economy and work/, 5],
    ["organization", "organization/gapminder", /^Gapminder Foundation/, 2],
    ["termset", "termset/countries", /^Countries and world regions/, 2],
  ] as const))
    test(`${type}: its count is what it keeps, and again it is off`, async ({ page }) => {
      await page.goto("/en/browse");
      await expect(facet(page, name)).toContainText(String(total));
      await facet(page, name).click();
      await expect(page).toHaveURL(new RegExp(`/en/browse/${type}/${iri(path)}$`));
      await expect(titles(page)).toHaveCount(total);
      await expect(facet(page, name)).toHaveAttribute("aria-current", "true");
      await expect(facet(page, name)).toBeFocused();
      await facet(page, name).click();
      await expect(page).toHaveURL(/\/en\/browse$/);
      await expect(titles(page)).toHaveCount(12);
    });

  test("a topic narrows its theme and goes with it", { tag: "@deep" }, async ({ page }) => {
    await page.goto(`/en/browse/theme/${iri("theme/population")}`);
    await facet(page, /^Births/).click();
    await expect(page).toHaveURL(new RegExp(`topic=${iri("subtheme/births")}`));
    await expect(titles(page)).toHaveCount(1);
    await facet(page, /^Population and society/).click();
    await expect(page).toHaveURL(/\/en\/browse$/);
  });

  test("a topic may stand in the path", { tag: "@deep" }, async ({ page }) => {
    await page.goto(`/en/browse/topic/${iri("subtheme/births")}`);
    await expect(titles(page)).toHaveCount(1);
  });

  test("filters of different types combine in the path", { tag: "@deep" }, async ({ page }) => {
    await page.goto(
      `/en/browse/theme/${iri("theme/population")}/organization/${iri("organization/gapminder")}`,
    );
    await expect(titles(page)).toHaveCount(2);
  });

  test("long groups show seven, then all", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/en/browse");
    const organizations = page.locator("details", { hasText: "Organisations" }).last();
    await expect(organizations.getByRole("listitem")).toHaveCount(7);
    await organizations.getByText("Show all 10").click();
    await expect(organizations.getByRole("listitem")).toHaveCount(10);
    await organizations.getByText("Show fewer").click();
    await expect(organizations.getByRole("listitem")).toHaveCount(7);
  });

  test("a group folds", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/en/browse");
    await page.getByRole("heading", { name: "Themes" }).click();
    await expect(facet(page, /^Economy and work/)).toBeHidden();
  });

  test(
    "on a phone the filters open on demand and stand above the results",
    { tag: "@deep" },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto("/en/browse");
      await expect(facet(page, /^Economy and work/)).toBeHidden();
      await page.getByText("Filters", { exact: true }).click();
      await facet(page, /^Economy and work/).click();
      await expect(titles(page)).toHaveCount(5);
      await page
        .getByRole("list", { name: "Selected filters" })
        .getByRole("link", { name: "Remove filter Economy and work" })
        .click();
      await expect(titles(page)).toHaveCount(12);
    },
  );

  test(
    "a filter that is taken away gives the focus to the next one, the last one to the results",
    { tag: "@deep" },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(
        `/en/browse/theme/${iri("theme/population")}/organization/${iri("organization/gapminder")}`,
      );
      const chips = page.getByRole("list", { name: "Selected filters" }).getByRole("link");
      await expect(chips).toHaveCount(2);
      await expect(chips.first()).toContainText("Remove filter");
      await chips.first().press("Enter");
      await expect(chips).toHaveCount(1);
      await expect(chips.first()).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(chips).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Results" })).toBeFocused();
    },
  );
});

test.describe("order and drafts", () => {
  test(
    "relevance is offered only while something is sought",
    { tag: "@deep" },
    async ({ page }) => {
      await page.goto("/en/browse");
      const sort = page.getByLabel("Sort by");
      await expect(sort.getByRole("option")).toHaveText(["Newest", "Title"]);
      await expect(sort.locator("option:checked")).toHaveText("Newest");
      await search(page).fill("life");
      await expect(sort.locator("option:checked")).toHaveText("Relevance");
      await search(page).fill("");
      await expect(sort.locator("option:checked")).toHaveText("Newest");
    },
  );

  test("by title", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/en/browse");
    await page.getByLabel("Sort by").selectOption("Title");
    await expect(page).toHaveURL(/order=TITLE_ASC/);
    const shown = await titles(page).allTextContents();
    expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  test("a chosen order outlasts a search", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/en/browse?search=life");
    await page.getByLabel("Sort by").selectOption("Newest");
    await expect(page).toHaveURL(/order=CREATED_DESC/);
    await search(page).fill("life of");
    await expect(page).toHaveURL(/search=life\+of/);
    await expect(page.getByLabel("Sort by").locator("option:checked")).toHaveText("Newest");
  });

  test("by relevance without a search is newest first", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/en/browse?order=SCORE");
    await expect(page.getByLabel("Sort by").locator("option:checked")).toHaveText("Newest");
  });

  test("drafts are left out until they are asked for", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/en/browse");
    await expect(page.getByText("Draft", { exact: true })).toHaveCount(0);
    await page.getByRole("checkbox", { name: "Include drafts" }).check();
    await expect(page).toHaveURL(/includeDrafts=true/);
    await expect(count(page)).toHaveText("13 datasets");
    await expect(page.getByText("Draft", { exact: true })).toHaveCount(1);
    await expect(page.getByRole("checkbox", { name: "Include drafts" })).toBeFocused();
  });
});

test.describe("a dataset", () => {
  test("opens from the list, and the way back restores it", async ({ page }) => {
    await page.goto(`/en/browse/theme/${iri("theme/population")}?search=life&order=TITLE_ASC`);
    await titles(page).first().getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`dataset=${LIFE}&previous=`));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Life expectancy.* · Statelier$/);
    await page.getByRole("link", { name: "Back to results" }).click();
    await expect(page).toHaveURL(
      new RegExp(`/en/browse/theme/${iri("theme/population")}\\?search=life&order=TITLE_ASC$`),
    );
    await expect(search(page)).toHaveValue("life");
  });

  test("says who, when and under which licence", { tag: "@deep" }, async ({ page }) => {
    await page.goto(`/en/browse?dataset=${LIFE}`);
    const about = page.getByRole("complementary", { name: "About this dataset" });
    await expect(about.getByRole("term")).toContainText([
      "Organisation",
      "Themes",
      "Published",
      "Updated",
      "Version",
      "Licence",
      "Publisher",
      "Further information",
      "Identifier",
    ]);
    await expect(about.getByRole("definition").filter({ hasText: /^CC BY 4\.0$/ })).toBeVisible();
    await expect(about.getByRole("link", { name: "Population and society" })).toHaveAttribute(
      "href",
      `/en/browse/theme/${iri("theme/population")}`,
    );
  });

  test("shows eight rows with units, formatted for the reader", async ({ page }) => {
    await page.goto(`/fr/browse?dataset=${LIFE}`);
    const table = page.getByRole("table");
    await expect(table.locator("tbody tr")).toHaveCount(8);
    await expect(table.locator("caption")).toHaveText("8 lignes du jeu de données");
    await expect(page.getByRole("columnheader").nth(2)).toContainText("années");
    await expect(table.locator("tbody tr").first().getByRole("cell").nth(1)).toHaveText(
      /^\d\d,\d+$/,
    );
    for (const cell of await table.locator("thead th").all()) {
      const box = await cell.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(200);
      expect(box?.width).toBeLessThanOrEqual(301);
    }
  });

  test(
    "a click on a head sorts up, again down, another head starts up",
    { tag: "@deep" },
    async ({ page }) => {
      await page.goto(`/en/browse?dataset=${LIFE}`);
      const head = (name: RegExp) => page.getByRole("columnheader", { name });
      const cells = async (column: number) =>
        (await page.locator(`tbody tr > *:nth-child(${column})`).allTextContents()).map((text) =>
          Number(text.replaceAll("’", "")),
        );
      const up = (list: number[]) => list.toSorted((a, b) => a - b);
      await head(/^Population/)
        .getByRole("button")
        .click();
      await expect(head(/^Population/)).toHaveAttribute("aria-sort", "ascending");
      expect(await cells(5)).toEqual(up(await cells(5)));
      await head(/^Population/)
        .getByRole("button")
        .click();
      await expect(head(/^Population/)).toHaveAttribute("aria-sort", "descending");
      expect(await cells(5)).toEqual(up(await cells(5)).toReversed());
      await head(/^Year/).getByRole("button").click();
      await expect(head(/^Year/)).toHaveAttribute("aria-sort", "ascending");
      await expect(head(/^Population/)).toHaveAttribute("aria-sort", "none");
      expect(await cells(1)).toEqual(up(await cells(1)));
    },
  );

  test("explains its columns on focus and in a section", { tag: "@deep" }, async ({ page }) => {
    await page.goto(`/en/browse?dataset=${LIFE}`);
    const text = "Number of years a newborn child would live";
    await page.getByRole("button", { name: /^Fertility/ }).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("tooltip")).toContainText(text);
    await page.keyboard.press("Escape");
    await page.getByText("What the columns mean").click();
    await expect(page.getByRole("definition").filter({ hasText: text })).toBeVisible();
  });

  test("leads to a chart with its address and source", { tag: "@deep" }, async ({ page }) => {
    await page.goto(`/en/browse?dataset=${LIFE}`);
    const link = page.getByRole("link", { name: "Create visualisation" });
    await expect(link).toHaveAttribute("href", `/en/create/new?cube=${LIFE}&dataSource=samples`);
    await expect(link).not.toHaveAttribute("target");
  });

  test("warns about a draft", { tag: "@deep" }, async ({ page }) => {
    await page.goto(`/en/browse?dataset=${iri("cube/engineers-hurricanes/1")}`);
    await expect(page.getByText("This dataset is a draft")).toBeVisible();
  });

  test(
    "an old version and an unversioned address lead to the latest",
    { tag: "@deep" },
    async ({ page }) => {
      for (const old of ["cube/life-expectancy/1", "cube/life-expectancy"]) {
        await page.goto(`/en/browse?dataset=${iri(old)}`);
        await expect(page).toHaveURL(new RegExp(`dataset=${LIFE}$`));
      }
      await page.goto(`/en/browse?iri=${iri("cube/life-expectancy")}`);
      await expect(page).toHaveURL(new RegExp(`dataset=${LIFE}$`));
    },
  );

  test("CANNOT_FIND_CUBE: an unknown one leads to the start with what happened", async ({
    page,
  }) => {
    const unknown = "https://example.org/no-such-cube";
    await page.goto(`/en/browse?dataset=${encodeURIComponent(unknown)}`);
    const url = new URL(page.url());
    expect(url.pathname).toBe("/en/");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      errorId: "CANNOT_FIND_CUBE",
      iri: unknown,
      endpointUrl: `${BASE}sparql`,
    });
    await expect(page.getByRole("alert")).toContainText("Dataset not found");
    await expect(page.getByRole("alert")).toContainText(unknown);
    await search(page).fill("wheat");
    await search(page).press("Enter");
    await expect(page).toHaveURL(/\/en\/browse\?search=wheat$/);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("embedded in a portal", () => {
  test(
    "has no header and no way back, and charts open in a new tab",
    { tag: "@deep" },
    async ({ page }) => {
      await page.goto("/en/browse?odsiframe=true&search=life+expectancy");
      await expect(page.getByRole("banner")).toHaveCount(0);
      await titles(page).first().getByRole("link").click();
      await expect(page).toHaveURL(/odsiframe=true/);
      await expect(page.getByRole("banner")).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Back to results" })).toHaveCount(0);
      await expect(page.getByRole("link", { name: /^Create visualisation/ })).toHaveAttribute(
        "target",
        "_blank",
      );
    },
  );
});
