import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { findOverlaps } from "../../parts/text/find-overlaps.ts";
import { findOutside } from "../../fixtures/check-text-boxes.ts";
import { listSeries } from "../../scene/list-data.ts";
import type { CloudMark, DotMark, PlotScene } from "../../scene/scene.ts";

const draw = (name: string, width = 800): PlotScene => drawFixture("scatterplot", name, { width });

const dotsOf = ({ marks }: PlotScene): DotMark[] => marks.filter((mark) => mark.shape === "dot");
const cloudsOf = ({ marks }: PlotScene): CloudMark[] =>
  marks.filter((mark) => mark.shape === "cloud");
const domainOf = ({ axes }: PlotScene, id: string): readonly number[] =>
  axes.find((axis) => axis.id === id)?.domain ?? [];

test("ratio scales begin at zero, interval scales where the data does, on a round number or half a step before it", () => {
  expect(domainOf(draw("penguins-zero"), "x")).toEqual([0, 250]);
  expect(domainOf(draw("penguins"), "x")).toEqual([170, 240]);
});

test("bounds of the author are kept to the letter", () => {
  const scene = draw("penguins-domain");
  expect(domainOf(scene, "x")).toEqual([170, 235]);
  expect(domainOf(scene, "y")).toEqual([2500, 6500]);
});

test("an observation without one of its values is counted as missing, not drawn", () => {
  const scene = draw("penguins");
  expect(dotsOf(scene).length).toBe(342);
  expect(scene.notes.map(({ type }) => type)).toEqual(["missing", "cut-axis"]);
});

test("D63: axes that do not start at zero say so, one by its measure, both together", () => {
  const saysOf = (name: string): string[] =>
    draw(name).notes.flatMap(({ type, text }) => (type === "cut-axis" ? [text] : []));
  expect(saysOf("penguins")).toEqual(["Nessuno dei due assi dei valori parte da zero"]);
  expect(saysOf("penguins-zero")).toEqual([]);
  expect(saysOf("wealth-health")).toEqual(["The axis of “Life expectancy” does not start at zero"]);
  expect(saysOf("no-data")).toEqual([]);
});

test("a dot says what it is, both values and its series", () => {
  const dot = dotsOf(draw("wealth-health")).find(
    ({ datum }) => datum.categoryLabel === "Switzerland",
  );
  expect(dot?.datum).toMatchObject({
    seriesLabel: "Europe and Central Asia",
    valueText: "82.9",
    unitText: "years",
    detailText: "Income per person: 56’118\u00a0USD",
  });
});

test("dots shrink as they become many, and let one another shine through", () => {
  const [few, more] = [dotsOf(draw("one-point"))[0]!, dotsOf(draw("penguins"))[0]!];
  const [cloud] = cloudsOf(draw("points-3000"));
  expect(few.radius).toBeGreaterThan(more.radius);
  expect(more.radius).toBeGreaterThan(cloud!.radius);
  expect(cloud!.opacity).toBe(0.7);
});

test("dots with outlines shrink where there is little room for them, down to what is still seen", () => {
  const radiusAt = (fixture: string, width: number): number =>
    dotsOf(draw(fixture, width))[0]!.radius;
  expect(radiusAt("wealth-health", 800)).toBe(4);
  expect(radiusAt("wealth-health", 336)).toBeLessThan(3.5);
  expect(radiusAt("series-40", 280)).toBeGreaterThanOrEqual(2);
});

test("a dot is an outline in full colour around a fill that others shine through, and so is its swatch", () => {
  const scene = draw("wealth-health");
  for (const dot of dotsOf(scene)) {
    expect(dot.opacity).toBe(0.35);
    expect(dot.outline).toBeDefined();
  }
  const series = new Map(dotsOf(scene).map((dot) => [dot.datum.series, dot]));
  for (const item of scene.legend!.items) {
    const { outline, opacity } = series.get(item.value)!;
    expect(item).toMatchObject({ symbol: "dot", outline, opacity });
  }
});

