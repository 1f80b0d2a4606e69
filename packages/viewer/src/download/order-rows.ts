import { rankValues } from "@statelier/charts";
import { sortValues } from "@statelier/document";
import { type CubeComponents, findDictionaryColumn, type ObservationTable } from "@statelier/model";
import type { DownloadColumn } from "./download.ts";

/** One stable pass over a column with few different ranks: the time grows with the rows alone. */
const sortByRank = (
  rows: Int32Array<ArrayBuffer>,
  rankOf: (row: number) => number,
  rankCount: number,
): Int32Array<ArrayBuffer> => {
  const starts = new Int32Array(rankCount + 1);
  for (const row of rows) {
    const next = rankOf(row) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let rank = 1; rank <= rankCount; rank += 1)
    starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0);
  const sorted = new Int32Array(rows.length);
  for (const row of rows) {
    const rank = rankOf(row);
    const place = starts[rank] ?? 0;
    sorted[place] = row;
    starts[rank] = place + 1;
  }
  return sorted;
};

/** Rows from the left column to the right one, each in the order of its values; missing values come last. */
export const orderRows = (
  rows: Int32Array<ArrayBuffer>,
  columns: readonly DownloadColumn[],
  { table, components }: { table: ObservationTable; components: CubeComponents },
): Int32Array<ArrayBuffer> =>
  columns.toReversed().reduce((sorted, { id }) => {
    const column = findDictionaryColumn(table, id);
    if (!column) return sorted;
    const ranks = rankValues(column, components, (component, values) =>
      sortValues(component, {}, values),
    );
    const last = ranks.length;
    return sortByRank(sorted, (row) => ranks[column.codes[row] ?? -1] ?? last, last + 1);
  }, rows);
