import type { FieldEditor } from "./field-editor.ts";

/** What stands in the drawing: attributes of its marks, their number, their text. */
export const rects = (editor: FieldEditor, attribute: string) => () =>
  editor.read("rect[data-mark]", attribute);

export const overlays = (editor: FieldEditor, attribute: string) => () =>
  editor.read("g.overlays > *", attribute);

export const marks = (editor: FieldEditor) => () => editor.chart.locator("svg g.marks").innerHTML();

export const countRects = (editor: FieldEditor) =>
  editor.chart.locator("svg rect[data-mark]").count();

export const seriesOf = (attribute: string, part: string) => (editor: FieldEditor) => () =>
  editor.read(`g.marks > [data-series]${part}`, attribute);

export const countSeries = (editor: FieldEditor) =>
  editor.chart.locator("svg g.marks > [data-series]").count();

export const html = (selector: string) => (editor: FieldEditor) => () =>
  editor.chart
    .locator(`svg ${selector}`)
    .evaluateAll((found) => found.map(({ outerHTML }) => outerHTML));

/** Each series of lines. */
export const lineStrokes = seriesOf("stroke", " > path");
