import {
  type CubeComponents,
  formatNumber,
  type Locale,
  type ObservationTable,
} from "@statelier/model";

export type Figures = { table: ObservationTable; components: CubeComponents };

/** A figure that is not the same in two versions; null where one of them has none. */
export type FigureChange = {
  /** What it is a figure of: the values of its dimensions. */
  row: string;
  measure: string;
  from: string | null;
  to: string | null;
};

type Cell = { row: string; measure: string; value: number };

/** Each figure under what it is of; dimensions in the order of their ids, which is the same for both versions. */
const listCells = ({ table, components: { dimensions, measures } }: Figures): Map<string, Cell> => {
  const cells = new Map<string, Cell>();
  const keys = dimensions
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id }) => {
      const column = table.columns.find((each) => each.id === id);
      return column?.type === "dictionary" ? [column] : [];
    });
  for (const { id, label } of measures) {
    const column = table.columns.find((each) => each.id === id);
    if (column?.type !== "number") continue;
    for (let row = 0; row < table.rowCount; row += 1) {
      const value = column.values[row];
      if (value === undefined || Number.isNaN(value)) continue;
      const codes = keys.map(({ id: key, codes: all, values }) => [key, values[all[row] ?? -1]]);
      const name = keys.map(({ codes: all, labels }) => labels[all[row] ?? -1] ?? "").join(" · ");
      const place = JSON.stringify([id, codes]);
      cells.set(place, { row: name, measure: label, value });
    }
  }
  return cells;
};

/** The figures that one of two versions has and the other has not, or has another one of; in the order of the later. */
export const compareFigures = (before: Figures, after: Figures, locale: Locale): FigureChange[] => {
  const [was, is] = [listCells(before), listCells(after)];
  const write = (cell: Cell | undefined): string | null =>
    cell ? formatNumber(cell.value, { locale }) : null;
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((place): FigureChange[] => {
    const [from, to] = [was.get(place), is.get(place)];
    const { row, measure } = to ?? from ?? { row: "", measure: "" };
    return from?.value === to?.value ? [] : [{ row, measure, from: write(from), to: write(to) }];
  });
};
