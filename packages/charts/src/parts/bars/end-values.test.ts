import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";

const SERIES = "Renewables";
/** Pixels; in lower parts no number has room. */
const TALL = 20;

/** Of the parts of the series that are tall enough for a number those that carry theirs. */
const readParts = (width: number): boolean[] => {
  const { marks, texts } = drawFixture("column", "electricity-totals", {
    width,
    change: ({ fields }) => {
      Object.assign(fields["segment"] as object, { showValuesMapping: { [SERIES]: true } });
      Object.assign(fields["y"] as object, { showValues: false });
    },
  });
  const values = texts.filter(({ role }) => role === "value");
  return marks.flatMap((mark) => {
    if (mark.shape !== "rect" || mark.datum.series !== SERIES || mark.box.height < TALL) return [];
    const { box } = mark;
    return [values.some(({ x }) => x > box.x && x < box.x + box.width)];
  });
};

test("numbers stand in all parts of a series that are tall enough, or in none: a short one is not singled out", () => {
  const seen = new Set<string>();
  for (let width = 160; width <= 480; width += 4)
    seen.add([...new Set(readParts(width))].join(" and "));
  expect([...seen]).toEqual(["false", "true"]);
});
