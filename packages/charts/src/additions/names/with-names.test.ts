import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";
import { areApart } from "../../parts/text/keep-clear.ts";
import { textBox } from "../../parts/text/text-box.ts";

const namesIn = (name: string, width: number) =>
  drawFixture("map", name, { width })
    .texts.filter(({ role }) => role === "value")
    .map(({ lines }) => lines.join(" "));

const chosenIn = (name: string): string[] =>
  Object.values(readFixture("map", name).config.extensions?.pointLabels ?? {}).flat();

test("MP8 the places that the author chose have their names, and no others", () => {
  expect(namesIn("cantons-names", 1200).toSorted()).toEqual(chosenIn("cantons-names").toSorted());
  expect(namesIn("cantons", 1200)).toEqual([]);
});

test.each(["cantons-names", "europe-names", "islands"])(
  "MP8 names of %s stay in the map and off one another at every width",
  (name) => {
    for (const width of [280, 340, 480, 640, 800, 1200]) {
      const { texts, plot } = drawFixture("map", name, { width });
      const boxes = texts.filter(({ role }) => role === "value").map(textBox);
      expect(boxes.length).toBeGreaterThan(1);
      for (const [index, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(plot.x);
        expect(box.y).toBeGreaterThanOrEqual(plot.y);
        expect(box.x + box.width).toBeLessThanOrEqual(plot.x + plot.width);
        expect(box.y + box.height).toBeLessThanOrEqual(plot.y + plot.height);
        for (const other of boxes.slice(index + 1)) expect(areApart(box, other)).toBe(true);
      }
    }
  },
);

test("a small area keeps its colour in sight: its name stands beside it", () => {
  const { texts, marks } = drawFixture("map", "islands", { width: 640 });
  const island = marks.find((mark) => "datum" in mark && mark.datum.categoryLabel === "Barbados");
  const name = texts.find(({ lines }) => lines[0] === "Barbados");
  if (island?.shape !== "region" || !name) throw new Error("no island");
  const { bounds } = island.datum;
  expect(bounds.width).toBeGreaterThanOrEqual(4);
  expect(areApart(textBox(name), bounds)).toBe(true);
});
