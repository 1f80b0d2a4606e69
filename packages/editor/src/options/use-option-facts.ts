import {
  findFieldSpec,
  hasGaps,
  listComponentsOfField,
  type OptionFacts,
} from "@statelier/document";
import {
  type ComponentId,
  findDictionaryColumn,
  findNumberColumn,
  type ObservationTable,
} from "@statelier/model";
import { useMemo, useState } from "react";
import { useSession } from "../chart/editor-context.ts";
import { useObservations } from "../chart/use-observations.ts";
import type { OptionPlace } from "./option-places.ts";

/** Whether a series has no value at a time at which another one has (IM5). */
const findGaps = (
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

/** What the observations say about the options at a place: only that of missing values asks them. */
export const useOptionFacts = (place: OptionPlace): OptionFacts => {
  const isAsked = place === "imputation";
  const observations = useObservations(isAsked);
  const [last, setLast] = useState<ObservationTable>();
  const table = observations.status === "success" ? observations.value.table : last;
  if (table !== last) setLast(table);
  const ids = useSession(({ config }) => {
    const canImpute = findFieldSpec(config, "segment")?.options.includes("imputation");
    if (!isAsked || !canImpute) return undefined;
    const [time = ""] = listComponentsOfField(config, "x");
    const [series = ""] = listComponentsOfField(config, "segment");
    const [measure = ""] = listComponentsOfField(config, "y");
    return { time, series, measure };
  });
  return useMemo(
    () => ({ hasGaps: ids !== undefined && table !== undefined && findGaps(table, ids) }),
    [ids, table],
  );
};
