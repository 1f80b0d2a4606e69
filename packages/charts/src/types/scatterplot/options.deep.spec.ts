import { marks } from "../../../../../e2e/support/drawn-marks.ts";
import { enrichSource } from "../../../../../e2e/support/enrich-source.ts";
import { FieldEditor } from "../../../../../e2e/support/field-editor.ts";
import {
  type Steps,
  cover,
  run,
  setDomain,
  pickColor,
  makeLogarithmic,
  startAxis,
  convert,
  abbreviate,
  hideLegendTitle,
  animate,
  showFirstFewer,
  expectAllTried,
} from "../../../../../e2e/support/field-steps.ts";
import { expect, test } from "../../../../../e2e/support/test.ts";

const dots = (attribute: string) => (editor: FieldEditor) => () =>
  editor.read("circle[data-mark]", attribute);

const scatterSplit: Steps = {
  "y axisStart": startAxis("Vertical axis"),
  "x axisStart": startAxis("Horizontal axis"),
  "y customDomain": setDomain("Vertical axis", ["0", "200"], "200"),
  "y conversion": convert("Vertical axis", "1000", "[1-9]’\\d00’000"),
  "x customDomain": setDomain("Horizontal axis", ["0", "500"], "500"),
  "x conversion": convert("Horizontal axis", "1000", "[1-9]0’000"),
  "segment abbreviations": abbreviate("Series", "Gentoo penguin", "Gen."),
  "segment color": pickColor("Series", "Gentoo penguin", dots("fill")),
  "segment legendTitle": hideLegendTitle("Series", "Species"),
  "segment filterValues": showFirstFewer("Series", (editor) =>
    // A species has several points, one for each island.
    editor.legend().then(({ length }) => length),
  ),
};

const scatterSimple: Steps = {
  "y color": pickColor("Vertical axis", "Colour", dots("fill")),
  "y points": async (editor) => {
    await editor.field("Vertical axis");
    const points = await editor.group("A point for each");
    const count = () => editor.chart.locator("svg circle[data-mark]").count();
    const before = await count();
    await editor.changes(count, () => points.getByText("Sex").click());
    await editor.returns(count, before, () => points.getByText("Sex").click());
  },
};

const animatedScatter: Steps = {
  "animation animation": async (editor) => {
    await editor.field("Series");
    await editor.shows("Country");
    await animate((each) => each.texts())(editor);
  },
};

for (const steps of [scatterSplit, scatterSimple, animatedScatter]) cover("scatterplot", steps);
test("scatterplot: every option of every field changes the chart", async ({ page }) => {
  const editor = new FieldEditor(page);
  await enrichSource(page);
  await editor.open("penguins/1");
  await editor.setType("Scatter plot");
  await editor.dropSeries();
  await editor.field("Vertical axis");
  await editor.shows("Body mass");
  await run(editor, scatterSimple);
  await editor.field("Series");
  await editor.shows("Species");
  await editor.field("Vertical axis");
  await expect(await editor.list("Palette")).toBeDisabled();
  await run(editor, scatterSplit);
});

const scatterMore: Steps = {
  "x logAxis": makeLogarithmic("Horizontal axis"),
  "y logAxis": makeLogarithmic("Vertical axis"),
  "y dotSize": async (editor) => {
    await editor.field("Vertical axis");
    const before = await marks(editor)();
    await editor.changes(marks(editor), () => editor.choose("Area of the dots", "Population"));
    await editor.returns(marks(editor), before, () =>
      editor.choose("Area of the dots", "All the same"),
    );
  },
  "y colorLevel": async (editor) => {
    await editor.field("Vertical axis");
    const before = await marks(editor)();
    const byRegion = () =>
      editor.choose(
        "Colour by",
        "Groups of “Country”: The Americas, East Asia and the Pacific, Europe and Central Asia …",
      );
    const byNothing = () => editor.choose("Colour by", "One colour for all");
    await editor.changes(marks(editor), byRegion);
    await editor.returns(marks(editor), before, byNothing);
    await editor.changes(marks(editor), byRegion);
    await pickColor("Vertical axis", "East Asia and the Pacific", dots("fill"))(editor);
    await editor.changes(marks(editor), byNothing);
  },
  "y pointLabels": async (editor) => {
    await editor.field("Vertical axis");
    await (await editor.list("Label the points (Country)")).click();
    const list = editor.page.getByRole("dialog");
    await list.getByRole("searchbox").fill("Chile");
    await list.getByRole("row", { name: "Chile" }).click();
    await editor.page.keyboard.press("Escape");
    await editor.expectTexts("Chile");
  },
};

cover("scatterplot", scatterMore);
test("scatterplot: logarithmic axes, areas and names of dots change the chart", async ({
  page,
}) => {
  const editor = new FieldEditor(page);
  await editor.open("life-expectancy/2");
  await editor.setType("Scatter plot");
  // What stands apart is named at once.
  await editor.expectTexts("Japan", "Afghanistan");
  await run(editor, scatterMore);
});

test("scatterplot: an animation changes the chart", async ({ page }) => {
  const editor = new FieldEditor(page);
  await editor.open("life-expectancy/2");
  await editor.setType("Scatter plot");
  await run(editor, animatedScatter);
});

expectAllTried("scatterplot");
