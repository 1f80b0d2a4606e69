import { chartRules, type ChartType } from "@statelier/document";
import { marks, overlays } from "./drawn-marks.ts";
import { FieldEditor } from "./field-editor.ts";
import { expect, test } from "./test.ts";

export type Step = (editor: FieldEditor) => Promise<void>;

/** Named `field option`, as the document's rules name them. */
export type Steps = Readonly<Record<string, Step>>;

const covered = new Map<ChartType, string[]>();

export const cover = (chartType: ChartType, steps: Steps): void => {
  covered.set(chartType, [...(covered.get(chartType) ?? []), ...Object.keys(steps)]);
};

export const run = async (editor: FieldEditor, steps: Steps): Promise<void> => {
  for (const [name, step] of Object.entries(steps)) await test.step(name, () => step(editor));
};

export const LIMIT = "Replacement level";
export const ADDED_UP = "are added up for this chart";
export const RED = "#cc0033";

export const showNoValues =
  (field: string): Step =>
  async (editor) => {
    await editor.field(field);
    const few = await editor.texts();
    await editor.changes(
      () => editor.texts(),
      () => editor.choose("Values in the chart", "never"),
    );
    await editor.changes(
      () => editor.texts(),
      () => editor.choose("Values in the chart", "always"),
    );
    await editor.returns(
      () => editor.texts(),
      few,
      () => editor.choose("Values in the chart", "up to twelve values"),
    );
  };

export const setDomain =
  (field: string, [low, high]: readonly [string, string], tick: string): Step =>
  async (editor) => {
    await editor.field(field);
    const before = await editor.texts();
    await editor.toggle("Set the range of the axis");
    await expect(editor.panel.getByRole("textbox", { name: "Axis from" })).toHaveValue(/\d/);
    await editor.write("Axis to", high);
    await editor.write("Axis from", low);
    await editor.expectTexts(new RegExp(`^${tick}`));
    const set = await editor.texts();
    await editor.write("Axis from", String(Number(high) + 1));
    await editor.says("Two numbers, the lower one first.");
    expect(await editor.texts()).toEqual(set);
    await editor.returns(
      () => editor.texts(),
      before,
      () => editor.toggle("Set the range of the axis"),
    );
  };

export const showUncertainty =
  (field: string): Steps[string] =>
  async (editor) => {
    await editor.field(field);
    const confidence = await editor.switch("Confidence interval");
    await expect(confidence).toBeDisabled();
    await expect(confidence).toHaveAccessibleDescription(/standard error is switched off/);
    const marks = () => editor.chart.locator("svg g.overlays, svg g.bands").innerHTML();
    const wide = await editor.changes(marks, () => editor.toggle("Standard error"));
    await expect(confidence).toBeEnabled();
    const count = () => editor.chart.locator("svg g.overlays > *, svg g.bands > *").count();
    expect(wide).not.toBe("");
    await editor.changes(count, () => editor.toggle("Confidence interval"));
    await editor.changes(count, () => editor.toggle("Confidence interval"));
    await editor.toggle("Standard error");
  };

export const pickColor =
  (
    field: string,
    name: string | undefined,
    read: (editor: FieldEditor) => () => Promise<string[]>,
  ): Step =>
  async (editor) => {
    await editor.field(field);
    const reset = editor.panel.getByRole("button", { name: "Use the palette’s colours" });
    const shown = await (await editor.list("Palette")).textContent();
    const palette = shown?.includes("Dark 2") ? "Paired" : "Dark 2";
    await editor.changes(read(editor), () => editor.choose("Palette", palette));
    await expect(reset).toBeDisabled();
    const given = await read(editor)();
    const own = await editor.changes(read(editor), () => editor.color(name, RED));
    expect(own.join()).toContain(RED);
    await editor.returns(read(editor), given, () => reset.click());
  };

export const showLimit =
  (field: string): Step =>
  async (editor) => {
    const name = LIMIT;
    await editor.field(field);
    await editor.shows("Fertility rate");
    await editor.expectTexts("Fertility rate");
    const before = await overlays(editor, "stroke")();
    await editor.changes(overlays(editor, "stroke"), () => editor.toggle(name));
    await editor.expectTexts(name);
    const limits = editor.panel.getByRole("group", { name: "Targets and limits" });
    await editor.changes(overlays(editor, "stroke"), () =>
      limits.getByLabel("Colour").fill("#008844"),
    );
    await editor.changes(overlays(editor, "stroke-dasharray"), () => editor.pick("Line", "dashed"));
    await editor.returns(overlays(editor, "stroke"), before, () => editor.toggle(name));
  };

export const calculate =
  (field: string, name: string): Step =>
  async (editor) => {
    await editor.field(field);
    const before = await editor.texts();
    await editor.changes(
      () => editor.texts(),
      () => editor.choose("Show instead of the values", name),
    );
    await editor.returns(
      () => editor.texts(),
      before,
      () => editor.choose("Show instead of the values", "The values themselves"),
    );
  };

