import { isMeasure } from "@statelier/model";
import { TreeSelect, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";
import { readFieldProperty } from "./field-property.ts";
import { buildOptionNodes } from "@statelier/viewer/option-nodes";

/** The series whose values are written into the stacks; the totals belong to the measure. */
export const PartValues = ({ spec: { field }, component }: FieldControlProps): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  if (isMeasure(component)) return null;
  const stored = Object(readFieldProperty(config, field, "showValuesMapping")) as Partial<
    Record<string, boolean>
  >;
  return (
    <TreeSelect
      label={t("editor.values-in-chart.parts")}
      nodes={buildOptionNodes(component)}
      mode="multiple"
      value={component.values.flatMap(({ value }) => (stored[value] ? [value] : []))}
      description={t("editor.values-in-chart.parts.hint")}
      onChange={(values) =>
        dispatch({
          type: "CHART_FIELD_UPDATED",
          field,
          path: ["showValuesMapping"],
          value: Object.fromEntries(values.map((value) => [value, true])),
        })
      }
    />
  );
};
