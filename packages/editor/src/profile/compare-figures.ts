import {
  type CubeComponents,
  formatNumber,
  type Locale,
  type Measure,
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

type Cell = { row: string; measure: Measure; value: number };

/** Each figure under what it is of; dimensions in the order of their ids, which is the same for both versions. */
const listCells = ({ table, components: { dimensions, measures } }: Figures): Map<string, Cell> => {
  const cells = new Map<string, Cell>();
  const keys = dimensions
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id }) => {
      const column = table.columns.find((each) => each.id === id);
      return column?.type === "dictionary" ? [column] : [];
    });
  for (const measure of measures) {
    const column = table.columns.find(({ id }) => id === measure.id);
    if (column?.type !== "number") continue;
    for (let row = 0; row < table.rowCount; row += 1) {
      const value = column.values[row];
      if (value === undefined || Number.isNaN(value)) continue;
      const codes = keys.map(({ id: key, codes: all, values }) => [key, values[all[row] ?? -1]]);
      const name = keys.map(({ codes: all, labels }) => labels[all[row] ?? -1] ?? "").join(" · ");
      const place = JSON.stringify([measure.id, codes]);
      cells.set(place, { row: name, measure, value });
    }
  }
  return cells;
};

/** With all their digits where they read alike without. */
const writeTwo = (
  cells: readonly [Cell | undefined, Cell | undefined],
  locale: Locale,
): [string | null, string | null] => {
  const write = (cell: Cell | undefined, measure: Partial<Measure> | undefined): string | null =>
    cell ? formatNumber(cell.value, { locale, measure }) : null;
  const [from, to] = cells;
  const [was, is] = [write(from, from?.measure), write(to, to?.measure)];
  const whole = { isCurrency: false, isDecimal: true };
  return was === is ? [write(from, whole), write(to, whole)] : [was, is];
};

/** The figures that one of two versions has and the other has not, or has another one of; in the order of the later. */
export const compareFigures = (before: Figures, after: Figures, locale: Locale): FigureChange[] => {
  const [was, is] = [listCells(before), listCells(after)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((place): FigureChange[] => {
    const [earlier, later] = [was.get(place), is.get(place)];
    const cell = later ?? earlier;
    if (!cell || earlier?.value === later?.value) return [];
    const [from, to] = writeTwo([earlier, later], locale);
    return [{ row: cell.row, measure: cell.measure.label, from, to }];
  });
};