test("very many dots are one cloud a series, and each is still an observation with its words", () => {
  const scene = draw("weather-days");
  expect(dotsOf(scene)).toEqual([]);
  const clouds = cloudsOf(scene);
  expect(clouds.map(({ series, xs }) => [series, xs.length])).toEqual([
    ["Seattle", 1461],
    ["New York", 1461],
  ]);
  const walk = listSeries(scene)[0]!.data;
  expect(walk.length).toBe(1461);
  expect(new Set(walk.map(({ id }) => id)).size).toBe(1461);
  expect(
    walk.every(({ anchor }, at) => at === 0 || anchor.x >= walk[at - 1]!.anchor.x - 0.01),
  ).toBe(true);
  expect(walk[0]).toMatchObject({ seriesLabel: "Seattle", unitText: "°C" });
  expect(walk[0]!.detailText).toMatch(/^Lowest temperature: −7.1\u00a0°C$/);
});

test.each(["de", "fr", "it", "en"] as const)(
  "numbers and titles stand apart and within the frame at every width of a phone in %s",
  (locale) => {
    for (const name of ["long-titles", "wealth-health-hidden"]) {
      for (let width = 300; width <= 430; width += 3) {
        const scene = drawFixture("scatterplot", name, { width, locale });
        const faults = [...findOutside(scene), ...findOverlaps(scene)];
        expect({ name, width, faults }).toEqual({ name, width, faults: [] });
      }
    }
  },
);

test("the swatch of a cloud looks as its dots do", () => {
  const scene = draw("weather-days");
  const clouds = new Map(cloudsOf(scene).map((cloud) => [cloud.series, cloud]));
  for (const item of scene.legend!.items) {
    const { color, opacity } = clouds.get(item.value)!;
    expect(item).toMatchObject({ symbol: "dot", color, opacity });
    expect(item.outline).toBeUndefined();
  }
});

test("the dots of a cloud shrink where there is little room", () => {
  const radiusAt = (width: number): number => cloudsOf(draw("points-3000", width))[0]!.radius;
  expect(radiusAt(280)).toBeLessThan(radiusAt(800));
  expect(radiusAt(280)).toBeGreaterThanOrEqual(1);
});

test("switched-off series leave no dots", () => {
  const series = new Set(dotsOf(draw("wealth-health-hidden")).map(({ datum }) => datum.series));
  expect([...series].toSorted()).toEqual(["europe_central_asia", "sub_saharan_africa"]);
});

test("areas of dots stand for a measure: a quarter of the value has half the radius", () => {
  const scene = drawFixture("scatterplot", "wealth-areas", { width: 1000 });
  const radii = new Map(
    scene.marks.flatMap((mark) =>
      mark.shape === "dot" ? [[mark.datum.categoryLabel, mark.radius] as const] : [],
    ),
  );
  // 1,376 and 321.8 million people.
  const ratio = (radii.get("United States") ?? 0) / (radii.get("China") ?? 1);
  expect(ratio).toBeCloseTo(Math.sqrt(321.8 / 1376), 1);
  expect(scene.legend?.items.at(-1)?.label).toBe("Area of the dots: Population");
  const swiss = scene.marks.find(
    (mark) => mark.shape === "dot" && mark.datum.categoryLabel === "Switzerland",
  );
  expect(swiss?.shape === "dot" && swiss.datum.detailText).toMatch(
    /^Income per person: 56’118\s?USD; Population: /,
  );
});

test("the points that the author chose are named, but for one that others cover on all sides", () => {
  const scene = drawFixture("scatterplot", "wealth-areas", { width: 1000 });
  const named = scene.texts.filter(({ role }) => role === "value").map(({ lines }) => lines[0]);
  expect(named.toSorted((a = "", b = "") => (a < b ? -1 : 1))).toEqual([
    "China",
    "India",
    "Lesotho",
    "Qatar",
    "Switzerland",
  ]);
});
