import { InteractiveChart } from "@statelier/charts/react";
import { createTranslator } from "@statelier/ui/messages";
import "@statelier/ui/styles.css";
import type { ShapeTopology } from "@statelier/model";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ChartZoom } from "../../packages/charts/src/react/chart-zoom.tsx";
import type { PageDrawing } from "../../packages/charts/src/react/page-drawing.ts";
import { mapDrawing } from "../../packages/charts/src/types/map/drawing.ts";
import { makeMapInput } from "./map-input.ts";

type Catalogue = Parameters<typeof createTranslator>[1];

/** As pages have it, whose readers move and enlarge a map. */
const drawing = { ...mapDrawing, Zoom: ChartZoom } as PageDrawing;

export const draw = (container: HTMLElement, topology: ShapeTopology): Promise<void> => {
  const { messages } = globalThis as unknown as { messages: Catalogue };
  const input = makeMapInput(topology, { t: createTranslator("en", messages), width: 800 });
  flushSync(() =>
    createRoot(container).render(<InteractiveChart drawing={drawing} input={input} />),
  );
  return Promise.resolve();
};
