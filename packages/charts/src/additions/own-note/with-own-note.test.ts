import type { ChartConfig } from "@statelier/document";
import { describe, expect, test } from "vitest";
import { summarizeChart } from "../../chart/summarize-chart.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { layoutScene } from "../../chart/layout-scene.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { findDrawing } from "../../types/find-drawing.ts";
import { withOwnNote } from "./with-own-note.ts";

const CORRECTION = "Corrected on 12 May: the figures of 2019.";

type Note = NonNullable<ChartConfig["extensions"]>["note"];

const makeInput = (chartType: "line" | "table", name: string, note: Note): ChartInput => {
  const fixture = readFixture(chartType, name);
  return makeFixtureInput({ ...fixture, config: { ...fixture.config, extensions: { note } } });
};

const layout = (input: ChartInput) => layoutScene(withOwnNote(findDrawing(input.config)), input);

describe("what an author says beneath a chart", () => {
  const note = { de: "", fr: "", it: "", en: CORRECTION };

  test("stands before what the drawing says of itself, in charts and tables", () => {
    for (const input of [
      makeInput("line", "remarks-lines", note),
      makeInput("table", "countries-years", note),
    ]) {
      const { notes } = layout({ ...input, locale: "en" });
      expect(notes[0]).toEqual({ type: "own", text: CORRECTION });
    }
  });

  test("is read in its own language where the reader's has none", () => {
    const [first] = layout({ ...makeInput("line", "remarks-lines", note), locale: "fr" }).notes;
    expect(first).toEqual({ type: "own", text: CORRECTION, language: "en" });
  });

  test("is not there without words", () => {
    const { notes } = layout(makeInput("line", "remarks-lines", { en: "  " }));
    expect(notes.map(({ type }) => type)).not.toContain("own");
  });

  test("is no second time in the words for those who do not see the chart", () => {
    const input = makeInput("line", "remarks-lines", note);
    const drawing = withOwnNote(findDrawing(input.config));
    expect(summarizeChart(drawing, input, layoutScene(drawing, input))).not.toContain("Corrected");
  });
});
