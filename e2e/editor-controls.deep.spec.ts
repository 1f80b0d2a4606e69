import type { Locator, Page } from "@playwright/test";
import {
  choose,
  controls,
  openNew,
  openSection,
  openTask,
  setType,
  stage,
  waitForChart,
} from "./support/editor-page.ts";
import { enrichSource } from "./support/enrich-source.ts";
import { FieldEditor } from "./support/field-editor.ts";
import { expect, test } from "./support/test.ts";

// Controls that no other journey uses (docs/editor-controls.md): each must change what is drawn.

test.use({ actionTimeout: 20_000, contextOptions: { reducedMotion: "reduce" } });

const drawing = (page: Page): Locator => stage(page).locator("figure svg:has(g.texts)").first();

const readDrawing = (page: Page): Promise<string> => drawing(page).innerHTML();

const expectRedrawn = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  const before = await readDrawing(page);
  await act();
  await expect.poll(() => readDrawing(page)).not.toBe(before);
};

/** Opens a list by a key: what a section that has just opened moves takes a list away that is open. */
const pickIn = async (place: Locator, label: string, option: string): Promise<void> => {
  const list = place.getByRole("button", { name: new RegExp(`${label}$`) });
  await list.press("Enter");
  await place.page().getByRole("option", { name: option, exact: true }).press("Enter");
  await expect(list).toContainText(option);
};

const linesOf = (editor: FieldEditor) => () => editor.read("g.marks > [data-series] > path", "d");

test("an index has the period that is chosen, a mean as many periods, and readers may go back to the values", async ({
  page,
}) => {
  const editor = new FieldEditor(page);
  await editor.open("life-expectancy/2");
  await editor.setType("Lines");
  await editor.field("Vertical axis");
  const lines = linesOf(editor);
  const plain = await lines();
  await editor.choose("Show instead of the values", "Index");
  await editor.changes(lines, () => editor.choose("Base period (= 100)", "1980"));
  await expect(editor.chart).toContainText("1980");
  await editor.choose("Show instead of the values", "Moving average");
  await editor.changes(lines, () => editor.choose("Number of periods", "5"));
  await openTask(page, "Readers");
  const plainly = stage(page).getByLabel("As a moving average");
  await expect(plainly).toHaveCount(0);
  await controls(page).getByText("Switch to the values").click();
  await expect(plainly).toBeChecked();
  await editor.returns(lines, plain, () => plainly.uncheck());
});

test("values per capita are those of as many people as is chosen", async ({ page }) => {
  const editor = new FieldEditor(page);
  await editor.open("engineers-hurricanes/1");
  await editor.setType("Columns");
  await editor.field("Vertical axis");
  await editor.shows("Hurricanes");
  await editor.choose("Show instead of the values", "Per capita");
  await expect(await editor.list("Divided by")).toContainText("Population");
  await editor.choose("Divided by", "Population");
  await editor.changes(
    () => editor.texts(),
    () => editor.choose("Per how many people", "100’000"),
  );
});

test("small charts stand by size or in the order of their values, and an annotation in one of them", async ({
  page,
}) => {
  const editor = new FieldEditor(page);
  await editor.open("penguins/1");
  await editor.setType("Columns");
  await editor.dropSeries();
  await editor.field("Horizontal axis");
  await editor.shows("Species");
  await editor.field("Vertical axis");
  await editor.shows("Bill length");
  await editor.choose("Small charts, one for each value of", "Sex");
  const texts = () => editor.texts();
  const bySize = await texts();
  await editor.changes(texts, () => editor.toggle("The largest first"));
  await editor.returns(texts, bySize, () => editor.toggle("The largest first"));
  const remark = await addRemark(page, "Here");
  await pickIn(remark, "At", "Gentoo penguin");
  await pickIn(remark, "Small chart", "Male");
  await expect(drawing(page)).toContainText("Here");
  const place = () => drawing(page).locator("text", { hasText: "Here" }).getAttribute("x");
  await editor.changes(place, () => pickIn(remark, "Small chart", "Female"));
  await remark.getByRole("button", { name: "Remove this annotation" }).click();
  await expect(drawing(page)).not.toContainText("Here");
});

const addRemark = async (page: Page, words: string): Promise<Locator> => {
  await openTask(page, "Text");
  await openSection(page, /^Annotations in the chart/);
  await controls(page).getByRole("button", { name: "Add an annotation" }).click();
  const remark = controls(page).getByRole("group", { name: "1", exact: true });
  const text = remark.getByRole("textbox", { name: "Text, English" });
  await expect(text).toBeFocused();
  await text.fill(words);
  return remark;
};

test("an annotation is a text at a value, an arrow, a line or a shading, where its author says", async ({
  page,
}) => {
  await openNew(page, "life-expectancy/2", "Lines");
  await waitForChart(page);
  const remark = await addRemark(page, "Turning point");
  await expect(drawing(page)).toContainText("Turning point");
  const pick = (label: string, option: string) => () => pickIn(remark, label, option);
  await expectRedrawn(page, pick("At", "1965"));
  await expectRedrawn(page, pick("Series", "Japan"));
  await expectRedrawn(page, pick("Shown as", "Text with an arrow"));
  await expectRedrawn(page, pick("Shown as", "Line at a date or category"));
  await expectRedrawn(page, pick("At", "1990"));
  await expectRedrawn(page, pick("Shown as", "Shading from … to …"));
  await expectRedrawn(page, pick("To", "2000"));
  await expectRedrawn(page, pick("From", "1970"));
  await pick("Shown as", "Line at a value")();
  const number = remark.getByRole("textbox", { name: "Position on the value axis" });
  await expectRedrawn(page, () => number.fill("70"));
  await expectRedrawn(page, () => number.fill("75"));
  await expect(drawing(page)).toContainText("Turning point");
  await remark.getByRole("button", { name: "Remove this annotation" }).click();
  await expect(drawing(page)).not.toContainText("Turning point");
});

