import { type ColumnStyle, textColorOn } from "@statelier/document";
import type { ComponentId } from "@statelier/model";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { normalizeColor } from "../../parts/color/color.ts";
import { listRows } from "../../parts/values/chart-rows.ts";
import type {
  Paint,
  SceneNote,
  TableCell,
  TableScene,
  TableSceneColumn,
} from "../../scene/scene.ts";
import { textWidth } from "../../parts/text/text-width.ts";
import { groupRows } from "./group-rows.ts";
import { type CellReader, type ReadColumn, readColumn } from "../../parts/rows/read-cell.ts";
import { searchRows } from "./search-rows.ts";
import { type RowOrder, sortRows } from "../../parts/rows/sort-rows.ts";
import { makeCellStyler } from "./style-cells.ts";

const PAGE_SIZE = 100;
/** Rows on a page where the author wants all of them: more would be slow to read out and to draw. */
const WHOLE_PAGE_SIZE = 500;
const ROW_HEIGHT = 40;
const TALLEST = 600;
const TEXT_SIZE = 15;
const HEAD_ROOM = 44;
const CELL_ROOM = 20;
const LEAST_WIDTH = 50;
/** Stored with every text column whose colours nobody chose. */
const DEFAULT_TEXT = "#333333";
const DEFAULT_GROUND = "#ffffff";

type TableColumnPlan = ReadColumn & {
  componentId: ComponentId;
  style: ColumnStyle;
  isGroup: boolean;
  isHidden: boolean;
};

const planColumns = (input: ChartInputOf<"table">): TableColumnPlan[] =>
  Object.values(input.config.fields)
    .toSorted((a, b) => Number(b.isGroup) - Number(a.isGroup) || a.index - b.index)
    .flatMap(({ componentId, columnStyle: style, isGroup, isHidden }) => {
      const column = readColumn(input, componentId);
      return column ? [{ ...column, componentId, style, isGroup, isHidden }] : [];
    });

/** Groups first, else the reader's choice, then the author's, then every column from left to right. */
const listOrders = (
  { config, view }: ChartInputOf<"table">,
  plans: readonly TableColumnPlan[],
): RowOrder[] => {
  const chosen = [...(view.sorting ?? []), ...config.sorting];
  const groups = plans.filter(({ isGroup }) => isGroup);
  const ids = [...groups, ...chosen, ...plans].map(({ componentId }) => componentId);
  return [...new Set(ids)].map(
    (componentId) =>
      chosen.find((order) => order.componentId === componentId) ?? {
        componentId,
        sortingOrder: "asc",
      },
  );
};

const paintOr = (color: string | undefined, standard: string, token: Paint): Paint => {
  const own = color === undefined ? undefined : normalizeColor(color);
  return own === undefined || own === standard ? token : own;
};

/** A ground of the author's own takes the text colour that reads on it, where none was chosen. */
const paintColumn = (style: ColumnStyle): Pick<TableSceneColumn, "color" | "background"> => {
  if (style.type !== "text") return { color: "ink", background: "paper" };
  const color = paintOr(style.textColor, DEFAULT_TEXT, "ink");
  const background = paintOr(style.columnColor, DEFAULT_GROUND, "paper");
  const isHex = typeof background === "string" && background.startsWith("#");
  return { background, color: color === "ink" && isHex ? textColorOn(background) : color };
};

const toSceneColumn = (
  plan: TableColumnPlan,
  rows: readonly number[],
  sorted: RowOrder | undefined,
): TableSceneColumn => {
  const { component, componentId, shown, style, label, unit } = plan;
  const head = textWidth(plan.title, TEXT_SIZE, 600) + HEAD_ROOM;
  const widest = Math.max(0, ...rows.map((row) => textWidth(plan.read(row).text, TEXT_SIZE)));
  return {
    componentId,
    label,
    unit,
    align: shown || component?.isNumerical ? "end" : "start",
    weight: style.textStyle === "bold" ? 600 : 400,
    ...paintColumn(style),
    width: Math.ceil(Math.max(LEAST_WIDTH, head, widest + CELL_ROOM)),
    ...(sorted ? { sorted: sorted.sortingOrder } : {}),
  };
};

const readStyled = (
  config: ChartInputOf<"table">["config"],
  plan: TableColumnPlan,
  rows: readonly number[],
): CellReader => {
  const isPlain = plan.style.type === "text";
  const style = makeCellStyler(config, plan.style, isPlain ? [] : rows.map(plan.read));
  return (row): TableCell => {
    const cell = plan.read(row);
    const look = style(cell);
    return look ? { ...cell, look } : cell;
  };
};

/** A table: its columns, and the rows of one page in order, under the heads of their groups. */
export const layoutTable = (input: ChartInputOf<"table">): TableScene => {
  const { config, view } = input;
  const { showSearch, showAllRows } = config.settings;
  const plans = planColumns(input);
  const visible = plans.filter(({ isHidden }) => !isHidden);
  const [groups, columns] = [true, false].map((isGroup) =>
    visible.filter((plan) => plan.isGroup === isGroup),
  ) as [TableColumnPlan[], TableColumnPlan[]];
  const orders = listOrders(input, plans);
  const texts = visible.filter(({ shown, component }) => !shown && !component?.isNumerical);
  const search = showSearch ? (view.search ?? "") : "";
  const found = searchRows(
    listRows(input),
    search,
    texts.map(({ read }) => read),
  );
  const rows = sortRows(found, orders, input);
  const pageSize = showAllRows ? WHOLE_PAGE_SIZE : PAGE_SIZE;
  const lastPage = Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  const page = Math.min(Math.max(0, view.page ?? 0), lastPage);
  const shownRows = rows.slice(page * pageSize, (page + 1) * pageSize);
  const [first] = [...(view.sorting ?? []), ...config.sorting, ...orders];
  const readers = columns.map((plan) => readStyled(input.config, plan, rows));
  const notes: SceneNote[] =
    rows.length === 0 ? [{ type: "empty", text: input.t("chart.no-data") }] : [];
  const height = (shownRows.length + 1) * ROW_HEIGHT;
  return {
    type: "table",
    chartType: "table",
    locale: input.locale,
    theme: input.theme,
    width: input.width,
    height: input.height ?? (showAllRows ? height : Math.min(TALLEST, height)),
    columns: columns.map((plan) =>
      toSceneColumn(plan, shownRows, first?.componentId === plan.componentId ? first : undefined),
    ),
    rows: shownRows.map((row) => readers.map((read) => read(row))),
    groups: groupRows(shownRows, groups),
    ...(showSearch ? { search } : {}),
    isWhole: showAllRows,
    totalRows: rows.length,
    page,
    pageSize,
    notes,
  };
};
