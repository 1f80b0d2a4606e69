import { isMeasure } from "@statelier/model";
import { TreeSelect, useT } from "@statelier/ui";
import { buildOptionNodes } from "@statelier/viewer/option-nodes";
import type { ReactNode } from "react";
import type { FieldControlProps } from "./field-control.ts";
import { useFieldProperty } from "./use-field-property.ts";

/** The series whose values are written into the stacks; the totals belong to the measure. */
export const PartValues = ({ spec: { field }, component }: FieldControlProps): ReactNode => {
  const t = useT();
  const [isShown = {}, change] = useFieldProperty<Partial<Record<string, boolean>>>(
    field,
    "showValuesMapping",
  );
  if (isMeasure(component)) return null;
  return (
    <TreeSelect
      label={t("editor.values-in-chart.parts")}
      nodes={buildOptionNodes(component)}
      mode="multiple"
      value={component.values.flatMap(({ value }) => (isShown[value] ? [value] : []))}
      description={t("editor.values-in-chart.parts.hint")}
      onChange={(values) => change(Object.fromEntries(values.map((value) => [value, true])))}
    />
  );
};
