import { FIELD_VALUE_NONE } from "@statelier/model";
import { Select, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import { readFieldProperty } from "./field-property.ts";

const STORED = { always: true, never: false, automatic: FIELD_VALUE_NONE } as const;

type Choice = keyof typeof STORED;

const isChoice = (text: string): text is Choice => text in STORED;

/** Whether values are written into the chart; automatically they are where there is room. */
export const ValueLabels = ({
  field,
  isDisabled,
}: {
  field: string;
  isDisabled: boolean;
}): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  const stored = readFieldProperty(config, field, "showValues");
  const choice: Choice = stored === undefined ? "automatic" : stored === true ? "always" : "never";
  return (
    <Select
      label={t("editor.values-in-chart")}
      isDisabled={isDisabled}
      options={(["automatic", "always", "never"] as const).map((id) => ({
        id,
        label: t(`editor.values-in-chart.${id}`),
      }))}
      value={choice}
      onChange={(next) => {
        if (!isChoice(next)) return;
        dispatch({ type: "CHART_FIELD_UPDATED", field, path: ["showValues"], value: STORED[next] });
      }}
    />
  );
};
