import { seriesOf, countSeries, html } from "../../../../../e2e/support/drawn-marks.ts";
import { enrichSource } from "../../../../../e2e/support/enrich-source.ts";
import { FieldEditor } from "../../../../../e2e/support/field-editor.ts";
import {
  type Steps,
  cover,
  run,
  showUncertainty,
  pickColor,
  calculate,
  makeLogarithmic,
  drawPanels,
  giveOwnAxes,
  pickForms,
  startAxis,
  abbreviate,
  showFewer,
  sortSeries,
  hideLegendTitle,
  expectAllTried,
} from "../../../../../e2e/support/field-steps.ts";
import { expect, test } from "../../../../../e2e/support/test.ts";
import { overTime, tryTimeFields } from "../../../../../e2e/support/time-fields.ts";

const lineUncertain: Steps = {
  "y standardError": showUncertainty("Vertical axis"),
  "y confidenceInterval": async (editor) => {
    await editor.field("Vertical axis");
    const whiskers = html("g.overlays > line")(editor);
    await editor.changes(whiskers, () => editor.toggle("Standard error"));
    await editor.toggle("Confidence interval");
    await expect.poll(whiskers).toEqual([]);
  },
};

const lineSimple: Steps = {
  "y dots": async (editor) => {
    await editor.field("Vertical axis");
    const radii = () => editor.read("g.marks circle", "r");
    expect(await radii()).toEqual([]);
    await editor.toggle("Dots on the line");
    await expect.poll(async () => (await radii()).length).toBe(11);
    const sizes: number[] = [];
    for (const size of ["small", "medium", "large"]) {
      await editor.pick("Size of the dots", size);
      sizes.push(Number((await radii())[0]));
    }
    expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => a - b));
    expect(sizes).toHaveLength(3);
    await editor.toggle("Dots on the line");
    await expect.poll(radii).toEqual([]);
  },
  ...overTime(" > path", "stroke"),
  "y axisStart": startAxis("Vertical axis"),
};

const lineSplit: Steps = {
  "segment abbreviations": abbreviate("Series", "Argentina", "Arg."),
  "segment color": pickColor("Series", "Argentina", seriesOf("stroke", " > path")),
  "segment sorting": sortSeries("Series", "name"),
  "segment legendTitle": hideLegendTitle("Series", "Country"),
  "segment filterValues": showFewer("Series", countSeries, "Argentina"),
};

const lineForms: Steps = {
  "y smoothing": async (editor) => {
    await editor.field("Vertical axis");
    const before = await editor.texts();
    await editor.changes(
      () => editor.texts(),
      () => editor.choose("Smooth lines", "No smoothing"),
    );
    await editor.returns(
      () => editor.texts(),
      before,
      () => editor.choose("Smooth lines", "Mean of 31 values"),
    );
  },
  "y calculate": calculate("Vertical axis", "Change on previous period"),
  "segment kind": async (editor) => {
    await editor.field("Series");
    await editor.shows("City");
    await pickForms("First and last date only")(editor);
    await editor.dropSeries();
  },
  "y panels": async (editor) => {
    await drawPanels("Vertical axis", "City", giveOwnAxes)(editor);
    await editor.field("Series");
    await editor.shows("City");
    await drawPanels("Vertical axis", "City", async () => {
      await expect(editor.chart).toContainText("Faint lines: ");
    })(editor);
    await editor.dropSeries();
  },
};

const lineScale: Steps = { "y logAxis": makeLogarithmic("Vertical axis") };

for (const steps of [lineForms, lineScale]) cover("line", steps);
test("line: calculations, forms and small charts change the chart", async ({ page }) => {
  const editor = new FieldEditor(page);
  await editor.open("weather-seattle-new-york");
  await editor.setType("Lines");
  await editor.dropSeries();
  await run(editor, lineForms);
  await editor.open("life-expectancy/2");
  await editor.setType("Lines");
  await run(editor, lineScale);
});

cover("line", lineUncertain);
test("line: standard error and confidence interval change the chart", async ({ page }) => {
  const editor = new FieldEditor(page);
  await enrichSource(page, { isUncertain: true });
  await editor.open("life-expectancy/2");
  await editor.setType("Lines");
  await editor.dropSeries();
  await run(editor, lineUncertain);
});

tryTimeFields({ chartType: "line", type: "Lines", simple: lineSimple, split: lineSplit });

expectAllTried("line");
