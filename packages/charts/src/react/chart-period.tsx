import { findTimeDimension } from "@statelier/document";
import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { createElement, type ReactNode } from "react";
import { LEAST_DATES } from "../interaction/least-dates.ts";
import styles from "./chart.module.css";
import type { PeriodBrushProps } from "./period-brush.tsx";

const brush = makeLazy(() => import("./period-brush.tsx"));

/** The brush under a chart whose period readers may narrow; its place is there before its code, which knows the dates. */
export const ChartPeriod = (props: PeriodBrushProps): ReactNode => {
  const { config, components } = props.input;
  const { length } = findTimeDimension(config, components)?.values ?? [];
  const { part } = useLazy(brush, length >= LEAST_DATES && props.scene);
  if (length < LEAST_DATES) return null;
  return part ? createElement(part.PeriodBrush, props) : <div className={styles["brushSpace"]} />;
};
