import { enrichSource } from "../../../../../e2e/support/enrich-source.ts";
import { FieldEditor } from "../../../../../e2e/support/field-editor.ts";
import {
  type Steps,
  cover,
  run,
  ADDED_UP,
  pickColor,
  addUp,
  abbreviate,
  hideLegendTitle,
  animate,
  showValueTexts,
  showFirstFewer,
  tryLargest,
  expectAllTried,
} from "../../../../../e2e/support/field-steps.ts";
import { expect, test } from "../../../../../e2e/support/test.ts";

const slices = (attribute: string) => (editor: FieldEditor) => () =>
  editor.read("path[data-mark]", attribute);

const pieSteps: Steps = {
  "y showValues": showValueTexts("Size of the slices"),
  "y conversion": async (editor) => {
    await editor.field("Size of the slices");
    // The values stand in the chart, as in the first chart that it was made of.
    await editor.toggle("Show in another unit");
    await editor.write("Multiply values by", "1000");
    await editor.expectTexts(/000/);
    await editor.toggle("Show in another unit");
  },
  "segment abbreviations": abbreviate("Slices", "Gentoo penguin", "Gen."),
  "segment color": pickColor("Slices", "Gentoo penguin", slices("fill")),
  "segment sorting": async (editor) => {
    await editor.field("Slices");
    for (const name of ["value", "name"]) {
      await editor.choose("Order by", name);
      await editor.pick("Direction", "ascending");
      await editor.changes(slices("d")(editor), () => editor.pick("Direction", "descending"));
    }
  },
  "segment filterValues": showFirstFewer("Slices", (editor) =>
    editor.chart.locator("svg path[data-mark]").count(),
  ),
  "animation impossible": async (editor) => {
    await editor.field("Animation");
    await expect(await editor.component()).toBeDisabled();
    await editor.says("The dataset has no dates, such as years or months.");
  },
};

/** Slices that carry their names have no legend; fifty do not. */
const manySlices: Steps = {
  "segment legendTitle": hideLegendTitle("Slices", "State"),
};

const animatedPie: Steps = {
  "animation animation": async (editor) => {
    await editor.field("Slices");
    await editor.shows("Country");
    await animate()(editor);
  },
};

/** Columns carry what their author says into a pie. */
const addedPie: Steps = {
  "y additive": async (editor) => {
    await editor.setType("Columns");
    await editor.field("Vertical axis");
    await editor.shows("Bill length");
    await addUp(editor, "Vertical axis");
    await editor.setType("Pie");
    await editor.field("Size of the slices");
    await expect(await editor.component()).toContainText("Bill length");
    await expect(editor.chart).toContainText(ADDED_UP);
  },
};

for (const steps of [pieSteps, addedPie, manySlices, animatedPie]) cover("pie", steps);
test("pie: every option of every field changes the chart", async ({ page }) => {
  const editor = new FieldEditor(page);
  await enrichSource(page);
  await editor.open("penguins/1");
  await editor.setType("Pie");
  await editor.field("Slices");
  await editor.shows("Species");
  await editor.expectTexts("Gentoo penguin");
  await run(editor, pieSteps);
  await editor.open("penguins/1");
  await run(editor, addedPie);
  await editor.open("engineers-hurricanes/1");
  await editor.setType("Pie");
  await run(editor, manySlices);
});

test("pie: an animation changes the chart", async ({ page }) => {
  const editor = new FieldEditor(page);
  await editor.open("life-expectancy/2");
  await editor.setType("Pie");
  await run(editor, animatedPie);
});

tryLargest({ chartType: "pie", type: "Pie" }, ["Size of the slices", "Slices"]);

expectAllTried("pie");
