import type { ChartType } from "@statelier/document";
import { rects, countRects } from "./drawn-marks.ts";
import { enrichSource } from "./enrich-source.ts";
import { FieldEditor } from "./field-editor.ts";
import {
  type Steps,
  cover,
  run,
  LIMIT,
  ADDED_UP,
  RED,
  showNoValues,
  setDomain,
  showUncertainty,
  pickColor,
  showLimit,
  calculate,
  drawPanels,
  pickForms,
  addUp,
  convert,
  abbreviate,
  showFewer,
  sortSeries,
  hideLegendTitle,
  animate,
  tryLargest,
  expectAllTried,
} from "./field-steps.ts";
import { expect, test } from "./test.ts";

const barSteps = (
  measure: "x" | "y",
): { simple: Steps; split: Steps; targets: Steps; animated: Steps } => {
  const category = measure === "y" ? "x" : "y";
  const axes = { x: "Horizontal axis", y: "Vertical axis" };
  const size = measure === "y" ? "height" : "width";
  const [value, name] = [axes[measure], axes[category]];
  return {
    simple: {
      [`${measure} standardError`]: showUncertainty(value),
      [`${measure} confidenceInterval`]: async (editor) => {
        await editor.field(value);
        const whiskers = () => editor.chart.locator("svg g.overlays").innerHTML();
        const bounds = await editor.changes(whiskers, () => editor.toggle("Standard error"));
        expect(bounds).toContain("<line");
        await editor.toggle("Confidence interval");
        await expect(editor.chart.locator("svg g.overlays line")).toHaveCount(0);
      },
      [`${measure} showValues`]: showNoValues(value),
      [`${measure} customDomain`]: setDomain(value, ["20", "100"], "100"),
      [`${measure} panels`]: drawPanels(value, "Sex"),
      [`${measure} color`]: pickColor(value, "Colour", (editor) => rects(editor, "fill")),
      [`${measure} conversion`]: convert(value, "1000", "[34]\\d’\\d{3}"),
      [`${category} abbreviations`]: abbreviate(name, "Gentoo penguin", "Gen."),
      [`${category} sorting`]: async (editor) => {
        await editor.field(name);
        const sizes = rects(editor, size);
        await editor.choose("Order by", "name");
        await editor.pick("Direction", "ascending");
        const up = await sizes();
        await editor.changes(sizes, () => editor.pick("Direction", "descending"));
        expect((await sizes()).toReversed()).toEqual(up);
        await editor.choose("Order by", "value");
        await expect
          .poll(async () => (await sizes()).map(Number))
          .toEqual((await sizes()).map(Number).toSorted((a, b) => b - a));
      },
      [`${category} filterValues`]: showFewer(name, countRects, "Gentoo penguin"),
    },
    split: {
      "segment kind":
        measure === "x"
          ? async (editor) => {
              await pickForms("Dots on one line")(editor);
              const pyramid = await editor.radio("Variant", "Pyramid of two series");
              await expect(pyramid).toBeDisabled();
              await expect(pyramid).toHaveAccessibleDescription(
                "Needs exactly two series and no values below zero.",
              );
            }
          : async (editor) => {
              await editor.field("Series");
              await editor.radio("Series are placed", "side by side");
              await expect(editor.panel.getByRole("radiogroup", { name: "Variant" })).toHaveCount(
                0,
              );
            },
      [`${measure} additive`]: async (editor) => {
        await editor.field("Series");
        const stacked = await editor.radio("Series are placed", "on top of one another");
        await expect(stacked).toBeDisabled();
        await addUp(editor, value);
        await editor.field("Series");
        await editor.pick("Series are placed", "on top of one another");
        await expect(editor.chart).toContainText(ADDED_UP);
      },
      "segment chartSubType": async (editor) => {
        await editor.field("Series");
        const places = rects(editor, measure === "y" ? "x" : "y");
        const stacks = new Set(await places()).size;
        await editor.changes(places, () => editor.pick("Series are placed", "side by side"));
        expect(new Set(await places()).size).toBeGreaterThan(stacks);
        await editor.pick("Series are placed", "on top of one another");
        await expect.poll(async () => new Set(await places()).size).toBe(stacks);
      },
      "segment partValues": async (editor) => {
        await editor.field("Series");
        const before = await editor.texts();
        await (await editor.list("Values inside the stacks")).click();
        const row = editor.page.getByRole("treegrid").getByRole("row", { name: "Female" });
        await editor.changes(
          () => editor.texts(),
          () => row.click(),
        );
        expect((await editor.texts()).length).toBeGreaterThan(before.length);
        await editor.returns(
          () => editor.texts(),
          before,
          () => row.click(),
        );
        await editor.page.keyboard.press("Escape");
      },
      [`${measure} totals`]: async (editor) => {
        await editor.field(value);
        const before = await editor.texts();
        await editor.changes(
          () => editor.texts(),
          () => editor.toggle("Totals of the stacks"),
        );
        expect((await editor.texts()).length).toBeGreaterThan(before.length);
        await editor.returns(
          () => editor.texts(),
          before,
          () => editor.toggle("Totals of the stacks"),
        );
      },
      "segment abbreviations": abbreviate("Series", "Female", "Fem."),
      "segment color": pickColor("Series", "Female", (editor) => rects(editor, "fill")),
      "segment calculation": async (editor) => {
        await editor.field("Series");
        await editor.changes(rects(editor, size), () => editor.toggle("Show shares in percent"));
        await editor.expectTexts(/^100/);
        await editor.field(value);
        const bounds = await editor.switch("Set the range of the axis");
        await expect(bounds).toBeDisabled();
        await expect(bounds).toHaveAccessibleDescription(/from 0 to 100/);
        const totals = await editor.switch("Totals of the stacks");
        await expect(totals).toBeDisabled();
        await expect(totals).toHaveAccessibleDescription(/always add up to 100/);
        await editor.field("Series");
        await editor.pick("Series are placed", "side by side");
        const percent = await editor.switch("Show shares in percent");
        await expect(percent).toBeDisabled();
        await expect(percent).toHaveAccessibleDescription("For stacked series only.");
        await editor.pick("Series are placed", "on top of one another");
      },
      "segment sorting": sortSeries("Series", "name", "total"),
      "segment legendTitle": hideLegendTitle("Series", "Sex"),
      "segment filterValues": showFewer("Series", countRects, "Male"),
      [`${measure} impossible`]: async (editor) => {
        await editor.field(value);
        await expect(await editor.list("Palette")).toBeDisabled();
        await editor.says("Each series has its own colour");
        for (const name of ["Standard error", "Confidence interval"]) {
          await expect(await editor.switch(name)).toBeDisabled();
          await expect(await editor.switch(name)).toHaveAccessibleDescription(/stacked series/);
        }
      },
    },
    targets: {
      [`${measure} limits`]: showLimit(value),
      [`${measure} limits impossible`]: async (editor) => {
        await editor.field("Series");
        await editor.shows("Country");
        await editor.field(value);
        await expect(await editor.switch(LIMIT)).toBeDisabled();
        await expect(await editor.switch(LIMIT)).toHaveAccessibleDescription(/no series/);
        await editor.field("Series");
        await editor.shows("None");
      },
    },
    animated: {
      "animation impossible": async (editor) => {
        await editor.field("Animation");
        await expect(await editor.component()).toBeDisabled();
        await editor.says("already shows every time dimension");
      },
      "animation animation": async (editor) => {
        await editor.field(value);
        await editor.shows("Population");
        await editor.field(name);
        await editor.shows("Country");
        await animate((each) => each.texts())(editor);
      },
      [`${measure} calculate`]: calculate(value, "Share of the total"),
    },
  };
};

