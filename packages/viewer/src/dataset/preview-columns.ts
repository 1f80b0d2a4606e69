import {
  cellLabel,
  cellValue,
  type Column,
  type Component,
  compareText,
  type CubeComponents,
  findColumn,
  formatFullDate,
  formatNumber,
  isMeasure,
  type Locale,
  type ObservationTable,
  type SortKey,
} from "@statelier/model";

/** A column of a preview with the text of its cells. */
export type PreviewColumn = {
  component: Component;
  column: Column;
  isNumber: boolean;
  format: (row: number) => string;
};

const orderOf = ({ order }: Component): number => order ?? Number.POSITIVE_INFINITY;

const formatCell = (
  component: Component,
  column: Column,
  { row, locale }: { row: number; locale: Locale },
): string => {
  if (column.type === "number") {
    const value = cellValue(column, row);
    return formatNumber(typeof value === "number" ? value : null, {
      locale,
      ...(isMeasure(component) ? { measure: component } : { decimals: "auto" as const }),
    });
  }
  if (component.kind === "TemporalDimension" && component.timeUnit) {
    const value = cellValue(column, row);
    return formatFullDate(value, component.timeUnit);
  }
  return cellLabel(column, row) ?? "–";
};

/** The columns that the table has, dimensions first, each in the order of its dataset. */
export const derivePreviewColumns = (
  { dimensions, measures }: CubeComponents,
  table: ObservationTable,
  locale: Locale,
): PreviewColumn[] => {
  const byOrder = (a: Component, b: Component): number => orderOf(a) - orderOf(b) || 0;
  const components: Component[] = [...dimensions, ...measures].toSorted(
    (a, b) => Number(isMeasure(a)) - Number(isMeasure(b)) || byOrder(a, b),
  );
  return components.flatMap((component): PreviewColumn[] => {
    const column = findColumn(table, component.id);
    if (!column) return [];
    return [
      {
        component,
        column,
        isNumber: column.type === "number",
        format: (row) => formatCell(component, column, { row, locale }),
      },
    ];
  });
};

export type PreviewSort = { id: string; order: "asc" | "desc" };

/** A click on a head: ascending, again the other way, another column starts ascending. */
export const nextSort = (sort: PreviewSort | undefined, id: string): PreviewSort => ({
  id,
  order: sort?.id === id && sort.order === "asc" ? "desc" : "asc",
});

/** Dates compare as dates, other text as a reader would order it. */
export const buildSortKey = (
  { id, order }: PreviewSort,
  columns: readonly PreviewColumn[],
): SortKey => {
  const found = columns.find(({ component }) => component.id === id);
  if (!found || found.column.type === "number") return { id, order };
  const { column, component } = found;
  const isDate = component.kind === "TemporalDimension";
  const texts = isDate ? column.values : column.labels;
  const ranks = new Map([...texts].toSorted(compareText).map((text, rank) => [text, rank]));
  return { id, order, rank: (value, label) => ranks.get(isDate ? value : label) ?? Number.NaN };
};
