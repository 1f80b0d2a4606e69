import {
  canSwitchCalculation,
  canSwitchPercent,
  findTimeDimension,
  hasColumns,
} from "@statelier/document";
import type { Dimension } from "@statelier/model";
import { useLazy } from "@statelier/ui/lazy";
import { PlainButton, PlainDisclosure, useT, VisuallyHidden } from "@statelier/ui/plain";
import { type ComponentProps, type FormEvent, type ReactNode, useRef } from "react";
import { PANEL_PARAM } from "../params/page-params.ts";
import type { Params } from "../params/param-record.ts";
import { deriveFilterNames } from "../params/value-names.ts";
import { CHOICE_PARAMS } from "../params/view-params.ts";
import { splitTileName, withPrefix } from "../params/tile-params.ts";
import { HiddenParams, PreviewForm } from "./preview-form.tsx";
import {
  isStored,
  type PageChart,
  type SheetState,
  type ShownChart,
} from "../chart-state/page-state.ts";
import styles from "../site/published-page.module.css";
import { filterFields } from "./load-filter-fields.ts";
import { findAnimated, listReaderDimensions } from "../chart-state/reader-dimensions.ts";
import { useEarlyChoices } from "./use-early-choices.ts";

type FilterFormProps = {
  state: SheetState;
  shown: ShownChart;
  /** The place where it stands has no filters: what else readers choose is still sent with it. */
  hasNoFilters?: boolean;
};

/** What stands in the address and has no control on the page, which a form would lose. */
const listKept = ({ state, shown, hasNoFilters = false }: FilterFormProps): Params => {
  const { chart, listChoices, prefix = "" } = shown;
  const isOfForm = (name: string): boolean =>
    prefix === "" ? splitTileName(name).number === undefined : name.startsWith(prefix);
  const isKept = (name: string): boolean => {
    if (!isOfForm(name)) return true;
    const own = name.slice(prefix.length);
    const control = CHOICE_PARAMS.find(({ hasName }) => hasName(own))?.control;
    if (control === "filters") return hasNoFilters;
    return control === undefined;
  };
  return [
    ...state.keptParams,
    ...listChoices().filter(([name]) => isKept(name)),
    ...withPrefix(prefix, PANEL_PARAM.print(chart, chart.panelPlace)),
  ];
};

/** Parts of the form stand in or under the chart. */
const hasParts = (chart: PageChart): boolean =>
  hasColumns(chart.config) ||
  chart.choices.showTable ||
  findAnimated(chart) !== undefined ||
  chart.config.interactiveFiltersConfig?.legend.active === true ||
  canSwitchPercent(chart.config) ||
  canSwitchCalculation(chart.config);

/** What a form without a program sends, and what its program sends nowhere. */
const Frame = ({
  state,
  shown,
  children,
  ...rest
}: FilterFormProps & ComponentProps<"form">): ReactNode => {
  const { hasNoFilters = false, ...attributes } = rest;
  const named = {
    ...attributes,
    id: shown.formId,
    onSubmit: (event: FormEvent) => event.preventDefault(),
  };
  const parts = (
    <>
      {/* The key Enter in a field is not to press the head of a table. */}
      <input type="submit" hidden />
      <HiddenParams params={listKept({ state, shown, hasNoFilters })} />
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

/** On a dashboard what several charts share is chosen once, above all of them. */
const listOwn = ({ chart, prefix = "" }: ShownChart) => {
  const { config, components, sharedParams } = chart;
  const isOwn = (name: string): boolean => prefix === "" || !sharedParams.includes(name);
  const all = listReaderDimensions(chart);
  const names = deriveFilterNames(all);
  const nameOf = ({ id }: Dimension): string => names.get(id) ?? "";
  return {
    dimensions: all.filter((dimension) => isOwn(nameOf(dimension))),
    nameOf: (dimension: Dimension): string => `${prefix}${nameOf(dimension)}`,
    hasTimeRange: isOwn("t.from") && findTimeDimension(config, components) !== undefined,
  };
};

/** The reader's filters as a plain form, open or behind a line as the author wants: without the program it loads the page anew, with it the chart alone. */
export const FilterForm = (props: FilterFormProps): ReactNode => {
  const { shown, hasNoFilters } = props;
  const t = useT();
  const box = useRef<HTMLFormElement>(null);
  useEarlyChoices(box, shown);
  const { dimensions, nameOf, hasTimeRange } = listOwn(shown);
  const isEmpty = hasNoFilters || (dimensions.length === 0 && !hasTimeRange);
  const { part } = useLazy(filterFields, !isEmpty);
  // A page has them before it is drawn; the editor's canvas gets them with its first filter.
  const fields = filterFields.value ?? part;
  if (isEmpty || !fields)
    return hasParts(shown.chart) ? <Frame {...props} ref={box} hidden /> : null;
  const { dataFilters } = shown.chart.config.interactiveFiltersConfig ?? {};
  const isClosed = dimensions.length > 0 && dataFilters?.defaultOpen === false;
  const missed = <fields.MissedValues chart={shown.chart} dimensions={dimensions} />;
  const form = (
    <Frame
      {...props}
      ref={box}
      tabIndex={-1}
      className={styles.filters}
      aria-label={t("viewer.filters")}
    >
      {dimensions.map((dimension) => (
        <fields.DimensionFilter
          key={dimension.id}
          dimension={dimension}
          name={nameOf(dimension)}
          shown={shown}
        />
      ))}
      {hasTimeRange ? <fields.TimeRangeFields shown={shown} /> : null}
      <noscript>
        <PlainButton type="submit">{t("viewer.filters.show")}</PlainButton>
      </noscript>
      <VisuallyHidden>
        <output>{shown.status === "loading" ? t("viewer.filters.loading") : null}</output>
      </VisuallyHidden>
      {isClosed ? null : missed}
      {shown.status === "failed" ? (
        <p className={styles.failed} role="alert">
          {t("viewer.filters.failed")}{" "}
          <PlainButton
            onClick={() => {
              // The button goes.
              box.current?.focus();
              shown.retry();
            }}
          >
            {t("viewer.retry")}
          </PlainButton>
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
          .map((dimension) => fields.nameShownValue(shown.chart, dimension, t))
          .filter(Boolean)
          .join(" · ")}
      >
        {form}
      </PlainDisclosure>
      {missed}
    </div>
  );
};
