import { areaRules } from "./area/rules.ts";
import { barRules } from "./bar/rules.ts";
import type { ChartRules } from "./chart-rules.ts";
import type { ChartType } from "./chart-types.ts";
import { columnRules } from "./column/rules.ts";
import { comboLineColumnRules } from "./combo-line-column/rules.ts";
import { comboLineDualRules } from "./combo-line-dual/rules.ts";
import { comboLineSingleRules } from "./combo-line-single/rules.ts";
import { lineRules } from "./line/rules.ts";
import { mapRules } from "./map/rules.ts";
import { pieRules } from "./pie/rules.ts";
import { scatterplotRules } from "./scatterplot/rules.ts";
import { tableRules } from "./table/rules.ts";

/** The saved half of every chart type. */
export const chartRules: { readonly [T in ChartType]: ChartRules<T> } = {
  column: columnRules,
  bar: barRules,
  line: lineRules,
  area: areaRules,
  scatterplot: scatterplotRules,
  pie: pieRules,
  map: mapRules,
  table: tableRules,
  comboLineSingle: comboLineSingleRules,
  comboLineDual: comboLineDualRules,
  comboLineColumn: comboLineColumnRules,
};
