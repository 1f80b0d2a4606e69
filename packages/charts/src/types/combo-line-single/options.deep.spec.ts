import { comboSteps, tryComboFields } from "../../../../../e2e/support/combo-fields.ts";
import { seriesOf, lineStrokes } from "../../../../../e2e/support/drawn-marks.ts";
import { type Steps, startAxis } from "../../../../../e2e/support/field-steps.ts";
import { expect } from "../../../../../e2e/support/test.ts";

const steps: Steps = {
  ...comboSteps({
    "y.componentIds": { name: "Measures", read: lineStrokes },
  }),
  "y.componentIds axisStart": async (editor) => {
    await editor.field("Measures");
    // Changes are below zero, so that their axis starts nowhere else.
    await editor.press("Remove Change on the month before");
    await startAxis("Measures")(editor);
    await editor.choose("Add a measure", "Change on the month before");
  },
  "y.componentIds measures": async (editor) => {
    await editor.field("Measures");
    const names = () => editor.read("g.marks > [data-series]", "data-series");
    const before = await names();
    expect(before).toHaveLength(2);
    await editor.changes(names, () => editor.press("Move Employees down"));
    expect(await names()).toEqual(before.toReversed());
    await editor.press("Remove Employees");
    await expect.poll(async () => (await names()).length).toBe(1);
    await expect(
      editor.panel.getByRole("button", { name: "Remove Change on the month before" }),
    ).toBeDisabled();
    await editor.choose("Add a measure", "Employees");
    await expect.poll(async () => (await names()).length).toBe(2);
    await editor.says("No other measure has the same unit.");
  },
  "x filterValues": async (editor) => {
    await editor.field("Horizontal axis");
    const shapes = seriesOf("d", " > path")(editor);
    const from = await editor.text("From");
    await editor.changes(shapes, () => from.fill("01.2008"));
  },
};

tryComboFields(
  { chartType: "comboLineSingle", type: "Several lines, one axis" },
  "us-employment/1",
  steps,
);
