import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import { readFieldProperty } from "./field-property.ts";

type SwitchName = "showStandardError" | "showConfidenceInterval" | "useAbbreviations";

/** A property of a field that is on or off. */
export const FieldSwitch = ({
  field,
  name,
  byDefault = false,
}: {
  field: string;
  name: SwitchName;
  /** What holds while nothing is stored. */
  byDefault?: boolean;
}): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  return (
    <Switch
      isSelected={Boolean(readFieldProperty(config, field, name) ?? byDefault)}
      onChange={(value) => dispatch({ type: "CHART_FIELD_UPDATED", field, path: [name], value })}
    >
      {t(`editor.switch.${name}`)}
    </Switch>
  );
};
