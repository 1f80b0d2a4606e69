import {
  CATEGORICAL_PALETTES,
  contrastRatio,
  DIVERGING_PALETTES,
  SEQUENTIAL_PALETTES,
} from "@statelier/document";
import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { blendOnPaper, INK, PAPER } from "../../parts/color/color.ts";
import type { Hex } from "../../scene/scene.ts";
import { coastPaint, rimPaint, symbolRim } from "./coast-paint.ts";

const THEMES = ["light", "dark"] as const;
const COLORS = [CATEGORICAL_PALETTES, SEQUENTIAL_PALETTES, DIVERGING_PALETTES].flatMap((palettes) =>
  Object.values(palettes).flat(),
) as Hex[];

test("MP11 an area of a map in any palette's colour is told from the ground, by itself or by the line around it", () => {
  for (const theme of THEMES) {
    for (const [color, opacity] of COLORS.flatMap((own) => [
      [own, 1] as const,
      [own, 0.3] as const,
    ])) {
      const own = contrastRatio(blendOnPaper(color, theme, opacity), PAPER[theme]);
      const line = coastPaint(color, opacity)?.[theme] ?? PAPER[theme];
      const ofLine = contrastRatio(line, PAPER[theme]);
      expect([color, opacity, own < 1.4]).toEqual([color, opacity, ofLine >= 3]);
    }
  }
});

test("MP11 the lightest areas of a map have lines on light ground, the others and those on dark ground have none", () => {
  const regions = drawFixture("map", "cantons-three-classes").marks.filter(
    (mark) => mark.shape === "region",
  );
  const lined = Map.groupBy(regions, ({ outline }) => outline !== undefined);
  expect(new Set(lined.get(true)?.map(({ color }) => color)).size).toBe(1);
  expect(new Set(lined.get(false)?.map(({ color }) => color)).size).toBe(2);
  for (const { outline } of lined.get(true) ?? [])
    expect(outline).toMatchObject({ dark: PAPER.dark });
});

test("MP15 the rim of a symbol on areas differs from it: a light one, but around light symbols", () => {
  for (const color of [...COLORS, "#333333"] as const) {
    const rim = rimPaint(color);
    expect(contrastRatio(rim.dark, color)).toBeGreaterThanOrEqual(3);
    expect(rim.dark === PAPER.dark).toBe(contrastRatio(color, INK.dark) < 3);
    expect(rim.light).toBe(symbolRim(color).light);
  }
});

test("MP24 symbols of one colour that lie on each other are told apart by their rims, and from the ground", () => {
  for (const theme of THEMES)
    for (const color of COLORS) {
      const rim = symbolRim(color)[theme];
      expect(contrastRatio(rim, color)).toBeGreaterThanOrEqual(1.5);
      const onPaper = [rim, color].map((each) => contrastRatio(each, PAPER[theme]));
      expect(Math.max(...onPaper)).toBeGreaterThanOrEqual(3);
    }
});
