import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";
import { readFieldProperty } from "./field-property.ts";

/** Whether the legend carries the name of what it explains. */
export const LegendTitleSwitch = ({ spec: { field } }: FieldControlProps): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  const namesItself = config.chartType === "line" || config.chartType === "pie";
  return (
    <Switch
      isSelected={readFieldProperty(config, field, "showTitle") !== false}
      onChange={(show) => dispatch({ type: "CHART_SHOW_LEGEND_TITLE_CHANGED", show })}
      {...(namesItself ? { description: t("editor.legend-title.named") } : {})}
    >
      {t("editor.legend-title")}
    </Switch>
  );
};