/** What is below zero has a colour of its own. */
const belowZero = (measure: "x" | "y", value: string): Steps => ({
  [`${measure} belowZero`]: async (editor) => {
    await editor.field(value);
    await editor.shows("Change on the month before");
    const fills = rects(editor, "fill");
    const before = await fills();
    await editor.changes(fills, () => editor.toggle("Different colour below zero"));
    const own = await editor.changes(fills, () => editor.color("Colour below zero", RED));
    expect(own.join()).toContain(RED);
    await editor.returns(fills, before, () => editor.toggle("Different colour below zero"));
  },
});

/** The journeys of all options of columns, or of bars, whose values lie along `measure`. */
export const tryBarFields = (chartType: ChartType, type: string, measure: "x" | "y"): void => {
  const { simple, split, targets, animated } = barSteps(measure);
  for (const steps of [simple, split, targets, animated]) cover(chartType, steps);
  test(`${chartType}: every option of every field changes the chart`, async ({ page }) => {
    const editor = new FieldEditor(page);
    await enrichSource(page);
    await editor.open("penguins/1");
    await editor.setType(type);
    await editor.dropSeries();
    await editor.field(measure === "y" ? "Horizontal axis" : "Vertical axis");
    await editor.shows("Species");
    await editor.field(measure === "y" ? "Vertical axis" : "Horizontal axis");
    await editor.shows("Bill length");
    await run(editor, simple);
    await editor.field("Series");
    await editor.shows("Sex");
    await expect.poll(() => editor.legend()).toContain("Female");
    await run(editor, split);
  });

  test(`${chartType}: targets and animations change the chart`, async ({ page }) => {
    const editor = new FieldEditor(page);
    await editor.open("life-expectancy/2");
    await editor.dropSeries();
    await editor.setType(type);
    await run(editor, targets);
    await run(editor, animated);
  });

  const value = measure === "y" ? "Vertical axis" : "Horizontal axis";
  const colored = belowZero(measure, value);
  cover(chartType, colored);
  test(`${chartType}: what is below zero has a colour of its own`, async ({ page }) => {
    const editor = new FieldEditor(page);
    await editor.open("us-employment/1");
    await editor.setType(type);
    await editor.dropSeries();
    await run(editor, colored);
  });

  tryLargest({ chartType, type }, [value, "Series"]);
  expectAllTried(chartType);
};
