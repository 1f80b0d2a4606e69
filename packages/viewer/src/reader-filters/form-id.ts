import type { ChartConfig } from "@statelier/document";

/** The id of the form that holds what readers choose of a chart. */
export const formIdOf = ({ key }: ChartConfig): string => `choices-${key}`;
