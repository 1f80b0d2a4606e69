import type { Locator, Page } from "@playwright/test";
import type { LayoutType } from "@statelier/document";
import { findTreeField } from "./support/choose-in-tree.ts";
import { controls, openTask, searchFor, stage } from "./support/editor-page.ts";
import { byKeys, byMouse, type Hand } from "./support/hands.ts";
import { tabTo } from "./support/keyboard.ts";
import { makeBoard } from "./support/make-board.ts";
import { publishDocument } from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const FIRST = "How long people live";
const SECOND = "How many children women have";

const open = async (page: Page, server: { url: string }, type: LayoutType): Promise<void> => {
  const key = await publishDocument(server.url, await makeBoard(server.url, { type }));
  await page.goto(`/en/create/new?edit=${key}&state=LAYOUTING`);
  await expect(stage(page).locator("figure svg").first()).toBeVisible();
};

const tiles = (page: Page): Locator => stage(page).locator("[data-block]");
const names = (page: Page): Promise<string[]> =>
  tiles(page).evaluateAll((found) =>
    found.map((each) => each.querySelector("fieldset")?.getAttribute("aria-label") ?? ""),
  );
const menuOf = (page: Page, name: string): Locator =>
  stage(page)
    .getByRole("button", { name: `Actions for “${name}”` })
    .first();
const handleOf = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: `Move ${name}`, exact: true });
const placeOf = (page: Page, name: string): Promise<string | null> =>
  stage(page)
    .locator("[data-place]")
    .filter({ has: handleOf(page, name) })
    .getAttribute("data-place");
const undo = (page: Page): Promise<void> => page.getByRole("button", { name: /^Undo/ }).click();

