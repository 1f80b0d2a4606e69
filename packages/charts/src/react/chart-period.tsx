import { createElement, type ReactNode, useMemo } from "react";
import { listBrushDates } from "../interaction/brush-dates.ts";
import styles from "./chart.module.css";
import type { PeriodBrushProps } from "./period-brush.tsx";
import { useLazy } from "./use-lazy.ts";

const LEAST_DATES = 3;

const loadBrush = () => import("./period-brush.tsx");

/** The brush under a chart whose period readers may narrow; its place is there before its code. */
export const ChartPeriod = (props: Omit<PeriodBrushProps, "dates">): ReactNode => {
  const { config, components, locale } = props.input;
  const dates = useMemo(
    () => listBrushDates({ config, components, locale }),
    [config, components, locale],
  );
  const isOffered = dates.length >= LEAST_DATES;
  const part = useLazy(isOffered, loadBrush);
  return isOffered ? (
    <div className={styles["brushSpace"]}>
      {part ? createElement(part.PeriodBrush, { ...props, dates }) : null}
    </div>
  ) : null;
};