/** A switch of a field that changes what is written, and back. */
const toggleTexts =
  (name: string) =>
  (field: string): Step =>
  async (editor) => {
    await editor.field(field);
    const before = await editor.texts();
    await editor.changes(
      () => editor.texts(),
      () => editor.toggle(name),
    );
    await editor.returns(
      () => editor.texts(),
      before,
      () => editor.toggle(name),
    );
  };

export const makeLogarithmic = toggleTexts("Logarithmic axis");

export const showValueTexts = toggleTexts("Values in the chart");

export const drawPanels =
  (field: string, dimension: string, more?: Step): Step =>
  async (editor) => {
    await editor.field(field);
    const list = "Small charts, one for each value of";
    await editor.changes(marks(editor), () => editor.choose(list, dimension));
    await expect(editor.chart).toContainText("Small charts: ");
    await more?.(editor);
    await editor.changes(marks(editor), () => editor.choose(list, "None"));
    await expect(editor.chart).not.toContainText("Small charts: ");
  };

export const giveOwnAxes: Step = async (editor) => {
  const shared = await marks(editor)();
  await editor.changes(marks(editor), () => editor.toggle("Each with its own axes"));
  await editor.returns(marks(editor), shared, () => editor.toggle("Each with its own axes"));
};

export const pickForms =
  (...forms: string[]): Step =>
  async (editor) => {
    await editor.field("Series");
    const before = await marks(editor)();
    for (const form of forms)
      await editor.changes(marks(editor), () => editor.pick("Variant", form));
    await editor.returns(marks(editor), before, () =>
      editor.pick("Variant", "Standard for the chart type"),
    );
  };

/** A measure whose values do not add up until its author says that they do, and the chart says so. */
export const addUp = async (editor: FieldEditor, field: string): Promise<void> => {
  await editor.field(field);
  await editor.toggle("Values can be added up");
  await expect(await editor.switch("Values can be added up")).toBeChecked();
};

/** `zeros`: how often 0 is written once this axis begins there, too. */
export const startAxis =
  (field: string, zeros = 1): Step =>
  async (editor) => {
    await editor.field(field);
    const choose = (name: string) => editor.pick("Start of the axis", name);
    const texts = () => editor.texts();
    const automatic = await texts();
    const countZeros = async () => (await texts()).filter((text) => text === "0").length;
    await choose("at zero");
    await expect.poll(countZeros).toBeGreaterThanOrEqual(zeros);
    const zero = await texts();
    await choose("at the lowest value");
    await expect.poll(texts).not.toEqual(zero);
    await editor.returns(texts, automatic, () => choose("automatic: at zero if it is near"));
  };

export const convert =
  (field: string, factor: string, tick: string): Step =>
  async (editor) => {
    await editor.field(field);
    const before = await editor.texts();
    await editor.toggle("Show in another unit");
    await editor.write("Multiply values by", "0");
    await editor.says("A number greater than 0.");
    expect(await editor.texts()).toEqual(before);
    await editor.write("Multiply values by", factor);
    await editor.expectTexts(new RegExp(`^${tick}`));
    const unit = editor.panel.getByRole("textbox", { name: "Name of the unit, English" });
    await expect(unit).toHaveAccessibleDescription(/enter the name of their new unit/);
    await editor.write("Name of the unit, English", "elephants");
    await expect(editor.drawing).toContainText("elephants");
    await expect(unit).not.toHaveAccessibleDescription(/new unit/);
    await editor.returns(
      () => editor.texts(),
      before,
      () => editor.toggle("Show in another unit"),
    );
  };

export const abbreviate =
  (field: string, long: string, short: string): Step =>
  async (editor) => {
    // The table of data under the chart always has the whole names.
    const withName = (name: string) =>
      editor.chart.locator("svg, fieldset").filter({ hasText: name });
    await editor.field(field);
    await expect(withName(long)).not.toHaveCount(0);
    await editor.toggle("Use abbreviations");
    await expect(withName(long)).toHaveCount(0);
    await expect(withName(short)).not.toHaveCount(0);
    await editor.toggle("Use abbreviations");
    await expect(withName(long)).not.toHaveCount(0);
  };

export const showFewer =
  (field: string, count: (editor: FieldEditor) => Promise<number>, value: string): Step =>
  async (editor) => {
    await editor.field(field);
    const before = await count(editor);
    await (await editor.list("Values shown")).click();
    const row = editor.page.getByRole("treegrid").getByRole("row", { name: value, exact: true });
    await row.click();
    await editor.page.keyboard.press("Escape");
    await expect.poll(() => count(editor)).toBeLessThan(before);
    await (await editor.list("Values shown")).click();
    await row.click();
    await editor.page.keyboard.press("Escape");
    await expect.poll(() => count(editor)).toBe(before);
  };

