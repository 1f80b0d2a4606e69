import { FIELD_VALUE_NONE } from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import type { FieldControlProps } from "./field-control.ts";
import { useExtension } from "./use-extension.ts";

/** An author knows better than unit and name that values add up; readers are told. */
export const AdditiveSwitch = ({ component }: FieldControlProps): ReactNode => {
  const t = useT();
  const [isAdditive, setIsAdditive] = useExtension<boolean>("additive", component.id);
  return (
    <Switch
      isSelected={isAdditive === true}
      onChange={(isOn) => setIsAdditive(isOn ? true : FIELD_VALUE_NONE)}
      description={t("editor.additive.hint")}
    >
      {t("editor.additive")}
    </Switch>
  );
};
