import type { ComponentProps, ReactNode } from "react";
import { ChartFigure } from "./chart-figure.tsx";
import { FilterForm } from "../reader-filters/filter-form.tsx";
import { ChartHead } from "./chart-head.tsx";

/** One chart of a page: what it is called, its filters, and its drawing or its data. */
export const ChartTile = ({
  hasNoFilters,
  titleClass,
  ...figure
}: ComponentProps<typeof ChartFigure> & {
  hasNoFilters?: boolean;
  titleClass?: string | undefined;
}): ReactNode => {
  const { state, shown } = figure;
  return (
    <>
      <ChartHead
        texts={shown.chart}
        titleId={shown.titleId}
        isBelow={Boolean(state.board?.titleHtml)}
        titleClass={titleClass}
      />
      <FilterForm
        state={state}
        shown={shown}
        {...(hasNoFilters === undefined ? {} : { hasNoFilters })}
      />
      <ChartFigure {...figure} />
    </>
  );
};
