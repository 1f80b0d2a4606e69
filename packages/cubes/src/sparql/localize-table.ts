import type { Locale, ObservationTable } from "@statelier/model";

import type { CubeModel } from "./cube-model.ts";
import { deriveValue } from "./derive-value.ts";

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
      const labels = column.values.map((value) => {
        const isNamed = model.attributes.graph.predicates(value).length > 0 || isIriLike(value);
        const terms = isNamed
          ? [{ type: "iri" as const, value }]
          : [{ type: "literal" as const, value, language: "", datatype: "" }];
        return deriveValue({ value, terms }, component, locale, model.attributes.graph).label;
      });
      return { ...column, labels };
    }),
  };
};

const isIriLike = (value: string): boolean => /^(?:https?|urn):\S+$/.test(value);
