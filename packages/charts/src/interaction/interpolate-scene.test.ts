import { type ChartType } from "@statelier/document";
import { expect, test } from "vitest";
import type { ChartView } from "../scene/chart-input.ts";
import { drawFixture, layoutFixture, layoutChart } from "../fixtures/draw-fixture.ts";
import { makeFixtureInput, readPlotFixtures } from "../fixtures/read-fixtures.ts";
import { paintScene } from "../paint/paint-scene.ts";
import { literalPaint } from "../paint/literal-paint.ts";
import { renderSvgText } from "../paint/render-svg-text.ts";
import type { PlotScene, RectMark, SceneMark } from "../scene/scene.ts";
import { interpolateScene } from "./interpolate-scene.ts";

const fixtures = readPlotFixtures();

const draw = (type: ChartType, name: string, view: Partial<ChartView> = {}): PlotScene =>
  drawFixture(type, name, { view: { hiddenValues: [], ...view } });

const write = (scene: PlotScene): string =>
  renderSvgText(paintScene(scene, literalPaint(scene.theme)));

test.each(fixtures.filter((_, index) => index % 4 === 0))(
  "$chartType/$name: at its end a movement is the scene itself, halfway it has no holes",
  (fixture) => {
    const to = layoutFixture(fixture);
    const first = to.legend?.items[0]?.value ?? "";
    const view = { hiddenValues: [first] };
    const from = layoutFixture(fixture, { view });
    const { scene, opacities } = interpolateScene(from, to, 1);
    const staying = scene.marks.filter((_, index) => opacities[index] === 1);
    expect(write({ ...scene, marks: staying })).toBe(write(to));
    expect(write(interpolateScene(from, to, 0.5).scene)).not.toMatch(/NaN|Infinity/);
    expect(write(interpolateScene(to, from, 0.5).scene)).not.toMatch(/NaN|Infinity/);
  },
);

const isRect = (mark: SceneMark): mark is RectMark => mark.shape === "rect";
const rectOf = (scene: PlotScene, series: string, category: string): RectMark => {
  const found = scene.marks
    .filter(isRect)
    .find(({ datum }) => datum.series === series && datum.category === category);
  if (!found) throw new Error(`${series} ${category}`);
  return found;
};

test("a bar goes from its old place to its new one in a straight way", () => {
  const from = draw("column", "stacked-years");
  const [hidden, kept] = from.legend?.items.map(({ value }) => value) ?? [];
  const to = draw("column", "stacked-years", { hiddenValues: [hidden!] });
  const category = from.marks.filter(isRect)[0]!.datum.category;
  const [start, middle, end] = [
    rectOf(from, kept!, category),
    rectOf(interpolateScene(from, to, 0.5).scene, kept!, category),
    rectOf(to, kept!, category),
  ];
  expect(middle.box.y).toBeCloseTo((start.box.y + end.box.y) / 2);
  expect(middle.box.height).toBeCloseTo((start.box.height + end.box.height) / 2);
});

test("what goes fades and shrinks to its base, what comes grows from there", () => {
  const all = draw("column", "stacked-years");
  const hidden = all.legend!.items[0]!.value;
  const fewer = draw("column", "stacked-years", { hiddenValues: [hidden] });
  const { category } = all.marks.filter(isRect).find(({ datum }) => datum.series === hidden)!.datum;
  const full = rectOf(all, hidden, category);
  const leaving = interpolateScene(all, fewer, 0.75);
  const gone = rectOf(leaving.scene, hidden, category);
  expect(gone.box.height).toBeCloseTo(full.box.height / 4);
  expect(gone.box.y + gone.box.height).toBeCloseTo(full.box.y + full.box.height);
  expect(leaving.opacities[0]).toBeCloseTo(0.25);
  const coming = interpolateScene(fewer, all, 0.25);
  expect(rectOf(coming.scene, hidden, category).box.height).toBeCloseTo(full.box.height / 4);
  expect(coming.opacities[coming.scene.marks.indexOf(rectOf(coming.scene, hidden, category))]).toBe(
    0.25,
  );
});

test("a year keeps its mark when the period is narrowed, though its place in the order changes", () => {
  const wide = draw("line", "centuries");
  const found = fixtures.find(({ name }) => name === "centuries")!;
  const componentId = wide.axes[0]!.componentId;
  const years = wide.marks.flatMap((mark) =>
    mark.shape === "line" ? mark.runs.flatMap(({ data }) => data) : [],
  );
  const [from, to] = [years[2]!.category, years.at(-1)!.category];
  const input = makeFixtureInput(found, { view: { hiddenValues: [], timeRange: { from, to } } });
  const narrow = layoutChart({
    ...input,
    config: {
      ...input.config,
      interactiveFiltersConfig: {
        legend: { active: false, componentId: "" },
        timeRange: { active: true, componentId, presets: { type: "range", from: "", to: "" } },
        dataFilters: { active: false, componentIds: [] },
        calculation: { active: false, type: "identity" },
      },
    },
  }) as PlotScene;
  const at = (scene: PlotScene, category: string) =>
    scene.marks
      .flatMap((mark) => (mark.shape === "line" ? mark.runs.flatMap(({ data }) => data) : []))
      .find((datum) => datum.category === category)!.anchor;
  const start = interpolateScene(wide, narrow, 0).scene;
  expect(at(start, from)).toEqual(at(wide, from));
  expect(at(narrow, from).x).toBeLessThan(at(wide, from).x);
  const widening = interpolateScene(narrow, wide, 0).scene;
  expect(at(widening, years[0]!.category).x).toBe(narrow.axes[0]!.range[0]);
});

test("the slices of a pie turn as a whole", () => {
  const all = draw("pie", "electricity");
  const hidden = all.legend?.items[0]?.value ?? "";
  const fewer = draw("pie", "electricity", { hiddenValues: [hidden] });
  const { scene, opacities } = interpolateScene(all, fewer, 0.5);
  expect(scene.marks).toHaveLength(fewer.marks.length + 1);
  expect(opacities).toEqual([0.5, ...fewer.marks.map(() => 1)]);
});

test("the only dot of a series goes from its old place to its new one", () => {
  const found = fixtures.find(
    ({ chartType, name }) => chartType === "scatterplot" && name === "countries-animation",
  )!;
  const { fields } = found.config as unknown as { fields: Record<string, object> };
  const country = found.components.dimensions.find(({ label }) => /country/i.test(label))!.id;
  const config = {
    ...found.config,
    fields: {
      ...fields,
      segment: { componentId: country, showValuesMapping: {} },
      color: { type: "segment", paletteId: "category10", colorMapping: {} },
    },
  } as typeof found.config;
  // The observations differ in nothing else.
  const { dimensions, measures } = found.components;
  const components = { measures, dimensions: dimensions.filter(({ id }) => id !== "cluster") };
  const drawYear = (animationValue: string): PlotScene => {
    const view = { hiddenValues: [], animationValue };
    return layoutChart(makeFixtureInput({ ...found, config, components }, { view })) as PlotScene;
  };
  const [from, to] = [drawYear("1955"), drawYear("2005")];
  const { scene, leaving, opacities } = interpolateScene(from, to, 0.5);
  expect(leaving).toBe(0);
  expect(new Set(opacities)).toEqual(new Set([1]));
  const place = ({ marks }: PlotScene, index: number): number => {
    const mark = marks[index];
    return mark?.shape === "dot" ? mark.center.x : Number.NaN;
  };
  for (const index of to.marks.keys())
    expect(place(scene, index)).toBeCloseTo((place(from, index) + place(to, index)) / 2, 6);
});
