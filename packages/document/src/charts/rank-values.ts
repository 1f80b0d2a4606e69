import {
  type ComponentId,
  findDictionaryColumn,
  type ObservationTable,
  rankLargest,
  sumByValue,
} from "@statelier/model";

/** A dimension of which only the largest values are shown: which there are, and how many at most. */
export type Largest = { id: ComponentId; values: readonly string[]; most: number };

/**
 * The largest values of each dimension, by what the one measure of the table adds up to. Those of which one value is
 * shown come first: of the others the observations under it count.
 */
export const rankValues = (
  dimensions: readonly Largest[],
  table: ObservationTable,
): Map<ComponentId, string[]> => {
  const ranked = new Map<ComponentId, string[]>();
  const numberId = table.columns.find(({ type }) => type === "number")?.id ?? "";
  let rows = Array.from({ length: table.rowCount }, (_, row) => row);
  for (const dimension of dimensions.toSorted((a, b) => a.most - b.most)) {
    const { id } = dimension;
    const column = findDictionaryColumn(table, id);
    if (!column) continue;
    const largest = rankLargest(dimension, sumByValue(table, { valueId: id, numberId }, rows));
    ranked.set(id, largest);
    const shown = new Set(largest);
    rows = rows.filter((row) => shown.has(column.values[column.codes[row] ?? -1] ?? ""));
  }
  return ranked;
};
