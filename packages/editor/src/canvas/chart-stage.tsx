import { useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import { useDrawnChart } from "../chart/use-drawn-chart.ts";
import { type CanvasLook, widthOfPage } from "./canvas-look.ts";
import { ChartNotices } from "./chart-notices.tsx";
import { ChartSheet } from "./chart-sheet.tsx";
import styles from "./chart-stage.module.css";
import { ChartTabs } from "./chart-tabs.tsx";
import { ChartTrouble } from "./chart-trouble.tsx";
import { MissingChart } from "./missing-chart.tsx";
import { MissingTexts } from "./missing-texts.tsx";
import { PartBoundary } from "./part-boundary.tsx";
import { PictureMenu } from "./picture-menu.tsx";
import { ScaledSheet } from "./scaled-sheet.tsx";
import { SuggestionNotice } from "./suggestion-notice.tsx";
import { TotalNotice } from "./total-notice.tsx";
import { useSize } from "./use-fit.ts";
import { useOpenParts } from "./use-open-parts.ts";

type Stage = { look: CanvasLook; isWhole: boolean };

/** A chart of which there is nothing to draw: its source is not asked. */
const MissingStage = ({ isWhole }: Pick<Stage, "isWhole">): ReactNode => {
  const key = useSession(({ config }) => config.key);
  return (
    <div className={styles["room"]} data-whole={isWhole ? "" : undefined}>
      <div className={styles["head"]}>
        <ChartTabs />
      </div>
      <div className={styles["notices"]}>
        <MissingTexts />
        <MissingChart key={key} chartKey={key} />
      </div>
    </div>
  );
};

const DrawnStage = ({ look, isWhole }: Stage): ReactNode => {
  const t = useT();
  const state = useDrawnChart();
  const { drawn, status } = state;
  const { ref, size: room } = useSize();
  const parts = useOpenParts(drawn);
  const isPhone = look.width === 390;
  return (
    <div ref={ref} className={styles["room"]} data-whole={isWhole ? "" : undefined}>
      <div className={styles["head"]}>
        <ChartTabs />
        {drawn && isWhole && <TotalNotice drawn={drawn} isShort />}
      </div>
      <div className={styles["notices"]}>
        <ChartNotices />
        {drawn && <SuggestionNotice drawn={drawn} />}
        {drawn && !isWhole && <TotalNotice drawn={drawn} />}
        <MissingTexts />
        <ChartTrouble state={state} />
      </div>
      <ScaledSheet
        width={widthOfPage(look.width)}
        look={look}
        room={room}
        isWhole={isWhole}
        isNarrowPage={isPhone}
        status={status}
      >
        <div ref={parts}>
          <PartBoundary about={drawn?.config}>
            <ChartSheet state={state} isPhone={isPhone} />
          </PartBoundary>
        </div>
        <output className={styles["status"]}>
          {status === "loading" ? t("editor.loading") : null}
        </output>
      </ScaledSheet>
      {drawn && <PictureMenu drawn={drawn} />}
    </div>
  );
};

/** The chart on its page, in the width and the light in which the author looks at it. */
export const ChartStage = (stage: Stage): ReactNode =>
  useSession(({ missing }) => missing !== undefined) ? (
    <MissingStage isWhole={stage.isWhole} />
  ) : (
    <DrawnStage {...stage} />
  );
