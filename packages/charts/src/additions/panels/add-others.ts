import { hasPanelPerSeries } from "@statelier/document";
import { sum } from "d3-array";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { LineRun, PlotScene, Point, SceneBand } from "../../scene/scene.ts";
import { haveSameAxes } from "./share-axes.ts";

/** More vertices would weigh more than they tell. */
const MOST_VERTICES = 3_000;
const HALF_WIDTH = 0.75;

/** The edges of a thin line along vertices, each on either side of it. */
const traceEdges = ({ xs, ys }: LineRun): Pick<SceneBand, "upper" | "lower"> => {
  const edge = (side: number): Point[] =>
    Array.from(xs, (x, at) => {
      const y = ys[at] ?? 0;
      const [before, after] = [Math.max(0, at - 1), Math.min(xs.length - 1, at + 1)];
      const along = {
        x: (xs[after] ?? x) - (xs[before] ?? x),
        y: (ys[after] ?? y) - (ys[before] ?? y),
      };
      const shift = (side * HALF_WIDTH) / (Math.hypot(along.x, along.y) || 1);
      return { x: x - along.y * shift, y: y + along.x * shift };
    });
  return { upper: edge(-1), lower: edge(1) };
};

const runsOf = ({ marks }: PlotScene): LineRun[] =>
  marks.flatMap((mark) =>
    mark.shape === "line" ? mark.runs.filter(({ xs }) => xs.length > 1) : [],
  );

/**
 * In each panel the lines of all others, faint and under its own: where each series has one, all have the same axes, and
 * they are few enough.
 */
export const addOthers = (
  scenes: readonly PlotScene[],
  { config, t }: Pick<ChartInput, "config" | "t">,
): readonly PlotScene[] => {
  const runs = scenes.map(runsOf);
  const vertices = sum(runs.flat(), ({ xs }) => xs.length) * (scenes.length - 1);
  const { ownAxes } = config.extensions?.panels ?? {};
  if (!hasPanelPerSeries(config) || ownAxes || vertices === 0 || vertices > MOST_VERTICES)
    return scenes;
  if (!haveSameAxes(scenes, "left") || !haveSameAxes(scenes, "bottom")) return scenes;
  const bands = runs.map((own) =>
    own.map((run): SceneBand => ({ series: "", color: "ink", ...traceEdges(run) })),
  );
  const note = { type: "panels" as const, text: t("chart.panels.others") };
  return scenes.map((scene, index) => ({
    ...scene,
    bands: [...bands.flatMap((own, other) => (other === index ? [] : own)), ...scene.bands],
    notes: [note, ...scene.notes],
  }));
};
