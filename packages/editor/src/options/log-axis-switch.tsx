import { FIELD_VALUE_NONE } from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { disabledBy } from "../controls/disabled-by.ts";
import type { FieldControlProps } from "./field-control.ts";
import { useExtension } from "./use-extension.ts";

/** Equal ratios are equal distances. */
export const LogAxisSwitch = ({ component, disabled }: FieldControlProps): ReactNode => {
  const t = useT();
  const [isLog, setIsLog] = useExtension<boolean>("logAxes", component.id);
  return (
    <Switch
      isSelected={disabled === undefined && isLog === true}
      onChange={(isOn) => setIsLog(isOn ? true : FIELD_VALUE_NONE)}
      {...disabledBy(disabled)}
    >
      {t("editor.log-axis")}
    </Switch>
  );
};
