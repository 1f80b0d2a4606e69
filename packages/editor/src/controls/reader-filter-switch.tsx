import type { Dimension } from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";

/** Whether readers may change the value of a filter. */
export const ReaderFilterSwitch = ({ dimension }: { dimension: Dimension }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const filters = useSession(({ config }) => config.interactiveFiltersConfig);
  if (!filters) return null;
  const { componentIds } = filters.dataFilters;
  return (
    <Switch
      isSelected={filters.dataFilters.active && componentIds.includes(dimension.id)}
      onChange={(isOn) => {
        const others = componentIds.filter((id) => id !== dimension.id);
        const next = isOn ? [...others, dimension.id] : others;
        dispatch({
          type: "INTERACTIVE_FILTER_CHANGED",
          interactiveFiltersConfig: {
            ...filters,
            dataFilters: { ...filters.dataFilters, active: next.length > 0, componentIds: next },
          },
        });
      }}
    >
      {t("editor.filters.readers")}
    </Switch>
  );
};
