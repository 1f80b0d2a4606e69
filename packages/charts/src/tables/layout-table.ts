import type { ColumnStyle } from "@statelier/document";
import {
  type Component,
  type ComponentId,
  findColumn,
  findComponent,
  isMeasure,
} from "@statelier/model";
import type { ChartInputOf } from "../chart-input.ts";
import { normalizeColor } from "../color/color.ts";
import { findShownMeasure, type ShownMeasure } from "../data/measure-text.ts";
import { listRows } from "../data/time-range.ts";
import type { Paint, SceneNote, TableScene, TableSceneColumn } from "../scene.ts";
import { textWidth } from "../text/text-width.ts";
import { type CellReader, makeCellReader } from "./read-cell.ts";
import { type RowOrder, sortRows } from "./sort-rows.ts";

const PAGE_SIZE = 100;
const ROW_HEIGHT = 40;
const TALLEST = 600;
const TEXT_SIZE = 15;
const HEAD_ROOM = 44;
const CELL_ROOM = 20;
const LEAST_WIDTH = 50;
/** Stored with every text column whose colours nobody chose. */
const DEFAULT_TEXT = "#333333";
const DEFAULT_GROUND = "#ffffff";

type TableColumnPlan = {
  componentId: ComponentId;
  component: Component | undefined;
  shown: ShownMeasure | undefined;
  style: ColumnStyle;
  isGroup: boolean;
  isHidden: boolean;
  read: CellReader;
};

const planColumns = ({
  config,
  components,
  table,
  locale,
}: ChartInputOf<"table">): TableColumnPlan[] =>
  Object.values(config.fields)
    .toSorted((a, b) => Number(b.isGroup) - Number(a.isGroup) || a.index - b.index)
    .flatMap(({ componentId, columnStyle, isGroup, isHidden }) => {
      const column = findColumn(table, componentId);
      if (!column) return [];
      const component = findComponent(components, componentId);
      const shown =
        component && isMeasure(component) && column.type === "number"
          ? findShownMeasure({ config, measures: components.measures, locale }, componentId)
          : undefined;
      const read = makeCellReader({ column, component, shown, locale });
      return [{ componentId, component, shown, style: columnStyle, isGroup, isHidden, read }];
    });

/** The reader's choice first, then the author's, then every column from left to right. */
const listOrders = (
  { config, view }: ChartInputOf<"table">,
  plans: readonly TableColumnPlan[],
): RowOrder[] => {
  const orders = [
    ...(view.sorting ?? []),
    ...config.sorting,
    ...plans.map(({ componentId }) => ({ componentId, sortingOrder: "asc" as const })),
  ];
  const seen = new Set<ComponentId>();
  return orders.filter(({ componentId }) => {
    const isNew = !seen.has(componentId);
    seen.add(componentId);
    return isNew;
  });
};

const paintOr = (color: string | undefined, standard: string, token: Paint): Paint => {
  const own = color === undefined ? undefined : normalizeColor(color);
  return own === undefined || own === standard ? token : own;
};

const toSceneColumn = (
  plan: TableColumnPlan,
  rows: readonly number[],
  sorted: RowOrder | undefined,
): TableSceneColumn => {
  const { component, componentId, shown, style, isGroup } = plan;
  const label = component?.label ?? componentId;
  const unit = shown?.unit ?? component?.unit ?? "";
  const head = textWidth(unit === "" ? label : `${label} (${unit})`, TEXT_SIZE, 600) + HEAD_ROOM;
  const widest = Math.max(0, ...rows.map((row) => textWidth(plan.read(row).text, TEXT_SIZE)));
  return {
    componentId,
    label,
    unit,
    align: shown || component?.isNumerical ? "end" : "start",
    isGroup,
    weight: style.textStyle === "bold" ? 600 : 400,
    color: paintOr(style.type === "text" ? style.textColor : undefined, DEFAULT_TEXT, "ink"),
    background: paintOr(
      style.type === "text" ? style.columnColor : undefined,
      DEFAULT_GROUND,
      "paper",
    ),
    width: Math.ceil(Math.max(LEAST_WIDTH, head, widest + CELL_ROOM)),
    ...(sorted ? { sorted: sorted.sortingOrder } : {}),
  };
};

/** A table of texts: its columns, and the rows of one page in order. */
export const layoutTable = (input: ChartInputOf<"table">): TableScene => {
  const plans = planColumns(input);
  const visible = plans.filter(({ isHidden }) => !isHidden);
  const orders = listOrders(input, plans);
  const rows = sortRows(listRows(input), orders, input);
  const lastPage = Math.max(0, Math.ceil(rows.length / PAGE_SIZE) - 1);
  const page = Math.min(Math.max(0, input.view.page ?? 0), lastPage);
  const shownRows = rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  const [first] = orders;
  const notes: SceneNote[] =
    rows.length === 0 ? [{ type: "empty", text: input.t("chart.no-data") }] : [];
  return {
    type: "table",
    chartType: "table",
    locale: input.locale,
    theme: input.theme,
    width: input.width,
    height: input.height ?? Math.min(TALLEST, (shownRows.length + 1) * ROW_HEIGHT),
    columns: visible.map((plan) =>
      toSceneColumn(plan, shownRows, first?.componentId === plan.componentId ? first : undefined),
    ),
    rows: shownRows.map((row) => visible.map(({ read }) => read(row))),
    totalRows: rows.length,
    page,
    pageSize: PAGE_SIZE,
    notes,
  };
};
