import type { Page } from "@playwright/test";
import { CHART_TYPES } from "@statelier/document";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import {
  confirmPublishing,
  newChartPath,
  openNew,
  openTask,
  publish,
  setType,
  stage,
  waitForChart,
  writeTitle,
} from "./support/editor-page.ts";
import { inDeep } from "./support/in-deep.ts";
import { findFitting } from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const panel = (page: Page) => page.getByRole("region", { name: "Chart settings" });

const find = (page: Page) => page.getByRole("searchbox", { name: "Find a setting" });

/** What is drawn, without what an address or an id makes different. */
const readSheet = (root: ReturnType<Page["locator"]>) =>
  root.evaluate((element) => {
    // Buttons on the drawing are not of it: authors have one more on maps.
    const PARTS = "h1, svg:not(button svg), fieldset, figure p:not(:has(a, button)), figure table";
    const clone = element.cloneNode(true) as HTMLElement;
    const names = new Set(["id", "for", "href", "name", "form", "action", "style"]);
    for (const each of clone.querySelectorAll("*")) {
      // The two programs write attributes in orders of their own.
      const kept = Array.from(each.attributes, ({ name, value }) => ({ name, value }));
      for (const { name } of kept) each.removeAttribute(name);
      for (const { name, value } of kept.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
        if (value !== "" && !names.has(name) && !name.startsWith("aria-"))
          each.setAttribute(name, value);
    }
    return [...clone.querySelectorAll(PARTS)].map((each) =>
      each.outerHTML.replaceAll(/url\(#[^)]*\)/g, "url()"),
    );
  });

const t = createTranslator("en", collectMessages("en", ["editor"]));

const PHONE = "Mozilla/5.0 (Mobile)";

/** Phones say what they are, and get what is drawn for them; a window may be as narrow on a desk. */
const PAGES: readonly { chart: number; window: number; agent?: string }[] = [
  { chart: 928, window: 1440 },
  { chart: 640, window: 672 },
  { chart: 390, window: 390, agent: PHONE },
  { chart: 390, window: 390 },
];

for (const { chart, window: windowWidth, agent } of inDeep(PAGES))
  for (const type of inDeep(CHART_TYPES))
    test(
      `the editor draws what is published, node by node: ${type} at ${chart} px${agent ? " on a phone" : ""}`,
      { tag: "@deep" },
      async ({ page, server }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        const iri = await findFitting(server.url, type);
        await openNew(page, iri.split("/").slice(-2).join("/"), t(`editor.type.${type}`));
        await writeTitle(page, "The same in both places");
        await page.getByRole("button", { name: `${chart} pixels wide` }).click();
        const sheet = stage(page).locator("[data-theme]").first();
        await expect(sheet.locator("figure").first()).toBeVisible();
        await expect(stage(page).locator("[aria-busy=true]")).toHaveCount(0);
        await page.waitForTimeout(300);
        const edited = await readSheet(sheet);
        expect(edited.length).toBeGreaterThan(1);
        await publish(page);
        await page.setViewportSize({ width: windowWidth, height: 900 });
        const published = new URL(page.url());
        published.search = "";
        if (agent) await page.setExtraHTTPHeaders({ "user-agent": agent });
        await page.goto(published.href);
        await page.waitForLoadState("networkidle");
        await expect.poll(() => readSheet(page.locator("main"))).toEqual(edited);
      },
    );

test(
  "a part of the chart that is clicked opens its setting, and keys write the title",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page);
    await page.keyboard.type("Lives");
    await expect(page.getByRole("textbox", { name: "Title, English" })).toHaveValue("Lives");
    await openTask(page, "Chart");
    await stage(page).getByRole("heading", { name: "Lives" }).click();
    await expect(page.getByRole("textbox", { name: "Title, English" })).toBeFocused();
    const description = page.getByRole("textbox", { name: "Description, English" });
    await description.fill("How long people live.");
    await stage(page).getByText("How long people live.").click();
    await expect(description).toBeFocused();
    await stage(page).locator("svg text").filter({ hasText: "Life expectancy" }).first().click();
    await expect(page.getByRole("button", { name: /Vertical axis$/ })).toBeFocused();
    const mark = stage(page).locator("svg [data-series] path").first();
    const box = await mark.boundingBox();
    if (!box) throw new Error("No line is drawn");
    await page.mouse.click(box.x + 1, box.y + box.height - 1);
    const palette = page.getByRole("button", { name: /Palette/, disabled: false });
    await expect(palette).toBeFocused();
  },
);

test(
  "a setting is found by its name, in whatever task it stands",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page);
    await page.keyboard.press("/");
    await expect(find(page)).toBeFocused();
    await page.keyboard.type("vertical axis missing");
    await expect(page.getByText("No setting has this name.")).toBeVisible();
    await find(page).fill("annotations");
    await expect(page.getByText("Annotations in the chart: None yet")).toBeVisible();
    await find(page).fill("values shown");
    await expect(page.getByText(/^Values shown: /)).toBeVisible();
    await find(page).fill("title, english");
    await expect(page.getByRole("button", { name: /^Title, English/ })).toBeVisible();
    await find(page).fill("range of the");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("switch", { name: "Set the range of the axis" })).toBeFocused();
    await expect(panel(page).getByRole("heading", { name: "Look" })).toBeVisible();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Ctrl Z");
  },
);

