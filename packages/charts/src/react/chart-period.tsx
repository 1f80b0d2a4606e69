import type { ChartConfig } from "@statelier/document";
import { createElement, type ReactNode, useMemo, useState } from "react";
import { type BrushDate, keepDates, listBrushDates } from "../interaction/brush-dates.ts";
import styles from "./chart.module.css";
import type { PeriodBrushProps } from "./period-brush.tsx";
import { useLazy } from "./use-lazy.ts";

const LEAST_DATES = 3;

const loadBrush = () => import("./period-brush.tsx");

/** The dates that this chart has offered since it is shown. */
const useOffered = (config: ChartConfig, dates: readonly BrushDate[]): readonly BrushDate[] => {
  const [offered, setOffered] = useState({ config, dates });
  const known = offered.config === config ? offered.dates : dates;
  const all = keepDates(known, dates);
  if (all !== offered.dates) setOffered({ config, dates: all });
  return all;
};

/** The brush under a chart whose period readers may narrow; its place is there before its code. */
export const ChartPeriod = (props: Omit<PeriodBrushProps, "dates">): ReactNode => {
  const { config, components, table, locale } = props.input;
  const shown = useMemo(
    () => listBrushDates({ config, components, table, locale }),
    [config, components, table, locale],
  );
  const dates = useOffered(config, shown);
  const isOffered = dates.length >= LEAST_DATES;
  const part = useLazy(isOffered, loadBrush);
  return isOffered ? (
    <div className={styles["brushSpace"]}>
      {part ? createElement(part.PeriodBrush, { ...props, dates }) : null}
    </div>
  ) : null;
};
