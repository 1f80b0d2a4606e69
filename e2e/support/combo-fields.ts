import type { ChartType } from "@statelier/document";
import type { lineStrokes } from "./drawn-marks.ts";
import { FieldEditor } from "./field-editor.ts";
import { type Step, type Steps, cover, run, pickColor, expectAllTried } from "./field-steps.ts";
import { test } from "./test.ts";

export const comboSteps = (
  fields: Readonly<Record<string, { name: string; read: typeof lineStrokes }>>,
): Steps =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { name, read }]): [string, Step][] => [
      [`${field} color`, pickColor(name, undefined, read)],
      [
        `${field} conversion`,
        async (editor) => {
          await editor.field(name);
          const before = await editor.texts();
          await (await editor.switch("Show in another unit")).first().focus();
          await editor.page.keyboard.press("Space");
          await editor.changes(
            () => editor.texts(),
            () => editor.write("Multiply values by", "3"),
          );
          await (await editor.switch("Show in another unit")).first().focus();
          await editor.returns(
            () => editor.texts(),
            before,
            () => editor.page.keyboard.press("Space"),
          );
        },
      ],
    ]),
  );

/** Two measures in shillings have one axis, or each its own. */
export const partAxes =
  (type: string, field: string): Step =>
  async (editor) => {
    await editor.open("wheat-wages");
    await editor.setType(type);
    await editor.field(field);
    const shared = await editor.texts();
    await editor.changes(
      () => editor.texts(),
      () => editor.pick("Value axis", "One for each"),
    );
    await editor.returns(
      () => editor.texts(),
      shared,
      () => editor.pick("Value axis", "Depending on values and units"),
    );
  };

/** The journey of the options of a type that combines measures. */
export const tryComboFields = (
  { chartType, type }: { chartType: ChartType; type: string },
  dataset: string,
  steps: Steps,
): void => {
  cover(chartType, steps);
  test(`${chartType}: every option of every field changes the chart`, async ({ page }) => {
    const editor = new FieldEditor(page);
    await editor.open(dataset);
    await editor.setType(type);
    await run(editor, steps);
  });
  expectAllTried(chartType);
};
