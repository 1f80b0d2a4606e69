import { joinClasses, Prose } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import type { PageChart, TabsState } from "../chart-state/page-state.ts";
import styles from "../site/published-page.module.css";
import type { Params } from "../params/param-record.ts";
import { encodeViewParams } from "../params/view-params.ts";
import { Description } from "./chart-head.tsx";
import { ChartTabs } from "./chart-tabs.tsx";

/** What all charts of a page have in common, and the way to each of them. */
export const BoardHead = ({
  state,
  title,
  charts = [],
  titleClass,
}: {
  state: TabsState;
  /** Of the page; absent where its chart says it. */
  title?: string;
  /** Those that are shown. */
  charts?: readonly PageChart[];
  titleClass?: string | undefined;
}): ReactNode => {
  const { board, tabs, activeKey, isAlone } = state;
  const shared = charts.flatMap((chart) =>
    encodeViewParams(chart, chart.choices).flatMap(([name, value]): Params => {
      const { sharedParams, ownNames = {} } = chart;
      const forAll = Object.keys(ownNames).find((each) => ownNames[each] === name);
      return sharedParams.includes(name) ? [[forAll ?? name, value]] : [];
    }),
  );
  return (
    <>
      {board?.titleHtml ? (
        <h1 className={joinClasses(styles.title, titleClass)}>
          <Prose html={board.titleHtml} inline />
        </h1>
      ) : board?.layout && title ? (
        <h1 className={styles.spoken}>{title}</h1>
      ) : null}
      {board ? <Description html={board.descriptionHtml} /> : null}
      {tabs.length > 1 && !isAlone && !board?.layout ? (
        <ChartTabs
          state={state}
          shared={shared}
          active={charts.find(({ config }) => config.key === activeKey)}
        />
      ) : null}
    </>
  );
};
