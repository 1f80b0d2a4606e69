import { expect, test } from "vitest";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import type { Box } from "../scene/scene.ts";
import { areApart } from "../parts/text/keep-clear.ts";
import { textBox } from "../parts/text/text-box.ts";
import { labelledBounds } from "./labelled-bounds.ts";
import { placeTooltip } from "./place-tooltip.ts";

const SHEET = { width: 180, height: 70 };

/** A little of the middle of a column or bar, along which its whisker runs. */
const middleOf = ({ x, y, width, height }: Box, isVertical: boolean): Box =>
  isVertical
    ? { x: x + width / 2 - 1, y: -1e6, width: 2, height: 2e6 }
    : { x: -1e6, y: y + height / 2 - 1, width: 2e6, height: 2 };

test.each([
  ["column", "uncertainty-wide"],
  ["column", "penguins-interval"],
  ["bar", "uncertainty-wide"],
  ["bar", "penguins-interval"],
] as const)("the tooltip leaves marks of %s/%s with whisker and value uncovered", (type, name) => {
  const scene = drawFixture(type, name);
  const frame = { x: 0, y: 0, width: scene.width, height: scene.height };
  let whiskers = 0;
  for (const mark of scene.marks) {
    if (mark.shape !== "rect") throw new Error("Not a bar");
    const { datum, box } = mark;
    const place = placeTooltip({ mark: box, labelled: labelledBounds(datum, scene) }, SHEET, frame);
    const sheet = { ...place, ...SHEET };
    const middle = middleOf(box, type === "column");
    const own = [
      ...scene.overlays.flatMap(({ role, from, to }) =>
        role === "whisker"
          ? [{ x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }]
          : [],
      ),
      ...scene.texts.flatMap((text) =>
        text.role === "value" && datum.labelText.startsWith(text.lines.join()) ? textBox(text) : [],
      ),
    ]
      .map(({ x, y, width, height }) => ({
        x: Math.min(x, x + width),
        y: Math.min(y, y + height),
        width: Math.abs(width),
        height: Math.abs(height),
      }))
      .filter((part) => !areApart(part, middle));
    whiskers += own.length;
    expect([box, ...own].filter((part) => !areApart(sheet, part))).toEqual([]);
  }
  expect(whiskers).toBeGreaterThan(scene.marks.length);
});
