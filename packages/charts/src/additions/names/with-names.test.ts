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

test.each([340, 480, 640, 800, 1200])(
  "MP8 names of symbols lie on no other symbol, which they would be taken for, at %i pixels",
  (width) => {
    const { texts, marks } = drawFixture("map", "europe-names", { width });
    const dots = marks.filter((mark) => mark.shape === "dot");
    const hidden = texts
      .filter(({ role }) => role === "value")
      .flatMap((text) => {
        const { x, y, width: wide, height } = textBox(text);
        const others = dots.filter(({ datum }) => datum.categoryLabel !== text.lines[0]);
        // Half of a symbol under a name is more than its edge.
        return others
          .filter(
            ({ center }) =>
              center.x > x && center.x < x + wide && center.y > y && center.y < y + height,
          )
          .map(({ datum }) => `${text.lines[0]} on ${datum.categoryLabel}`);
      });
    expect(hidden).toEqual([]);
  },
);

test("MP8 a map says how many of the chosen names have no room", () => {
  const notesOf = (name: string, width: number): string[] =>
    drawFixture("map", name, { width, locale: "en" })
      .notes.filter(({ type }) => type === "without-room")
      .map(({ text }) => text);
  const count = chosenIn("europe-names").length - namesIn("europe-names", 280).length;
  expect(count).toBeGreaterThan(1);
  expect(notesOf("europe-names", 280)).toEqual([`${count} place names do not fit on the map`]);
  expect(notesOf("cantons-names", 1200)).toEqual([]);
});

test("a small area keeps its colour in sight: its name stands beside it", () => {
  const { texts, marks } = drawFixture("map", "islands", { width: 640 });
  const island = marks.find((mark) => "datum" in mark && mark.datum.categoryLabel === "Barbados");
  const name = texts.find(({ lines }) => lines[0] === "Barbados");
  if (island?.shape !== "region" || !name) throw new Error("no island");
  const { bounds } = island.datum;
  expect(bounds.width).toBeGreaterThanOrEqual(4);
  expect(areApart(textBox(name), bounds)).toBe(true);
});
