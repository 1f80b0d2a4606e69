import { canStack, chartRules, listComponentsOfField } from "@statelier/document";
import { RadioGroup, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import { readFieldProperty } from "./field-property.ts";

/** Whether the series of a chart stand on each other or side by side. */
export const StackControl = (): ReactNode => {
  const t = useT();
  const { config, components, dispatch } = useEditor();
  const measure = chartRules[config.chartType].fields.find(({ role }) => role === "measure");
  const [measureId = ""] = measure ? listComponentsOfField(config, measure.field) : [];
  const isStackable = canStack(components, measureId);
  return (
    <RadioGroup
      label={t("editor.stack")}
      options={[
        {
          value: "stacked",
          label: t("editor.stack.stacked"),
          isDisabled: !isStackable,
          ...(isStackable ? {} : { description: t("editor.stack.impossible") }),
        },
        { value: "grouped", label: t("editor.stack.grouped") },
      ]}
      value={(readFieldProperty(config, "segment", "type") as string | undefined) ?? "grouped"}
      onChange={(value) =>
        dispatch({ type: "CHART_FIELD_UPDATED", field: "segment", path: ["type"], value })
      }
    />
  );
};
