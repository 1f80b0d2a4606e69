import { foldText } from "@statelier/model";
import type { TableCell } from "../../scene/scene.ts";

/** The rows of which a text column holds the query, whatever the case and the accents. */
export const searchRows = (
  rows: readonly number[],
  query: string,
  readers: readonly ((row: number) => TableCell)[],
): readonly number[] => {
  const wanted = foldText(query.trim());
  if (wanted === "") return rows;
  const known = new Map<string, boolean>();
  const matches = (text: string): boolean => {
    const found = known.get(text) ?? foldText(text).includes(wanted);
    known.set(text, found);
    return found;
  };
  return rows.filter((row) => readers.some((read) => matches(read(row).text)));
};
