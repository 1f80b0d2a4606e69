import { type ReactNode, useMemo } from "react";
import type { ChartInput } from "../scene/chart-input.ts";
import { type BrushDate, listBrushDates } from "../interaction/brush-dates.ts";
import { deriveOverview } from "../interaction/derive-overview.ts";
import { LEAST_DATES } from "../interaction/least-dates.ts";
import { type BrushRange, findRange, listPresets } from "../interaction/time-brush.ts";
import type { PlotScene } from "../scene/scene.ts";
import styles from "./chart.module.css";
import { TimeBrush } from "./time-brush.tsx";
import { useRest } from "./use-rest.ts";

// One file for both: as files of their own they would take what they share into what every chart loads.
export { SharedPeriodBrush } from "./shared-period-brush.tsx";

type TimeRange = { from: string; to: string };

export type PeriodBrushProps = {
  input: ChartInput;
  scene: PlotScene;
  onMove: (range: TimeRange) => void;
  onRest: (range: TimeRange) => void;
};

/** Room for half a handle. */
const LEAST_INSET = 24;

const insetOf = ({ axes, plot, width }: PlotScene): { left: number; right: number } => {
  const isOverTime = axes.some(({ id, type }) => id === "x" && type !== "value");
  if (!isOverTime) return { left: LEAST_INSET, right: LEAST_INSET };
  return {
    left: Math.max(LEAST_INSET, plot.x),
    right: Math.max(LEAST_INSET, width - plot.x - plot.width),
  };
};

const DatesBrush = ({
  input,
  scene,
  dates,
  onMove,
  onRest,
}: PeriodBrushProps & { dates: readonly BrushDate[] }): ReactNode => {
  const { config, components, table, t, view } = input;
  const measureId = scene.axes.find(({ type }) => type === "value")?.componentId ?? "";
  const overview = useMemo(
    () => deriveOverview({ config, components, table }, measureId, dates),
    [config, components, table, measureId, dates],
  );
  const { rest, restLater } = useRest(onRest);
  const author = config.interactiveFiltersConfig?.timeRange.presets ?? { from: "", to: "" };
  const toTimes = ({ from, to }: BrushRange): TimeRange => ({
    from: dates[from]?.value ?? "",
    to: dates[to]?.value ?? "",
  });
  return (
    <TimeBrush
      dates={dates}
      range={findRange(dates, view.timeRange ?? author)}
      presets={listPresets(dates, author)}
      overview={overview}
      inset={insetOf(scene)}
      t={t}
      onMove={(range, cause) => {
        onMove(toTimes(range));
        if (cause === "key") restLater(toTimes(range));
      }}
      onRest={(range) => rest(toTimes(range))}
    />
  );
};

/** Narrows the period of a chart by handles, keys and presets; nothing where filters leave too few dates. */
export const PeriodBrush = (props: PeriodBrushProps): ReactNode => {
  const { config, components, locale } = props.input;
  const dates = useMemo(
    () => listBrushDates({ config, components, locale }),
    [config, components, locale],
  );
  return dates.length < LEAST_DATES ? null : (
    <div className={styles["brushSpace"]}>
      <DatesBrush {...props} dates={dates} />
    </div>
  );
};
