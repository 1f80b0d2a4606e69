import { type Dimension, MOST_RECENT_VALUE } from "@statelier/model";
import { Button, Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import { listTimeOptions } from "../chart/list-time-options.ts";
import styles from "./controls.module.css";
import { PeriodSelect } from "./period-select.tsx";
import { listFilterTargets, useFilter } from "../chart/use-filter.ts";

/** The period that the chart shows, up to a date or always to the most recent one. */
export const TimeChoice = ({ dimension }: { dimension: Dimension }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const filter = useFilter(dimension);
  const filters = listFilterTargets(dimension);
  const times = listTimeOptions(dimension);
  const last = times.at(-1)?.id ?? "";
  const range = filter?.type === "range" ? filter : { from: times[0]?.id ?? "", to: last };
  const isNewest = range.to === MOST_RECENT_VALUE;
  const set = (from: string, to: string) =>
    dispatch({ type: "CHART_CONFIG_FILTER_SET_RANGE", filters, from, to });
  return (
    <fieldset className={styles["fields"]} aria-label={t("editor.period")}>
      <PeriodSelect
        times={times}
        period={{ from: range.from, to: isNewest ? last : range.to }}
        isEndFixed={isNewest}
        onChange={({ from, to }) => set(from, isNewest ? MOST_RECENT_VALUE : to)}
      />
      <Switch
        isSelected={isNewest}
        onChange={(isOn) => set(range.from, isOn ? MOST_RECENT_VALUE : last)}
      >
        {t("editor.period.most-recent")}
      </Switch>
      {filter?.type === "range" && (
        <Button
          size="small"
          onPress={() => dispatch({ type: "CHART_CONFIG_FILTER_RESET_RANGE", filters })}
        >
          {t("editor.period.all")}
        </Button>
      )}
    </fieldset>
  );
};