export const shortenPeriod =
  (field: string, from: string): Step =>
  async (editor) => {
    await editor.field(field);
    await expect(editor.chart).toContainText("1955");
    await editor.choose("From", from);
    await expect(editor.drawing).not.toContainText("1955");
    await editor.press("Show the whole period");
    await expect(editor.drawing).toContainText("1955");
  };

export const sortSeries =
  (field: string, ...names: string[]): Step =>
  async (editor) => {
    await editor.field(field);
    const legend = () => editor.legend();
    for (const name of names) {
      await editor.choose("Order by", name);
      await editor.pick("Direction", "ascending");
      const up = await legend();
      await editor.changes(legend, () => editor.pick("Direction", "descending"));
      expect((await legend()).toSorted()).toEqual(up.toSorted());
    }
  };

export const hideLegendTitle =
  (field: string, title: string): Step =>
  async (editor) => {
    await editor.field(field);
    // New series without an order begin without the title.
    await expect.poll(() => editor.legendTitle()).toHaveLength(1);
    const before = await editor.legendTitle();
    const other = before.includes(title) ? "Legend" : title;
    await editor.toggle("Title of the legend");
    await expect.poll(() => editor.legendTitle()).toEqual([other]);
    await editor.toggle("Title of the legend");
    await expect.poll(() => editor.legendTitle()).toEqual(before);
  };

const shownYear = (editor: FieldEditor) => editor.chart.getByRole("slider", { name: "Year" });

/** One year of the life expectancy in all countries after the other; `scale` says how the marks are measured. */
export const animate =
  (scale?: (editor: FieldEditor) => Promise<string[]>): Step =>
  async (editor) => {
    const marks = () => editor.chart.locator("svg g.marks").innerHTML();
    await editor.field("Animation");
    await editor.shows("Year");
    const year = shownYear(editor);
    await expect(year).toHaveAttribute("aria-valuetext", "2005");
    await editor.changes(marks, () => year.press("Home"));
    await expect(year).toHaveAttribute("aria-valuetext", "1955");
    if (scale) {
      const fixed = await scale(editor);
      await editor.changes(
        () => scale(editor),
        () => editor.toggle("Fit the axes to each step"),
      );
      await editor.returns(
        () => scale(editor),
        fixed,
        () => editor.toggle("Fit the axes to each step"),
      );
    } else await expect(await editor.switch("Fit the axes to each step")).toHaveCount(0);
    const play = editor.chart.getByRole("button", { name: "Play" });
    await expect(play).toBeVisible();
    await editor.pick("Length of the playback", "10\u00a0s");
    await editor.pick("Pace", "equally long for each step");
    await play.click();
    await expect(year).not.toHaveAttribute("aria-valuetext", "1955");
    await editor.chart.getByRole("button", { name: "Stop" }).click();
    await editor.toggle("Play button");
    await expect(play).toHaveCount(0);
    await expect(year).toBeVisible();
    await editor.shows("None");
    await expect(year).toHaveCount(0);
  };

export const showFirstFewer =
  (field: string, count: (editor: FieldEditor) => Promise<number>): Step =>
  async (editor) => {
    await editor.field(field);
    const before = await count(editor);
    await (await editor.list("Values shown")).click();
    await editor.page.getByRole("treegrid").getByRole("row").first().click();
    await editor.page.keyboard.press("Escape");
    await expect.poll(() => count(editor)).toBe(before - 1);
  };

const keepLargest =
  (value: string, series: string): Step =>
  async (editor) => {
    await editor.field(value);
    await editor.shows("Population");
    await editor.field(series);
    await editor.shows("Country");
    await editor.choose("Largest series", "the largest 5 and “Other”");
    await expect(editor.chart).toContainText("Other");
    await editor.choose("Largest series", "show all");
    await expect(editor.chart).not.toContainText("Other");
  };

/** The largest of many series stand alone, the others are one. */
export const tryLargest = (
  { chartType, type }: { chartType: ChartType; type: string },
  [value, series]: readonly [value: string, series: string],
): void => {
  const steps: Steps = { "segment largest": keepLargest(value, series) };
  cover(chartType, steps);
  test(`${chartType}: the largest of many series stand alone`, async ({ page }) => {
    const editor = new FieldEditor(page);
    await editor.open("life-expectancy/2");
    if (series === "Series") await editor.dropSeries();
    await editor.setType(type);
    await run(editor, steps);
  });
};

/** Options of a type that the document's rules declare and no steps try. */
const listUncovered = (chartType: ChartType): string[] =>
  chartRules[chartType].fields
    .flatMap(({ field, options }) => options.map((option) => `${field} ${option}`))
    .filter((name) => !covered.get(chartType)?.includes(name));

/** At the end of the journeys of a type. */
export const expectAllTried = (chartType: ChartType): void =>
  test(`${chartType}: no option that the document's rules declare is left out`, () => {
    expect(listUncovered(chartType)).toEqual([]);
  });
