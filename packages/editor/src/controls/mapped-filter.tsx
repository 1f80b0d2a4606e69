import {
  type FieldSpec,
  findSharedDimension,
  findShares,
  hasLayout,
  listShownValues,
  listTimeValues,
} from "@statelier/document";
import { type Component, type Dimension, kindTraits, MOST_RECENT_VALUE } from "@statelier/model";
import { Button, Switch, TreeSelect, useT } from "@statelier/ui";
import { picksDates } from "@statelier/viewer/date-field";
import { buildOptionNodes } from "@statelier/viewer/option-nodes";
import { type ReactNode, useState } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { listTimeOptions } from "../chart/list-time-options.ts";
import { listFilterTargets, useFilter } from "../chart/use-filter.ts";
import styles from "./controls.module.css";
import { PeriodSelect } from "./period-select.tsx";

/** A shared filter of the layout stands before the chart's own: the chart shows its value. */
export const SharedValue = ({ dimension }: { dimension: Dimension }): ReactNode => {
  const t = useT();
  const { dispatch, place } = useEditor();
  const value = useSession(({ state }) => {
    const { componentIds, filters } = findShares(state).dataFilters;
    const id = componentIds.find((each) => findSharedDimension([dimension], each));
    return id === undefined ? undefined : (filters[id]?.value ?? dimension.values[0]?.value);
  });
  // Where there is no layout to go to, the next step is to be published.
  const isLaidOut = useSession(({ state }) => hasLayout(state));
  if (value === undefined) return null;
  const label = dimension.values.find((each) => each.value === value)?.label ?? value;
  return (
    <p className={`${styles["note"]} ${styles["wide"]}`}>
      {t("editor.filters.shared", { value: label })}{" "}
      {isLaidOut && (
        <Button
          size="small"
          tone="quiet"
          onPress={() => {
            dispatch({ type: "STEP_NEXT" });
            place.go("layout");
          }}
        >
          {t("editor.task.layout")}
        </Button>
      )}
    </p>
  );
};

/** The period that the chart shows, up to a date or always to the most recent one. */
const TimeChoice = ({ dimension }: { dimension: Dimension }): ReactNode => {
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
        dimension={dimension}
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

const ValueChoice = ({ dimension }: { dimension: Dimension }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const [isEmpty, setIsEmpty] = useState(false);
  const chosen = useSession(({ config }) => {
    const isTime = dimension.kind === "TemporalDimension";
    const dates = isTime ? listTimeValues(config, dimension).map(({ value }) => value) : undefined;
    const shown = listShownValues(config, dimension).map(({ value }) => value);
    return shown.filter((value) => dates?.includes(value) ?? true);
  });
  return (
    <TreeSelect
      label={t("editor.values")}
      nodes={buildOptionNodes(dimension)}
      mode="multiple"
      value={isEmpty ? [] : chosen}
      description={t("editor.values.count", {
        chosen: chosen.length,
        total: dimension.values.length,
      })}
      {...(isEmpty ? { kept: { value: chosen, reason: t("editor.values.empty") } } : {})}
      onClose={() => setIsEmpty(false)}
      onChange={(values) => {
        setIsEmpty(values.length === 0);
        if (values.length === 0) return;
        const filters = listFilterTargets(dimension);
        dispatch({ type: "CHART_CONFIG_FILTER_SET_MULTI", filters, values });
      }}
    />
  );
};

/** Which values of a dimension the chart shows: some of them, or a range of time; of dates that are series, either. */
export const MappedFilter = ({
  component,
  spec,
}: {
  component: Pick<Component, "id">;
  /** Absent for a column of a table. */
  spec?: Pick<FieldSpec, "field">;
}): ReactNode => {
  const dimension = useSession(({ components }) =>
    components.dimensions.find(({ id }) => id === component.id),
  );
  if (!dimension || dimension.values.length === 0) return null;
  const { canTimeFilter, canMultiFilter } = kindTraits(dimension);
  const isSeries = spec?.field === "segment" && dimension.kind === "TemporalDimension";
  const areListed = canTimeFilter ? isSeries && !picksDates(dimension) : canMultiFilter;
  return (
    <>
      {canTimeFilter && <TimeChoice dimension={dimension} />}
      {areListed && <ValueChoice dimension={dimension} />}
      <SharedValue dimension={dimension} />
    </>
  );
};
