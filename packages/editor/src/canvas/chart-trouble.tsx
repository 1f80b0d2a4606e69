import { formatFullDate } from "@statelier/model";
import { Button, Notice, useT } from "@statelier/ui";
import { FailureNotice } from "@statelier/viewer";
import { ReadingNotice } from "@statelier/viewer/board";
import type { ReactNode } from "react";
import { useScope } from "../chart/editor-context.ts";
import type { DrawnState } from "../chart/use-drawn-chart.ts";
import { useReadProgress } from "../chart/use-read-progress.ts";
import { describeError } from "../session/describe-error.ts";
import styles from "./chart-stage.module.css";

/** What an author sees who waits for figures; nothing at first. */
const Reading = ({ isWaiting }: { isWaiting: boolean }): ReactNode => {
  const { locale } = useScope();
  const { isLong, progress } = useReadProgress(isWaiting);
  return isLong ? <ReadingNotice progress={progress} locale={locale} /> : null;
};

/** What keeps the chart from being the one that its settings say. */
export const ChartTrouble = ({ state }: { state: DrawnState }): ReactNode => {
  const t = useT();
  const { source } = useScope();
  const { drawn, error, reload, status } = state;
  const again = <Button onPress={reload}>{t("kit.retry")}</Button>;
  return (
    <>
      {error ? <FailureNotice error={describeError(error, { source })} actions={again} /> : null}
      <output className={styles["stale"]}>
        {drawn && status === "failed" ? t("editor.stale-chart") : null}
      </output>
      {drawn?.dataAsOf ? (
        <Notice tone="warn" live actions={again}>
          {t("viewer.stale", { date: `${formatFullDate(drawn.dataAsOf, "Minute")} UTC` })}
        </Notice>
      ) : null}
      {drawn?.unreadable ? (
        <Notice tone="warn" live>
          {t("viewer.unreadable", { count: drawn.unreadable })}
        </Notice>
      ) : null}
      <Reading isWaiting={status === "loading"} />
    </>
  );
};
