import {
  type ChartConfig,
  hasPanelPerSeries,
  type Remark,
  type RemarkType,
} from "@statelier/document";
import type { Column } from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";
import { configOf, type Panel } from "./find-panels.ts";

const RUNS_ACROSS: ReadonlySet<RemarkType> = new Set(["reference", "event", "span"]);

/** The remarks of one panel. A series that is alone in its own is none there. */
const remarksOf = ({ value, isFirst }: Panel, config: ChartConfig): Remark[] => {
  const isPerSeries = hasPanelPerSeries(config);
  return (config.extensions?.remarks ?? []).flatMap((remark) => {
    const { series, ...rest } = remark;
    const own = remark.panel ?? (isPerSeries ? series : undefined);
    const inside = { ...(isPerSeries ? rest : remark), panel: own ?? null };
    if (own) return own === value ? [inside] : [];
    if (isFirst) return [inside];
    return RUNS_ACROSS.has(remark.type) ? [{ ...inside, text: {} }] : [];
  });
};

/** The chart of one panel, with its remarks. */
const writeConfig = (panel: Panel, input: ChartInput): ChartConfig => {
  const config = configOf(panel, input);
  const { extensions } = config;
  if (!extensions?.remarks) return config;
  return { ...config, extensions: { ...extensions, remarks: remarksOf(panel, input.config) } };
};

/** A panel with the observations of its own alone; rows keep their numbers. */
export type DrawnPanel = Panel & Pick<ChartInput, "table">;

/** A table that has only the numbers of one panel: all its drawings are of the same one. */
export const withTable = (panel: Panel, { table }: ChartInput): DrawnPanel => {
  const columns = table.columns.map((column): Column => {
    if (column.type !== "number") return column;
    const values = new Float64Array(column.values.length).fill(Number.NaN);
    for (const row of panel.rows) values[row] = column.values[row] ?? Number.NaN;
    return { ...column, values };
  });
  return { ...panel, table: { ...table, columns } };
};

/** The chart with the observations of one panel alone. */
export const narrow = (
  input: ChartInput,
  panel: DrawnPanel,
  size: Pick<ChartInput, "width" | "height">,
) => {
  const { isOwn, table } = panel;
  const { height: _height, ...rest } = input;
  return {
    ...rest,
    ...size,
    namesAtEnds: false,
    config: writeConfig(panel, input),
    table,
    isLeftOut: (row: number) => !isOwn(row) || input.isLeftOut?.(row) === true,
  };
};
