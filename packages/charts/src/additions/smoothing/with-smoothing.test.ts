import { expect, test } from "vitest";
import { layoutFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";
import { markData } from "../../scene/list-data.ts";
import { asPlot } from "../../scene/read-scene.ts";

const draw = (smoothing: 31 | undefined, lineEnds: "values" | undefined) => {
  const fixture = readFixture("line", "smoothed");
  Object.assign(fixture.config.extensions ?? {}, { smoothing, lineEnds });
  const scene = asPlot(layoutFixture(fixture, { locale: "en" }));
  if (!scene) throw new Error("Lines are no plot");
  return scene;
};

const rise = (ys: readonly number[]): number =>
  ys.slice(1).reduce((sum, y, index) => sum + Math.abs(y - (ys[index] ?? y)), 0);

test("lines run along the means, over a dot where each value stands", () => {
  const [plain, smooth] = [draw(undefined, undefined), draw(31, undefined)];
  const heightsOf = ({ marks }: typeof plain): number[] =>
    marks
      .slice(0, 1)
      .flatMap(markData)
      .map(({ anchor }) => anchor.y);
  expect(smooth.bands[0]?.upper.map(({ y }) => y)).toEqual(heightsOf(plain));
  expect(rise(heightsOf(smooth))).toBeLessThan(rise(heightsOf(plain)) / 5);
});

test("observations keep their values and say their mean; a note explains line and dots, no last day stands at an end", () => {
  const [plain, smooth] = [draw(undefined, "values"), draw(31, "values")];
  const textsOf = ({ marks }: typeof plain): string[] =>
    marks.flatMap(markData).map(({ labelText }) => labelText);
  expect(textsOf(smooth)).toEqual(textsOf(plain));
  expect(smooth.marks.flatMap(markData)[0]?.detailText).toMatch(
    /^mean of 31 days: \d+\.\d\d\s°C$/u,
  );
  expect(smooth.notes[0]?.text).toBe("Lines: mean of 31 days; dots: individual days");
  const endsOf = ({ texts }: typeof plain): string[] =>
    texts.filter(({ role }) => role === "series").map(({ lines }) => lines.join(" "));
  expect(endsOf(smooth)).toEqual(["New York", "Seattle"]);
  expect(endsOf(plain)[0]).toMatch(/^[A-Z][A-Za-z ]+ \d/);
});

test("on a logarithmic axis a line runs where its means are said to be", () => {
  const fixture = readFixture("line", "population-log");
  Object.assign(fixture.config.extensions ?? {}, { smoothing: 3, lineEnds: "values" });
  for (const column of fixture.table.columns)
    if (column.type === "number")
      column.values = column.values.map((_, at) => (at < 11 ? 10 ** (at % 3) : null));
  const scene = layoutFixture(fixture, { locale: "en" });
  const axis = scene.axes.find(({ type }) => type === "value");
  const [low = 1, high = 1] = axis?.domain ?? [];
  const [bottom = 0, top = 0] = axis?.range ?? [];
  const share = Math.log(37 / low) / Math.log(high / low);
  const second = scene.marks.flatMap(markData)[1];
  expect(second?.detailText).toContain("37");
  expect(second?.anchor.y).toBeCloseTo(bottom + share * (top - bottom), 5);
});
