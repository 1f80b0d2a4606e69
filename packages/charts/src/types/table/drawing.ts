import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import type { TableScene } from "../../scene/scene.ts";
import { layoutPictureTable } from "./layout-picture-table.ts";
import { layoutTable } from "./layout-table.ts";

export const tableDrawing: ChartDrawing<"table", TableScene> = {
  chartType: "table",
  layout: layoutTable,
  summarize: ({ t }, { columns, totalRows }) => [
    t("chart.summary.table", { columns: columns.length, rows: totalRows }),
  ],
  toPicture: layoutPictureTable,
};
