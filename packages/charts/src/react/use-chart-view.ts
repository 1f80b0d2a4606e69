import { readFields } from "@statelier/document";
import { useMemo, useState } from "react";
import type { ChartInput, ChartView } from "../scene/chart-input.ts";

/** What readers choose; each choice stands in the address of a published chart. */
export type ViewChange = Partial<Omit<ChartView, "calculation">>;

type OwnView = Partial<ChartView>;

/** What the legend switches: its choices mean nothing for another one. */
const legendOf = (config: ChartInput["config"]): string =>
  `${config.chartType} ${readFields(config).segment?.componentId ?? ""}`;

const without = (view: OwnView, keys: readonly string[]): OwnView =>
  Object.fromEntries(Object.entries(view).filter(([key]) => !keys.includes(key)));

export type ChartViewState = {
  /** The input with what the reader has changed. */
  input: ChartInput;
  /** Milliseconds in which marks follow what is shown and not yet kept; undefined where all is kept. */
  motion: number | undefined;
  /** Shows a part of a view that is still in motion. */
  show: (part: OwnView, duration?: number) => void;
  /** Keeps it: with `onChoose` it comes back with the next input. */
  choose: (part: ViewChange) => void;
};

/** The view of a chart between what it was given and what its reader is changing. */
export const useChartView = (
  input: ChartInput,
  onChoose: ((choice: ViewChange) => void) | undefined,
): ChartViewState => {
  const [own, setOwn] = useState<OwnView>({});
  const [motion, setMotion] = useState<number>();
  const legend = legendOf(input.config);
  const [lastLegend, setLastLegend] = useState(legend);
  if (legend !== lastLegend) {
    setLastLegend(legend);
    setOwn(without(own, ["hiddenValues"]));
  }
  const shown = useMemo<ChartInput>(
    () => (Object.keys(own).length === 0 ? input : { ...input, view: { ...input.view, ...own } }),
    [input, own],
  );
  return {
    input: shown,
    motion,
    show: (part, duration = 0) => {
      setOwn((current) => ({ ...current, ...part }));
      setMotion(duration);
    },
    choose: (part) => {
      setMotion(undefined);
      setOwn((current) =>
        onChoose ? without(current, Object.keys(part)) : { ...current, ...part },
      );
      onChoose?.(part);
    },
  };
};
