import { RadioGroup, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";
import { readFieldProperty } from "./field-property.ts";

/** Whether the series of a chart stand on each other or side by side. */
export const StackControl = ({ spec: { field }, disabled }: FieldControlProps): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  return (
    <RadioGroup
      label={t("editor.stack")}
      options={[
        {
          value: "stacked",
          label: t("editor.stack.stacked"),
          ...(disabled === undefined ? {} : { isDisabled: true, description: disabled }),
        },
        { value: "grouped", label: t("editor.stack.grouped") },
      ]}
      value={String(readFieldProperty(config, field, "type"))}
      onChange={(value) => dispatch({ type: "CHART_FIELD_UPDATED", field, path: ["type"], value })}
    />
  );
};
