import { hasGaps } from "@statelier/document";
import {
  type ComponentId,
  findDictionaryColumn,
  findNumberColumn,
  type ObservationTable,
} from "@statelier/model";

/** Whether a series has no value at a time at which another one has (IM5). */
export const findGaps = (
  table: ObservationTable,
  ids: { time: ComponentId; series: ComponentId; measure: ComponentId },
): boolean => {
  const time = findDictionaryColumn(table, ids.time);
  const series = findDictionaryColumn(table, ids.series);
  const measure = findNumberColumn(table, ids.measure);
  if (!time || !series || !measure) return false;
  const grid = new Map<number, (number | null)[]>();
  for (let row = 0; row < table.rowCount; row += 1) {
    const code = series.codes[row] ?? -1;
    const at = time.codes[row] ?? -1;
    const value = measure.values[row] ?? Number.NaN;
    if (code < 0 || at < 0 || Number.isNaN(value)) continue;
    const values = grid.get(code) ?? Array.from(time.values, () => null);
    values[at] = value;
    grid.set(code, values);
  }
  return hasGaps([...grid.values()]);
};
