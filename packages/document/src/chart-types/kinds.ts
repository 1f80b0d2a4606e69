import { type ChartKind, KINDS } from "../schema/extensions.ts";
import type { ChartType } from "./chart-types.ts";
import { readFields } from "./read-config.ts";
import type { ChartConfig } from "./registry.ts";

/** Of which type each form is one. */
const TYPE_OF: Readonly<Record<ChartKind, ChartType>> = {
  dumbbell: "bar",
  pyramid: "bar",
  slope: "line",
};

type Drawn = Pick<ChartConfig, "chartType" | "extensions">;

/** Whether a chart asks for a form that its type has. */
export const isOfKind = ({ chartType, extensions }: Drawn, kind: ChartKind): boolean =>
  extensions?.kind === kind && TYPE_OF[kind] === chartType;

/** The other forms of a type, all of which compare series. */
export const listKinds = (config: ChartConfig): ChartKind[] =>
  readFields(config).segment ? KINDS.filter((kind) => TYPE_OF[kind] === config.chartType) : [];
