import { findTimeDimension } from "@statelier/document";
import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { createElement, type ReactNode } from "react";
import { LEAST_DATES } from "../interaction/least-dates.ts";
import styles from "./chart.module.css";
import type { SharedPeriodProps } from "./shared-period-brush.tsx";

const brush = makeLazy(() => import("./period-brush.tsx"));

/** The brush of a period that several charts share; its place is there before its code. */
export const SharedPeriod = (props: SharedPeriodProps): ReactNode => {
  const { length } = findTimeDimension(props.config, props.components)?.values ?? [];
  const { part } = useLazy(brush, length >= LEAST_DATES);
  if (length < LEAST_DATES) return null;
  return (
    <div className={styles["sharedPeriod"]}>
      <div className={styles["brushSpace"]}>
        {part ? createElement(part.SharedPeriodBrush, props) : null}
      </div>
    </div>
  );
};
