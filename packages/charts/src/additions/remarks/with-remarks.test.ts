import { expect, test } from "vitest";
import { summarizeChart } from "../../chart/summarize-chart.ts";
import { drawFixture, layoutChart } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { listSeries } from "../../scene/list-data.ts";
import { findDrawing } from "../../types/find-drawing.ts";

const draw = (width = 800) => drawFixture("line", "remarks-lines", { width });

const findText = (scene: ReturnType<typeof draw>, wanted: string) =>
  scene.texts.find(({ lines }) => lines.join(" ") === wanted);

test("a remark stands at its value, at any width", () => {
  for (const width of [360, 800, 1200]) {
    const scene = draw(width);
    const famine = listSeries(scene)
      .flatMap(({ data }) => data)
      .find(({ category, series }) => category === "1960" && series === "China");
    const text = findText(scene, "Great famine");
    expect(text?.x).toBeCloseTo(famine?.anchor.x ?? -1, 0);
    expect(scene.overlays.some(({ from }) => from.x === famine?.anchor.x)).toBe(true);
  }
});

test("a shade reaches from one value to the other, a line stands at its number", () => {
  const scene = draw();
  const [x, y] = [scene.axes.find(({ id }) => id === "x"), scene.axes.find(({ id }) => id === "y")];
  const band = scene.bands.at(-1);
  expect(band?.upper.map(({ x: at }) => at)).toHaveLength(2);
  const [low = 0, high = 1] = y?.domain ?? [];
  const [bottom = 0, top = 0] = y?.range ?? [];
  const at = bottom + ((75 - low) / (high - low)) * (top - bottom);
  expect(scene.overlays.some(({ from, to }) => from.y === at && to.y === at)).toBe(true);
  expect(x).toBeDefined();
});

test("it is gone where its value is: by a filter, or out of the axis", () => {
  expect(findText(draw(), "Of a year that is not there")).toBeUndefined();
  const hidden = drawFixture("line", "remarks-lines", { view: { hiddenValues: ["China"] } });
  expect(findText(hidden, "Great famine")).toBeUndefined();
  expect(findText(hidden, "Reforms")).toBeDefined();
});

test("it is spoken, in the reader's language, while it is drawn", () => {
  const fixture = readFixture("line", "remarks-lines");
  const [first] = fixture.config.extensions?.remarks ?? [];
  Object.assign(first?.text ?? {}, { de: "Grosse Hungersnot" });
  const input = makeFixtureInput(fixture, { locale: "de" });
  const summary = summarizeChart(findDrawing(fixture.config), input, layoutChart(input));
  expect(summary).toContain("Grosse Hungersnot. Reforms. 75 years.");
  expect(summary).not.toContain("Of a year that is not there");
});
