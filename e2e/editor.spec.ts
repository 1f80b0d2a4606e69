import { findTreeField } from "./support/choose-in-tree.ts";
import {
  choose,
  confirmPublishing,
  dropSeries,
  newChartPath,
  openNew,
  openOptions,
  openSection,
  openTask,
  publish,
  setType,
  stage,
  writeTitle,
} from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

test(
  "a dataset opens as a chart with an address of its own, and reloading restores it",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page);
    await writeTitle(page, "Kept over a reload");
    const address = page.url();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Kept over a reload" })).toBeVisible();
    expect(page.url()).toBe(address);
    await page.keyboard.press("Escape");
  },
);

test(
  "a total beside its parts is named and left out in one step, and undo brings it back",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page, "us-employment/1", "Areas");
    await choose(page, /Series$/, "Industry");
    const note = stage(page).getByText(/^“Total nonfarm” already contains these:/);
    await expect(note).toBeVisible();
    await stage(page).getByRole("button", { name: "Leave out “Total nonfarm”" }).click();
    await expect(note).toBeHidden();
    await expect(stage(page).getByRole("button", { name: /^Leave out “/ })).toBeVisible();
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(note).toBeVisible();
  },
);

test(
  "a pie of many slices becomes bars in one step, and undo brings it back",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page, "us-employment/1", "Pie");
    const note = stage(page).getByText("A pie chart with 22 slices is hard to read");
    await expect(note).toBeVisible();
    await stage(page).getByRole("button", { name: "Show as bars" }).click();
    await expect(page.getByRole("radio", { name: "Bars", exact: true })).toBeChecked();
    await expect(note).toBeHidden();
    await expect(stage(page).locator("svg rect[data-mark]")).toHaveCount(22);
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(note).toBeVisible();
  },
);

test(
  "a chart made in a window of another page answers it with its key, and the window closes",
  { tag: "@deep" },
  async ({ page, server }) => {
    await page.goto("/en/browse");
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      page.evaluate((address) => {
        const said: unknown[] = [];
        Object.assign(globalThis, { said });
        addEventListener("message", ({ data }) => said.push(data));
        open(address);
      }, `${server.url}/en${newChartPath()}`),
    ]);
    await expect(stage(popup).locator("svg").first()).toBeVisible();
    const closed = popup.waitForEvent("close");
    await confirmPublishing(popup);
    await closed;
    const said = () => page.evaluate(() => (globalThis as unknown as { said: unknown[] }).said);
    await expect.poll(said).toEqual([expect.stringMatching(/^CHART_ID:[\w-]{12}$/)]);
    const [message] = (await said()) as string[];
    const response = await page.goto(`/en/v/${message?.slice("CHART_ID:".length)}`);
    expect(response?.status()).toBe(200);
  },
);

test(
  "a stored chart that is broken stays where it is, and its page says so",
  { tag: "@deep" },
  async ({ page }) => {
    await page.goto("/en/browse");
    const key = "vizualize-configurator-state:brokenbroken";
    const broken = '{"version":"4.6.0","state":"x"}';
    await page.evaluate(
      ([name = "", text = ""]) => localStorage.setItem(name, text),
      [key, broken],
    );
    await page.goto("/en/create/brokenbroken");
    await expect(
      page.getByRole("heading", { name: "The unfinished chart could not be restored" }),
    ).toBeVisible();
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(broken);
  },
);

test(
  "without a dataset the catalogue opens; a chart of which this browser holds nothing is said to be elsewhere",
  { tag: "@deep" },
  async ({ page }) => {
    await page.goto("/en/create/new");
    await page.waitForURL("**/en/browse");
    await page.goto("/en/create/unknown_-id0");
    await expect(
      page.getByRole("heading", { name: "This chart is not in this browser" }),
    ).toBeVisible();
    expect(page.url()).toContain("/en/create/unknown_-id0");
    await page.getByRole("link", { name: "Charts begun in this browser" }).click();
    await page.waitForURL("**/en/");
  },
);

