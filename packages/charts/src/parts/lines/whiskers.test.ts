import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";

const CASES = [
  ["column", "uncertainty-wide", "y"],
  ["bar", "uncertainty-wide", "x"],
  ["line", "interval", "y"],
] as const;

test.each(CASES)(
  "%s: a whisker that the end of the axis cuts has no cap there",
  (type, name, field) => {
    const across = type === "bar" ? "x" : "y";
    const whiskersOf = (most?: number) => {
      const change = ({ fields }: { fields: Record<string, unknown> }): void => {
        if (most !== undefined) Object.assign(fields[field] as object, { customDomain: [0, most] });
      };
      const scene = drawFixture(type, name, { change });
      const { plot, axes } = scene;
      const edge = type === "bar" ? plot.x + plot.width : plot.y;
      const lines = scene.overlays.filter(({ role }) => role === "whisker");
      const isAtEdge = (at: number): boolean => Math.abs(at - edge) < 0.01;
      const caps = lines.filter(({ from, to }) => from[across] === to[across]);
      const stems = lines.filter(({ from, to }) => from[across] !== to[across]);
      return {
        most: Math.max(...axes.flatMap(({ id, domain }) => (id === field ? (domain ?? []) : []))),
        capsAtEdge: caps.filter(({ from }) => isAtEdge(from[across])).length,
        cutStems: stems.filter((s) => isAtEdge(s.from[across]) || isAtEdge(s.to[across])).length,
        caps: caps.length,
      };
    };
    const whole = whiskersOf();
    const cut = whiskersOf(whole.most * 0.6);
    expect(cut.capsAtEdge).toBe(0);
    expect(cut.cutStems).toBeGreaterThan(0);
    expect(cut.caps).toBeLessThan(whole.caps);
    expect(cut.caps).toBeGreaterThan(0);
  },
);
