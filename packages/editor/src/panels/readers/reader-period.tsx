import type { InteractiveFiltersConfig } from "@statelier/document";
import { type Dimension, MOST_RECENT_VALUE } from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { limitTimes, listTimeOptions, makePresets } from "../../chart/list-time-options.ts";
import styles from "../../controls/controls.module.css";
import { PeriodSelect } from "../../controls/period-select.tsx";
import { useFilter } from "../../chart/use-filter.ts";

type TimeRange = InteractiveFiltersConfig["timeRange"];

/** Whether readers may narrow the period, and the period that they see first. */
export const ReaderPeriod = ({
  dimension,
  timeRange,
  onChange,
}: {
  dimension: Dimension;
  timeRange: TimeRange;
  onChange: (timeRange: TimeRange) => void;
}): ReactNode => {
  const t = useT();
  const times = limitTimes(listTimeOptions(dimension), useFilter(dimension));
  const { presets } = timeRange;
  const ids = times.map(({ id }) => id);
  const [first = "", last = ""] = [ids[0], ids.at(-1)];
  const from = ids.includes(presets.from) ? presets.from : first;
  const to = presets.to !== MOST_RECENT_VALUE && ids.includes(presets.to) ? presets.to : last;
  return (
    <>
      <Switch
        isSelected={timeRange.active}
        onChange={(active) => onChange({ ...timeRange, active, componentId: dimension.id })}
      >
        {t("editor.readers.time-range")}
      </Switch>
      {timeRange.active && (
        <fieldset className={styles["fields"]} aria-label={t("editor.readers.period")}>
          <p className={styles["groupName"]}>{t("editor.readers.period")}</p>
          <PeriodSelect
            dimension={dimension}
            times={times}
            period={{ from, to }}
            onChange={(period) =>
              onChange({
                ...timeRange,
                componentId: dimension.id,
                presets: makePresets(period, last),
              })
            }
          />
        </fieldset>
      )}
    </>
  );
};
