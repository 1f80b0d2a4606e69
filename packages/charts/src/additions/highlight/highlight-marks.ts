import { listFieldComponents } from "@statelier/document";
import { cellValue, findDictionaryColumn } from "@statelier/model";
import { NEUTRAL } from "../../parts/color/color.ts";
import { strokePaint } from "../../parts/color/mark-paint.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { PlotScene } from "../../scene/scene.ts";
import { markText } from "../../chart/distinguish-series.ts";

/** The values that the author highlights keep their colours, the others go neutral (CO21); lines have those of their series. */
export const highlightMarks = (scene: PlotScene, { config, table }: ChartInput): PlotScene => {
  const shown = listFieldComponents(config);
  const wanted = Object.entries(config.extensions?.highlight ?? {}).filter(
    ([id, values]) => values.length > 0 && shown.includes(id),
  );
  if (wanted.length === 0) return scene;
  const isFaded = (row: number): boolean =>
    wanted.some(([id, values]) => {
      const column = findDictionaryColumn(table, id);
      // An area of a map without a row is none of the others: it has no value at all.
      return column && !values.includes((cellValue(column, row) ?? values[0]) as string);
    });
  const look = { color: NEUTRAL, outline: strokePaint(NEUTRAL) };
  return {
    ...scene,
    marks: scene.marks.map((mark) =>
      "datum" in mark && isFaded(mark.datum.row) ? { ...mark, ...look } : mark,
    ),
    texts: scene.texts.map(markText),
  };
};
