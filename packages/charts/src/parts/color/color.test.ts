import {
  CATEGORICAL_PALETTES,
  contrastRatio,
  DIVERGING_PALETTES,
  SEQUENTIAL_PALETTES,
} from "@statelier/document";
import { describe, expect, test } from "vitest";
import { cloudLook } from "../../types/scatterplot/layout-points.ts";
import type { Hex, Paint } from "../../scene/scene.ts";
import { blendOnPaper, ensureContrast, normalizeColor, PAPER } from "./color.ts";
import {
  outlinePaint,
  readablePaint,
  separatorPaint,
  seriesPaint,
  strokePaint,
  textPaint,
} from "./mark-paint.ts";

const THEMES = ["light", "dark"] as const;
const COLORS = [CATEGORICAL_PALETTES, SEQUENTIAL_PALETTES, DIVERGING_PALETTES].flatMap((palettes) =>
  Object.values(palettes).flat(),
) as Hex[];

const inTheme = (paint: Paint, theme: (typeof THEMES)[number]): string =>
  typeof paint === "object" ? paint[theme] : paint;

test("colours of stored documents are read in every common form", () => {
  expect(["#ABC", "#aabbcc80", "rgb(170, 187, 204)", " #aabbcc "].map(normalizeColor)).toEqual(
    Array(4).fill("#aabbcc"),
  );
  expect(["red", "", "url(#x)", "#12"].map(normalizeColor)).toEqual(Array(4).fill(undefined));
});

test("reads the first letters of a text alone", () => {
  const blanks = " ".repeat(100);
  expect(normalizeColor(`#aabbcc${blanks}`)).toBe("#aabbcc");
  expect(normalizeColor(`rgb(1,${blanks}2, 3)`)).toBeUndefined();
});

describe.each(THEMES)("on %s paper", (theme) => {
  test("names of series in every palette's colours can be read", () => {
    const ratios = COLORS.map((color) =>
      contrastRatio(inTheme(textPaint(color), theme), PAPER[theme]),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });

  test("lines in every palette's colours stand out", () => {
    const ratios = COLORS.map((color) =>
      contrastRatio(inTheme(strokePaint(color), theme), PAPER[theme]),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
  });

  test("a dot of a cloud in every palette's colours stands out as it is painted", () => {
    const ratios = COLORS.map((color) => {
      const { color: paint, opacity } = cloudLook({ color });
      return contrastRatio(
        blendOnPaper(inTheme(paint, theme) as Hex, theme, opacity),
        PAPER[theme],
      );
    });
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
  });

  test("a mark that would fade has an outline that does not", () => {
    const ratios = COLORS.map((color) => {
      const own = contrastRatio(color, PAPER[theme]);
      const outline = outlinePaint(color);
      return Math.max(own, outline ? contrastRatio(inTheme(outline, theme), PAPER[theme]) : 0);
    });
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
  });
});

test("a part of a stack is parted from its neighbours and, where it would fade, from the ground", () => {
  for (const theme of THEMES) {
    for (const color of COLORS) {
      const separator = inTheme(separatorPaint(color), theme);
      const own = contrastRatio(color, PAPER[theme]);
      const ratio =
        own >= 3 ? contrastRatio(separator, color) : contrastRatio(separator, PAPER[theme]);
      expect(ratio).toBeGreaterThanOrEqual(3);
    }
  }
});

test("a translucent symbol in any palette's colour stands out, by itself or by its rim", () => {
  for (const theme of THEMES) {
    for (const color of COLORS) {
      const own = contrastRatio(blendOnPaper(color, theme, 0.7), PAPER[theme]);
      const rim = contrastRatio(inTheme(separatorPaint(color, 0.7), theme), PAPER[theme]);
      expect(Math.max(own, rim)).toBeGreaterThanOrEqual(3);
    }
  }
});

test("values on marks of every colour can be read", () => {
  const ratios = COLORS.map((color) =>
    contrastRatio(inTheme(readablePaint(color), "light"), color),
  );
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
});

test("D62 CO22 a line in a colour that the author chose has this colour on light ground, and stands out on dark", () => {
  for (const color of COLORS) {
    const paint = seriesPaint({ color, isChosen: true });
    expect(inTheme(paint, "light")).toBe(color);
    expect(contrastRatio(inTheme(paint, "dark"), PAPER.dark)).toBeGreaterThanOrEqual(3);
    expect(seriesPaint({ color })).toEqual(strokePaint(color));
  }
});

test("a colour with contrast enough stays as it is", () => {
  expect(ensureContrast("#0a5a6b", "light", 4.5)).toBe("#0a5a6b");
});
