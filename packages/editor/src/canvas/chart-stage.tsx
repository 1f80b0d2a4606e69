import { formatFullDate } from "@statelier/model";
import { Button, Notice, Skeleton, useT } from "@statelier/ui";
import { FailureNotice } from "@statelier/viewer";
import {
  ChartTile,
  DownloadLinks,
  Footnotes,
  MetadataToggle,
  ReadingNotice,
} from "@statelier/viewer/board";
import { type CSSProperties, type ReactNode, useEffect } from "react";
import { describeError } from "../session/describe-error.ts";
import { useEditor, useScope } from "../chart/editor-context.ts";
import { type DrawnState, useDrawnChart } from "../chart/use-drawn-chart.ts";
import { useReadProgress } from "../chart/use-read-progress.ts";
import { type CanvasLook, widthOfPage } from "./canvas-look.ts";
import { ChartNotices } from "./chart-notices.tsx";
import styles from "./chart-stage.module.css";
import { ChartTabs } from "./chart-tabs.tsx";
import { MissingTexts } from "./missing-texts.tsx";
import { PartBoundary } from "./part-boundary.tsx";
import { PictureMenu } from "./picture-menu.tsx";
import { SuggestionNotice } from "./suggestion-notice.tsx";
import { fitScale, useSize } from "./use-fit.ts";
import { useOpenParts } from "./use-open-parts.ts";
import { usePageState, useShownChart } from "./use-shown-chart.ts";
import { visionFilter } from "./vision-filters.tsx";

/** The chart on its page, by what draws published pages. */
const Sheet = ({ state, isPhone }: { state: DrawnState; isPhone: boolean }): ReactNode => {
  const page = usePageState();
  const shown = useShownChart(state, isPhone);
  if (!shown || !state.drawn)
    return state.status === "failed" ? null : <Skeleton width="100%" height={420} />;
  return (
    <>
      <ChartTile
        key={`${shown.drawn.config.key} ${shown.drawn.config.chartType}`}
        drawing={state.drawn.drawing}
        state={page}
        shown={shown}
        footnotes={
          <Footnotes chart={shown.chart}>
            <MetadataToggle state={page} shown={shown} />
          </Footnotes>
        }
      />
      <DownloadLinks state={page} shown={shown} />
    </>
  );
};

/** What an author sees who waits for figures; nothing at first. */
const Reading = ({ isWaiting }: { isWaiting: boolean }): ReactNode => {
  const { locale } = useScope();
  const { isLong, progress } = useReadProgress(isWaiting);
  return isLong ? <ReadingNotice progress={progress} locale={locale} /> : null;
};

/** What keeps the chart from being the one that its settings say. */
const Trouble = ({ state }: { state: DrawnState }): ReactNode => {
  const t = useT();
  const { source } = useScope();
  const { drawn, error, reload } = state;
  const again = <Button onPress={reload}>{t("kit.retry")}</Button>;
  return (
    <>
      {error ? <FailureNotice error={describeError(error, { source })} actions={again} /> : null}
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
    </>
  );
};

/** The chart on its page, in the width and the light in which the author looks at it. */
export const ChartStage = ({
  look,
  isWhole,
}: {
  look: CanvasLook;
  isWhole: boolean;
}): ReactNode => {
  const t = useT();
  const { drawnRef } = useEditor();
  const state = useDrawnChart();
  const { drawn, status } = state;
  const { ref: roomRef, size: room } = useSize();
  const { ref: sheetRef, size: sheet } = useSize();
  const parts = useOpenParts(drawn);
  useEffect(() => {
    drawnRef.current = drawn;
  }, [drawnRef, drawn]);
  const width = widthOfPage(look.width);
  const height = sheet?.height ?? 0;
  const scale = room && height > 0 ? fitScale({ width, height }, room, isWhole) : 1;
  const style: CSSProperties = {
    width,
    ...(scale < 1 ? { transform: `scale(${scale})` } : {}),
    filter: visionFilter(look.vision),
  };
  return (
    <div ref={roomRef} className={styles["room"]} data-whole={isWhole ? "" : undefined}>
      <ChartTabs />
      <div className={styles["notices"]}>
        <ChartNotices />
        {drawn && <SuggestionNotice drawn={drawn} />}
        <MissingTexts />
        <Trouble state={state} />
        <Reading isWaiting={status === "loading"} />
      </div>
      {room && (
        <div
          className={styles["frame"]}
          style={scale < 1 ? { width: width * scale, height: height * scale } : { width }}
        >
          <div
            ref={sheetRef}
            className={styles["sheet"]}
            style={style}
            data-theme={look.theme}
            data-status={status}
            data-narrow-page={look.width === 390 ? "" : undefined}
          >
            <div ref={parts}>
              <PartBoundary about={drawn?.config}>
                <Sheet state={state} isPhone={look.width === 390} />
              </PartBoundary>
            </div>
            <output className={styles["status"]}>
              {status === "loading" ? t("editor.loading") : null}
              {status === "failed" ? t("editor.stale-chart") : null}
            </output>
          </div>
        </div>
      )}
      {drawn && <PictureMenu drawn={drawn} />}
    </div>
  );
};
