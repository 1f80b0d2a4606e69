import type { ChartType } from "@statelier/document";

/** Where the files of a chart type stand: a path from the project's root. */
export const drawingFolder = (chartType: ChartType): string => {
  const folder = chartType.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `packages/charts/src/types/${folder}`;
};

/** What `loadDrawing` imports, as the build's manifest names it. */
export const drawingModule = (chartType: ChartType): string =>
  `${drawingFolder(chartType)}/${chartType === "table" ? "page-drawing" : "drawing"}.ts`;
