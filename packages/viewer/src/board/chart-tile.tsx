import type { ComponentProps, ReactNode } from "react";
import { ChartFigure } from "./chart-figure.tsx";
import { FilterForm } from "../reader-filters/filter-form.tsx";
import { ChartHead } from "./chart-head.tsx";

/** One chart of a page: what it is called, its filters, and its drawing or its data. */
export const ChartTile = ({
  hasNoFilters,
  titleClass,
  isBelow,
  menu,
  ...figure
}: ComponentProps<typeof ChartFigure> & {
  hasNoFilters?: boolean;
  titleClass?: string | undefined;
  /** The page has a title of its own; as its state says where this is left out. */
  isBelow?: boolean;
  /** Stands beside the title. */
  menu?: ReactNode;
}): ReactNode => {
  const { state, shown } = figure;
  return (
    <>
      <div data-tile-part="head">
        {menu}
        <ChartHead
          texts={shown.chart}
          titleId={shown.titleId}
          isBelow={isBelow ?? Boolean(state.board?.titleHtml)}
          titleClass={titleClass}
        />
      </div>
      <div data-tile-part="filters">
        <FilterForm
          state={state}
          shown={shown}
          {...(hasNoFilters === undefined ? {} : { hasNoFilters })}
        />
      </div>
      <ChartFigure {...figure} />
    </>
  );
};
