import type { ChartType } from "@statelier/document";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";
import { readFieldProperty } from "./field-property.ts";

/** Their names stand at what they draw where there is room. */
const NAMED_IN_PLACE: readonly ChartType[] = ["line", "area", "pie"];

/** Whether the legend carries the name of what it explains. */
export const LegendTitleSwitch = ({ spec: { field } }: FieldControlProps): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  const canNameItself = NAMED_IN_PLACE.includes(config.chartType);
  return (
    <Switch
      isSelected={readFieldProperty(config, field, "showTitle") !== false}
      onChange={(show) => dispatch({ type: "CHART_SHOW_LEGEND_TITLE_CHANGED", show })}
      {...(canNameItself ? { description: t("editor.legend-title.named") } : {})}
    >
      {t("editor.legend-title")}
    </Switch>
  );
};