test(
  "a chart that another tab deletes is said to be deleted, and kept as a new one where its author wants it",
  { tag: "@deep" },
  async ({ page, context }) => {
    await openNew(page);
    await writeTitle(page, "Deleted elsewhere");
    const address = page.url();
    await expect(page.getByText(/^Saved in this browser/)).toBeVisible();
    const other = await context.newPage();
    await other.goto("/en/");
    await other.getByRole("button", { name: "Delete: Deleted elsewhere" }).click();
    await other.close();
    await expect(page.getByText("This chart was deleted in another tab")).toBeVisible();
    await page.getByRole("button", { name: "Keep it as a new chart" }).click();
    await expect(page.getByText(/^Saved in this browser/)).toBeVisible();
    expect(page.url()).not.toBe(address);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Deleted elsewhere" })).toBeVisible();
  },
);

test(
  "a dataset that nobody has leads to the start, which names it (D49)",
  { tag: "@deep" },
  async ({ page }) => {
    await page.goto("/it/create/new?cube=https://example.org/none&dataSource=samples");
    await page.waitForURL(/\/it\/\?/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get("errorId")).toBe("CANNOT_FIND_CUBE");
    expect(searchParams.get("iri")).toBe("https://example.org/none");
    await expect(page.getByRole("alert")).toContainText("Dataset non trovato");
    await page.goBack();
    await expect(page).not.toHaveURL(/create/);
  },
);

test("a failure to publish says why and keeps everything", { tag: "@deep" }, async ({ page }) => {
  await openNew(page);
  await writeTitle(page, "Still here");
  await page.route("**/api/config-create", (route) => route.abort());
  await confirmPublishing(page);
  await expect(page.getByText("It is not certain whether the chart was published")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Still here" })).toBeVisible();
  await page.unroute("**/api/config-create");
  const busy = { status: 429, headers: { "Retry-After": "600" }, body: "<html>" };
  await page.route("**/api/config-create", (route) => route.fulfill(busy));
  await confirmPublishing(page);
  await expect(page.getByText("The chart was not published")).toBeVisible();
  await expect(page.getByText(/You can publish again from \d\d:\d\d/)).toBeVisible();
  await page.unroute("**/api/config-create");
  await publish(page);
  await expect(page.getByRole("heading", { name: "Still here" })).toBeVisible();
});

test(
  "a publication whose answer is lost is one chart when it is tried again after a reload",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page);
    await writeTitle(page, "Published once");
    let lost = "";
    await page.route("**/api/config-create", async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: { key: string } };
      lost = data.key;
      await route.abort();
    });
    await confirmPublishing(page);
    await expect(page.getByText("It is not certain whether the chart was published")).toBeVisible();
    await page.unroute("**/api/config-create");
    await page.reload();
    expect(await publish(page)).toBe(lost);
  },
);

test(
  "a published chart opens as a copy, to edit as to copy",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page);
    await writeTitle(page, "To be copied");
    const key = await publish(page);
    for (const way of ["copy", "edit"]) {
      await page.goto(`/en/create/new?${way}=${key}`);
      await page.waitForURL(/\/create\/[\w-]{12}$/);
      expect(page.url()).not.toContain(key);
      await expect(page.getByRole("heading", { name: "To be copied" })).toBeVisible();
    }
    await page.goto("/en/create/new?copy=nothing-here");
    await expect(page.getByRole("heading", { name: "Chart not found" })).toBeVisible();
  },
);

test("hostile text is shown as text", { tag: "@deep" }, async ({ page }) => {
  const hostile =
    '<img src=x onerror="window.hit=1"><script>window.hit=1</script> [x](javascript:1)';
  await openNew(page);
  await writeTitle(page, hostile);
  await page.getByRole("textbox", { name: "Description, English" }).fill(hostile);
  await page.getByRole("textbox", { name: "Alternative text, English" }).fill(hostile);
  await expect(stage(page)).toContainText("<img src=x");
  await expect(page.getByRole("main")).toContainText("<img src=x");
  expect(await stage(page).locator("img, script, a[href^=javascript]").count()).toBe(0);
  await publish(page);
  expect(await page.locator("main img, main script, a[href^=javascript]").count()).toBe(0);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});

