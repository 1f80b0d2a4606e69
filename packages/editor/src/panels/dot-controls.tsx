import { RadioGroup, Switch, useT } from "@statelier/ui";
import { DOT_SIZES } from "@statelier/document";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import { readFieldProperty } from "./field-property.ts";

/** Dots on the line: whether, and how large. */
export const DotControls = ({ field }: { field: string }): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  const isOn = readFieldProperty(config, field, "showDots") === true;
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
          options={DOT_SIZES.map((size) => ({ value: size, label: t(`editor.dots.${size}`) }))}
          value={
            (readFieldProperty(config, field, "showDotsSize") as string | undefined) ?? "Small"
          }
          onChange={(value) => update("showDotsSize", value)}
        />
      )}
    </>
  );
};
