import { type ReactNode, useMemo, useState } from "react";
import type { ChartInput } from "../scene/chart-input.ts";
import { type BrushDate, listBrushDates } from "../interaction/brush-dates.ts";
import { deriveOverview } from "../interaction/derive-overview.ts";
import { LEAST_DATES } from "../interaction/least-dates.ts";
import { type BrushRange, findRange, listPresets } from "../interaction/time-brush.ts";
import type { PlotScene } from "../scene/scene.ts";
import styles from "./chart.module.css";
import { TimeBrush } from "./time-brush.tsx";
import { useRest } from "../browser/use-rest.ts";

type TimeRange = { from: string; to: string };

/** `onMove` is told each range while a handle is moved, `onRest` the one where it stays. */
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

// Beside the other one: in a file of its own it would take what both share into what every chart loads.

type SharedPeriodProps = Pick<ChartInput, "config" | "components" | "locale" | "t"> & {
  /** That which is shown, where it is not the author's. */
  period: TimeRange | undefined;
  onChoose: (period: TimeRange) => void;
};

/** More dates than these stand as near to each other as a line. */
const MOST_MARKS = 50;

/** The track begins where texts do, and leaves room for what a finger takes hold of at its end. */
const SHARED_INSET = { left: 0, right: 24 };

/** Narrows a period for several charts: they follow once a handle rests, for all of them are drawn anew. */
export const SharedPeriodBrush = ({
  config,
  components,
  locale,
  t,
  period,
  onChoose,
}: SharedPeriodProps): ReactNode => {
  const dates = useMemo(
    () => listBrushDates({ config, components, locale }),
    [config, components, locale],
  );
  const [moving, setMoving] = useState<BrushRange>();
  const author = config.interactiveFiltersConfig?.timeRange.presets ?? { from: "", to: "" };
  const nameOf = (date: BrushDate | undefined): string => date?.value ?? "";
  const { rest, restLater } = useRest(({ from, to }: BrushRange) => {
    setMoving(undefined);
    onChoose({ from: nameOf(dates[from]), to: nameOf(dates[to]) });
  });
  return (
    <TimeBrush
      dates={dates}
      range={moving ?? findRange(dates, period ?? author)}
      presets={listPresets(dates, author)}
      overview={[]}
      hasMarks={dates.length <= MOST_MARKS}
      inset={SHARED_INSET}
      t={t}
      onMove={(range, cause) => {
        setMoving(range);
        if (cause === "key") restLater(range);
      }}
      onRest={rest}
    />
  );
};
