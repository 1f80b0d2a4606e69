import { expect, test } from "vitest";
import { drawFixture, layoutFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";
import { interpolateScene } from "../../interaction/interpolate-scene.ts";
import { moveFocus } from "../../interaction/move-focus.ts";
import { isHighlighted, paintHighlight } from "../../interaction/paint-highlight.ts";
import { isShown } from "../../interaction/seen-bounds.ts";
import { literalPaint } from "../../paint/literal-paint.ts";
import { paintScene } from "../../paint/paint-scene.ts";
import { renderSvgText } from "../../paint/render-svg-text.ts";
import { listSeries, listWalks, markData } from "../../scene/list-data.ts";
import type { PlotScene, SceneText } from "../../scene/scene.ts";

const namesOf = ({ texts }: { texts: readonly SceneText[] }): string[] =>
  texts.flatMap(({ weight, lines: [name = ""] }) => (weight === 600 ? [name] : []));

/** Ten small charts of one country each, by size; the first country has no value in 1955. */
const drawMoment = (animationValue: string, dynamicScales: boolean): PlotScene => {
  const fixture = readFixture("bar", "animation");
  Object.assign((fixture.config.fields as { animation: object }).animation, { dynamicScales });
  const extensions = { panels: { dimension: "country", order: "largest" } };
  Object.assign(fixture.config, { extensions });
  const [year] = fixture.table.columns;
  if (year?.type === "dictionary")
    year.codes = year.codes.map((code, row) => (row === 0 ? -1 : code));
  return layoutFixture(fixture, { view: { hiddenValues: [], animationValue } });
};

test("a small chart without a value does not say of all that they have none", () => {
  const { notes, texts } = drawMoment("1955", false);
  expect(texts.filter(({ role }) => role === "note")).toHaveLength(1);
  expect(notes).toEqual([]);
});

test("small charts keep their places while an animation plays, whatever a moment lacks, where its scales stay", () => {
  const namesAt = (animationValue: string, dynamicScales: boolean): string[] =>
    namesOf(drawMoment(animationValue, dynamicScales));
  expect(namesAt("1955", false)).toEqual(namesAt("2005", false));
  expect(namesAt("1955", false)).toHaveLength(10);
  expect(namesAt("1955", true)).toHaveLength(9);
});

test("arrows go from small chart to small chart, at the same place of the axis", () => {
  const scene = drawFixture("line", "panels-countries");
  const walks = listWalks(listSeries(scene));
  expect(walks.map(({ data }) => data.length)).toEqual(Array(10).fill(11));
  const from = walks[6]?.data[3];
  expect(moveFocus(walks, from, { across: 1 })).toBe(walks[7]?.data[3]);
});

test("nothing moves in small charts that stay as they are", () => {
  const scene = drawFixture("line", "panels-countries");
  const paint = (one: PlotScene): string => renderSvgText(paintScene(one, literalPaint("light")));
  expect(paint(interpolateScene(scene, scene, 0.5).scene) === paint(scene)).toBe(true);
});

test("a line is highlighted in its own small chart alone, with a dot where that shows it", () => {
  for (const name of ["panels-countries", "panels-domain"]) {
    const scene = drawFixture("line", name);
    const last = scene.marks.findLast((mark) => mark.shape === "line");
    const datum = last && markData(last).find((each) => isShown(each, last));
    if (!datum) throw new Error(`${name} has no line`);
    expect(scene.marks.filter((mark) => isHighlighted(mark, { datum }))).toEqual([last]);
    const painted = paintHighlight(scene, { datum, hasFocus: false });
    expect(painted.filter(({ tag }) => tag === "circle")).toHaveLength(1);
  }
});
