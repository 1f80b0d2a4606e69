import { type Dimension, FIELD_VALUE_NONE, MOST_RECENT_VALUE } from "@statelier/model";
import {
  PlainButton,
  PlainDisclosure,
  PlainSelect,
  useT,
  VisuallyHidden,
} from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { findTimeDimension } from "../view-params/list-time-values.ts";
import {
  deriveFilterNames,
  deriveValueNames,
  listReaderDimensions,
} from "../view-params/view-params.ts";
import { deriveAuthorValue } from "./author-value.ts";
import { PreviewForm } from "./preview-form.tsx";
import { isStored, type PublishedState } from "./published-state.ts";
import styles from "./published-page.module.css";
import { TimeRangeFields } from "./time-range-fields.tsx";
import type { PublishedView } from "./use-published-view.ts";

type FilterFormProps = { state: PublishedState; view: PublishedView };

const DimensionSelect = ({
  dimension,
  name,
  view,
}: {
  dimension: Dimension;
  name: string;
  view: PublishedView;
}): ReactNode => {
  const t = useT();
  const { config, choices } = view.chart;
  const value = choices.dataFilters[dimension.id] ?? deriveAuthorValue(config, dimension) ?? "";
  const names = deriveValueNames(dimension);
  const nameOf = (text: string): string => {
    if (text === FIELD_VALUE_NONE) return "-";
    return text === MOST_RECENT_VALUE ? "latest" : (names.get(text) ?? "");
  };
  const valueOf = (text: string): string => {
    if (text === "-") return FIELD_VALUE_NONE;
    if (text === "latest") return MOST_RECENT_VALUE;
    return [...names].find(([, slug]) => slug === text)?.[0] ?? text;
  };
  const newest = dimension.values.at(-1)?.label ?? "";
  const options = [
    ...(dimension.isKeyDimension ? [] : [{ value: "-", label: t("viewer.filters.none") }]),
    ...(value === MOST_RECENT_VALUE
      ? [{ value: "latest", label: t("viewer.filters.latest", { value: newest }) }]
      : []),
    ...dimension.values.map((option) => ({
      value: names.get(option.value) ?? option.value,
      label: option.label,
    })),
  ];
  return (
    <PlainSelect
      className={styles.filter ?? ""}
      label={dimension.label}
      name={name}
      value={nameOf(value)}
      options={options}
      onChange={(event) =>
        view.choose({
          dataFilters: { ...choices.dataFilters, [dimension.id]: valueOf(event.target.value) },
        })
      }
    />
  );
};

const nameValue = (dimension: Dimension, { config, choices }: PublishedView["chart"]): string => {
  const value = choices.dataFilters[dimension.id] ?? deriveAuthorValue(config, dimension);
  if (value === MOST_RECENT_VALUE) return dimension.values.at(-1)?.label ?? "";
  return dimension.values.find((option) => option.value === value)?.label ?? "";
};

/** The reader's filters as a plain form, open or behind a line as the author wants: without the program it loads the page anew, with it the chart alone. */
export const FilterForm = ({ state, view }: FilterFormProps): ReactNode => {
  const t = useT();
  const { config, components } = view.chart;
  const dimensions = listReaderDimensions(config, components);
  const hasTimeRange = findTimeDimension(config, components) !== undefined;
  if (dimensions.length === 0 && !hasTimeRange) return null;
  const names = deriveFilterNames(dimensions);
  const { dataFilters } = config.interactiveFiltersConfig ?? {};
  const isClosed = dimensions.length > 0 && dataFilters?.defaultOpen === false;
  const fields = (
    <>
      {state.keptParams.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {dimensions.map((dimension) => (
        <DimensionSelect
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
      {view.status === "failed" ? (
        <p className={styles.failed} role="alert">
          {t("viewer.filters.failed")}{" "}
          <PlainButton onClick={view.retry}>{t("viewer.retry")}</PlainButton>
        </p>
      ) : null}
    </>
  );
  const named = { className: styles.filters, "aria-label": t("viewer.filters") };
  const form = isStored(state) ? (
    <form method="get" target="_self" {...named}>
      {fields}
    </form>
  ) : (
    <PreviewForm state={state} {...named}>
      {fields}
    </PreviewForm>
  );
  return isClosed ? (
    <PlainDisclosure
      title={t("viewer.filters")}
      summary={dimensions
        .map((dimension) => nameValue(dimension, view.chart))
        .filter(Boolean)
        .join(" · ")}
      className={styles.closedFilters ?? ""}
    >
      {form}
    </PlainDisclosure>
  ) : (
    form
  );
};
