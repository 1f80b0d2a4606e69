import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import type { PlotScene, SceneNote } from "../../scene/scene.ts";
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
  expect(three?.text).toBe("There is no value for 2009, 2010, 2015 (lines join their neighbours)");
  const t = createTranslator("en", collectMessages("en", ["chart"]));
  const data = {
    cells: [[1]],
    hasRows: true,
    missingCount: 0,
    withoutValue: [],
    gaps: ["1", "2", "3", "4"],
  };
  expect(dataNotes(data, { t })).toEqual([
    { type: "missing", text: "There is no value for 1, 2, 3 and 1 more" },
  ]);
});

test("years that are things of their own have a calendar too", () => {
  expect(missingNotes(drawFixture("column", "entity-years"))).toEqual([
    { type: "missing", text: "Für 2004, 2005, 2006 gibt es keinen Wert" },
  ]);
  const { axes } = drawFixture("comboLineColumn", "entity-years");
  expect(axes[0]?.ticks.length).toBe(10);
});

const textsOf = (scene: PlotScene): string[] => missingNotes(scene).map(({ text }) => text);

test.each(["line", "area"] as const)(
  "%s: a series without any value is named, and so are the years that lines lead over",
  (chartType) => {
    const change = (config: object): void => void Object.assign(config, { chartType });
    expect(textsOf(drawFixture("line", "without-value", { change, locale: "en" }))).toEqual([
      "1 value is missing",
      "There is no value for Erdgas",
      "There is no value for 2004, 2005, 2006 (lines join their neighbours)",
    ]);
  },
);

test.each(["column", "bar"] as const)(
  "%s: series and categories without any value are named",
  (chartType) => {
    const change = (config: { fields: Record<string, unknown> }): void => {
      const { x, y } = config.fields;
      if (chartType === "bar")
        Object.assign(config, { chartType, fields: { ...config.fields, x: y, y: x } });
    };
    expect(textsOf(drawFixture("column", "without-value", { change }))).toEqual([
      "1 value is missing",
      "There is no value for Gas, East",
    ]);
  },
);

test("a slice without a value is named", () => {
  expect(textsOf(drawFixture("pie", "negative"))).toEqual(["There is no value for Rent"]);
});

test("a series that is switched off is not named", () => {
  const view = { hiddenValues: ["oil"] };
  expect(textsOf(drawFixture("column", "without-value", { view }))).toEqual([
    "There is no value for Gas, East, West",
  ]);
});

test("a pie of zeros says why it is empty", () => {
  const scene = drawFixture("pie", "all-zero", { locale: "en" });
  const text = "All values are zero: there is nothing to divide";
  expect(scene.notes).toEqual([{ type: "all-zero", text }]);
  expect(scene.texts.map(({ lines }) => lines.join(" "))).toEqual(["Entrate (CHF)", text]);
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

const sharesOf = ({ notes }: PlotScene): string[] =>
  notes.filter(({ type }) => type === "shares-shown").map(({ text }) => text);

test.each([
  ["column", "electricity-shares"],
  ["bar", "electricity-shares"],
  ["area", "electricity-percent"],
  ["pie", "electricity"],
] as const)("%s/%s says that shares leave out what is switched off", (type, name) => {
  const whole = drawFixture(type, name);
  const [first] =
    whole.legend?.items ?? drawFixture(type, name, { width: 280 }).legend?.items ?? [];
  const hiddenValues = [first?.value ?? ""];
  const part = drawFixture(type, name, { locale: "en", view: { hiddenValues } });
  expect(sharesOf(whole)).toEqual([]);
  expect(sharesOf(part)).toEqual(["Shares of the series that are shown, not of all"]);
});

test("values that are no shares have no such note", () => {
  expect(drawFixture("column", "legend-hidden").notes).toEqual([]);
});