test(
  "the source fails: the chart stays, the reason stands there, and a button asks again",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page, "us-employment/1");
    await page.route("**/api/graphql**", (route) => route.abort());
    await openTask(page, "Data");
    await page
      .getByRole("button", { name: /Industry/ })
      .first()
      .click();
    await page.getByRole("dialog", { name: "Industry" }).getByRole("searchbox").fill("Government");
    await page.getByRole("treegrid").getByRole("row", { name: "Government" }).click();
    const said = page
      .getByRole("region", { name: "Chart as readers see it" })
      .getByText("No connection");
    await expect(said).toBeVisible();
    await expect(stage(page).locator("svg").first()).toBeVisible();
    await expect(stage(page)).toContainText("Industry: Total nonfarm");
    await page.unroute("**/api/graphql**");
    const again = page.getByRole("button", { name: "Try again" });
    await again.click();
    await expect(said).toBeHidden();
    // What the filters offer is asked for again without a click.
    await expect(page.getByText("No connection")).toBeHidden();
    await expect(stage(page)).toContainText("Industry: Government");
  },
);

test(
  "what the source says of the dataset fails: it is said beside the chart, and asked again",
  { tag: "@deep" },
  async ({ page }) => {
    await page.route(/graphql\?id=metadata/, (route) => route.abort());
    await openNew(page);
    const said = page.getByText("What the source says about the dataset could not be loaded");
    await expect(said).toBeVisible();
    await expect(stage(page).locator("svg").first()).toBeVisible();
    await page.unrouteAll();
    // A part of the editor that comes later asks, too.
    await expect(async () => {
      if (await said.isVisible())
        await page.getByRole("button", { name: "Try again" }).click({ timeout: 1_000 });
      await expect(said).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await expect(stage(page)).toContainText("Life expectancy, fertility and population");
  },
);

test("measure, series, colour, order and stack change the chart at once, and undo names them", async ({
  page,
}) => {
  await openNew(page);
  await dropSeries(page);
  await setType(page, "Columns");
  await choose(page, /Vertical axis$/, /^Population/);
  await expect(stage(page)).toContainText("Population");
  await openTask(page, "Look");
  await page.getByLabel("Colour", { exact: true }).fill("#aa3311");
  await expect(stage(page).locator('[fill="#aa3311" i]').first()).toBeVisible();
  await openSection(page, /^Points and labels/);
  await choose(page, /Values in the chart/, /never/);
  await openTask(page, "Chart");
  await choose(page, /Series$/, "Country");
  await openOptions(page, "Series");
  await expect(stage(page).getByText(/^Country \(\d+\)$/)).toBeVisible();
  const columns = stage(page).locator("svg rect[data-mark]");
  const places = () => columns.evaluateAll((found) => found.map((each) => each.getAttribute("x")));
  await expect.poll(async () => new Set(await places()).size).toBe(11);
  await page.getByText("side by side").click();
  await expect.poll(async () => new Set(await places()).size).toBeGreaterThan(11);
  await page.getByText("on top of one another").click();
  await expect.poll(async () => new Set(await places()).size).toBe(11);
  const order = () =>
    columns.evaluateAll((found) =>
      found.map((each) => each.closest("[fill]")?.getAttribute("fill")),
    );
  const before = await order();
  await choose(page, /Order by/, /total/);
  await expect.poll(order).not.toEqual(before);
  await expect(page.getByRole("button", { name: /^Undo/ })).toHaveAccessibleName(
    "Undo: Order by (Series)",
  );
});

test(
  "what readers may change is offered on the published page",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page, "us-employment/1");
    await openTask(page, "Readers");
    await page.getByText("Readers can change it").first().click();
    await page.getByText("Choose a period").click();
    await expect(page.getByRole("switch", { name: "Choose a period" })).toBeChecked();
    await publish(page);
    await expect(findTreeField(page, "Industry")).toBeVisible();
    await expect(page.getByRole("group", { name: "Period" }).first()).toBeVisible();
  },
);