/** From the middle of one element by so many pixels. */
const drag = async (page: Page, from: Locator, by: { x: number; y: number }): Promise<void> => {
  await from.scrollIntoViewIfNeeded();
  const box = await from.boundingBox();
  if (!box) throw new Error(`${from.toString()} is not there.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 8 });
};

const HANDS = { mouse: byMouse, keys: byKeys };

/** The same test with each hand. */
const testWithEach = (
  title: string,
  run: (given: { page: Page; server: { url: string }; hand: Hand }) => Promise<void>,
): void => {
  for (const [name, makeHand] of Object.entries(HANDS))
    test(`${title}, by ${name}`, async ({ page, server }) => {
      // Keys walk to each thing.
      test.setTimeout(name === "keys" ? 180_000 : 60_000);
      await run({ page, server, hand: makeHand(page) });
    });
};

testWithEach(
  "LA15 every kind of layout is chosen, and one that was left comes back as it was",
  async ({ page, server, hand }) => {
    await open(page, server, "tall");
    const layout = stage(page).locator("[data-layout]");
    await hand.choose("one below the other");
    await expect(layout).toHaveAttribute("data-layout", "vertical");
    await hand.choose("placed by hand");
    await expect(layout).toHaveAttribute("data-layout", "canvas");
    // Heights follow from what the blocks show.
    await expect.poll(() => placeOf(page, FIRST)).toBe("1 0 1 4");
    const before = await placeOf(page, FIRST);
    await tabTo(page, handleOf(page, SECOND));
    for (const key of ["Enter", "ArrowDown", "ArrowDown", "Shift+ArrowRight", "Enter"])
      await page.keyboard.press(key);
    const placed = await placeOf(page, SECOND);
    await hand.choose("each at its own address");
    await expect(stage(page).getByRole("checkbox")).toHaveCount(2);
    await hand.choose("in tabs, one at a time");
    await expect(page.getByRole("navigation", { name: "Charts of this page" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("navigation", { name: "Charts of this page" })).toBeVisible();
    await hand.choose("as a dashboard, all on one page");
    await expect(layout).toHaveAttribute("data-layout", "canvas");
    expect([await placeOf(page, FIRST), await placeOf(page, SECOND)]).toEqual([before, placed]);
    await hand.choose("one wide, then two side by side");
    await expect(layout).toHaveAttribute("data-layout", "tall");
    await hand.press(page.getByRole("button", { name: "sm: Phone" }));
    await expect(stage(page).locator("[data-narrow-page]")).toBeVisible();
    for (const [name, size] of [
      [FIRST, "19px"],
      ["How to read it", "18px"],
    ] as const)
      await expect(stage(page).getByRole("heading", { name })).toHaveCSS("font-size", size);
    await hand.press(page.getByRole("button", { name: /^Back to/ }));
    await hand.press(
      page.getByRole("navigation", { name: "Tasks" }).getByRole("button", { name: "Layout" }),
    );
    await expect(layout).toHaveAttribute("data-layout", "tall");
    await expectAccessible(page);
  },
);

testWithEach(
  "LA7 texts and charts are added, written, duplicated and deleted, and edited as charts",
  async ({ page, server, hand }) => {
    await open(page, server, "vertical");
    await hand.press(page.getByRole("button", { name: "Add a text" }));
    const writing = stage(page).getByRole("textbox", { name: "Text, written in Markdown" });
    await expect(writing).toBeFocused();
    await page.keyboard.type("Between");
    const inGerman = controls(page).getByRole("textbox", { name: "Text, German" });
    await inGerman.fill("Dazwischen");
    await hand.press(controls(page).getByRole("button", { name: "OK" }));
    await expect(writing).toHaveCount(0);
    await expect(inGerman).toHaveCount(0);
    await hand.pick(menuOf(page, "Between"), "Duplicate the text");
    await expect
      .poll(async () => (await names(page)).slice(-2))
      .toEqual(["Between (1)", "Between (2)"]);
    if (hand.name === "mouse")
      await stage(page).getByText("Between", { exact: true }).first().click();
    else await hand.pick(menuOf(page, "Between (1)"), "Edit the text");
    await expect(writing).toBeFocused();
    await page.keyboard.type("!");
    await page.keyboard.press("Escape");
    await expect
      .poll(async () => (await names(page)).slice(-2).toSorted())
      .toEqual(["Between", "Between!"]);
    const dialog = page.getByRole("alertdialog");
    await hand.pick(menuOf(page, "Between!"), "Delete the text");
    await hand.press(dialog.getByRole("button", { name: "Cancel" }));
    await expect(tiles(page)).toHaveCount(6);
    await hand.pick(menuOf(page, "Between!"), "Delete the text");
    await hand.press(dialog.getByRole("button", { name: "Delete" }));
    await expect(tiles(page)).toHaveCount(5);

    await hand.pick(menuOf(page, SECOND), "Duplicate this chart");
    await expect(tiles(page)).toHaveCount(6);
    await hand.pick(
      page.getByRole("button", { name: "Add a chart", exact: true }),
      "New chart of the same dataset",
    );
    await expect(tiles(page)).toHaveCount(7);
    await hand.pick(menuOf(page, FIRST), "Delete the chart");
    await hand.press(dialog.getByRole("button", { name: "Delete" }));
    await expect(tiles(page)).toHaveCount(6);
    expect(await names(page)).not.toContain(FIRST);
    await undo(page);
    await expect.poll(() => names(page)).toContain(FIRST);
    await hand.pick(menuOf(page, FIRST), "Edit the chart");
    await expect(
      page.getByRole("navigation", { name: "Charts of this page" }).getByRole("button", {
        name: FIRST,
        exact: true,
      }),
    ).toHaveAttribute("aria-current", "true");
  },
);

testWithEach(
  "CH3 blocks swap their places on the page and in the list, and charts theirs",
  async ({ page, server, hand }) => {
    await open(page, server, "vertical");
    // All blocks in sight, to be dragged.
    await page.setViewportSize({ width: 1440, height: 2000 });
    const [, ...before] = await names(page);
    expect(before.slice(0, 2)).toEqual([FIRST, SECOND]);
    if (hand.name === "keys") {
      await tabTo(page, handleOf(page, FIRST));
      await page.keyboard.press("ArrowDown");
    } else {
      const target = await handleOf(page, SECOND).boundingBox();
      const start = await handleOf(page, FIRST).boundingBox();
      await drag(page, handleOf(page, FIRST), { x: 20, y: target!.y - start!.y + 10 });
      await page.mouse.up();
    }
    await expect.poll(async () => (await names(page)).slice(1, 3)).toEqual([SECOND, FIRST]);
    const list = controls(page).getByRole("list", { name: "Charts and texts" });
    await hand.press(list.getByRole("button", { name: `Move ${FIRST} up` }));
    await expect.poll(async () => (await names(page)).slice(1, 3)).toEqual([FIRST, SECOND]);
    await undo(page);
    await expect.poll(async () => (await names(page)).slice(1, 3)).toEqual([SECOND, FIRST]);
    await hand.choose("in tabs, one at a time");
    const charts = controls(page).getByRole("list", { name: "Charts of this page" });
    await hand.press(charts.getByRole("button", { name: `Move ${SECOND} up` }));
    await expect(
      page.getByRole("navigation", { name: "Charts of this page" }).getByRole("button").first(),
    ).toHaveText(SECOND);
  },
);

testWithEach(
  "CH3 tabs are switched and change their order where they stand in the layout",
  async ({ page, server, hand }) => {
    await open(page, server, "tab");
    const tabs = page.getByRole("navigation", { name: "Charts of this page" });
    const tab = (name: string): Locator => tabs.getByRole("button", { name, exact: true });
    await hand.press(tab(SECOND));
    await expect(tab(SECOND)).toHaveAttribute("aria-current", "true");
    await expect(stage(page).getByRole("heading", { name: SECOND })).toBeVisible();
    // Where nothing is written for it, a tab has the title of its chart, as its readers see it.
    await expect(stage(page).getByText("Chart 2", { exact: true })).toHaveCount(0);
    if (hand.name === "keys") {
      await tabTo(page, tab(SECOND));
      await page.keyboard.press("Shift+ArrowLeft");
      await expect(tab(SECOND)).toBeFocused();
    } else {
      const [target, start] = [await tab(FIRST).boundingBox(), await tab(SECOND).boundingBox()];
      await drag(page, tab(SECOND), { x: target!.x - start!.x - 20, y: 0 });
      await page.mouse.up();
    }
    await expect(tabs.getByRole("listitem").first()).toContainText(SECOND);
    await undo(page);
    await expect(tabs.getByRole("listitem").first()).toContainText(FIRST);
    await hand.pick(menuOf(page, SECOND), "Move to the left");
    await expect(tabs.getByRole("listitem").first()).toContainText(SECOND);
  },
);

testWithEach("the texts of the page are written in each language", async ({ page, server }) => {
  await open(page, server, "tall");
  await stage(page).getByRole("textbox", { name: "Title of the page" }).fill("At a glance");
  await stage(page).getByRole("textbox", { name: "Description of the page" }).fill("*All* of it");
  await controls(page).getByRole("textbox", { name: "Title, French" }).fill("En bref");
  await controls(page).getByRole("textbox", { name: "Description, Italian" }).fill("Tutto");
  await page.reload();
  await openTask(page, "Layout");
  await expect(controls(page).getByRole("textbox", { name: "Title, English" })).toHaveValue(
    "At a glance",
  );
  await expect(controls(page).getByRole("textbox", { name: "Title, French" })).toHaveValue(
    "En bref",
  );
});

test("LA16 LA8 places of a canvas are those of one screen, and a text that is made wider has the height that it then needs", async ({
  page,
  server,
}) => {
  test.slow();
  await open(page, server, "canvas");
  await expect.poll(() => placeOf(page, FIRST)).toBe("1 0 1 4");
  await page.getByRole("button", { name: "lg: Laptop" }).click();
  const onLaptop = await placeOf(page, FIRST);
  await page.getByRole("button", { name: "xl: Desktop" }).click();
  await tabTo(page, handleOf(page, FIRST));
  for (const key of ["Enter", "ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect.poll(() => placeOf(page, FIRST)).not.toBe("1 0 1 4");
  await page.getByRole("button", { name: "lg: Laptop" }).click();
  await expect.poll(() => placeOf(page, FIRST)).toBe(onLaptop);

  await page.getByRole("button", { name: "xl: Desktop" }).click();
  await page.getByRole("button", { name: "Add a text" }).click();
  const words = "Words that fill line after line of a narrow column. ".repeat(12);
  await stage(page).getByRole("textbox", { name: "Text, written in Markdown" }).fill(words);
  await page.keyboard.press("Escape");
  const name = `${words.slice(0, 40)} …`;
  const height = async (): Promise<number> =>
    Number((await placeOf(page, name))?.split(" ").at(-1) ?? 0);
  await expect.poll(height).toBeGreaterThan(3);
  const narrow = await height();
  await tabTo(page, handleOf(page, name));
  for (const key of ["Enter", "Shift+ArrowRight", "Shift+ArrowRight", "Enter"])
    await page.keyboard.press(key);
  await expect.poll(height).toBeLessThan(narrow);
});

const EDGES = ["n", "e", "s", "w", "ne", "se", "sw", "nw"] as const;

test("LA16 a block of a canvas is moved by its handle and resized by each of its eight, and Escape gives it back", async ({
  page,
  server,
}) => {
  test.slow();
  await open(page, server, "canvas");
  await page.getByRole("button", { name: "xl: Desktop" }).click();
  const cell = stage(page)
    .locator("[data-place]")
    .filter({ has: handleOf(page, FIRST) });
  const read = async (): Promise<number[]> =>
    ((await placeOf(page, FIRST)) ?? "").split(" ").map(Number);
  // Heights follow from what the blocks show.
  await expect.poll(read).toEqual([1, 0, 1, 4]);
  await tabTo(page, handleOf(page, FIRST));
  for (const key of ["Enter", "Shift+ArrowRight", "Shift+ArrowDown", "Shift+ArrowDown", "Enter"])
    await page.keyboard.press(key);
  const [x = 0, y = 0, w = 0, h = 0] = await read();
  expect([x, w]).toEqual([1, 2]);
  await drag(page, handleOf(page, FIRST), { x: -260, y: 0 });
  await page.mouse.up();
  await expect.poll(async () => (await read())[0]).toBe(0);
  await undo(page);
  await expect.poll(read).toEqual([x, y, w, h]);
  await drag(page, handleOf(page, FIRST), { x: -260, y: 0 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect.poll(read).toEqual([x, y, w, h]);
  for (const edge of EDGES) {
    const by = {
      x: /[ew]/.test(edge) ? -260 : 0,
      y: edge.includes("n") ? 180 : edge.includes("s") ? 220 : 0,
    };
    await drag(page, cell.locator(`[data-edge="${edge}"]`), by);
    await page.mouse.up();
    await expect.poll(read, edge).not.toEqual([x, y, w, h]);
    await undo(page);
    await expect.poll(read).toEqual([x, y, w, h]);
  }
  const text = stage(page).locator('[data-block="text"]').first();
  await expect(text.locator("[data-edge]")).toHaveCount(2);
});

testWithEach(
  "DA5 DA7 shared filters are set by the author, tried as readers will, and taken away",
  async ({ page, server, hand }) => {
    await open(page, server, "vertical");
    const period = controls(page).getByRole("switch", { name: "Choose a period" });
    const country = controls(page).getByRole("switch", { name: "Country" });
    await expect(period).toBeChecked();
    await expect(country).toBeChecked();
    await expect(country).toHaveAccessibleDescription(`Applies to: ${FIRST}, ${SECOND}`);
    const touched = stage(page).locator("[data-touched]");
    await expect(touched).toHaveCount(0);
    if (hand.name === "keys") await tabTo(page, country);
    else await country.locator("xpath=ancestor::li").hover();
    await expect(touched).toHaveCount(2);
    const bar = stage(page).getByRole("form", { name: "Filters" }).first();
    await expect(findTreeField(page, "Country").last()).toBeVisible();
    await expect(bar.getByLabel("From")).toHaveValue("1980");
    const marks = stage(page).locator("figure svg .marks");
    const readMarks = () => marks.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
    const author = await readMarks();
    await bar.getByLabel("From").selectOption("1990");
    await expect
      .poll(async () => (await readMarks()).filter((text, at) => text === author[at]).length)
      .toBe(0);

    await hand.select(controls(page).getByRole("button", { name: /^\S+ From$|From$/ }), "1955");
    await expect(bar.getByLabel("From")).toHaveValue("1955");
    const value = controls(page).getByRole("button", { name: /^Country / });
    if (hand.name === "keys") await searchFor(page, value, "Country", "Brazil");
    else {
      await value.click();
      const list = page.getByRole("dialog", { name: "Country", exact: true });
      await list.getByRole("searchbox").fill("Brazil");
      await list.getByRole("row", { name: "Brazil" }).click();
    }
    await expect(bar).toContainText("Brazil");
    const slider = controls(page).getByRole("slider", { name: "From" });
    if (hand.name === "keys") {
      await tabTo(page, slider);
      await page.keyboard.press("ArrowRight");
      await expect(bar.getByLabel("From")).toHaveValue("1960");
    } else {
      await slider.click();
      await expect(bar.getByLabel("From")).not.toHaveValue("1955");
    }
    await hand.toggle(period);
    await expect(bar.getByLabel("From")).toHaveCount(0);
    await hand.toggle(country);
    await expect(stage(page).getByRole("form", { name: "Filters" })).toHaveCount(0);
    await undo(page);
    await expect(country).toBeChecked();
    await expectAccessible(page);
  },
);

testWithEach(
  "LA9 which charts have addresses of their own is chosen, and one of them stays",
  async ({ page, server, hand }) => {
    await open(page, server, "singleURLs");
    const boxes = stage(page).getByRole("checkbox");
    await expect(boxes).toHaveCount(2);
    await hand.toggle(boxes.nth(0));
    await expect(boxes.nth(0)).not.toBeChecked();
    await expect(boxes.nth(1)).toBeDisabled();
    await hand.toggle(boxes.nth(0));
    await expect(boxes.nth(1)).toBeEnabled();
  },
);
