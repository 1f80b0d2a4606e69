import { SEQUENTIAL_PALETTES } from "@statelier/document";
import { describe, expect, test } from "vitest";
import { makeColorScale, type NumericalColor, type ScaleChoice } from "./color-scale.ts";

const make = (values: readonly number[], more: Partial<NumericalColor>, choice: ScaleChoice = {}) =>
  makeColorScale(
    values,
    {
      type: "numerical",
      componentId: "m",
      paletteId: "oranges",
      scaleType: "discrete",
      interpolationType: "jenks",
      nbClass: 3,
      ...more,
    },
    choice,
  );

const boundsOf = (values: readonly number[], more: Partial<NumericalColor>): number[] =>
  make(values, more).bounds.slice(1, -1);

const squares = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
};

/** The best of all ways to part sorted values into classes. */
const partByForce = (values: readonly number[], count: number): number[] => {
  let [least, best]: [number, number[]] = [Number.POSITIVE_INFINITY, []];
  const walk = (cuts: number[], from: number): void => {
    if (cuts.length === count - 1) {
      const edges = [0, ...cuts, values.length];
      const sum = edges
        .slice(1)
        .reduce((all, end, index) => all + squares(values.slice(edges[index], end)), 0);
      if (sum < least - 1e-9) [least, best] = [sum, cuts.map((cut) => values[cut]!)];
      return;
    }
    for (let cut = from; cut < values.length; cut += 1) walk([...cuts, cut], cut + 1);
  };
  walk([], 1);
  return best;
};

describe("classes of numbers", () => {
  test("of equal width", () => {
    expect(boundsOf([0, 1, 5, 10], { interpolationType: "quantize", nbClass: 4 })).toEqual([
      2.5, 5, 7.5,
    ]);
  });

  test("of as many values", () => {
    const values = [9, 1, 4, 2, 8, 3, 7, 5, 6];
    expect(boundsOf(values, { interpolationType: "quantile" })).toEqual([1 + 8 / 3, 1 + 16 / 3]);
  });

  test.each([
    [[1, 2, 3, 10, 11, 12, 30, 31], 3],
    [[1, 1.5, 4, 4.2, 4.4, 9, 9.5, 20], 4],
    [[-5, -4.8, 0, 0.2, 0.1, 7, 8, 8.1, 30], 5],
    [[3, 9, 14, 15, 16, 28, 41, 42, 43, 60], 3],
  ])("that are natural: %j in %i", (values, count) => {
    const sorted = values.toSorted((a, b) => a - b);
    expect(boundsOf(values, { nbClass: count })).toEqual(partByForce(sorted, count));
  });

  test("are no more than there are different values", () => {
    for (const interpolationType of ["jenks", "quantile", "quantize"] as const)
      expect(
        make([4, 4, 7], { interpolationType, nbClass: 9 }).classes!.length,
      ).toBeLessThanOrEqual(2);
    expect(make([4], { nbClass: 5 }).classes).toHaveLength(1);
  });

  test.each([
    [[0, 0, 0, 0, 0, 1, 2, 3], 4],
    [[0, 0, 0, 0, 0, 0, 0, 5, 9], 3],
    [[1, 2, 3, 3, 3, 3], 3],
    [[0, 0, 5, 5, 5, 6, 7], 4],
    [[1, 2, 2, 2, 2, 2, 2, 2], 5],
  ])("by quantiles each hold a value, also where many are alike: %j in %i", (values, nbClass) => {
    const { classes, classOf } = make(values, { interpolationType: "quantile", nbClass });
    const held = new Set(values.map(classOf));
    expect([...held].toSorted((a, b) => a - b)).toEqual(classes!.map((_, index) => index));
  });

  test("of a stored scale without a method lie in equal steps round the middle of a diverging palette", () => {
    const { bounds } = make([-1, 2, 3, 10], {
      interpolationType: "linear",
      paletteId: "RdBu",
      nbClass: 4,
    });
    expect(bounds).toEqual([-10, -5, 0, 5, 10]);
  });

  test("hold each value: the lower bound is in, the last upper one, too", () => {
    const scale = make([0, 2, 4, 6], { interpolationType: "quantize" });
    expect([0, 1.9, 2, 4, 6].map(scale.classOf)).toEqual([0, 0, 1, 2, 2]);
    expect(scale.colorOf(6)).toBe(scale.classes!.at(-1));
  });
});

