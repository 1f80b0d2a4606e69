import { seriesOf, countSeries } from "../../../../../e2e/support/drawn-marks.ts";
import {
  type Steps,
  pickColor,
  addUp,
  abbreviate,
  showFewer,
  sortSeries,
  hideLegendTitle,
  tryLargest,
  expectAllTried,
} from "../../../../../e2e/support/field-steps.ts";
import { expect } from "../../../../../e2e/support/test.ts";
import { overTime, tryTimeFields } from "../../../../../e2e/support/time-fields.ts";

const areaSimple: Steps = {
  ...overTime("", "fill"),
  "y additive": async (editor) => {
    await editor.field("Series");
    await expect(await editor.component()).toBeDisabled();
    await editor.says("Only amounts that can be added up can be stacked.");
    await addUp(editor, "Vertical axis");
    await editor.field("Series");
    await expect(await editor.component()).toBeEnabled();
  },
};

const areaSplit: Steps = {
  "segment abbreviations": abbreviate("Series", "Argentina", "Arg."),
  "segment color": pickColor("Series", "Argentina", seriesOf("fill", "")),
  "segment imputation": async (editor) => {
    await editor.field("Series");
    const shapes = seriesOf("d", "")(editor);
    const gaps = await shapes();
    const zeros = await editor.changes(shapes, () => editor.pick("Missing values", "count as 0"));
    const linear = await editor.changes(shapes, () =>
      editor.pick("Missing values", "interpolate between neighbouring values"),
    );
    expect(linear).not.toEqual(gaps);
    expect(zeros).not.toEqual(gaps);
    await editor.returns(shapes, gaps, () => editor.pick("Missing values", "leave the gap"));
  },
  "segment calculation": async (editor) => {
    await editor.field("Series");
    await editor.changes(seriesOf("d", "")(editor), () => editor.toggle("Show shares in percent"));
    await editor.expectTexts(/^100/);
    await editor.field("Vertical axis");
    const limit = await editor.switch("Target of the Cairo population conference for 2005");
    await expect(limit).toBeDisabled();
    await expect(limit).toHaveAccessibleDescription(/percent/);
    await editor.field("Series");
    await editor.toggle("Show shares in percent");
  },
  "segment sorting": sortSeries("Series", "name", "total"),
  "segment legendTitle": hideLegendTitle("Series", "Country"),
  "segment filterValues": showFewer("Series", countSeries, "Argentina"),
  "y impossible": async (editor) => {
    await editor.field("Vertical axis");
    await expect(await editor.switch("Values in the chart")).toBeDisabled();
    await expect(await editor.switch("Values in the chart")).toHaveAccessibleDescription(
      /no series/,
    );
  },
};

tryTimeFields({
  chartType: "area",
  type: "Areas",
  simple: areaSimple,
  split: areaSplit,
  hasGap: true,
});

tryLargest({ chartType: "area", type: "Areas" }, ["Vertical axis", "Series"]);

expectAllTried("area");
