import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { DRAWN_CHART_TYPES } from "./drawn-chart-types.ts";
import { drawingModule } from "./drawing-module.ts";
import { findDrawing } from "./find-drawing.ts";
import { loadDrawing } from "./load-drawing.ts";

test.each(DRAWN_CHART_TYPES)("%s loads alone what the server has at once", async (chartType) => {
  expect(await loadDrawing(chartType)).toMatchObject(findDrawing(chartType));
  const file = new URL(`../../../../${drawingModule(chartType)}`, import.meta.url);
  expect(existsSync(file)).toBe(true);
});
