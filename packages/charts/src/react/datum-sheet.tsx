import type { ReactNode } from "react";
import type { SceneDatum } from "../scene.ts";
import styles from "./chart.module.css";

/** What a tooltip or the strip beneath a chart says about one observation. */
export const DatumSheet = ({
  datum,
  children: symbol,
}: {
  datum: SceneDatum;
  children: ReactNode;
}): ReactNode => (
  <>
    <span className={styles["sheetCategory"]}>{datum.categoryLabel}</span>
    <span className={styles["sheetSeries"]}>
      {symbol}
      {datum.seriesLabel === "" ? null : <span>{datum.seriesLabel}</span>}
      <span className={styles["sheetValue"]}>
        <b>{datum.valueText}</b>
        {datum.unitText === "" ? "" : `\u00a0${datum.unitText}`}
      </span>
    </span>
    {datum.detailText === "" ? null : (
      <span className={styles["sheetDetail"]}>{datum.detailText}</span>
    )}
  </>
);
