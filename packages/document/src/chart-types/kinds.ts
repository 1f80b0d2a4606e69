import { type ChartKind, KINDS } from "../schema/extensions.ts";
import type { ChartType } from "./chart-types.ts";
import { readFields } from "./read-config.ts";
import type { ChartConfig } from "./registry.ts";

type FormTraits = {
  /** Of which type it is a form. */
  type: ChartType;
  /** Its marks are dots on a line: they neither stand on each other nor have whiskers, and are compared, not shares of a whole. */
  hasDots?: true;
  /** Its bars go to two sides, one for each of exactly two series. */
  hasTwoSides?: true;
};

/** What follows from each form, beside its type. */
export const formTraits: Readonly<Record<ChartKind, FormTraits>> = {
  dumbbell: { type: "bar", hasDots: true },
  pyramid: { type: "bar", hasTwoSides: true },
  slope: { type: "line" },
};

type Drawn = Pick<ChartConfig, "chartType" | "extensions">;

/** The traits of the form in which a chart is drawn; undefined where it is drawn as its type is. */
export const findForm = ({ chartType, extensions }: Drawn): FormTraits | undefined => {
  const form = extensions?.kind && formTraits[extensions.kind];
  return form?.type === chartType ? form : undefined;
};

/** Whether a chart asks for a form that its type has. */
export const isOfKind = (chart: Drawn, kind: ChartKind): boolean =>
  findForm(chart) === formTraits[kind];

/** The other forms of a type, all of which compare series. */
export const listKinds = (config: ChartConfig): ChartKind[] =>
  readFields(config).segment
    ? KINDS.filter((kind) => formTraits[kind].type === config.chartType)
    : [];
