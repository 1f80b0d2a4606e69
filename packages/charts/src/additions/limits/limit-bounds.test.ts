import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { boundsWithin } from "./limit-bounds.ts";

const setDomain =
  (field: "x" | "y", customDomain: readonly [number, number]) =>
  ({ fields }: { fields: Record<string, unknown> }): void => {
    Object.assign(fields[field] as object, { customDomain });
  };

test.each([
  ["line", 5, "Path: 8"],
  ["area", 5, "Corridor: 4–6"],
  ["column", 25, "Alarm: 30"],
  ["bar", 25, "Aim: 23–26"],
] as const)(
  "%s: limits end with the axis, and those beyond it are named",
  (chartType, most, name) => {
    const change = setDomain(chartType === "bar" ? "x" : "y", [0, most]);
    const { plot, overlays, symbols, texts, notes } = drawFixture(chartType, "limits-parts", {
      change,
      locale: "en",
    });
    const [from, to] =
      chartType === "bar" ? [plot.x, plot.x + plot.width] : [plot.y, plot.y + plot.height];
    const limits = overlays.filter(({ role }) => role === "limit");
    const ends = limits.flatMap((line) =>
      [line.from, line.to].map(({ x, y }) => (chartType === "bar" ? x : y)),
    );
    const centers = symbols.map(({ center }) => center.y);
    expect(limits).not.toEqual([]);
    expect([...ends, ...centers].filter((at) => at < from - 0.01 || at > to + 0.01)).toEqual([]);
    expect(texts.filter(({ y }) => y < 0)).toEqual([]);
    const [beyond] = notes.filter(({ text }) =>
      text.startsWith("Limits that lie wholly or partly beyond"),
    );
    expect(beyond?.text).toContain(name);
  },
);

test("limits within the axes have no note", () => {
  const { notes } = drawFixture("line", "limits-parts");
  expect(notes).toEqual([]);
});

test("a bound at the end of the axis is on it, however its conversion rounds", () => {
  expect(boundsWithin({ low: 4, high: 14.000000000000002 }, [0, 14])).toHaveLength(2);
  expect(boundsWithin({ low: 4, high: 15 }, [0, 14])).toEqual([4]);
  expect(boundsWithin({ low: 4, high: 4, isOffAxis: true }, [0, 14])).toEqual([]);
});
