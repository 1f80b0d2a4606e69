import type { Dimension } from "@statelier/model";
import { PlainButton, PlainDisclosure, useT, VisuallyHidden } from "@statelier/ui/plain";
import { type ReactNode, useRef } from "react";
import { PreviewForm } from "../published/preview-form.tsx";
import { isStored, type PublishedState } from "../published/published-state.ts";
import styles from "../published/published-page.module.css";
import { TimeRangeFields } from "../published/time-range-fields.tsx";
import type { PublishedView } from "../published/use-published-view.ts";
import { findTimeDimension } from "../view-params/list-time-values.ts";
import { deriveFilterNames, listReaderDimensions } from "../view-params/view-params.ts";
import { DimensionFilter, nameShownValue, nameValues } from "./dimension-filter.tsx";
import { useEarlyChoices } from "./use-early-choices.ts";

type FilterFormProps = { state: PublishedState; view: PublishedView };

/** What was wanted and is not shown, since it does not occur under the other choices. */
const MissedValues = ({
  chart,
  dimensions,
}: {
  chart: PublishedView["chart"];
  dimensions: readonly Dimension[];
}): ReactNode => {
  const t = useT();
  return (
    <output className={styles.missed}>
      {dimensions.flatMap((dimension) => {
        const wanted = chart.missed[dimension.id];
        if (wanted === undefined) return [];
        const args = {
          name: dimension.label,
          wanted: nameValues(dimension, wanted, t),
          value: nameShownValue(chart, dimension, t),
        };
        return [<p key={dimension.id}>{t("viewer.filters.missed", args)}</p>];
      })}
    </output>
  );
};

/** The reader's filters as a plain form, open or behind a line as the author wants: without the program it loads the page anew, with it the chart alone. */
export const FilterForm = ({ state, view }: FilterFormProps): ReactNode => {
  const t = useT();
  const box = useRef<HTMLFormElement>(null);
  useEarlyChoices(box, state, view);
  const { config, components } = view.chart;
  const dimensions = listReaderDimensions(config, components);
  const hasTimeRange = findTimeDimension(config, components) !== undefined;
  if (dimensions.length === 0 && !hasTimeRange) return null;
  const names = deriveFilterNames(dimensions);
  const { dataFilters } = config.interactiveFiltersConfig ?? {};
  const isClosed = dimensions.length > 0 && dataFilters?.defaultOpen === false;
  const missed = <MissedValues chart={view.chart} dimensions={dimensions} />;
  const fields = (
    <>
      {state.keptParams.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {dimensions.map((dimension) => (
        <DimensionFilter
          key={dimension.id}
          dimension={dimension}
          name={names.get(dimension.id) ?? ""}
          view={view}
        />
      ))}
      {hasTimeRange ? <TimeRangeFields view={view} /> : null}
      <noscript>
        <PlainButton type="submit">{t("viewer.filters.show")}</PlainButton>
      </noscript>
      <VisuallyHidden>
        <output>{view.status === "loading" ? t("viewer.filters.loading") : null}</output>
      </VisuallyHidden>
      {isClosed ? null : missed}
      {view.status === "failed" ? (
        <p className={styles.failed} role="alert">
          {t("viewer.filters.failed")}{" "}
          <PlainButton onClick={view.retry}>{t("viewer.retry")}</PlainButton>
        </p>
      ) : null}
    </>
  );
  const named = { ref: box, className: styles.filters, "aria-label": t("viewer.filters") };
  const form = isStored(state) ? (
    <form method="get" target="_self" onSubmit={(event) => event.preventDefault()} {...named}>
      {fields}
    </form>
  ) : (
    <PreviewForm state={state} {...named}>
      {fields}
    </PreviewForm>
  );
  if (!isClosed) return form;
  return (
    <div className={styles.closedFilters}>
      <PlainDisclosure
        title={t("viewer.filters")}
        summary={dimensions
          .map((dimension) => nameShownValue(view.chart, dimension, t))
          .filter(Boolean)
          .join(" · ")}
      >
        {form}
      </PlainDisclosure>
      {missed}
    </div>
  );
};
