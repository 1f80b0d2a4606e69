import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";
import { readFieldProperty } from "./field-property.ts";

type SwitchName = "showStandardError" | "showConfidenceInterval" | "useAbbreviations";

/** A property of a field that is on or off. `byDefault` holds while nothing is stored. */
const FieldSwitch = ({
  spec: { field },
  disabled,
  name,
  byDefault,
}: FieldControlProps & { name: SwitchName; byDefault: boolean }): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  return (
    <Switch
      isSelected={Boolean(readFieldProperty(config, field, name) ?? byDefault)}
      isDisabled={disabled !== undefined}
      {...(disabled === undefined ? {} : { description: disabled })}
      onChange={(value) => dispatch({ type: "CHART_FIELD_UPDATED", field, path: [name], value })}
    >
      {t(`editor.switch.${name}`)}
    </Switch>
  );
};

export const StandardErrorSwitch = (props: FieldControlProps): ReactNode => (
  <FieldSwitch {...props} name="showStandardError" byDefault />
);

export const ConfidenceIntervalSwitch = (props: FieldControlProps): ReactNode => (
  <FieldSwitch {...props} name="showConfidenceInterval" byDefault />
);

export const AbbreviationSwitch = (props: FieldControlProps): ReactNode => (
  <FieldSwitch {...props} name="useAbbreviations" byDefault={false} />
);
