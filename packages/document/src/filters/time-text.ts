import type { Dimension } from "@statelier/model";

/** A value as a date is written: a temporal entity stands in by its position. */
export const timeText = ({ kind }: Dimension, value: Dimension["values"][number]): string =>
  kind === "TemporalEntityDimension" ? String(value.position ?? value.value) : value.value;