test("a note stands below the chart, and a dimension has the name that its author gives it", async ({
  page,
}) => {
  await openNew(page, "life-expectancy/2", "Columns");
  await openTask(page, "Text");
  const note = controls(page).getByRole("textbox", { name: "Note below the chart, English" });
  await note.fill("Figures of 2005 are provisional.");
  await expect(stage(page).getByText("Figures of 2005 are provisional.")).toBeVisible();
  await openSection(page, /^Names in the chart/);
  await pickIn(controls(page), "Name of", "Country");
  await expect(stage(page)).not.toContainText("Nation");
  await controls(page).getByRole("textbox", { name: "Name of “Country”, English" }).fill("Nation");
  await expect(stage(page)).toContainText("Nation");
});

test("a table is shown at its full height, and its columns of text are kept narrow", async ({
  page,
}) => {
  await openNew(page, "us-flights", "Table");
  await page.getByRole("button", { name: "640 pixels wide" }).click();
  const head = stage(page).getByRole("columnheader", { name: /^Airport/ });
  const width = async () => Math.round((await head.boundingBox())?.width ?? 0);
  await expect.poll(width).toBeGreaterThan(120);
  await controls(page).getByText("Keep columns of text narrow where not all columns fit").click();
  await expect.poll(width).toBe(120);
  const rows = stage(page).getByRole("row");
  const few = await rows.count();
  await controls(page).getByText("Show the table at its full height").click();
  await expect.poll(() => rows.count()).toBeGreaterThan(few);
});

test("the cells of a column have the colours that are chosen, and so have bars below zero and behind them", async ({
  page,
}) => {
  await openNew(page, "us-employment/1", "Table");
  await openTask(page, "Look");
  await openSection(page, /^Employees/);
  const employees = stage(page).getByRole("row").nth(1).locator("td").nth(-2);
  const column = (name: RegExp): Locator => controls(page).getByRole("group", { name });
  await column(/^Employees/)
    .getByLabel("Colour of the text")
    .fill("#aa3311");
  await expect(employees).toHaveCSS("color", "rgb(170, 51, 17)");
  await column(/^Employees/)
    .getByLabel("Background colour", { exact: true })
    .fill("#ffeecc");
  await expect(employees).toHaveCSS("background-color", "rgb(255, 238, 204)");
  await openSection(page, /^Employees/, true);
  await openSection(page, /^Change on the month before/);
  const change = column(/^Change on the month before/);
  await change.getByRole("button", { name: /Show as$/ }).click();
  await page.getByRole("option", { name: "bars" }).click();
  const cells = stage(page).locator("td:last-child");
  const paints = () =>
    cells.evaluateAll((all) =>
      all.flatMap((cell) =>
        [...cell.querySelectorAll("span")].map((each) => getComputedStyle(each).backgroundColor),
      ),
    );
  expect(await paints()).not.toContain("rgb(136, 0, 136)");
  await change.getByLabel("Bars below zero").fill("#880088");
  await expect.poll(paints).toContain("rgb(136, 0, 136)");
  const bare = await paints();
  await change.getByText("Show a background behind the bars").click();
  await expect.poll(paints).not.toEqual(bare);
  await change.getByLabel("Background colour of the bars").fill("#ddffdd");
  await expect.poll(paints).toContain("rgb(221, 255, 221)");
});

test("symbols of a map have the size of a measure, the colours of places by their short names, and let the ground through", async ({
  page,
}) => {
  await enrichSource(page);
  const editor = new FieldEditor(page);
  await editor.open("life-expectancy/2");
  await editor.setType("Map");
  await editor.field("Symbols");
  await editor.shows("Country");
  const circles = (attribute: string) => () => editor.read("circle[data-mark^=symbol]", attribute);
  await editor.choose("Size by", "One size");
  await expect.poll(async () => new Set(await circles("r")()).size).toBe(1);
  await editor.choose("Size by", "Population");
  await expect.poll(async () => new Set(await circles("r")()).size).toBeGreaterThan(20);
  await expectRedrawn(page, () => editor.choose("Colour by", "Country"));
  await editor.toggle("Use abbreviations");
  await expect(editor.chart).toContainText("Arg.");
  const opacity = editor.panel.getByRole("slider", { name: "Opacity in percent" });
  await expectRedrawn(page, () => opacity.press("Home"));
});

test("a new map of few large values is coloured in classes of as many places", async ({ page }) => {
  await openNew(page, "life-expectancy/2", "Lines");
  await choose(page, /Vertical axis$/, "Population");
  await setType(page, "Map");
  await openTask(page, "Look");
  await expect(controls(page).getByRole("radio", { name: "In classes" })).toBeChecked();
  await expect(controls(page).getByRole("button", { name: /Classes$/ })).toContainText(
    "with equal numbers of places",
  );
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(stage(page).locator("figure svg [data-series]").first()).toBeVisible();
});
