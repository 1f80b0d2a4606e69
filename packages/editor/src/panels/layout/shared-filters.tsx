import {
  type ChartContext,
  type DashboardFilters,
  deriveSharedTimeRange,
  findSharedDimension,
  limitSharedRange,
  listOriginals,
  listSharedFilterDimensions,
  listTimeDimensions,
  losesValues,
  makeSharedTimeRange,
  type SharedTimeRange,
} from "@statelier/document";
import { type ChartKey, type ComponentId, type Dimension, formatDate } from "@statelier/model";
import { Switch, useLocale, useT } from "@statelier/ui";
import { buildOptionNodes } from "@statelier/viewer/option-nodes";
import { type ReactNode, useMemo } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { nameChart } from "../../chart/name-chart.ts";
import controls from "../../controls/controls.module.css";
import { PeriodSelect } from "../../controls/period-select.tsx";
import { ValueSelect } from "../../controls/value-select.tsx";
import { PeriodSlider } from "./period-slider.tsx";

/** A chart that a filter touches. */
type Touched = { key: ChartKey; name: string };

type Chart = Touched & ChartContext;

/** What may be shared, under the id by which it is where it is shared already: that can be ended whatever has become of the charts. */
const listShareable = (charts: readonly Chart[], shared: readonly ComponentId[]) => {
  const candidates = listSharedFilterDimensions(charts).map((dimension) => ({
    // That of a join counts the joins of its own chart alone.
    id:
      shared.find((id) => findSharedDimension([dimension], id)) ??
      listOriginals(dimension)[0]?.id ??
      dimension.id,
    dimension,
  }));
  const others = shared.flatMap((id) => {
    const dimension = charts
      .map(({ components }) => findSharedDimension(components.dimensions, id))
      .find(Boolean);
    return dimension && candidates.every((each) => each.id !== id) ? [{ id, dimension }] : [];
  });
  return [...candidates, ...others];
};

/** What may be shared, and by which charts; plain data, so that other changes of the charts do not matter. */
const describeShared = (
  charts: readonly Chart[],
  { componentIds: shared, filters }: DashboardFilters["dataFilters"],
) => {
  const touchedOf = (isTouched: (chart: Chart) => unknown): Touched[] =>
    charts.flatMap((chart) => (isTouched(chart) ? [{ key: chart.key, name: chart.name }] : []));
  return {
    dates: deriveSharedTimeRange(charts.flatMap(listTimeDimensions)),
    withTime: touchedOf((chart) => listTimeDimensions(chart).length > 0),
    dimensions: listShareable(charts, shared).map(({ id, dimension }) => ({
      id,
      dimension,
      charts: touchedOf(({ components }) =>
        findSharedDimension(components.dimensions, dimension.id),
      ),
      narrowed: touchedOf((chart) => losesValues(chart, dimension.id, filters[id]?.value)),
    })),
  };
};

const useShared = (): ReturnType<typeof describeShared> => {
  const t = useT();
  const locale = useLocale();
  const { session } = useEditor();
  return useSession(({ state }) =>
    describeShared(
      state.chartConfigs.flatMap((config, index) =>
        session.findMissing(config)
          ? []
          : {
              key: config.key,
              name: nameChart(config, index, locale, t),
              config,
              components: session.findComponents(config),
            },
      ),
      state.dashboardFilters.dataFilters,
    ),
  );
};

const useTouchedNames = (charts: readonly Touched[]): string => {
  const t = useT();
  return t("editor.shared.touches", { charts: charts.map(({ name }) => name).join(", ") });
};

/** A filter for several charts: which ones it touches is seen on the page while it is looked at. */
const Touching = ({
  charts,
  children,
}: {
  charts: readonly Touched[];
  children: ReactNode;
}): ReactNode => {
  const { place } = useEditor();
  const touch = () => place.touch(charts.map(({ key }) => key));
  const leave = () => place.touch([]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it shows what its switch says in words
    <li
      className={controls["setting"]}
      onPointerEnter={touch}
      onPointerLeave={leave}
      onFocus={touch}
      onBlur={leave}
    >
      {children}
    </li>
  );
};

