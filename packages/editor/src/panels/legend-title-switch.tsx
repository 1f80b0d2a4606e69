import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";
import { readFieldProperty } from "./field-property.ts";

/** Whether the legend carries the name of what it explains. */
export const LegendTitleSwitch = ({ spec: { field } }: FieldControlProps): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  return (
    <Switch
      isSelected={readFieldProperty(config, field, "showTitle") !== false}
      onChange={(show) => dispatch({ type: "CHART_SHOW_LEGEND_TITLE_CHANGED", show })}
      {...(config.chartType === "line" ? { description: t("editor.legend-title.lines") } : {})}
    >
      {t("editor.legend-title")}
    </Switch>
  );
};
