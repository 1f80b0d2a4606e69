import { type ChartInput, INITIAL_CHART_VIEW } from "@statelier/charts";
import { InteractiveChart } from "@statelier/charts/react";
import { createTranslator } from "@statelier/ui/messages";
import "@statelier/ui/styles.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { AnyChartDrawing } from "../../packages/charts/src/scene/chart-drawing.ts";
import { columnDrawing } from "../../packages/charts/src/types/column/drawing.ts";
import { lineDrawing } from "../../packages/charts/src/types/line/drawing.ts";
import { scatterplotDrawing } from "../../packages/charts/src/types/scatterplot/drawing.ts";
import { makeOurConfig } from "./our-config.ts";
import { makeOurData, type OurData } from "./our-input.ts";
import type { Kind, Rows } from "./rows.ts";

type Catalogue = Parameters<typeof createTranslator>[1];

const findDrawing = (kind: Kind): AnyChartDrawing => {
  if (kind.startsWith("line")) return lineDrawing as AnyChartDrawing;
  return (kind === "bars" ? columnDrawing : scatterplotDrawing) as AnyChartDrawing;
};

export const prepare = (kind: Kind, rows: Rows): OurData => makeOurData(kind, rows);

export const draw = (container: HTMLElement, kind: Kind, data: OurData) => {
  const { messages } = globalThis as unknown as { messages: Catalogue };
  const root = createRoot(container);
  const drawing = findDrawing(kind);
  const config = makeOurConfig(kind);
  const show = (next: OurData): Promise<void> => {
    const input: ChartInput = {
      ...next,
      config,
      locale: "en",
      t: createTranslator("en", messages),
      width: 800,
      height: 450,
      theme: "light",
      view: INITIAL_CHART_VIEW,
    };
    flushSync(() => root.render(<InteractiveChart drawing={drawing} input={input} />));
    return Promise.resolve();
  };
  return show(data).then(() => ({ show, remove: () => root.unmount() }));
};