const SharedPeriod = ({
  dates,
  charts,
}: {
  dates: SharedTimeRange;
  charts: readonly Touched[];
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { dispatch } = useEditor();
  const timeRange = useSession(({ state }) => state.dashboardFilters.timeRange);
  const touched = useTouchedNames(charts);
  const { timeUnit, values } = dates;
  const period = limitSharedRange(dates, timeRange.presets);
  const times = values.map((id) => ({ id, label: formatDate(id, timeUnit, locale) }));
  const dated = {
    kind: "TemporalDimension",
    timeUnit,
    values: times.map(({ id, label }) => ({ value: id, label })),
  } as const;
  const change = (presets: { from: string; to: string }) =>
    dispatch({
      type: "DASHBOARD_TIME_RANGE_FILTER_UPDATE",
      timeRange: makeSharedTimeRange(dates, presets),
    });
  return (
    <Touching charts={charts}>
      <Switch
        isSelected={timeRange.active}
        description={touched}
        onChange={(active) =>
          dispatch(
            active
              ? {
                  type: "DASHBOARD_TIME_RANGE_FILTER_UPDATE",
                  timeRange: makeSharedTimeRange(dates),
                }
              : { type: "DASHBOARD_TIME_RANGE_FILTER_REMOVE" },
          )
        }
      >
        {t("editor.readers.time-range")}
      </Switch>
      {timeRange.active && (
        <>
          <PeriodSelect dimension={dated} times={times} period={period} onChange={change} />
          <PeriodSlider times={times} period={period} onChange={change} />
        </>
      )}
    </Touching>
  );
};

/** Charts that showed several values, or another one, have one since their filter is shared; said as soon as it is. */
const Narrowed = ({
  charts,
  value,
}: {
  charts: readonly Touched[];
  /** What they show now. */
  value: string | undefined;
}): ReactNode => {
  const t = useT();
  const names = charts.map(({ name }) => name).join(", ");
  return (
    <output className={controls["note"]}>
      {value === undefined || charts.length === 0
        ? null
        : t("editor.shared.narrowed", { value, charts: names })}
    </output>
  );
};

const SharedDimension = ({
  id,
  dimension,
  charts,
  narrowed,
}: {
  /** Under which it is shared. */
  id: ComponentId;
  dimension: Dimension;
  charts: readonly Touched[];
  /** Those that show several values, or another one, on their own. */
  narrowed: readonly Touched[];
}): ReactNode => {
  const { dispatch } = useEditor();
  const dataFilters = useSession(({ state }) => state.dashboardFilters.dataFilters);
  const touched = useTouchedNames(charts);
  const isShared = dataFilters.componentIds.includes(id);
  const nodes = useMemo(() => buildOptionNodes(dimension), [dimension]);
  const value = dataFilters.filters[id]?.value;
  const shown = isShared ? dimension.values.find((each) => each.value === value) : undefined;
  return (
    <Touching charts={charts}>
      <Switch
        isSelected={isShared}
        description={touched}
        onChange={(shared) =>
          dispatch({
            type: shared ? "DASHBOARD_DATA_FILTER_ADD" : "DASHBOARD_DATA_FILTER_REMOVE",
            dimensionId: id,
          })
        }
      >
        {dimension.label}
      </Switch>
      <Narrowed charts={narrowed} value={shown?.label} />
      {isShared && (
        <ValueSelect
          label={dimension.label}
          nodes={nodes}
          value={value ?? ""}
          onChange={(chosen) =>
            dispatch({
              type: "DASHBOARD_DATA_FILTERS_SET",
              dataFilters: {
                ...dataFilters,
                filters: { ...dataFilters.filters, [id]: { type: "single", value: chosen } },
              },
            })
          }
        />
      )}
    </Touching>
  );
};

/** What readers choose for all charts at once: a period, and values of what at least two charts are filtered by (DA5, DA7). */
export const SharedFilters = (): ReactNode => {
  const t = useT();
  const { dates, withTime, dimensions } = useShared();
  if (!dates && dimensions.length === 0)
    return <p className={controls["hint"]}>{t("editor.shared.none")}</p>;
  return (
    <ul className={controls["list"]} aria-label={t("editor.shared")}>
      {dates && <SharedPeriod dates={dates} charts={withTime} />}
      {dimensions.map((each) => (
        <SharedDimension key={each.id} {...each} />
      ))}
    </ul>
  );
};
