import { useT } from "@statelier/ui/plain";
import type { ComponentProps, ReactNode } from "react";
import { PartBoundary } from "../failure/part-boundary.tsx";
import styles from "../site/published-page.module.css";
import { ChartFigure } from "./chart-figure.tsx";
import { FilterForm } from "../reader-filters/filter-form.tsx";
import { ChartHead } from "./chart-head.tsx";

const Failure = (): ReactNode => {
  const t = useT();
  return (
    <p role="alert" className={styles.failed}>
      {t("viewer.part-failed")}{" "}
      <a href={globalThis.location.href} target="_self">
        {t("viewer.retry")}
      </a>
    </p>
  );
};

/** One chart of a page: what it is called, its filters, and its drawing or its data. */
export const ChartTile = ({
  hasNoFilters,
  titleClass,
  isBelow,
  menu,
  showFailure = () => <Failure />,
  ...figure
}: ComponentProps<typeof ChartFigure> & {
  hasNoFilters?: boolean;
  titleClass?: string | undefined;
  /** The page has a title of its own; as its state says where this is left out. */
  isBelow?: boolean;
  /** Stands beside the title. */
  menu?: ReactNode;
  /** Stands in place of a drawing that fails. */
  showFailure?: ComponentProps<typeof PartBoundary>["show"];
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
      <PartBoundary about={shown.drawn} show={showFailure}>
        <ChartFigure {...figure} />
      </PartBoundary>
    </>
  );
};
