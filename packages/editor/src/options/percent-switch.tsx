import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useInteractiveFilters } from "../chart/use-interactive-filters.ts";
import { disabledBy } from "../controls/disabled-by.ts";
import type { FieldControlProps } from "./field-control.ts";

/** Shares of a hundred instead of the values. */
export const PercentSwitch = ({ disabled }: FieldControlProps): ReactNode => {
  const t = useT();
  const { filters, change } = useInteractiveFilters();
  const { calculation } = filters;
  return (
    <Switch
      isSelected={disabled === undefined && calculation.type === "percent"}
      onChange={(isOn) =>
        change({ calculation: { ...calculation, type: isOn ? "percent" : "identity" } })
      }
      {...disabledBy(disabled)}
    >
      {t("editor.percent")}
    </Switch>
  );
};
