import { CATEGORICAL_PALETTES, contrastRatio } from "@statelier/document";
import { DRAWING_COLORS } from "@statelier/ui/tokens";
import { expect, test } from "vitest";
import { drawFixture, layoutFixture } from "../fixtures/draw-fixture.ts";
import { readPlotFixtures } from "../fixtures/read-fixtures.ts";
import { renderSvgText } from "../paint/render-svg-text.ts";
import { listSeries } from "../scene/list-data.ts";
import { paintHighlight } from "./paint-highlight.ts";
import { seenBounds } from "./seen-bounds.ts";

const plots = readPlotFixtures();

test.each(["light", "dark"] as const)(
  "on %s paper the observation with the focus has a ring that stands out, parted from its mark by another",
  (theme) => {
    const { ink, paper } = DRAWING_COLORS[theme];
    expect(contrastRatio(ink, paper)).toBeGreaterThanOrEqual(3);
    for (const fixture of plots.filter((_, turn) => (turn % 2 === 0) === (theme === "light"))) {
      const scene = layoutFixture(fixture, { theme });
      // What lies outside a part of a map that its author has locked is not in sight.
      const datum = listSeries(scene)[0]?.data.find((each) => seenBounds(each, scene));
      if (!datum) continue;
      const paint = (hasFocus: boolean) =>
        paintHighlight(scene, { datum, hasFocus }).map(({ attrs }) => attrs);
      const [inner, outer] = paint(true).slice(-2);
      expect(paint(false)).toHaveLength(paint(true).length - 2);
      expect([inner?.["stroke-width"], outer?.["stroke-width"]]).toEqual([2, 2]);
      expect(inner?.["stroke"]).toBe("var(--paper)");
      expect(outer?.["stroke"]).toBe("var(--ink)");
    }
  },
);

test.each(["light", "dark"] as const)(
  "on %s paper the two rings of the focus, of which one is dark and one is light, stand out from whatever mark lies beside them",
  (theme) => {
    const { ink, paper } = DRAWING_COLORS[theme];
    const grays = Array.from({ length: 256 }, (_, level) => {
      const part = level.toString(16).padStart(2, "0");
      return `#${part}${part}${part}`;
    });
    const pale = [...Object.values(CATEGORICAL_PALETTES).flat(), ...grays].filter(
      (color) => Math.max(contrastRatio(color, ink), contrastRatio(color, paper)) < 3,
    );
    expect(pale).toEqual([]);
  },
);

test.each([
  ["column", "uncertainty-wide", "line"],
  ["column", "electricity-totals", "text"],
] as const)(
  "what stands on a highlighted mark of %s/%s stays over it, as each %s",
  (type, name, tag) => {
    const scene = drawFixture(type, name);
    const [mark] = scene.marks;
    if (mark?.shape !== "rect") throw new Error("Not a column");
    const markup = paintHighlight(scene, { datum: mark.datum, hasFocus: false })
      .map(renderSvgText)
      .join("");
    expect(markup.indexOf(`<${tag}`)).toBeGreaterThan(markup.indexOf("<rect"));
  },
);
