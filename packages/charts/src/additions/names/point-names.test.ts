import { expect, test, vi } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { cornersOf, textBox } from "../../parts/text/text-box.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { Box, DotMark, PlotScene, Point } from "../../scene/scene.ts";
import { layoutPointNames } from "./point-names.ts";

const namesOf = ({ texts }: PlotScene) => texts.filter(({ role }) => role === "value");

const distanceTo = ({ x, y, width, height }: Box, point: Point): number =>
  Math.hypot(
    point.x - Math.min(Math.max(point.x, x), x + width),
    point.y - Math.min(Math.max(point.y, y), y + height),
  );

test("names of points lie within the plot and take two lines where they are long", () => {
  for (const width of [336, 800, 1152]) {
    const scene = drawFixture("scatterplot", "first-us-flights", { width });
    const names = namesOf(scene);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(textBox(name).x).toBeGreaterThanOrEqual(scene.plot.x);
      expect(textBox(name).width).toBeLessThanOrEqual(scene.plot.width * 0.4);
    }
  }
});

test("all names together leave most of a small plot to the dots, the first ones chosen stay", () => {
  const scene = drawFixture("scatterplot", "first-wealth-health", { width: 240, height: 240 });
  const names = namesOf(scene);
  const all = drawFixture("scatterplot", "first-wealth-health", { width: 1152 });
  expect(names[0]?.lines).toEqual(namesOf(all)[0]?.lines);
  expect(names.length).toBeLessThan(namesOf(all).length);
  const taken = names.map(textBox).reduce((total, { width, height }) => total + width * height, 0);
  expect(taken).toBeLessThan(0.14 * scene.plot.width * scene.plot.height);
});

const bubbles = (width: number) => {
  const scene = drawFixture("scatterplot", "wealth-bubbles", { width });
  const dots = scene.marks.filter((mark) => mark.shape === "dot");
  return { names: namesOf(scene), dots };
};

const nameOfDot = ({ datum }: DotMark): string => datum.categoryLabel;

test.each([320, 336, 480, 800, 1152])(
  "at %i px names lie on no other named or clearly larger dot, and hide none but smaller ones",
  (width) => {
    const { names, dots } = bubbles(width);
    const drawn = names.map(({ lines }) => lines.join(" "));
    const chosen = [
      "China",
      "India",
      "United States",
      "Nigeria",
      "Switzerland",
      "Lesotho",
      "Qatar",
    ];
    const hidden = names.flatMap((text) => {
      const name = text.lines.join(" ");
      const own = dots.find((dot) => nameOfDot(dot) === name);
      if (!own) throw new Error(`no dot ${name}`);
      const box = textBox(text);
      const isIn = Math.abs(box.x + box.width / 2 - own.center.x) < own.radius;
      return dots
        .filter((dot) => dot !== own)
        .filter((dot) => {
          const weighs = chosen.includes(nameOfDot(dot)) || dot.radius > 1.5 * own.radius;
          const isSmall = isIn || dot.radius < own.radius / 1.5;
          return distanceTo(box, dot.center) < (weighs ? dot.radius : isSmall ? 0 : 2);
        })
        .map((dot) => `${name} on ${nameOfDot(dot)}`);
    });
    expect(hidden).toEqual([]);
    expect(drawn).toEqual(expect.arrayContaining(["China", "India", "Lesotho"]));
  },
);

test("a name stands in its own dot where it has room there", () => {
  const { names, dots } = bubbles(1152);
  const name = names.find(({ lines }) => lines[0] === "India");
  const dot = dots.find((one) => nameOfDot(one) === "India");
  if (!name || !dot) throw new Error("no India");
  for (const corner of cornersOf(name))
    expect(Math.hypot(corner.x - dot.center.x, corner.y - dot.center.y)).toBeLessThan(dot.radius);
});

test("where a name is long all have their short forms, but those that others have, too", () => {
  for (const width of [336, 1152]) {
    const scene = drawFixture("scatterplot", "first-us-flights", { width });
    const names = namesOf(scene).map(({ lines }) => lines.join(" "));
    expect(names).toEqual(
      expect.arrayContaining(["Atlanta GA", "Dallas-Fort Worth TX", "Denver CO"]),
    );
    expect(names).not.toContain("Chicago IL");
    const dots = scene.marks.filter((mark) => mark.shape === "dot");
    for (const name of namesOf(scene))
      expect(dots.filter(({ center }) => distanceTo(textBox(name), center) < 2)).toEqual([]);
  }
});

/** Names all dots of a square with so many on each side, and counts how often one looks where a dot lies. */
const nameDots = (side: number, write: (index: number) => string) => {
  const step = 30;
  const ids = Array.from({ length: side ** 2 }, (_, index) => `${index}`);
  let looks = 0;
  const marks = ids.map((_, row): DotMark => {
    const center = { x: (row % side) * step, y: Math.floor(row / side) * step };
    return {
      shape: "dot",
      datum: { row, categoryLabel: write(row) } as DotMark["datum"],
      get center() {
        looks += 1;
        return center;
      },
      radius: 3,
      color: "line",
    };
  });
  const plot = { x: 0, y: 0, width: side * step, height: side * step };
  const column = { type: "dictionary", id: "place", values: ids, codes: [...ids.keys()] };
  const { texts } = layoutPointNames(
    { marks, plot, texts: [] } as unknown as PlotScene,
    {
      width: plot.width,
      config: { extensions: { pointLabels: { place: ids } } },
      table: { columns: [column] },
    } as unknown as ChartInput,
  );
  return { texts, looks };
};

test("to name four times as many dots costs four times as many looks at dots", () => {
  const [few, many] = [16, 32].map((side) => nameDots(side, (index) => `Ort ${index}`));
  expect(few!.texts.length).toBeGreaterThan(10);
  expect(many!.looks).toBeLessThan(5 * few!.looks);
});

test("a name that is far too long is measured at once, not by its words", () => {
  const read = vi.spyOn(String.prototype, "normalize");
  const name = Array.from({ length: 1000 }, (_, index) => `word${index}`).join(" ");
  const texts = nameDots(16, () => name).texts;
  const times = read.mock.calls.length;
  read.mockRestore();
  expect(texts).toEqual([]);
  expect(times).toBeLessThan(10);
});
