import { AXIS_STARTS, type AxisStart } from "@statelier/document";
import { FIELD_VALUE_NONE } from "@statelier/model";
import { RadioGroup, Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { disabledBy } from "../controls/disabled-by.ts";
import type { FieldControlProps } from "./field-control.ts";
import { useExtension } from "./use-extension.ts";

const AUTOMATIC = "auto";

/** Where the axis of lines and dots starts: as the values suggest, at zero, or at the lowest value. */
export const AxisStartControl = ({ component }: FieldControlProps): ReactNode => {
  const t = useT();
  const [start, setStart] = useExtension<AxisStart>("axisStarts", component.id);
  return (
    <RadioGroup
      label={t("editor.axis-start")}
      options={[AUTOMATIC, ...AXIS_STARTS].map((value) => ({
        value,
        label: t(`editor.axis-start.${value as AxisStart | typeof AUTOMATIC}`),
      }))}
      value={start ?? AUTOMATIC}
      onChange={(value) => setStart(value === AUTOMATIC ? FIELD_VALUE_NONE : value)}
    />
  );
};

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

/** Whether two measures that count the same stand on one axis. */
export const SharedAxisControl = (): ReactNode => {
  const t = useT();
  const [isShared, setIsShared] = useExtension<boolean>("sharedAxis");
  const stored = isShared ? "one" : "two";
  return (
    <RadioGroup
      label={t("editor.shared-axis")}
      options={[AUTOMATIC, "one", "two"].map((value) => ({
        value,
        label: t(`editor.shared-axis.${value as typeof AUTOMATIC | "one" | "two"}`),
      }))}
      value={isShared === undefined ? AUTOMATIC : stored}
      onChange={(value) => setIsShared(value === AUTOMATIC ? FIELD_VALUE_NONE : value === "one")}
    />
  );
};
