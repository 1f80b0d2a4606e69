import { z } from "zod";
import { areaRules, areaSchema } from "./area.ts";
import { barRules, barSchema } from "./bar.ts";
import type { ChartRules } from "./chart-rules.ts";
import type { ChartType } from "./chart-types.ts";
import { columnRules, columnSchema } from "./column.ts";
import { comboLineColumnRules, comboLineColumnSchema } from "./combo-line-column.ts";
import { comboLineDualRules, comboLineDualSchema } from "./combo-line-dual.ts";
import { comboLineSingleRules, comboLineSingleSchema } from "./combo-line-single.ts";
import { lineRules, lineSchema } from "./line.ts";
import { mapRules, mapSchema } from "./map.ts";
import { pieRules, pieSchema } from "./pie.ts";
import { scatterplotRules, scatterplotSchema } from "./scatterplot.ts";
import { tableRules, tableSchema } from "./table.ts";

/** The stored config of a chart of any type, in the newest version; older ones go through `migrate` first. */
export const chartConfigSchema = z.discriminatedUnion("chartType", [
  columnSchema,
  barSchema,
  lineSchema,
  areaSchema,
  scatterplotSchema,
  pieSchema,
  tableSchema,
  mapSchema,
  comboLineSingleSchema,
  comboLineDualSchema,
  comboLineColumnSchema,
]);

/** A chart in the newest version, with every default filled in. */
export type ChartConfig = z.infer<typeof chartConfigSchema>;

/** The config of one chart type. */
export type ChartConfigOf<T extends ChartType> = Extract<ChartConfig, { chartType: T }>;

/** The saved half of every chart type. */
export const chartRules: { readonly [T in ChartType]: ChartRules<ChartConfigOf<T>> } = {
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

/** The rules of a type that is known only while the program runs, for a config of that type. */
export const rulesOf = (chartType: ChartType): ChartRules<ChartConfig> =>
  chartRules[chartType] as unknown as ChartRules<ChartConfig>;
