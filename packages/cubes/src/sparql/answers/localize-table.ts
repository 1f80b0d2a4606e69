import type { Locale, ObservationTable } from "@statelier/model";

import type { CubeModel } from "../model/cube-model.ts";
import { deriveLabel } from "./derive-value.ts";

/** The table with the labels of one language. */
export const localizeTable = (
  table: ObservationTable,
  model: CubeModel,
  locale: Locale,
): ObservationTable => {
  const byId = new Map(
    [...model.components.values()].map((component) => [component.id, component]),
  );
  return {
    rowCount: table.rowCount,
    columns: table.columns.map((column) => {
      const component = byId.get(column.id);
      if (column.type === "number" || !component) return column;
      const labels = column.values.map((value) =>
        deriveLabel(model.recall(component.path, value), locale, model.attributes.graph),
      );
      return { ...column, labels };
    }),
  };
};
