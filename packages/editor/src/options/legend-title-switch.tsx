import type { ChartType } from "@statelier/document";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";
import { useFieldProperty } from "./use-field-property.ts";

/** Their names stand at what they draw where there is room. */
const NAMED_IN_PLACE: readonly ChartType[] = ["line", "area", "pie"];

/** Whether the legend carries the name of what it explains. */
export const LegendTitleSwitch = ({ spec: { field } }: FieldControlProps): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const [isShown] = useFieldProperty<boolean>(field, "showTitle");
  const canNameItself = useSession(({ config }) => NAMED_IN_PLACE.includes(config.chartType));
  return (
    <Switch
      isSelected={isShown !== false}
      onChange={(show) => dispatch({ type: "CHART_SHOW_LEGEND_TITLE_CHANGED", show })}
      {...(canNameItself ? { description: t("editor.legend-title.named") } : {})}
    >
      {t("editor.legend-title")}
    </Switch>
  );
};