describe("colours of numbers", () => {
  const hexOf = (text: string): number => Number.parseInt(text.slice(1, 3), 16);

  test("darken from the least to the greatest, which has the last colour of the palette", () => {
    const { colorOf } = make([0, 5, 10], {
      scaleType: "continuous",
      interpolationType: "linear",
      paletteId: "blues",
    });
    expect(colorOf(10).light).toBe(SEQUENTIAL_PALETTES.blues.at(-1));
    const reds = [0, 2.5, 5, 7.5, 10].map((value) => hexOf(colorOf(value).light));
    expect(reds).toEqual(reds.toSorted((a, b) => b - a));
    expect(new Set(reds).size).toBe(5);
  });

  test("part round zero where a palette diverges and values lie on both sides", () => {
    const { bounds } = make([-2, 3, 10], {
      paletteId: "RdBu",
      scaleType: "continuous",
      interpolationType: "linear",
    });
    expect(bounds).toEqual([-10, 0, 10]);
    expect(make([2, 3, 10], { paletteId: "RdBu" }).bounds[0]).toBe(2);
  });

  test("MP9 part round zero in classes, too: as many colours on each side as there are classes", () => {
    const values = [-3, -1, 1, 2, 4, 6, 8, 12];
    const sides = (more: Partial<NumericalColor>) => {
      const { bounds, classes } = make(values, { paletteId: "RdBu", ...more });
      return classes!.map((color, index) => {
        const [from = 0, to = 0] = bounds.slice(index, index + 2);
        const [red, , blue] = [1, 3, 5].map((at) =>
          Number.parseInt(color.light.slice(at, at + 2), 16),
        );
        const tone = Math.abs(red! - blue!) < 12 ? "middle" : red! > blue! ? "red" : "blue";
        return [to <= 0 ? "below" : from >= 0 ? "above" : "between", tone];
      });
    };
    for (const interpolationType of ["quantile", "jenks", "quantize"] as const)
      for (const nbClass of [3, 4, 5, 7])
        for (const [side, tone] of sides({ interpolationType, nbClass }))
          expect([interpolationType, nbClass, side, tone]).toEqual([
            interpolationType,
            nbClass,
            side,
            { below: "red", between: "middle", above: "blue" }[side as "below"],
          ]);
  });

  describe("MP43 part at the value that an author names", () => {
    const values = [1.2, 1.4, 1.6, 2, 2.4, 3, 4.5, 5, 6, 7.6];
    const RED_BLUE = { paletteId: "RdBu" } as const;
    const toneOf = (color: string): string => {
      const [red = 0, blue = 0] = [1, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      return Math.abs(red - blue) < 12 ? "middle" : red > blue ? "red" : "blue";
    };
    const continuous = {
      ...RED_BLUE,
      scaleType: "continuous",
      interpolationType: "linear",
    } as const;

    test("each number by its distance from it, as dark on either side; the legend begins and ends with the values", () => {
      const { bounds, colorOf, steps } = make(values, continuous, { middle: 2.1 });
      expect(bounds).toEqual([1.2, 2.1, 7.6]);
      expect(steps.every((value) => value >= 1.2 && value <= 7.6)).toBe(true);
      expect([1.2, 2.1, 7.6].map((value) => toneOf(colorOf(value).light))).toEqual([
        "red",
        "middle",
        "blue",
      ]);
      expect(colorOf(7.6)).toEqual(make([0, 1], continuous).colorOf(1));
    });

    test("beyond all values one half colours them", () => {
      const { bounds, colorOf } = make(values, continuous, { middle: 10 });
      expect(bounds).toEqual([1.2, 7.6]);
      expect(values.map((value) => toneOf(colorOf(value).light))).toEqual(values.map(() => "red"));
    });

    test.each(["quantize", "quantile", "jenks"] as const)(
      "classes by %s: those below in one half, those above in the other, each as of the values",
      (interpolationType) => {
        const { bounds, classes } = make(
          values,
          { ...RED_BLUE, interpolationType, nbClass: 5 },
          { middle: 2.1 },
        );
        expect([bounds[0], bounds.at(-1)]).toEqual([1.2, 7.6]);
        for (const [index, { light }] of classes!.entries()) {
          const [from = 0, to = 0] = bounds.slice(index, index + 2);
          expect(toneOf(light)).toBe(to <= 2.1 ? "red" : from >= 2.1 ? "blue" : "middle");
        }
      },
    );

    test("zero is one like others, and a sequential palette has none", () => {
      expect(make([-2, 3, 10], continuous, { middle: 1 }).bounds).toEqual([-2, 1, 10]);
      const plain = { ...continuous, paletteId: "blues" };
      expect(make(values, plain, { middle: 2.1 }).bounds).toEqual([1.2, 7.6]);
    });
  });

  test.each(["blues", "RdBu"])(
    "MP44 run the other way along a palette that is turned: %s",
    (paletteId) => {
      const values = [1, 2, 3, 4, 5];
      for (const scaleType of ["continuous", "discrete"] as const) {
        const scales = [false, true].map((isTurned) =>
          make(
            values,
            { paletteId, scaleType, interpolationType: "quantize", nbClass: 5 },
            { isTurned },
          ),
        );
        const [usual, turned] = scales.map(({ colorOf }) => values.map(colorOf));
        expect(turned).toEqual(usual?.toReversed());
      }
    },
  );

  test("under forced colours differ by textures from their neighbours, and from those that are as dark on the other side of zero", () => {
    const values = Array.from({ length: 19 }, (_, index) => index - 9);
    for (const nbClass of [3, 4, 5, 6, 7, 8, 9])
      for (const paletteId of ["RdBu", "blues"]) {
        const { steps, textureOf } = make(values, {
          paletteId,
          nbClass,
          interpolationType: "quantize",
        });
        const textures = steps.map((value) => textureOf(value, true));
        expect(textures).not.toContain(1);
        const alike = textures.filter((texture, index) => {
          const other = textures.length - 1 - index;
          const isMirrored = paletteId === "RdBu" && other !== index && texture === textures[other];
          return isMirrored || texture === textures[index + 1];
        });
        expect(alike).toEqual([]);
      }
  });

  test("say their middle where each value has its own", () => {
    const continuous = { scaleType: "continuous", interpolationType: "linear" } as const;
    expect(make([-2, 3, 10], { ...continuous, paletteId: "RdBu" }).bounds).toEqual([-10, 0, 10]);
    expect(make([2, 3, 10], { ...continuous, paletteId: "RdBu" }).bounds).toEqual([2, 6, 10]);
    expect(make([-2, 3, 10], continuous).bounds).toEqual([-2, 10]);
  });

  test("of one value alone are of the middle of the palette", () => {
    const { colorOf } = make([7], { scaleType: "continuous", interpolationType: "linear" });
    expect(colorOf(7).light).toMatch(/^#[\da-f]{6}$/);
  });
});

test("MP42 the middle of a palette that somebody made stays as it was chosen", () => {
  const colors = ["#aa0000", "#ffffff", "#0000aa"];
  const own = { paletteId: "own", paletteType: "diverging", colors } as const;
  const { classes } = make([-3, 0, 3], { ...own, interpolationType: "quantize" });
  expect(classes?.[1]?.light).toBe("#ffffff");
});
