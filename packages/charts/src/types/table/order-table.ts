import { canEndLinks, type ColumnStyle, makeRowLink, readTableLinks } from "@statelier/document";
import type { ComponentId } from "@statelier/model";
import { type CellReader, type ReadColumn, readColumn } from "../../parts/rows/read-cell.ts";
import { type RowOrder, sortRows } from "../../parts/rows/sort-rows.ts";
import { listRows } from "../../parts/values/chart-rows.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { TableCell } from "../../scene/scene.ts";
import { gatherGroups } from "./group-rows.ts";
import { gatherHistories, makeLineReader } from "./row-lines.ts";
import { searchRows } from "./search-rows.ts";
import { makeCellStyler } from "./style-cells.ts";

export type TableColumnPlan = ReadColumn & {
  componentId: ComponentId;
  style: ColumnStyle;
  isGroup: boolean;
  isHidden: boolean;
};

/** A table with all of its rows in order, before any of them is laid out. */
export type OrderedTable = {
  /** Columns that are shown and are no groups. */
  columns: readonly TableColumnPlan[];
  groups: readonly TableColumnPlan[];
  rows: readonly number[];
  /** Reads the cells of the columns, as they look. */
  readers: readonly CellReader[];
  search: string;
  /** By what the rows stand first. */
  sorted: RowOrder | undefined;
};

const planColumns = (input: ChartInputOf<"table">): TableColumnPlan[] =>
  Object.values(input.config.fields)
    .toSorted((a, b) => Number(b.isGroup) - Number(a.isGroup) || a.index - b.index)
    .flatMap(({ componentId, columnStyle: style, isGroup, isHidden }) => {
      const column = readColumn(input, componentId);
      return column ? [{ ...column, componentId, style, isGroup, isHidden }] : [];
    });

const ranksGroups = ({ config }: ChartInputOf<"table">): boolean =>
  config.extensions?.groupOrder === "rows";

/** Groups first where their names order them, then the reader's choice, the author's, and every column from left to right. */
const listOrders = (
  input: ChartInputOf<"table">,
  plans: readonly TableColumnPlan[],
): RowOrder[] => {
  const { config, view } = input;
  const chosen = [...(view.sorting ?? []), ...config.sorting];
  const groups = ranksGroups(input) ? [] : plans.filter(({ isGroup }) => isGroup);
  const ids = [...groups, ...chosen, ...plans].map(({ componentId }) => componentId);
  return [...new Set(ids)].map(
    (componentId) =>
      chosen.find((order) => order.componentId === componentId) ?? {
        componentId,
        sortingOrder: "asc",
      },
  );
};

/** The looks of cells follow all rows, whatever the reader searches for. */
const readStyled = (
  { config }: ChartInputOf<"table">,
  plan: TableColumnPlan,
  rows: readonly number[],
): CellReader => {
  if (plan.style.type === "text") return plan.read;
  const style = makeCellStyler(config, plan.style, rows.map(plan.readValue));
  return (row): TableCell => {
    const cell = plan.read(row);
    const look = style(cell);
    return look ? { ...cell, look } : cell;
  };
};

const withLine = (read: CellReader, readLine: ReturnType<typeof makeLineReader>): CellReader =>
  readLine
    ? (row) => {
        const cell = read(row);
        const line = readLine(row);
        return line ? { ...cell, look: { ...cell.look, line } } : cell;
      }
    : read;

/** Reads cells that lead to a page of their row, where the author has said so. */
const withLink = (
  read: CellReader,
  { componentId }: TableColumnPlan,
  input: ChartInputOf<"table">,
  groups: readonly TableColumnPlan[],
): CellReader => {
  const links = readTableLinks(input.config);
  if (links?.targetComponentId !== componentId) return read;
  const source = readColumn(input, links.componentId);
  const ids = groups.map((group) => group.componentId);
  if (!source || !canEndLinks(ids, componentId, links.componentId)) return read;
  return (row) => {
    const href = makeRowLink(links, source.readValue(row));
    return href === undefined ? read(row) : { ...read(row), href };
  };
};

const orderRows = (input: ChartInputOf<"table">): OrderedTable => {
  const { config, view } = input;
  const plans = planColumns(input);
  const visible = plans.filter(({ isHidden }) => !isHidden);
  const columns = visible.filter(({ isGroup }) => !isGroup);
  const groups = visible.filter(({ isGroup }) => isGroup);
  const orders = listOrders(input, plans);
  const texts = visible.filter(({ shown, component }) => !shown && !component?.isNumerical);
  const search = config.settings.showSearch ? (view.search ?? "") : "";
  const all = listRows(input);
  const histories = gatherHistories(input, all);
  const searched = histories ? [...histories.rowsOf.keys()] : all;
  const found = searchRows(
    searched,
    search,
    texts.map(({ read }) => read),
  );
  const sortedRows = sortRows(found, orders, input);
  const rows = ranksGroups(input)
    ? gatherGroups(
        sortedRows,
        plans.filter(({ isGroup }) => isGroup),
      )
    : sortedRows;
  const [sorted] = [...(view.sorting ?? []), ...config.sorting, ...orders];
  return {
    columns,
    groups: groups.map((plan) => ({ ...plan, read: withLink(plan.read, plan, input, groups) })),
    rows,
    readers: columns.map((plan) =>
      withLink(
        withLine(readStyled(input, plan, searched), makeLineReader(input, plan, histories)),
        plan,
        input,
        groups,
      ),
    ),
    search,
    sorted,
  };
};

/** What one page shows and what shows all rows is ordered once. */
const known = new WeakMap<ChartInputOf<"table">, OrderedTable>();

/** The rows of a table that are found, in order, and how their cells are read. */
export const orderTable = (input: ChartInputOf<"table">): OrderedTable => {
  const ordered = known.get(input) ?? orderRows(input);
  known.set(input, ordered);
  return ordered;
};
