import { RadioGroup, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import { readFieldProperty } from "./field-property.ts";

const SIDES = ["left", "right"] as const;

/** On which side the axis of the line stands; the columns have the other one. */
export const LineAxisControl = (): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  return (
    <RadioGroup
      label={t("editor.line-axis")}
      orientation="horizontal"
      options={SIDES.map((value) => ({ value, label: t(`editor.line-axis.${value}`) }))}
      value={String(readFieldProperty(config, "y", "lineAxisOrientation"))}
      onChange={(value) =>
        dispatch({ type: "CHART_FIELD_UPDATED", field: "y", path: ["lineAxisOrientation"], value })
      }
    />
  );
};
