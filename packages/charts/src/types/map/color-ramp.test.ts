import { contrastRatio, DIVERGING_PALETTES, SEQUENTIAL_PALETTES } from "@statelier/document";
import { DRAWING_COLORS } from "@statelier/ui/tokens";
import { expect, test } from "vitest";
import { makeColorRamp } from "./color-ramp.ts";

const { land } = DRAWING_COLORS.dark;
const lightness = (color: string): number => contrastRatio(color, "#000000");
const classesOf = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index / (count - 1));

test.each(Object.entries(SEQUENTIAL_PALETTES))(
  "MP14 along %s what is more stands out more from either ground, and the least is seen on dark land",
  (_, palette) => {
    const ramp = makeColorRamp(palette, false);
    const colors = classesOf(9).map(ramp);
    const light = colors.map((color) => contrastRatio(color.light, "#ffffff"));
    const dark = colors.map((color) => lightness(color.dark));
    expect(light).toEqual(light.toSorted((a, b) => a - b));
    expect(dark).toEqual(dark.toSorted((a, b) => a - b));
    expect(dark[0]).toBeGreaterThanOrEqual(1.4 * lightness(land));
  },
);

test.each(Object.entries(SEQUENTIAL_PALETTES))(
  "MP14 neighbouring classes of %s differ about as much on dark ground as on light",
  (_, palette) => {
    const ramp = makeColorRamp(palette, false);
    const leastStep = (count: number, theme: "light" | "dark"): number => {
      const colors = classesOf(count).map((share) => ramp(share)[theme]);
      const steps = colors.slice(1).map((color, index) => contrastRatio(color, colors[index]!));
      return Math.log(Math.min(...steps));
    };
    for (const count of [3, 5, 7, 9])
      expect(leastStep(count, "dark")).toBeGreaterThan(0.65 * leastStep(count, "light"));
  },
);

test.each(Object.entries(DIVERGING_PALETTES))(
  "MP42 the colours of %s are drawn as they are, and its middle is lighter than land around, never like it",
  (_, palette) => {
    const middle = makeColorRamp(palette, true)(0.5).light;
    expect(palette).toContain(middle);
    expect(lightness(middle)).toBeGreaterThan(1.1 * lightness(DRAWING_COLORS.light.land));
  },
);

test("MP14 a palette that grows lighter is not turned", () => {
  const ramp = makeColorRamp(["#440154", "#21918c", "#fde725"], false);
  expect(ramp(1)).toEqual({ light: "#fde725", dark: "#fde725" });
});

test.each(Object.entries(DIVERGING_PALETTES))(
  "MP14 the ends of %s are seen on dark land, its middle is the same on either ground",
  (_, palette) => {
    const ramp = makeColorRamp(palette, true);
    expect(ramp(0.5).dark).toBe(ramp(0.5).light);
    for (const end of [0, 1])
      expect(lightness(ramp(end).dark)).toBeGreaterThanOrEqual(1.4 * lightness(land));
  },
);
