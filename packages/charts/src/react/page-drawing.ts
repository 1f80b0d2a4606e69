import type { ComponentType } from "react";
import type { AnyChartDrawing } from "../scene/chart-drawing.ts";
import type { ChartInput, ChartView } from "../scene/chart-input.ts";
import type { ChartScene } from "../scene/scene.ts";
import type { ChartForm } from "./chart-form.ts";
import type { ViewChange } from "./use-chart-view.ts";

/** What shows the scene of a chart in a page. */
export type FigureProps = {
  scene: ChartScene;
  input: ChartInput;
  form: ChartForm | undefined;
  /** What it is called, as plain text. */
  name: string | undefined;
  /** What readers type in its search is shown and not yet kept. */
  isTyping: boolean;
  onShow: (part: Partial<ChartView>) => void;
  onChoose: (choice: ViewChange) => void;
};

/** A drawing with what shows its scene in a page, where that is no plot. */
export type PageDrawing = AnyChartDrawing & { Figure?: ComponentType<FigureProps> };
