import { DOT_SIZES } from "@statelier/document";
import { RadioGroup, Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";
import { readFieldProperty } from "./field-property.ts";

/** Dots on the line: whether, and how large. */
export const DotControls = ({ spec: { field } }: FieldControlProps): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  const isOn = readFieldProperty(config, field, "showDots") === true;
  const size = readFieldProperty(config, field, "showDotsSize") as string | undefined;
  const update = (name: string, value: unknown) =>
    dispatch({ type: "CHART_FIELD_UPDATED", field, path: [name], value });
  return (
    <>
      <Switch isSelected={isOn} onChange={(value) => update("showDots", value)}>
        {t("editor.dots")}
      </Switch>
      {isOn && (
        <RadioGroup
          label={t("editor.dots.size")}
          orientation="horizontal"
          options={DOT_SIZES.map((each) => ({ value: each, label: t(`editor.dots.${each}`) }))}
          value={size ?? "Medium"}
          onChange={(value) => update("showDotsSize", value)}
        />
      )}
    </>
  );
};