test(
  "a setting of the page is found beside those of its charts, and each of them from the other",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page);
    await page.getByRole("button", { name: "Add a chart", exact: true }).click();
    await page.getByRole("menuitem", { name: "Duplicate this chart" }).click();
    await find(page).fill("as a dashboard");
    await page.keyboard.press("Enter");
    const dashboard = page.getByRole("radio", { name: /^as a dashboard/ });
    await expect(dashboard).toBeFocused();
    await expect(panel(page).getByRole("heading", { name: "Layout", level: 2 })).toBeVisible();
    await find(page).fill("range of the");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("switch", { name: "Set the range of the axis" })).toBeFocused();
    await expect(panel(page).getByRole("heading", { name: "Look" })).toBeVisible();
  },
);

test(
  "keys without Ctrl are switched off, and on again by the button that lists all keys",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page);
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    const single = keys.getByRole("switch", { name: "Keys without Ctrl" });
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await single.press("Space");
    await expect(single).not.toBeChecked();
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(stage(page).locator("svg").first()).toBeVisible();
    for (const key of ["/", "?", "x"]) await page.keyboard.press(key);
    await expect(find(page)).not.toBeFocused();
    await expect(keys).toBeHidden();
    await expect(page.getByRole("textbox", { name: "Title, English" })).toBeHidden();
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await single.press("Space");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await expect(keys).toBeVisible();
  },
);

test(
  "what the head has no room for on a phone is behind “More”",
  { tag: "@deep" },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openNew(page);
    await setType(page, "Areas");
    await page.getByRole("button", { name: "More", exact: true }).click();
    const more = page.getByRole("dialog", { name: "More" });
    await expectAccessible(page);
    await more.getByRole("button", { name: "Dark" }).click();
    await more.getByRole("button", { name: "History" }).click();
    await page.getByRole("menuitem", { name: "As opened" }).click();
    await more.getByRole("button", { name: "Close" }).click();
    await expect(stage(page).locator("[data-theme=dark]")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Redo/ })).toBeEnabled();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await more.getByRole("link", { name: "Deutsch" }).click();
    await expect(page).toHaveURL(/\/de\/create\//);
    await expect(page.getByRole("button", { name: "Mehr", exact: true })).toBeVisible();
  },
);

test(
  "readers' filters, percent, table and files work on the canvas, and it is seen dark and with other eyes",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page, "us-employment/1");
    await openTask(page, "Readers");
    await page.getByText("Readers can change it").first().click();
    const filter = stage(page).locator("form").getByText("Total nonfarm").first();
    await expect(filter).toBeVisible();
    await stage(page).getByRole("button", { name: "Table" }).click();
    await expect(stage(page).getByRole("table").first()).toBeVisible();
    // A chart of another type is seen as a chart.
    await setType(page, "Areas");
    await expect(stage(page).getByRole("table")).toHaveCount(0);
    await expect(page).toHaveTitle(/mployment.* · Statelier$/);
    await page.getByRole("button", { name: "Dark" }).click();
    await expect(stage(page).locator("[data-theme=dark]")).toHaveCSS(
      "background-color",
      "rgb(22, 21, 19)",
    );
    await page.getByRole("button", { name: /^Colour vision/ }).click();
    await page.getByRole("menuitem", { name: /deuteranopia/ }).click();
    await expect(stage(page).locator("[data-theme]").first()).toHaveCSS("filter", /vision-deutan/);
  },
);

