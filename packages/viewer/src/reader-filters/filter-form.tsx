import { findAnimation, isDrawnChartType } from "@statelier/charts";
import { canSwitchPercent, findTimeDimension } from "@statelier/document";
import type { Dimension } from "@statelier/model";
import { PlainButton, PlainDisclosure, useT, VisuallyHidden } from "@statelier/ui/plain";
import { type ComponentProps, type FormEvent, type ReactNode, useRef } from "react";
import { encodePanelPlace, PANEL_PARAM } from "../params/panel-place.ts";
import { formIdOf } from "./form-id.ts";
import { PreviewForm } from "./preview-form.tsx";
import { isStored, type PublishedState } from "../chart-state/published-state.ts";
import styles from "../page/published-page.module.css";
import { TimeRangeFields } from "./time-range-fields.tsx";
import type { ShownChart } from "../chart-state/shown-chart.ts";
import { deriveFilterNames, encodeViewParams } from "../params/view-params.ts";
import { listReaderDimensions } from "../chart-state/reader-dimensions.ts";
import { DimensionFilter, nameShownValue, nameValues } from "./dimension-filter.tsx";
import { useEarlyChoices } from "./use-early-choices.ts";

type FilterFormProps = {
  state: PublishedState;
  view: ShownChart;
  /** The place where it stands has no filters: what else readers choose is still sent with it. */
  hasNoFilters?: boolean;
};

/** What was wanted and is not shown, since it does not occur under the other choices. */
const MissedValues = ({
  chart,
  dimensions,
}: {
  chart: ShownChart["chart"];
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

/** What stands in the address and has no control on the page, which a form would lose. */
const listKept = ({ state, view, hasNoFilters = false }: FilterFormProps) => {
  const { config, components, choices } = view.chart;
  const isKept = (name: string): boolean => {
    if (/^([ft]\.|percent$)/.test(name)) return hasNoFilters;
    return name === "at"
      ? !isDrawnChartType(config.chartType)
      : name !== "search" && name !== "page";
  };
  const params = encodeViewParams(config, components, choices);
  const panel = state.panelPlace && encodePanelPlace(components, state.panelPlace);
  return [
    ...state.keptParams,
    ...params.filter(([name]) => isKept(name)),
    ...(panel === undefined ? [] : [[PANEL_PARAM, panel] as const]),
  ];
};

/** Parts of the form stand in or under the chart. */
const hasParts = ({ config }: ShownChart["chart"]): boolean =>
  config.chartType === "table" ||
  findAnimation(config) !== undefined ||
  config.interactiveFiltersConfig?.legend.active === true ||
  canSwitchPercent(config);

/** What a form without a program sends, and what its program sends nowhere. */
const Frame = ({
  state,
  view,
  children,
  ...rest
}: FilterFormProps & ComponentProps<"form">): ReactNode => {
  const { hasNoFilters = false, ...attributes } = rest;
  const named = {
    ...attributes,
    id: formIdOf(view.chart.config),
    onSubmit: (event: FormEvent) => event.preventDefault(),
  };
  const parts = (
    <>
      {/* The key Enter in a field is not to press the head of a table. */}
      <input type="submit" hidden />
      {listKept({ state, view, hasNoFilters }).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </>
  );
  return isStored(state) ? (
    <form method="get" target="_self" {...named}>
      {parts}
    </form>
  ) : (
    <PreviewForm state={state} {...named}>
      {parts}
    </PreviewForm>
  );
};

/** The reader's filters as a plain form, open or behind a line as the author wants: without the program it loads the page anew, with it the chart alone. */
export const FilterForm = (props: FilterFormProps): ReactNode => {
  const { state, view, hasNoFilters } = props;
  const t = useT();
  const box = useRef<HTMLFormElement>(null);
  useEarlyChoices(box, state, view);
  const { config, components } = view.chart;
  const dimensions = listReaderDimensions(config, components);
  const hasTimeRange = findTimeDimension(config, components) !== undefined;
  if (hasNoFilters || (dimensions.length === 0 && !hasTimeRange))
    return hasParts(view.chart) ? <Frame {...props} ref={box} hidden /> : null;
  const names = deriveFilterNames(dimensions);
  const { dataFilters } = config.interactiveFiltersConfig ?? {};
  const isClosed = dimensions.length > 0 && dataFilters?.defaultOpen === false;
  const missed = <MissedValues chart={view.chart} dimensions={dimensions} />;
  const form = (
    <Frame {...props} ref={box} className={styles.filters} aria-label={t("viewer.filters")}>
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
    </Frame>
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
