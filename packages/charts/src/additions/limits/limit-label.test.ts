import { expect, test, vi } from "vitest";
import { areApart } from "../../parts/text/keep-clear.ts";
import { textBox } from "../../parts/text/text-box.ts";
import { layoutLimitNames } from "./limit-label.ts";
import type { DrawnLimit } from "../../parts/limits/drawn-limit.ts";

const plot = { x: 40, y: 20, width: 500, height: 300 };

const place = (...ys: number[]) => {
  const named = ys.map((y) => ({ limit: { text: `Limit at ${y}` } as DrawnLimit, y }));
  return layoutLimitNames(named, { plot, width: 600, lines: ys });
};

test.each([[[100]], [[100, 108]], [[108, 100]], [[100, 106, 112]], [[312, 318]]])(
  "names of limits at %j cross no line and no other name",
  (ys) => {
    const boxes = place(...ys).map(textBox);
    for (const [index, box] of boxes.entries()) {
      for (const y of ys) expect(y <= box.y || y >= box.y + box.height).toBe(true);
      for (const other of boxes.slice(index + 1)) expect(areApart(box, other)).toBe(true);
    }
  },
);

test("the name of a limit that is alone stands above the right end of its line", () => {
  const [name] = place(100);
  expect(name).toMatchObject({ x: 540, anchor: "end" });
  expect(name!.y).toBeLessThan(100);
});

test("a long name in a low plot stays within the picture, over the whole width where half of it has no room", () => {
  const low = { x: 40, y: 20, width: 220, height: 40 };
  const limit = {
    text: "The mean of all sections of the economy of the whole country in the last ten years: 0.9",
  };
  const named = [{ limit: limit as DrawnLimit, y: 45 }];
  const [name] = layoutLimitNames(named, { plot: low, width: 280, lines: [45] });
  const { y, height } = textBox(name!);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(60);
  expect(name!.lines).toHaveLength(2);
});

/** How many texts are measured to name so many limits, each with room of its own. */
const countMeasured = (count: number): number => {
  const ys = Array.from({ length: count }, (_, index) => 60 + 40 * index);
  const named = ys.map((y) => ({ limit: { text: `Limit at ${y}` } as DrawnLimit, y }));
  const tall = { ...plot, height: 100 + 40 * count };
  const measured = vi.spyOn(Math, "max");
  const names = layoutLimitNames(named, { plot: tall, width: 600, lines: ys });
  const times = measured.mock.calls.length;
  measured.mockRestore();
  expect(names).toHaveLength(count);
  return times;
};

test("to name four times as many limits measures four times as many texts", () => {
  expect(countMeasured(20)).toBeGreaterThan(20);
  expect(countMeasured(80)).toBeLessThan(5 * countMeasured(20));
});
