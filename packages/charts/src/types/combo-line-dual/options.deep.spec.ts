import { comboSteps, partAxes, tryComboFields } from "../../../../../e2e/support/combo-fields.ts";
import { lineStrokes } from "../../../../../e2e/support/drawn-marks.ts";
import { type Steps, startAxis, shortenPeriod } from "../../../../../e2e/support/field-steps.ts";
import { expect } from "../../../../../e2e/support/test.ts";

const steps: Steps = {
  ...comboSteps({
    "y.leftAxisComponentId": { name: "Left axis", read: lineStrokes },
    "y.rightAxisComponentId": { name: "Right axis", read: lineStrokes },
  }),
  "y.leftAxisComponentId axisStart": startAxis("Left axis"),
  "y.rightAxisComponentId axisStart": startAxis("Right axis"),
  "x filterValues": shortenPeriod("Horizontal axis", "1970"),
  "y.rightAxisComponentId measure": async (editor) => {
    await editor.field("Right axis");
    await editor.shows("Population");
    await expect(editor.drawing).toContainText("people");
  },
  "y.rightAxisComponentId sharedAxis": partAxes("Two lines, two axes", "Right axis"),
};

tryComboFields(
  { chartType: "comboLineDual", type: "Two lines, two axes" },
  "life-expectancy/2",
  steps,
);
