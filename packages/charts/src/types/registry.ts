import type { ChartType } from "@statelier/document";
import { area } from "./area/area.ts";
import { bar } from "./bar/bar.ts";
import { column } from "./column/column.ts";
import { comboLineColumn } from "./combo-line-column/combo-line-column.ts";
import { comboLineDual } from "./combo-line-dual/combo-line-dual.ts";
import { comboLineSingle } from "./combo-line-single/combo-line-single.ts";
import { line } from "./line/line.ts";
import { map } from "./map/map.ts";
import { pie } from "./pie/pie.ts";
import { scatterplot } from "./scatterplot/scatterplot.ts";
import { table } from "./table/table.ts";
import type { DrawingEntry } from "../react/page-drawing.ts";

/** The drawing half of every chart type: what is known at once, and how the rest is loaded. */
export const chartDrawings: { readonly [T in ChartType]: DrawingEntry<T> } = {
  column,
  bar,
  line,
  area,
  pie,
  scatterplot,
  comboLineSingle,
  comboLineDual,
  comboLineColumn,
  map,
  table,
};
