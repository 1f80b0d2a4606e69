import {
  type ChartConfig,
  contrastRatio,
  DIMENSION_PALETTE_ID,
  hasPanelPerSeries,
  isChosenColor,
  listPaletteColors,
  needsAllSeries,
  readFields,
  readPalette,
} from "@statelier/document";
import { findComponent, findDictionaryColumn, MISSING_CODE } from "@statelier/model";
import { listShownRows } from "../../chart/list-shown-rows.ts";
import { NEUTRAL, PAPER } from "../../parts/color/color.ts";
import { findAnimation, listFrames } from "../../parts/values/animation-frames.ts";
import { readAxisValues } from "../../parts/values/axis-values.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { orderPanels } from "./order-panels.ts";

const LEAST_CONTRAST = 3;

export type Panel = {
  value: string;
  label: string;
  isFirst: boolean;
  isOwn: (row: number) => boolean;
  /** All rows of the table that are its own. */
  rows: readonly number[];
};

/** Things by the panels whose rows they are of. */
export const groupByPanel = <P extends Pick<Panel, "rows">, Item>(
  panels: readonly P[],
  items: readonly Item[],
  rowOf: (item: Item) => number,
): ReadonlyMap<P, readonly Item[]> => {
  const panelOf = new Map(
    panels.flatMap((panel) => panel.rows.map((row) => [row, panel] as const)),
  );
  const found = new Map<P, Item[]>(panels.map((panel) => [panel, []]));
  for (const item of items) {
    const panel = panelOf.get(rowOf(item));
    if (panel) found.get(panel)?.push(item);
  }
  return found;
};

/** The rows that are shown, at all moments of an animation whose scales stay: small charts stay with them. */
const listPanelRows = (input: ChartInput): readonly number[] => {
  const animation = findAnimation(input.config);
  const column = findDictionaryColumn(input.table, animation?.componentId ?? "");
  if (animation?.dynamicScales !== false || !column) return listShownRows(input);
  const { animation: _animation, ...fields }: Record<string, unknown> = { ...input.config.fields };
  const rows = listShownRows({ ...input, config: { ...input.config, fields } as ChartConfig });
  const byFrame = Map.groupBy(rows, (row) => column.values[column.codes[row] ?? MISSING_CODE]);
  return listFrames(input).flatMap(({ value }) => byFrame.get(value) ?? []);
};

/** The values that have a small chart, in their order; none where series that need each other would be drawn apart. */
export const findPanels = (input: ChartInput): readonly Panel[] => {
  const { config, view, components, table } = input;
  const id = config.extensions?.panels?.dimension;
  const component = id ? findComponent(components, id) : undefined;
  const column = id ? findDictionaryColumn(table, id) : undefined;
  const isPerSeries = hasPanelPerSeries(config);
  if (!component || !column || (isPerSeries && needsAllSeries(config, view.calculation))) return [];
  const rows = listPanelRows(input);
  const present = new Set(rows.map((row) => column.codes[row] ?? MISSING_CODE));
  present.delete(MISSING_CODE);
  const rowsOf = new Map<number, number[]>([...present].map((code) => [code, []]));
  column.codes.forEach((code, row) => rowsOf.get(code)?.push(row));
  const { useAbbreviations } = (isPerSeries && readFields(config).segment) || {};
  const field = { componentId: component.id, useAbbreviations };
  const panels = readAxisValues({ component, column, field, input }, present).map(
    ({ axisValue: { value, label }, code }): Omit<Panel, "isFirst"> => ({
      value,
      label,
      isOwn: (row) => column.codes[row] === code,
      rows: rowsOf.get(code) ?? [],
    }),
  );
  const shown = groupByPanel(panels, rows, (row) => row);
  const ordered = orderPanels(panels, input, (panel) => shown.get(panel) ?? []);
  return ordered.map((panel, at) => ({ ...panel, isFirst: at === 0 }));
};

/** The colour of a series that stands alone: the one of all of them, unless its author or its dataset gave it another. */
const colorOf = (config: ChartConfig, id: string, value: string): string => {
  const highlighted = config.extensions?.highlight?.[id] ?? [];
  if (highlighted.length > 0 && !highlighted.includes(value)) return NEUTRAL;
  const { color } = readFields(config);
  if (color?.type === "single") return color.color;
  const own = color?.colorMapping[value];
  const paletteId = color?.paletteId ?? "";
  const isOwn = paletteId === DIMENSION_PALETTE_ID || isChosenColor(config, paletteId, own ?? "");
  if (own !== undefined && isOwn) return own;
  const colors = listPaletteColors(readPalette(config, paletteId));
  const isSeen = (each: string): boolean => contrastRatio(each, PAPER.light) >= LEAST_CONTRAST;
  return colors.find(isSeen) ?? colors[0] ?? NEUTRAL;
};

/** The chart of one panel; a series that is alone in its own needs neither legend nor colour to be told apart. */
export const configOf = ({ value }: Panel, { config }: ChartInput): ChartConfig => {
  const { segment, color } = readFields(config);
  if (!segment || !hasPanelPerSeries(config)) return config;
  const { segment: _segment, ...fields }: Record<string, unknown> = { ...config.fields };
  const paletteId = color?.paletteId ?? "";
  const own = { type: "single", paletteId, color: colorOf(config, segment.componentId, value) };
  return { ...config, fields: { ...fields, color: own } } as unknown as ChartConfig;
};
