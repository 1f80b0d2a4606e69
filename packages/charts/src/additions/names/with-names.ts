import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type { PlotScene } from "../../scene/scene.ts";
import type { Names } from "./name-places.ts";
import { layoutPlaceNames } from "./place-names.ts";
import { layoutPointNames } from "./point-names.ts";

const layoutNames = (scene: PlotScene, input: ChartInput): Names =>
  scene.extent === undefined ? layoutPointNames(scene, input) : layoutPlaceNames(scene, input);

/** The names of the points, or of the places of a map, that the author chose (MP8). */
export const withNames = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => {
    const scene = drawing.layout(input);
    const plot = asPlot(scene);
    // Small charts are drawn without their names where their axes alone are looked for.
    if (!plot || !input.config.extensions?.pointLabels) return scene;
    const { texts, notes, overlays } = layoutNames(plot, input);
    return {
      ...plot,
      texts: [...plot.texts, ...texts],
      notes: [...plot.notes, ...notes],
      overlays: [...plot.overlays, ...overlays],
    };
  },
});
