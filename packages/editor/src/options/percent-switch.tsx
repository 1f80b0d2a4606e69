import { makeInteractiveFilters } from "@statelier/document";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { disabledBy } from "../controls/disabled-by.ts";
import type { FieldControlProps } from "./field-control.ts";

/** Shares of a hundred instead of the values. */
export const PercentSwitch = ({ disabled }: FieldControlProps): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const filters =
    useSession(({ config }) => config.interactiveFiltersConfig) ?? makeInteractiveFilters();
  return (
    <Switch
      isSelected={disabled === undefined && filters.calculation.type === "percent"}
      onChange={(isOn) =>
        dispatch({
          type: "INTERACTIVE_FILTER_CHANGED",
          interactiveFiltersConfig: {
            ...filters,
            calculation: { ...filters.calculation, type: isOn ? "percent" : "identity" },
          },
        })
      }
      {...disabledBy(disabled)}
    >
      {t("editor.percent")}
    </Switch>
  );
};
