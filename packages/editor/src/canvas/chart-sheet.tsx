import { Skeleton } from "@statelier/ui";
import { ChartTile, DownloadLinks, Footnotes, MetadataToggle } from "@statelier/viewer/board";
import type { ReactNode } from "react";
import type { DrawnState } from "../chart/use-drawn-chart.ts";
import { showFailure } from "./part-boundary.tsx";
import { FIRST_SIZES, usePageState, useShownChart } from "./use-shown-chart.ts";

/** The chart on its page, by what draws published pages. */
export const ChartSheet = ({
  state,
  isPhone,
}: {
  state: DrawnState;
  isPhone: boolean;
}): ReactNode => {
  const page = usePageState();
  const device = isPhone ? "phone" : "desk";
  const shown = useShownChart(state, FIRST_SIZES[device]);
  if (!shown || !state.drawn)
    return state.status === "failed" ? null : <Skeleton width="100%" height={420} />;
  return (
    <>
      <ChartTile
        key={`${shown.drawn.config.key} ${shown.drawn.config.chartType} ${device}`}
        drawing={state.drawn.drawing}
        state={page}
        shown={shown}
        showFailure={showFailure}
        footnotes={
          <Footnotes chart={shown.chart} dataSource={page.dataSource}>
            <MetadataToggle state={page} shown={shown} />
          </Footnotes>
        }
      />
      <DownloadLinks state={page} shown={shown} />
    </>
  );
};
