import { PREVIEW_WIDTHS } from "@statelier/document";
import type { ReactNode } from "react";
import type { CanvasLook } from "../canvas/canvas-look.ts";
import { ChartTabs } from "../canvas/chart-tabs.tsx";
import { ScaledSheet } from "../canvas/scaled-sheet.tsx";
import { useSize } from "../canvas/use-fit.ts";
import { FIRST_SIZES, type FirstSize } from "../canvas/use-shown-chart.ts";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { useMetadata } from "../chart/use-metadata.ts";
import { DraftNotices } from "../controls/draft-notices.tsx";
import { AddBlock } from "./add-block.tsx";
import { ChartBlock } from "./chart-block.tsx";
import { DashboardBlocks } from "./dashboard-blocks.tsx";
import { LayoutHead } from "./layout-head.tsx";
import styles from "./layout-stage.module.css";
import { ChartsOnBoard, ReadersBar } from "./readers-bar.tsx";
import { SingleCharts } from "./single-charts.tsx";

/** One chart at a time, below the tabs of all. */
const TabbedCharts = ({ size }: { size: FirstSize }): ReactNode => {
  const activeKey = useSession(({ state }) => state.activeChartKey);
  return (
    <div className={styles["tabbed"]}>
      <ChartTabs />
      <div>
        <ChartBlock key={activeKey} chartKey={activeKey} size={size} />
      </div>
    </div>
  );
};

/** All charts as they will stand on their page, on a screen of the width that the author looks at. */
export const LayoutStage = ({
  look,
  screens,
}: {
  look: CanvasLook;
  /** Where the head of the editor has no room for them: other widths to look at. */
  screens?: ReactNode;
}): ReactNode => {
  const { ref, size: room } = useSize();
  const type = useSession(({ state }) => state.layout.type);
  const width = PREVIEW_WIDTHS[look.screen];
  const size = FIRST_SIZES[look.screen === "sm" ? "phone" : "desk"];
  const { session } = useEditor();
  // The question fails for all datasets with that about one.
  const cubes = useSession(({ state }) =>
    state.chartConfigs.flatMap((chart) => (session.findMissing(chart) ? [] : chart.cubes)),
  );
  const metadata = useMetadata({ cubes });
  return (
    <div ref={ref} className={styles["room"]}>
      <DraftNotices metadata={metadata} />
      {(type === "dashboard" || screens) && (
        <div className={styles["adding"]}>
          {type === "dashboard" && <AddBlock />}
          {screens}
        </div>
      )}
      <ScaledSheet width={width} look={look} room={room} isNarrowPage={look.screen === "sm"}>
        {type !== "singleURLs" && <LayoutHead />}
        {type === "tab" && <TabbedCharts size={size} />}
        {type === "dashboard" && (
          <ChartsOnBoard>
            <ReadersBar />
            <DashboardBlocks screen={look.screen} />
          </ChartsOnBoard>
        )}
        {type === "singleURLs" && <SingleCharts size={size} />}
      </ScaledSheet>
    </div>
  );
};