test(
  "before a chart is public its author reads what is missing; a second time another address is announced",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page);
    const address = page.url();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Publish the chart" });
    await expect(dialog).toContainText("No title in German, French, Italian, English");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Write the title" }).click();
    await expect(page.getByRole("textbox", { name: "Title, German" })).toBeFocused();
    const key = await publish(page);
    await page.goto(address);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(dialog).toContainText(`/v/${key}`);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await confirmPublishing(page, "Publish at a new address");
    await page.waitForURL(/\/v\//);
    expect(page.url()).not.toContain(key);
  },
);

for (const [width, height] of inDeep(
  [
    [390, 844],
    [1440, 900],
  ] as const,
  0,
))
  test(`the page stays where it is while its panel is scrolled to the end, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openNew(page);
    await expect(panel(page)).toBeVisible();
    await panel(page).hover();
    for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 4000);
    const read = () =>
      page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight]);
    expect(await read()).toEqual([0, 0]);
  });

test(
  "on a phone the panel can be hidden, and comes back with its task",
  { tag: "@deep" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openNew(page);
    await waitForChart(page);
    const find = page.getByRole("searchbox", { name: "Find a setting" });
    const heightOf = async () => (await stage(page).boundingBox())?.height ?? 0;
    const before = await heightOf();
    await page.getByRole("button", { name: "Hide", exact: true }).click();
    await expect(find).toBeHidden();
    const tasks = page.getByRole("navigation", { name: "Tasks" });
    await expect(tasks.getByRole("button", { name: "Chart", exact: true })).toBeFocused();
    expect(await heightOf()).toBeGreaterThan(before * 1.8);
    await openTask(page, "Look");
    await expect(find).toBeVisible();
    expect(await heightOf()).toBe(before);
  },
);

test(
  "two tabs of one chart ask which of them counts, and nothing is lost meanwhile",
  { tag: "@deep" },
  async ({ page, context }) => {
    await openNew(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await writeTitle(other, "Theirs");
    const dialog = page.getByRole("alertdialog", { name: /changed in another tab/ });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("row", { name: /^Title \(English\) – Theirs$/ })).toBeVisible();
    await expect(dialog.getByText(/^The other version, \d\d:\d\d$/)).toBeVisible();
    await dialog.getByRole("button", { name: "Use the other version" }).click();
    await expect(stage(page).getByRole("heading", { name: "Theirs" })).toBeVisible();
    await writeTitle(page, "Mine");
    const there = other.getByRole("alertdialog", { name: /changed in another tab/ });
    await there.getByRole("button", { name: "Make a copy" }).click();
    await other.waitForURL((url) => url.href !== page.url());
    await expect(stage(other).getByRole("heading", { name: "Theirs" })).toBeVisible();
    await expect(page.getByText(/^Saved in this browser, \d\d:\d\d$/)).toBeVisible();
    await other.close();
  },
);

test(
  "what a chart is made of stands below it for whoever asks with the flag, and goes with it",
  { tag: "@deep" },
  async ({ page }) => {
    await page.goto(`/en${newChartPath()}&flag__debug=true`);
    const panel = page.getByRole("region", { name: "How the chart is built" });
    await expect(
      panel.getByText("http://localhost:4000/cube/life-expectancy/2", { exact: true }),
    ).toBeVisible();
    await writeTitle(page, "Seen in the document");
    await expect(panel.getByLabel("Document")).toHaveValue(/Seen in the document/);
    await expectAccessible(page);
    await page.goto(`/en${newChartPath()}&flag__debug=false`);
    await expect(stage(page).locator("svg").first()).toBeVisible();
    await expect(panel).toHaveCount(0);
  },
);

test(
  "steps are listed by their names, and one of them is gone back to",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page);
    await writeTitle(page, "First");
    await page.getByRole("textbox", { name: "Description, English" }).fill("Second");
    await page.getByRole("textbox", { name: "Title, German" }).fill("Dritter");
    await page.getByRole("button", { name: "History" }).click();
    await expect(page.getByRole("menuitem")).toHaveCount(4);
    await page.getByRole("menuitem").nth(2).click();
    await expect(page.getByRole("textbox", { name: "Description, English" })).toHaveValue("");
    await expect(page.getByRole("textbox", { name: "Title, English" })).toHaveValue("First");
  },
);
