import { type ColumnStyle, textColorOn } from "@statelier/document";
import { kindTraits } from "@statelier/model";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { isHex, normalizeColor } from "../../parts/color/color.ts";
import type { Paint, SceneNote, TableScene, TableSceneColumn } from "../../scene/scene.ts";
import { sum } from "d3-array";
import { textWidth } from "../../parts/text/text-width.ts";
import { groupRows } from "./group-rows.ts";
import { orderTable, type TableColumnPlan } from "./order-table.ts";
import { mostRows } from "../../parts/rows/most-rows.ts";
import type { RowOrder } from "../../parts/rows/sort-rows.ts";
import { ROW_LINE } from "./row-lines.ts";

const PAGE_SIZE = 100;
/** Rows on a page where the author wants all of them: more would be slow to read out and to draw. */
const WHOLE_PAGE_SIZE = 500;
const ROW_HEIGHT = 40;
const TALLEST = 600;
const TEXT_SIZE = 15;
const HEAD_ROOM = 44;
const CELL_ROOM = 20;
const LEAST_WIDTH = 50;
/** Of a line over time and what parts it from its number. */
const LINE_ROOM = ROW_LINE.width + 8;
/** Stored with every text column whose colours nobody chose. */
const DEFAULT_TEXT = "#333333";
const DEFAULT_GROUND = "#ffffff";

const paintOr = (color: string | undefined, standard: string, token: Paint): Paint => {
  const own = color === undefined ? undefined : normalizeColor(color);
  return own === undefined || own === standard ? token : own;
};

/** A ground of the author's own takes the text colour that reads on it, where none was chosen. */
const paintColumn = (style: ColumnStyle): Pick<TableSceneColumn, "color" | "background"> => {
  if (style.type !== "text") return { color: "ink", background: "paper" };
  const color = paintOr(style.textColor, DEFAULT_TEXT, "ink");
  const background = paintOr(style.columnColor, DEFAULT_GROUND, "paper");
  return {
    background,
    color: color === "ink" && isHex(background) ? textColorOn(background) : color,
  };
};

/** `rows` are those by which its width is measured. */
export const toSceneColumn = (
  plan: TableColumnPlan,
  rows: readonly number[],
  { sorted, hasLine }: { sorted: RowOrder | undefined; hasLine: boolean },
): TableSceneColumn => {
  const { component, componentId, shown, style, label, unit } = plan;
  const head = textWidth(plan.title, TEXT_SIZE, 600) + HEAD_ROOM;
  const widest = Math.max(0, ...rows.map((row) => textWidth(plan.read(row).text, TEXT_SIZE)));
  const beside = hasLine ? LINE_ROOM : 0;
  return {
    componentId,
    label,
    unit,
    align: shown || component?.isNumerical ? "end" : "start",
    weight: style.textStyle === "bold" ? 600 : 400,
    ...paintColumn(style),
    width: Math.ceil(Math.max(LEAST_WIDTH, head, widest + CELL_ROOM + beside)),
    isKey: component !== undefined && kindTraits(component).role === "dimension",
    ...(sorted?.componentId === componentId ? { sorted: sorted.sortingOrder } : {}),
  };
};

/** Of a column of text, where the author limits them and not all columns have room. */
const LIMITED_WIDTH = 120;

/** Columns that fit, or of which those of text are narrow (TB8). */
export const limitWidths = (
  columns: readonly TableSceneColumn[],
  { config, width }: ChartInputOf<"table">,
): readonly TableSceneColumn[] =>
  config.extensions?.limitColumnWidths !== true || sum(columns, (each) => each.width) <= width
    ? columns
    : columns.map((column) =>
        column.align === "start" && column.width > LIMITED_WIDTH
          ? { ...column, width: LIMITED_WIDTH, isLimited: true }
          : column,
      );

/** A table: its columns, and the rows of one page in order, under the heads of their groups. */
export const layoutTable = (input: ChartInputOf<"table">): TableScene => {
  const { config, view } = input;
  const { showSearch, showAllRows } = config.settings;
  const { columns, groups, rows, readers, search, sorted } = orderTable(input);
  const wholeSize = mostRows(WHOLE_PAGE_SIZE, columns.length);
  // Where not as many have room as an author may want, there are pages as in other tables.
  const isWhole = showAllRows && wholeSize >= Math.min(WHOLE_PAGE_SIZE, rows.length);
  const pageSize = isWhole ? wholeSize : mostRows(PAGE_SIZE, columns.length);
  const lastPage = Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  const page = Math.min(Math.max(0, view.page ?? 0), lastPage);
  const shownRows = rows.slice(page * pageSize, (page + 1) * pageSize);
  const notes: SceneNote[] =
    rows.length === 0 ? [{ type: "empty", text: input.t("chart.no-data") }] : [];
  const height = (shownRows.length + 1) * ROW_HEIGHT;
  const cells = shownRows.map((row) => readers.map((read) => read(row)));
  return {
    type: "table",
    chartType: "table",
    locale: input.locale,
    theme: input.theme,
    width: input.width,
    height: input.height ?? (isWhole ? height : Math.min(TALLEST, height)),
    columns: limitWidths(
      columns.map((plan, at) =>
        toSceneColumn(plan, shownRows, {
          sorted,
          hasLine: cells.some((row) => row[at]?.look?.line),
        }),
      ),
      input,
    ),
    rows: cells,
    groups: groupRows(shownRows, groups),
    ...(showSearch ? { search } : {}),
    isWhole,
    totalRows: rows.length,
    page,
    pageSize,
    notes,
  };
};
