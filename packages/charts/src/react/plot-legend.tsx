import { type ReactNode, useMemo } from "react";
import type { ChartInput } from "../scene/chart-input.ts";
import { toggleValue } from "../interaction/toggle-value.ts";
import type { SceneLegend } from "../scene/scene.ts";
import type { ChartForm } from "./chart-form.ts";
import { ChartLegend, FoldedLegend } from "./chart-legend.tsx";
import type { ViewChange } from "./use-chart-view.ts";

const ignore = (): void => {};

/** The legend of a drawing; without `onChoose` its series cannot be switched off. */
export const PlotLegend = ({
  legend,
  input,
  form,
  onChoose,
  onPoint = ignore,
}: {
  legend: SceneLegend;
  input: ChartInput;
  form: ChartForm | undefined;
  onChoose: ((choice: ViewChange) => void) | undefined;
  /** Called with the series at the pointer. */
  onPoint?: (value: string | undefined) => void;
}): ReactNode => {
  const values = legend.items.filter((item) => item.canToggle).map(({ value }) => value);
  const { dimensions } = input.components;
  const languages = useMemo(() => {
    const ofValues = new Map<string, string>();
    for (const { kind, values: all } of dimensions)
      // Dates, of which there may be very many, are written in the page's language.
      if (kind !== "TemporalDimension")
        for (const { value, labelLanguage } of all)
          if (labelLanguage) ofValues.set(value, labelLanguage);
    return ofValues;
  }, [dimensions]);
  const Legend = legend.isFolded ? FoldedLegend : ChartLegend;
  return (
    <Legend
      legend={legend}
      languages={languages}
      t={input.t}
      onToggle={
        onChoose &&
        ((value) => onChoose({ hiddenValues: toggleValue(input.view.hiddenValues, value, values) }))
      }
      form={form}
      onPoint={onPoint}
    />
  );
};
