import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import type { PlotScene, SceneNote } from "../scene.ts";
import { dataNotes, dualAxisNotes } from "./data-notes.ts";

const missingNotes = ({ notes }: PlotScene): SceneNote[] =>
  notes.filter(({ type }) => type === "missing");

test("a year that no observation has is named in the note, not only left empty", () => {
  for (const type of ["column", "bar"] as const)
    expect(missingNotes(drawFixture(type, "missing-year"))).toEqual([
      { type: "missing", text: "There is no value for 1979" },
    ]);
});

test("up to three missing dates are named, more are counted", () => {
  const [three] = missingNotes(drawFixture("comboLineColumn", "missing-steps", { locale: "en" }));
  expect(three?.text).toBe("There is no value for 2009, 2010, 2015");
  const t = createTranslator("en", collectMessages("en", ["chart"]));
  const data = { cells: [[1]], hasRows: true, missingCount: 0, gaps: ["1", "2", "3", "4"] };
  expect(dataNotes(data, { t })).toEqual([
    { type: "missing", text: "4 dates in between have no value" },
  ]);
});

test("a calendar without gaps has no note", () => {
  expect(missingNotes(drawFixture("column", "years-single"))).toEqual([]);
});

test("of two value axes, those are named that do not start at zero", () => {
  const t = createTranslator("en", collectMessages("en", ["chart"]));
  const name = (left: readonly [number, number], right: readonly [number, number]) =>
    dualAxisNotes(
      [
        { side: "left", domain: left },
        { side: "bottom", domain: [5, 9] },
        { side: "right", domain: right },
      ],
      { t },
    ).map(({ text }) => text);
  expect(name([0, 10], [-2, 3])).toEqual([]);
  expect(name([1, 10], [0, 3])).toEqual(["The left value axis does not start at zero"]);
  expect(name([0, 10], [-3, -1])).toEqual(["The right value axis does not start at zero"]);
  expect(name([1, 10], [2, 3])).toEqual(["Neither value axis starts at zero"]);
});
