import type { ChartType } from "@statelier/document";

/** Where the drawing of a chart type stands, as the build's manifest names it: a path from the project's root. */
export const drawingModule = (chartType: ChartType): string => {
  const folder = chartType.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `packages/charts/src/types/${folder}/drawing.ts`;
};
