import { DOT_SIZES } from "@statelier/document";
import { RadioGroup, Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import type { FieldControlProps } from "./field-control.ts";
import { useFieldProperty } from "./use-field-property.ts";

/** Dots on the line: whether, and how large. */
export const DotControls = ({ spec: { field } }: FieldControlProps): ReactNode => {
  const t = useT();
  const [isOn, setIsOn] = useFieldProperty<boolean>(field, "showDots");
  const [size, setSize] = useFieldProperty<string>(field, "showDotsSize");
  return (
    <>
      <Switch isSelected={isOn === true} onChange={setIsOn}>
        {t("editor.dots")}
      </Switch>
      {isOn === true && (
        <RadioGroup
          label={t("editor.dots.size")}
          orientation="horizontal"
          options={DOT_SIZES.map((each) => ({ value: each, label: t(`editor.dots.${each}`) }))}
          value={size ?? "Medium"}
          onChange={setSize}
        />
      )}
    </>
  );
};
