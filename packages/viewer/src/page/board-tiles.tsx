import type { PageDrawing } from "@statelier/charts/react";
import { Notice, Prose } from "@statelier/ui/plain";
import { type ComponentProps, type ReactNode, useId } from "react";
import { BlockGrid } from "../board/block-grid.tsx";
import { ChartHead } from "../board/chart-head.tsx";
import { ChartTile } from "../board/chart-tile.tsx";
import type { ShownPage } from "../board/use-shown-charts.ts";
import type { BoardBlock } from "../chart-state/derive-board.ts";
import {
  type FailedChart,
  numberOf,
  type PublishedState,
  type ShownChart,
} from "../chart-state/page-state.ts";
import { CHART_PARAM } from "../params/page-params.ts";
import { FilterForm } from "../reader-filters/filter-form.tsx";
import styles from "../site/published-page.module.css";

type TileProps = ComponentProps<typeof ChartTile>;

/** A chart that cannot be shown: what it is called, and why; the others stand as they are. */
const FailedTile = ({ failed }: { failed: FailedChart }): ReactNode => {
  const titleId = useId();
  const { title, why, todo, code } = failed.words;
  return (
    <>
      <div data-tile-part="head">
        <ChartHead texts={failed} titleId={titleId} isBelow />
      </div>
      <div data-tile-part="filters">
        <Notice tone="error" title={title}>
          <p>{why}</p>
          <p>{todo}</p>
          <p className={styles.code}>{code}</p>
        </Notice>
      </div>
    </>
  );
};

/** Where an address names one of the charts, the page goes there, also without a program. */
const useNamed = ({ keptParams, tabs }: PublishedState): number | undefined => {
  const params = new URLSearchParams(keptParams);
  const place = CHART_PARAM.parse({ count: tabs.length }, params).value;
  return place === undefined ? undefined : place + 1;
};

/** A dashboard: what its charts share, then all of its charts and texts in their places. */
export const BoardTiles = ({
  state,
  page: { charts, board },
  drawings,
  hasNoFilters = false,
  tileOf,
}: {
  state: PublishedState;
  page: ShownPage;
  /** Of the charts of the state, in their order. */
  drawings: readonly (PageDrawing | undefined)[];
  hasNoFilters?: boolean;
  /** What a tile has besides its chart. */
  tileOf: (shown: ShownChart) => Omit<TileProps, "state" | "shown" | "drawing">;
}): ReactNode => {
  const named = useNamed(state);
  const layout = state.board?.layout;
  if (!layout) return null;
  const showChart = (key: string): ReactNode => {
    const at = charts.findIndex(({ chart }) => chart.config.key === key);
    const shown = charts[at];
    const failed = state.failed?.find((each) => each.key === key);
    if (failed) return <FailedTile failed={failed} />;
    return shown ? (
      <ChartTile
        state={state}
        shown={shown}
        drawing={drawings[at]}
        hasNoFilters={hasNoFilters}
        isBelow
        {...tileOf(shown)}
      />
    ) : null;
  };
  const showBlock = (block: BoardBlock): ReactNode =>
    block.type === "text" ? (
      <Prose html={block.html} className={styles.text ?? ""} />
    ) : (
      showChart(block.key)
    );
  return (
    <>
      {board ? <FilterForm state={state} shown={board} hasNoFilters={hasNoFilters} /> : null}
      <BlockGrid
        layout={layout}
        renderBlock={showBlock}
        cellProps={({ type, key }) => {
          const number = type === "chart" ? numberOf(state, key) : 0;
          const isNamed = number > 0 && number === named;
          return {
            ...(number > 0 && { id: `chart-${number}` }),
            ...(isNamed && { tabIndex: -1, autoFocus: true }),
          };
        }}
      />
    </>
  );
};
