import type { ChartKey } from "@statelier/model";
import { Skeleton } from "@statelier/ui";
import { ChartTile, Footnotes, MetadataToggle, SpokenOwnChoice } from "@statelier/viewer/board";
import type { ReactNode } from "react";
import { ChartTrouble } from "../canvas/chart-trouble.tsx";
import { MissingChart, useMissing } from "../canvas/missing-chart.tsx";
import { PartBoundary, showFailure } from "../canvas/part-boundary.tsx";
import { type FirstSize, usePageState, useShownChart } from "../canvas/use-shown-chart.ts";
import { type DrawnState, useDrawnChart } from "../chart/use-drawn-chart.ts";
import { usePutOnBoard } from "./readers-bar.tsx";

const Tile = ({
  chartKey,
  state,
  size,
}: {
  chartKey: ChartKey;
  state: DrawnState;
  size: FirstSize;
}): ReactNode => {
  const page = usePageState();
  const shown = useShownChart(state, size);
  usePutOnBoard(chartKey, shown);
  if (!shown || !state.drawn)
    return state.status === "failed" ? null : <Skeleton width="100%" height={360} />;
  return (
    <ChartTile
      key={[shown.drawn.config.chartType, shown.drawn.width, shown.drawn.height].join(" ")}
      drawing={state.drawn.drawing}
      state={page}
      shown={shown}
      showFailure={showFailure}
      isBelow
      fixed={{ form: true, period: shown.chart.sharedParams.includes("t.from") }}
      speak={(scene) => <SpokenOwnChoice shown={shown} scene={scene} />}
      footnotes={
        <Footnotes chart={shown.chart} dataSource={page.dataSource}>
          <MetadataToggle state={page} shown={shown} />
        </Footnotes>
      }
    >
      {() => null}
    </ChartTile>
  );
};

type Shown = { chartKey: ChartKey; size: FirstSize };

const DrawnBlock = ({ chartKey, size }: Shown): ReactNode => {
  const state = useDrawnChart(chartKey);
  return (
    <>
      <ChartTrouble state={state} />
      <PartBoundary about={state.drawn?.config}>
        <Tile chartKey={chartKey} state={state} size={size} />
      </PartBoundary>
    </>
  );
};

/** A chart as a part of its page; what fails is told in its place. */
export const ChartBlock = (shown: Shown): ReactNode =>
  useMissing(shown.chartKey) ? (
    <MissingChart chartKey={shown.chartKey} />
  ) : (
    <DrawnBlock {...shown} />
  );
