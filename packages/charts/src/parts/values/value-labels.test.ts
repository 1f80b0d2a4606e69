import { describe, expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import type { PlotScene, SceneText } from "../../scene/scene.ts";
import { textBox } from "../text/text-box.ts";
import { barValue, shareDecimals, shareText } from "./value-labels.ts";

const unit = { divisor: 1e12, words: "trillion", tickUnit: "", title: "", valueDecimals: 3 };

test("a value far below the scale of its axis is said to be less than what is printed there", () => {
  const write = (value: number): string => barValue({ unit }, value, "de");
  expect([1, -1, 0, 2e9, 1e12].map(write)).toEqual([
    "<\u00a00.0001",
    ">\u00a0−0.0001",
    "0",
    "0.002",
    "1",
  ]);
  expect(shareText(3e-10, 1, "fr")).toBe("<\u00a00,0001\u00a0%");
});

test("shares beside one another have the same decimals", () => {
  expect(shareDecimals([0, 40, 60])).toBe(0);
  const shares = [0.9, 1.4, 97.7];
  const decimals = shareDecimals(shares);
  expect(shares.map((share) => shareText(share, decimals, "en"))).toEqual([
    "0.9%",
    "1.4%",
    "97.7%",
  ]);
});

test("values of lines are written in the scale of their axis", () => {
  const { marks } = drawFixture("line", "huge-values");
  const labels = marks.flatMap((mark) =>
    mark.shape === "line"
      ? mark.runs.flatMap(({ data }) => data).map(({ labelText }) => labelText)
      : [],
  );
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.filter((text) => text.includes("e+"))).toEqual([]);
});

const valueTexts = ({ texts }: PlotScene): SceneText[] =>
  texts.filter(({ role }) => role === "value");

test("FO5 a stack with both signs says what stands above zero and what hangs below it, each where it ends", () => {
  const scene = drawFixture("bar", "stacked-mixed");
  const printed = valueTexts(scene).map(({ lines, anchor }) => [lines.join(), anchor]);
  expect(printed).toContainEqual(["26.0", "start"]);
  expect(printed).toContainEqual(["−2.4", "end"]);
  expect(printed).toHaveLength(7 + 3);
});

describe.each(["column", "bar"] as const)("a value whose %s has a long whisker", (type) => {
  test.each([480, 800])(
    "stands at the end of its bar and clear of the whisker, %d px wide",
    (width) => {
      const scene = drawFixture(type, "uncertainty-wide", { width });
      const texts = valueTexts(scene);
      expect(texts.map(({ lines }) => lines.join())).toEqual(["10", "320", "−60", "150", "240"]);
      for (const [index, mark] of scene.marks.entries()) {
        const text = texts[index];
        if (mark.shape !== "rect" || !text) throw new Error("Not a bar with its value");
        const { x, y, width: w, height: h } = mark.box;
        const isNegative = mark.datum.value < 0;
        const box = textBox(text);
        const end = type === "column" ? (isNegative ? y + h : y) : isNegative ? x : x + w;
        const [from, size] = type === "column" ? [box.y, box.height] : [box.x, box.width];
        expect(Math.max(0, from - end, end - from - size)).toBeLessThan(12);
      }
      const whiskers = scene.overlays.filter(({ role }) => role === "whisker");
      expect(whiskers.length).toBeGreaterThan(0);
      for (const { from, to } of whiskers)
        for (const text of texts) {
          const box = textBox(text);
          const isClear =
            Math.max(from.x, to.x) < box.x ||
            Math.min(from.x, to.x) > box.x + box.width ||
            Math.max(from.y, to.y) < box.y ||
            Math.min(from.y, to.y) > box.y + box.height;
          expect({ text: text.lines.join(), isClear }).toEqual({
            text: text.lines.join(),
            isClear: true,
          });
        }
    },
  );
});
