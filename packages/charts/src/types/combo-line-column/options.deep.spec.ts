import { comboSteps, partAxes, tryComboFields } from "../../../../../e2e/support/combo-fields.ts";
import { rects, html, lineStrokes } from "../../../../../e2e/support/drawn-marks.ts";
import { type Steps, startAxis, shortenPeriod } from "../../../../../e2e/support/field-steps.ts";

const steps: Steps = {
  ...comboSteps({
    "y.columnComponentId": {
      name: "Columns",

      read: (editor) => rects(editor, "fill"),
    },
    "y.lineComponentId": { name: "Line", read: lineStrokes },
  }),
  "y.lineComponentId axisStart": startAxis("Line", 2),
  "y.lineComponentId lineAxisSide": async (editor) => {
    await editor.field("Line");
    const places = html("g.texts text")(editor);
    const right = await places();
    await editor.changes(places, () => editor.pick("Axis of the line", "left"));
    await editor.returns(places, right, () => editor.pick("Axis of the line", "right"));
  },
  "x filterValues": shortenPeriod("Horizontal axis", "1970"),
  "y.lineComponentId sharedAxis": partAxes("Line and columns", "Line"),
};

tryComboFields(
  { chartType: "comboLineColumn", type: "Line and columns" },
  "life-expectancy/2",
  steps,
);
