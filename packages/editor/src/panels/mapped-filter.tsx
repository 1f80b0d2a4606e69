import { findMostRecentValue, sortValues } from "@statelier/document";
import { type Dimension, kindTraits, MOST_RECENT_VALUE } from "@statelier/model";
import { Button, Select, Switch, TreeSelect, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import { listFilterTargets } from "./filter-targets.ts";
import { buildOptionNodes } from "./option-nodes.ts";
import styles from "./panels.module.css";

const useFilter = (dimension: Dimension) => {
  const { config } = useEditor();
  const ids = listFilterTargets(dimension).map(({ dimensionId }) => dimensionId);
  return config.cubes
    .flatMap(({ filters }) => ids.map((id) => filters[id]))
    .find((filter) => filter !== undefined);
};

const ValueChoice = ({ dimension }: { dimension: Dimension }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const filter = useFilter(dimension);
  const all = dimension.values.map(({ value }) => value);
  const chosen = filter?.type === "multi" ? all.filter((value) => filter.values[value]) : all;
  return (
    <TreeSelect
      label={t("editor.values")}
      nodes={buildOptionNodes(dimension)}
      mode="multiple"
      value={chosen}
      description={t("editor.values.count", { chosen: chosen.length, total: all.length })}
      onChange={(values) => {
        if (values.length === 0) return;
        const filters = listFilterTargets(dimension);
        dispatch({ type: "CHART_CONFIG_FILTER_SET_MULTI", filters, values });
      }}
    />
  );
};

const TimeChoice = ({ dimension }: { dimension: Dimension }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const filter = useFilter(dimension);
  const filters = listFilterTargets(dimension);
  const keyOf = ({ value, position }: Dimension["values"][number]): string =>
    dimension.kind === "TemporalDimension" ? value : String(position ?? value);
  const times = sortValues(dimension, {}).map((each) => ({ id: keyOf(each), label: each.label }));
  const first = times[0]?.id ?? "";
  const newest = dimension.values.find(({ value }) => value === findMostRecentValue(dimension));
  const last = newest ? keyOf(newest) : (times.at(-1)?.id ?? "");
  const range = filter?.type === "range" ? filter : { from: first, to: last };
  const isNewest = range.to === MOST_RECENT_VALUE;
  const to = isNewest ? last : range.to;
  const set = (from: string, until: string) =>
    dispatch({ type: "CHART_CONFIG_FILTER_SET_RANGE", filters, from, to: until });
  return (
    <fieldset className={styles["fields"]} aria-label={t("editor.period")}>
      <div className={styles["pair"]}>
        <Select
          label={t("viewer.time-range.from")}
          options={times.filter(({ id }) => id <= to)}
          value={range.from}
          onChange={(from) => set(from, range.to)}
        />
        <Select
          label={t("viewer.time-range.to")}
          options={times.filter(({ id }) => id >= range.from)}
          value={to}
          isDisabled={isNewest}
          onChange={(until) => set(range.from, until)}
        />
      </div>
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

/** Which values of a dimension the chart shows: some of them, or a range of time. */
export const MappedFilter = ({ componentId }: { componentId: string }): ReactNode => {
  const { components } = useEditor();
  const dimension = components.dimensions.find(({ id }) => id === componentId);
  if (!dimension || dimension.values.length === 0) return null;
  if (kindTraits(dimension).canTimeFilter) return <TimeChoice dimension={dimension} />;
  return kindTraits(dimension).canMultiFilter ? <ValueChoice dimension={dimension} /> : null;
};
