import type { PageDrawing } from "@statelier/charts/react";
import { Notice, PagePart, Prose, usePartId } from "@statelier/ui/plain";
import { type ComponentProps, type ReactNode, useLayoutEffect } from "react";
import { BlockGrid } from "../board/block-grid.tsx";
import { BoardPeriod } from "../board/board-period.tsx";
import { ChartHead } from "../board/chart-head.tsx";
import { ChartTile } from "../board/chart-tile.tsx";
import type { LaterTiles } from "../board/later-tiles.tsx";
import { SpokenOwnChoice } from "./spoken-own-choice.tsx";
import { TileMenu } from "../board/tile-menu.tsx";
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

/** Answers the markup that stands in the place of a tile until it has been drawn. */
export type TakeTile = (tile: ReactNode, key: string) => string;

/** A chart that cannot be shown: what it is called, and why; the others stand as they are. */
const FailedTile = ({ failed }: { failed: FailedChart }): ReactNode => {
  const titleId = usePartId();
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

/** Marks of more charts do not move to their new places: nobody follows all of them, and each frame keeps the others waiting. */
const MOST_MOVING = 8;

/** A dashboard: what its charts share, then all of its charts and texts in their places. */
export const BoardTiles = ({
  state,
  page: { charts, board },
  drawings,
  later,
  apart,
  hasNoFilters = false,
  hasNoMenu = false,
  tileOf,
}: {
  state: PublishedState;
  page: ShownPage;
  /** Of the charts of the state, in their order. */
  drawings: readonly (PageDrawing | undefined)[];
  /** Takes the tiles over one by one; they are drawn at once where it is left out. */
  later?: LaterTiles | undefined;
  /** Takes the tiles out to be drawn each by itself; they are drawn at once where it is left out. */
  apart?: TakeTile | undefined;
  hasNoFilters?: boolean;
  hasNoMenu?: boolean;
  /** What a tile has besides its chart. */
  tileOf: (shown: ShownChart) => Omit<TileProps, "state" | "shown" | "drawing" | "children">;
}): ReactNode => {
  const named = useNamed(state);
  const layout = state.board?.layout;
  /** Charts without a title of their own have that of their dataset: so may others. */
  const nameOf = ({ chart: { title, config } }: ShownChart): string => {
    const isAlone = charts.filter(({ chart }) => chart.title === title).length === 1;
    const tab = state.tabs.find(({ key }) => key === config.key)?.label;
    return isAlone ? title : [title, tab].filter(Boolean).join(", ");
  };
  const makeTile = (shown: ShownChart) => {
    const { fixed, ...tile } = tileOf(shown);
    // The period of all charts is chosen above them.
    const period = fixed?.period === true || shown.chart.sharedParams.includes("t.from");
    return (drawing: PageDrawing | undefined): ReactNode => (
      <PagePart prefix={`tile${numberOf(state, shown.chart.config.key)}-`}>
        <ChartTile
          state={state}
          shown={shown}
          drawing={drawing}
          hasNoFilters={hasNoFilters}
          isBelow
          fixed={{ ...fixed, period, form: true, motion: charts.length > MOST_MOVING }}
          speak={(scene) => <SpokenOwnChoice shown={shown} scene={scene} />}
          {...tile}
        >
          {(table) =>
            hasNoMenu ? null : (
              <TileMenu state={state} shown={shown} name={nameOf(shown)} table={table} />
            )
          }
        </ChartTile>
      </PagePart>
    );
  };
  useLayoutEffect(() => {
    if (!later) return;
    for (const shown of charts) later.put(shown.chart.config.key, shown, makeTile(shown));
    later.publish();
  });
  if (!layout) return null;
  const findTile = (key: string): ReactNode => {
    const at = charts.findIndex(({ chart }) => chart.config.key === key);
    const shown = charts[at];
    return shown ? makeTile(shown)(drawings[at]) : null;
  };
  /** What a cell has that does not draw its tile itself. */
  const fillApart = (key: string): ComponentProps<"div"> | undefined => {
    if (!charts.some(({ chart }) => chart.config.key === key)) return undefined;
    if (apart) return { dangerouslySetInnerHTML: { __html: apart(findTile(key), key) } };
    // What stands there stays until the tile is taken over.
    return later && { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };
  };
  const showChart = (key: string): ReactNode => {
    const failed = state.failed?.find((each) => each.key === key);
    if (failed) return <FailedTile failed={failed} />;
    return later || apart ? null : findTile(key);
  };
  const showBlock = (block: BoardBlock): ReactNode =>
    block.type === "text" ? (
      <Prose html={block.html} className={styles.text ?? ""} />
    ) : (
      showChart(block.key)
    );
  return (
    <>
      {board ? (
        <>
          <FilterForm state={state} shown={board} hasNoFilters={hasNoFilters} />
          {hasNoFilters ? null : <BoardPeriod shown={board} />}
          <SpokenOwnChoice shown={board} isOfAll />
        </>
      ) : null}
      <BlockGrid
        layout={layout}
        renderBlock={showBlock}
        cellProps={({ type, key }) => {
          const number = type === "chart" ? numberOf(state, key) : 0;
          const isNamed = number > 0 && number === named;
          return {
            ...(number > 0 && { id: `chart-${number}` }),
            ...(isNamed && { tabIndex: -1, autoFocus: true }),
            ...fillApart(key),
            ...(type === "chart" && { "data-tile": key }),
          };
        }}
      />
    </>
  );
};
