import {
  type Calculation,
  type ChartContext,
  canShowPercent,
  findRowTime,
  hasColumns,
  listComponentsOfField,
} from "@statelier/document";
import { findComponent, kindTraits } from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../../chart/editor-context.ts";
import { useInteractiveFilters } from "../../chart/use-interactive-filters.ts";
import styles from "../../controls/controls.module.css";
import { useExtension } from "../../options/use-extension.ts";
import { FirstValueSelect } from "./first-value-select.tsx";
import { listReaderRows } from "./list-reader-rows.ts";
import { ReaderFilterSwitch } from "./reader-filter-switch.tsx";
import { ReaderPeriod } from "./reader-period.tsx";
import { SeveralValuesSwitch } from "./several-values-switch.tsx";

const findOffers = ({ config, components }: ChartContext) => {
  const [segmentId] = listComponentsOfField(config, "segment");
  const axisIds = ["x", "y"].flatMap((field) => listComponentsOfField(config, field));
  return {
    segmentId,
    hasLegend: segmentId !== undefined && findComponent(components, segmentId) !== undefined,
    timeAxis: hasColumns(config)
      ? findRowTime(config, components)
      : components.dimensions.find(
          (dimension) => axisIds.includes(dimension.id) && kindTraits(dimension).canTimeFilter,
        ),
    hasPercent: canShowPercent(config),
  };
};

/** What readers of the chart may change. */
export const ReaderSwitches = (): ReactNode => {
  const t = useT();
  const { filters, change } = useInteractiveFilters();
  const rows = useSession(listReaderRows);
  const [calculation, setCalculation] = useExtension<Calculation>("calculation");
  const { segmentId, hasLegend, timeAxis, hasPercent } = useSession(findOffers);
  return (
    <>
      {rows.map(({ dimension, hasChoice, summary = t("viewer.filters.none") }) => (
        <fieldset key={dimension.id} className={styles["fields"]} aria-label={dimension.label}>
          <p className={styles["groupName"]}>
            {dimension.label}
            {hasChoice ? null : ` · ${t("editor.readers.at-first", { value: summary })}`}
          </p>
          <ReaderFilterSwitch dimension={dimension} />
          <SeveralValuesSwitch dimension={dimension} />
          {hasChoice && <FirstValueSelect dimension={dimension} />}
        </fieldset>
      ))}
      {filters.dataFilters.active && (
        <Switch
          isSelected={filters.dataFilters.defaultOpen ?? true}
          onChange={(defaultOpen) =>
            change({ dataFilters: { ...filters.dataFilters, defaultOpen } })
          }
        >
          {t("editor.readers.default-open")}
        </Switch>
      )}
      {timeAxis && (
        <ReaderPeriod
          dimension={timeAxis}
          timeRange={filters.timeRange}
          onChange={(timeRange) => change({ timeRange })}
        />
      )}
      {hasLegend && segmentId !== undefined && (
        <Switch
          isSelected={filters.legend.active}
          onChange={(active) => change({ legend: { active, componentId: segmentId } })}
        >
          {t("editor.readers.legend")}
        </Switch>
      )}
      {hasPercent && (
        <Switch
          isSelected={filters.calculation.active}
          onChange={(active) => change({ calculation: { ...filters.calculation, active } })}
        >
          {t("editor.readers.calculation")}
        </Switch>
      )}
      {calculation && (
        <Switch
          isSelected={calculation.isOpen === true}
          onChange={(isOpen) => setCalculation({ ...calculation, isOpen })}
        >
          {t("editor.readers.values")}
        </Switch>
      )}
      {rows.length === 0 && !timeAxis && segmentId === undefined && (
        <p className={styles["hint"]}>{t("editor.readers.impossible")}</p>
      )}
    </>
  );
};
