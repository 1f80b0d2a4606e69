import { chartRules } from "@statelier/document";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { disabledBy } from "../controls/disabled-by.ts";
import type { FieldControlProps } from "./field-control.ts";
import { useFieldProperty } from "./use-field-property.ts";

type SwitchName = "showStandardError" | "showConfidenceInterval" | "useAbbreviations";

/** A property of a field that is on or off. `byDefault` holds while nothing is stored. */
const makeFieldSwitch = (name: SwitchName, byDefault: boolean) =>
  function FieldSwitch({ spec: { field }, disabled }: FieldControlProps): ReactNode {
    const t = useT();
    const [stored, change] = useFieldProperty<boolean>(field, name);
    return (
      <Switch isSelected={stored ?? byDefault} onChange={change} {...disabledBy(disabled)}>
        {t(`editor.switch.${name}`)}
      </Switch>
    );
  };

export const StandardErrorSwitch = makeFieldSwitch("showStandardError", true);
export const ConfidenceIntervalSwitch = makeFieldSwitch("showConfidenceInterval", true);
export const AbbreviationSwitch = makeFieldSwitch("useAbbreviations", false);

/** Whether the legend carries the name of what it explains. */
export const LegendTitleSwitch = ({ spec: { field } }: FieldControlProps): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const [isShown] = useFieldProperty<boolean>(field, "showTitle");
  const canBeNamedInPlace = useSession(({ config }) => chartRules[config.chartType].namesInPlace);
  return (
    <Switch
      isSelected={isShown !== false}
      onChange={(show) => dispatch({ type: "CHART_SHOW_LEGEND_TITLE_CHANGED", show })}
      {...(canBeNamedInPlace ? { description: t("editor.legend-title.named") } : {})}
    >
      {t("editor.legend-title")}
    </Switch>
  );
};
