import { joinClasses, Prose, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { encodeViewParams } from "../params/view-params.ts";
import { ChartTabs, type TabsState } from "../board/chart-tabs.tsx";
import type { ChartState } from "../chart-state/chart-state.ts";
import type { PublishedState } from "../chart-state/published-state.ts";
import styles from "./published-page.module.css";

export type HeadState = TabsState &
  Pick<PublishedState, "board" | "title" | "titleHtml" | "descriptionHtml" | "sharedParams">;

const Description = ({ html }: { html: PublishedState["descriptionHtml"] }): ReactNode =>
  html ? <Prose html={html} className={styles.description ?? ""} /> : null;

/** What all charts of a page have in common, the way to each of them, and what the shown one is called. */
export const PageHead = ({
  state,
  activeKey,
  chart,
  titleClass,
}: {
  state: HeadState;
  activeKey: string;
  /** Absent where it cannot be shown. */
  chart?: ChartState;
  titleClass?: string | undefined;
}): ReactNode => {
  const t = useT();
  const { board, charts, sharedParams } = state;
  const shared = chart
    ? encodeViewParams(chart.config, chart.components, chart.choices).filter(([name]) =>
        sharedParams.includes(name),
      )
    : [];
  const title = state.titleHtml ? (
    <Prose html={state.titleHtml} inline />
  ) : (
    state.title || t("viewer.untitled")
  );
  const boardTitle = board?.titleHtml;
  return (
    <>
      {boardTitle ? (
        <h1 className={joinClasses(styles.title, titleClass)}>
          <Prose html={boardTitle} inline />
        </h1>
      ) : null}
      {board ? <Description html={board.descriptionHtml} /> : null}
      {board?.texts.map((html, place) => (
        <Prose key={place} html={html} className={styles.text ?? ""} />
      ))}
      {charts.length > 1 ? (
        <ChartTabs state={state} activeKey={activeKey} shared={shared} isStill={!chart} />
      ) : null}
      {boardTitle ? (
        <h2 id="chart-title" className={styles.chartTitle}>
          {title}
        </h2>
      ) : (
        <h1 id="chart-title" className={joinClasses(styles.title, titleClass)}>
          {title}
        </h1>
      )}
      <Description html={state.descriptionHtml} />
    </>
  );
};
