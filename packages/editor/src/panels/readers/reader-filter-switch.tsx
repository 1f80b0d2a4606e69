import type { Dimension } from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useInteractiveFilters } from "../../chart/use-interactive-filters.ts";

/** Whether readers may change the value of a filter. */
export const ReaderFilterSwitch = ({ dimension }: { dimension: Dimension }): ReactNode => {
  const t = useT();
  const { filters, change } = useInteractiveFilters();
  const { active, componentIds } = filters.dataFilters;
  const others = componentIds.filter((id) => id !== dimension.id);
  return (
    <Switch
      isSelected={active && componentIds.includes(dimension.id)}
      onChange={(isOn) => {
        const next = isOn ? [...others, dimension.id] : others;
        const dataFilters = { ...filters.dataFilters, active: next.length > 0, componentIds: next };
        change({ dataFilters });
      }}
    >
      {t("editor.filters.readers")}
    </Switch>
  );
};
