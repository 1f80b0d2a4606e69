import type { ChartConfig, ChartType } from "@statelier/document";
import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import type { PlotScene } from "../../scene/scene.ts";

const drawLine = (
  [chartType, name]: readonly [ChartType, string],
  number: number | undefined,
  change: (config: ChartConfig) => void = () => undefined,
): PlotScene =>
  drawFixture(chartType, name, {
    locale: "en",
    change: (config) => {
      const remarks = [{ key: "1", type: "reference" as const, number, text: { en: "Target" } }];
      const { extensions } = config as ChartConfig;
      Object.assign(config, { extensions: { ...extensions, remarks } });
      change(config as ChartConfig);
    },
  });

const axisOf = ({ axes }: PlotScene) => axes.find(({ type }) => type === "value")!;

const listLines = ({ overlays, plot }: PlotScene) =>
  overlays.filter(({ dash, from, to }) => {
    const isAcross = from.x === plot.x && to.x === plot.x + plot.width;
    return dash !== undefined && (isAcross || (from.y === plot.y && from.x === to.x));
  });

const noteOf = ({ notes }: PlotScene): string | undefined =>
  notes.find(({ text }) => text.startsWith("Lines that lie beyond"))?.text;

const FREE = [
  ["line", "remarks-lines"],
  ["column", "remarks-columns"],
  ["scatterplot", "remarks-points"],
  ["area", "electricity"],
  ["bar", "cantons"],
] as const;

test.each(FREE)("LI7 %s %s: an axis reaches to the author's line", (...fixture) => {
  const [low, high] = axisOf(drawLine(fixture, undefined)).domain!;
  for (const number of [high + (high - low) * 0.6, low - (high - low) * 0.6]) {
    const scene = drawLine(fixture, number);
    const domain = axisOf(scene).domain!;
    expect(domain[0]).toBeLessThanOrEqual(Math.min(low, number));
    expect(domain[1]).toBeGreaterThanOrEqual(Math.max(high, number));
    expect(listLines(scene)).toHaveLength(1);
    expect(noteOf(scene)).toBeUndefined();
  }
  const within = drawLine(fixture, low + (high - low) * 0.4);
  expect(axisOf(within).domain).toEqual([low, high]);
});

test("LI7 a line beyond ends that the author has set is named in the notes", () => {
  const setEnds = ({ fields }: ChartConfig): void =>
    void Object.assign((fields as { y: object }).y, { customDomain: [0, 90] });
  const scene = drawLine(["line", "remarks-lines"], 1200.5, setEnds);
  expect(axisOf(scene).domain).toEqual([0, 90]);
  expect(listLines(scene)).toHaveLength(0);
  expect(noteOf(scene)).toBe("Lines that lie beyond the axis: Target: 1’200.5");
});

test("LI7 the hundred of shares is not exceeded", () => {
  const scene = drawLine(["column", "percent-years"], 120);
  expect(axisOf(scene).domain).toEqual([0, 100]);
  expect(noteOf(scene)).toBe("Lines that lie beyond the axis: Target: 120");
});
