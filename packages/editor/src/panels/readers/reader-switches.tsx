import {
  type ChartContext,
  canShowPercent,
  type InteractiveFiltersConfig,
  listComponentsOfField,
} from "@statelier/document";
import { findComponent, kindTraits } from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { listReaderRows } from "./list-reader-rows.ts";
import styles from "../../controls/controls.module.css";
import { ReaderFilterSwitch } from "../../controls/reader-filter-switch.tsx";
import { ReaderPeriod } from "./reader-period.tsx";
import { SeveralValuesSwitch } from "./several-values-switch.tsx";

const findOffers = ({ config, components }: ChartContext) => {
  const [segmentId] = listComponentsOfField(config, "segment");
  const axisIds = ["x", "y"].flatMap((field) => listComponentsOfField(config, field));
  return {
    segmentId,
    hasLegend: segmentId !== undefined && findComponent(components, segmentId) !== undefined,
    timeAxis: components.dimensions.find(
      (dimension) => axisIds.includes(dimension.id) && kindTraits(dimension).canTimeFilter,
    ),
    hasPercent: canShowPercent(config),
  };
};

/** What readers of the chart may change. */
export const ReaderSwitches = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const filters = useSession(({ config }) => config.interactiveFiltersConfig);
  const rows = useSession(listReaderRows);
  const { segmentId, hasLegend, timeAxis, hasPercent } = useSession(findOffers);
  if (!filters) return <p className={styles["hint"]}>{t("editor.readers.impossible")}</p>;
  const change = (part: Partial<InteractiveFiltersConfig>) =>
    dispatch({
      type: "INTERACTIVE_FILTER_CHANGED",
      interactiveFiltersConfig: { ...filters, ...part },
    });
  return (
    <>
      {rows.map(({ dimension, summary = t("kit.none") }) => (
        <fieldset key={dimension.id} className={styles["fields"]} aria-label={dimension.label}>
          <p className={styles["groupName"]}>
            {dimension.label} · {t("editor.readers.at-first", { value: summary })}
          </p>
          <ReaderFilterSwitch dimension={dimension} />
          <SeveralValuesSwitch dimension={dimension} />
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
      {rows.length === 0 && !timeAxis && segmentId === undefined && (
        <p className={styles["hint"]}>{t("editor.readers.impossible")}</p>
      )}
    </>
  );
};
