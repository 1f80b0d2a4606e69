import { createElement, type ReactNode, useEffect, useMemo, useRef } from "react";
import type { ChartInput } from "../chart-input.ts";
import { deriveOverview } from "../interaction/derive-overview.ts";
import {
  type BrushRange,
  findRange,
  listBrushDates,
  listPresets,
} from "../interaction/time-brush.ts";
import type { PlotScene } from "../scene.ts";
import styles from "./chart.module.css";
import { useLazy } from "./use-lazy.ts";

type TimeRange = { from: string; to: string };

type ChartPeriodProps = {
  input: ChartInput;
  scene: PlotScene;
  onMove: (range: TimeRange) => void;
  onRest: (range: TimeRange) => void;
};

const LEAST_DATES = 3;
/** Room for half a handle. */
const LEAST_INSET = 24;
/** Milliseconds without a key after which a handle rests. */
const REST = 400;

const loadBrush = () => import("./time-brush.tsx");

const insetOf = ({ axes, plot, width }: PlotScene): { left: number; right: number } => {
  const isOverTime = axes.some(({ id, type }) => id === "x" && type !== "value");
  if (!isOverTime) return { left: LEAST_INSET, right: LEAST_INSET };
  return {
    left: Math.max(LEAST_INSET, plot.x),
    right: Math.max(LEAST_INSET, width - plot.x - plot.width),
  };
};

/** A range comes to rest some time after the last key. */
const useRest = (onRest: (range: TimeRange) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = (range: TimeRange): void => {
    clearTimeout(timer.current);
    onRest(range);
  };
  const restLater = (range: TimeRange): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, REST, range);
  };
  return { rest, restLater };
};

/** The brush under a chart whose period readers may narrow, once its code is there. */
export const ChartPeriod = ({ input, scene, onMove, onRest }: ChartPeriodProps): ReactNode => {
  const { config, components, table, locale, t, view } = input;
  const dates = useMemo(
    () => listBrushDates({ config, components, table, locale }),
    [config, components, table, locale],
  );
  const measureId = scene.axes.find(({ type }) => type === "value")?.componentId ?? "";
  const overview = useMemo(
    () => deriveOverview({ config, components, table }, measureId, dates),
    [config, components, table, measureId, dates],
  );
  const isOffered = dates.length >= LEAST_DATES;
  const part = useLazy(isOffered, loadBrush);
  const { rest, restLater } = useRest(onRest);
  if (!isOffered) return null;
  const author = config.interactiveFiltersConfig?.timeRange.presets ?? { from: "", to: "" };
  const toTimes = ({ from, to }: BrushRange): TimeRange => ({
    from: dates[from]?.value ?? "",
    to: dates[to]?.value ?? "",
  });
  return (
    <div className={styles["brushSpace"]}>
      {part
        ? createElement(part.TimeBrush, {
            dates,
            range: findRange(dates, view.timeRange ?? author),
            presets: listPresets(dates, author),
            overview,
            inset: insetOf(scene),
            t,
            onMove: (range, cause) => {
              onMove(toTimes(range));
              if (cause === "key") restLater(toTimes(range));
            },
            onRest: (range) => rest(toTimes(range)),
          })
        : null}
    </div>
  );
};
