import { isPercentMode, readFields } from "@statelier/document";
import {
  cellLabel,
  cellValue,
  type ComponentId,
  findComponent,
  findDictionaryColumn,
  isMeasure,
  kindTraits,
  withinSentence,
} from "@statelier/model";
import type { ChartInput } from "../scene/chart-input.ts";
import { listSeries } from "../scene/list-data.ts";
import { asPlot } from "../scene/read-scene.ts";
import type { ChartScene, ChartTableColumn, PlannedColumn, PlotScene } from "../scene/scene.ts";
import { titleOfAxes } from "../parts/summary/title-of-axes.ts";
import { type CellReader, MISSING_CELL, readColumn } from "../parts/rows/read-cell.ts";
import { mostRows } from "../parts/rows/most-rows.ts";
import { sortRows } from "../parts/rows/sort-rows.ts";
import { listShownComponents } from "./list-shown-components.ts";
import { listShownRows } from "./list-shown-rows.ts";

type ChartTableCell = {
  columnId: ComponentId;
  text: string;
  /** Of the text, where it is not the page's. */
  language?: string;
  isMissing: boolean;
};

/** The observations behind a chart as a reader may check them; bounded. */
export type ChartTable = {
  caption: string;
  columns: readonly ChartTableColumn[];
  rows: readonly { id: number; cells: readonly ChartTableCell[] }[];
  /** Before the bound. */
  totalRows: number;
};

const MOST_ROWS = 500;

const NO_COMPONENT = { isKey: false, isComponent: false };

const planColumn = (input: ChartInput, id: ComponentId): PlannedColumn[] => {
  const column = readColumn(input, id);
  if (!column) return [];
  const { title, unit, hasNumbers, read } = column;
  const component = findComponent(input.components, id);
  const isKey = component !== undefined && kindTraits(component).role === "dimension";
  const language = component?.labelLanguage;
  const align = hasNumbers ? "end" : "start";
  return [{ id, label: title, unit, align, isKey, language, isComponent: true, read }];
};

/** Of no component: what is worked out of each row, or what a drawing in percent shows of it, in its own words. */
const planDrawn = (
  { config, view, t }: ChartInput,
  plot: PlotScene | undefined,
): PlannedColumn[] => {
  if (plot?.calculated) return [plot.calculated];
  if (!plot || !isPercentMode(config, view.calculation)) return [];
  const values = new Map(
    listSeries(plot).flatMap(({ data }) =>
      data.map(({ row, value, valueText }) => [row, { value, text: valueText }] as const),
    ),
  );
  const read: CellReader = (row) => values.get(row) ?? MISSING_CELL;
  const label = `${t("chart.share")} (%)`;
  return [{ id: "drawn", label, unit: "%", align: "end", ...NO_COMPONENT, read }];
};

/** Of no component: under which name a drawing shows each row, where it draws several series as one. */
const planOthers = (
  { config, table, t }: ChartInput,
  plot: PlotScene | undefined,
): PlannedColumn[] => {
  const id = readFields(config).segment?.componentId ?? "";
  const column = findDictionaryColumn(table, id);
  const others = plot?.others;
  if (!others || !column) return [];
  const read: CellReader = (row) => {
    const value = String(cellValue(column, row));
    const text = others.values.has(value) ? others.label : (cellLabel(column, row) ?? "");
    return { value: text, text };
  };
  const label = t("chart.others.column");
  return [{ id: "others", label, unit: "", align: "start", ...NO_COMPONENT, read }];
};

/** The measures by the first dimensions, where no axis says which is which. */
const titleOfColumns = (
  { components, locale, t }: ChartInput,
  ids: readonly ComponentId[],
): string => {
  const shown = ids.flatMap((id) => findComponent(components, id) ?? []);
  const measure = shown.flatMap((each) => (isMeasure(each) ? [each.label] : [])).join(", ");
  const [category, segment] = shown.flatMap((each) =>
    isMeasure(each) ? [] : [withinSentence(each, locale)],
  );
  if (category === undefined) return measure;
  return segment === undefined
    ? t("chart.by", { measure, category })
    : t("chart.by.segment", { measure, category, segment });
};

/**
 * The data behind a chart under the reader's choices, with formatted numbers and the shares that its scene draws, at
 * most 500 rows, and fewer where it is wide; named after its axes.
 */
export const makeChartTable = (input: ChartInput, scene?: ChartScene): ChartTable => {
  const ids = listShownComponents(input);
  const plot = asPlot(scene);
  const ranking = plot?.ranking;
  const columns: PlannedColumn[] = [
    ...(ranking?.before ?? []),
    ...ids.flatMap((id) => planColumn(input, id)),
    ...planOthers(input, plot),
    ...planDrawn(input, plot),
    ...(ranking?.after ?? []),
  ];
  const { sorting = [] } = input.view;
  const orders = ids.map((componentId) => ({ componentId, sortingOrder: "asc" as const }));
  const inOrder = sortRows(listShownRows(input), [...sorting, ...orders], input);
  const rows = ranking && sorting.length === 0 ? ranking.order(inOrder) : inOrder;
  const [first] = sorting;
  return {
    caption: plot ? titleOfAxes(plot, input) : titleOfColumns(input, ids),
    columns: columns.map((column) => ({
      ...column,
      sorted:
        first?.componentId === column.id ? first.sortingOrder : first ? undefined : column.sorted,
    })),
    rows: rows.slice(0, mostRows(MOST_ROWS, columns.length)).map((row) => ({
      id: row,
      cells: columns.map(({ id, read }) => {
        const { text, value, language } = read(row);
        return { columnId: id, text, isMissing: value === null, ...(language ? { language } : {}) };
      }),
    })),
    totalRows: rows.length,
  };
};
