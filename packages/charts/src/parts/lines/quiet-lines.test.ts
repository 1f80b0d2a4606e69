import { describe, expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import type { PlotScene } from "../../scene/scene.ts";

const NEUTRAL = "#a8a49d";

const colorsOf = ({ marks }: PlotScene) =>
  marks.flatMap((mark) => (mark.shape === "line" ? [mark.color] : []));

const widthsOf = ({ marks }: PlotScene) =>
  marks.flatMap((mark) => (mark.shape === "line" ? [mark.width] : []));

const isNeutral = (color: unknown): boolean => JSON.stringify(color).includes(NEUTRAL);

describe("of many lines in charts made by today's rules", () => {
  test("the greatest seven have colours and lie over the others, which the legend counts", () => {
    const scene = drawFixture("line", "series-40-quiet", { width: 280 });
    const colors = colorsOf(scene);
    expect(colors.map(isNeutral)).toEqual([
      ...Array.from({ length: 33 }, () => true),
      ...Array.from({ length: 7 }, () => false),
    ]);
    expect(scene.legend?.drawn.map(({ label }) => label).at(-1)).toBe("33 more series");
    expect(scene.legend?.drawn).toHaveLength(8);
    expect(scene.legend?.items.filter(({ canToggle }) => canToggle)).toHaveLength(40);
  });

  test("one to which the author gives a colour has it", () => {
    const [behind] = drawFixture("line", "series-40-quiet").marks;
    const value = behind?.shape === "line" ? behind.series : "";
    const scene = drawFixture("line", "series-40-quiet", {
      change: ({ fields }) => {
        Object.assign(fields["color"] as object, { colorMapping: { [value]: "#cc0033" } });
      },
    });
    expect(colorsOf(scene)).toContain("#cc0033");
    expect(colorsOf(scene).filter(isNeutral)).toHaveLength(32);
  });

  test("those that the author highlights have them in their place, and the legend counts the others; older charts keep all", () => {
    const highlight = { series: ["none"] };
    const change = (config: object) =>
      Object.assign(config, { extensions: { manySeries: "neutral", highlight } });
    const [id = ""] = drawFixture("line", "series-40").marks.flatMap((mark) =>
      mark.shape === "line" ? [mark.series] : [],
    );
    const highlighted = drawFixture("line", "series-40", {
      change: (config) => {
        change(config);
        const segment = (config.fields["segment"] as { componentId: string }).componentId;
        Object.assign(highlight, { [segment]: [id] });
      },
    });
    expect(colorsOf(highlighted).filter((color) => !isNeutral(color))).toHaveLength(1);
    expect(highlighted.legend?.drawn.map(({ label }) => label).at(-1)).toBe("39 more series");
    expect(widthsOf(highlighted)).toEqual([...Array.from({ length: 39 }, () => 1), 1.5]);
    expect(colorsOf(drawFixture("line", "series-40")).some(isNeutral)).toBe(false);
  });
});
