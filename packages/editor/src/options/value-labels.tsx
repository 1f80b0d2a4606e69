import { chartRules, findForm, readFields } from "@statelier/document";
import { FIELD_VALUE_NONE } from "@statelier/model";
import { Select, Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import { disabledBy } from "../controls/disabled-by.ts";
import type { FieldControlProps } from "./field-control.ts";
import { useFieldProperty } from "./use-field-property.ts";

const STORED = { always: true, never: false, automatic: FIELD_VALUE_NONE } as const;

type Choice = keyof typeof STORED;

const isChoice = (text: string): text is Choice => text in STORED;

/** Whether values are written into the chart; columns and bars write them by themselves where they are few, stacks their totals when asked, dumbbells those of their outer dots. */
export const ValueLabels = ({ spec: { field }, disabled }: FieldControlProps): ReactNode => {
  const t = useT();
  const [stored, set] = useFieldProperty<boolean>(field, "showValues");
  const isAutomatic = useSession(
    ({ config }) =>
      chartRules[config.chartType].valueLabels === "automatic" && !findForm(config)?.hasDots,
  );
  const isStacked = useSession(({ config }) => readFields(config).segment?.type === "stacked");
  const state = disabledBy(disabled);
  if (!isAutomatic)
    return (
      <Switch isSelected={stored === true} onChange={set} {...state}>
        {t("editor.values-in-chart")}
      </Switch>
    );
  if (isStacked)
    return (
      <Switch
        isSelected={stored === true && disabled === undefined}
        onChange={(isOn) => set(isOn || FIELD_VALUE_NONE)}
        description={t("editor.values-in-chart.hint")}
        {...state}
      >
        {t("editor.values-in-chart.totals")}
      </Switch>
    );
  const choice: Choice = stored === undefined ? "automatic" : stored === true ? "always" : "never";
  return (
    <Select
      label={t("editor.values-in-chart")}
      options={(["automatic", "always", "never"] as const).map((id) => ({
        id,
        label: t(`editor.values-in-chart.${id}`),
      }))}
      value={choice}
      onChange={(next) => {
        if (isChoice(next)) set(STORED[next]);
      }}
      description={t("editor.values-in-chart.hint")}
      {...state}
    />
  );
};
