import {
  cellLabel,
  cellValue,
  findDictionaryColumn,
  MISSING_CODE,
  MISSING_NUMBER,
  nameValue,
} from "@statelier/model";
import type { ChartInputOf } from "../../scene/chart-input.ts";

/** More than one value: rows without one, as of a dataset that is joined by other dimensions, tell nothing apart. */
const hasSeveral = (codes: ArrayLike<number>): boolean => {
  let first = MISSING_CODE;
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] ?? MISSING_CODE;
    if (code === MISSING_CODE || code === first) continue;
    if (first !== MISSING_CODE) return true;
    first = code;
  }
  return false;
};

/** Names an observation by the dimensions in which it differs from the others, its segment and what is animated aside. */
export const makePointNamer = ({
  components,
  config,
  table,
}: ChartInputOf<"scatterplot">): ((row: number) => string) => {
  const { segment, animation } = config.fields;
  const aside = [segment?.componentId, animation?.componentId];
  const readers = components.dimensions.flatMap((component): ((row: number) => string)[] => {
    const column = findDictionaryColumn(table, component.id);
    const isName = component.isKeyDimension && !aside.includes(component.id);
    if (!isName || !column || !hasSeveral(column.codes)) return [];
    return [
      (row) => {
        const value = cellValue(column, row);
        if (value === null) return MISSING_NUMBER;
        return nameValue(component, {
          value: String(value),
          label: cellLabel(column, row) ?? String(value),
        });
      },
    ];
  });
  return (row) => readers.map((read) => read(row)).join(", ");
};
