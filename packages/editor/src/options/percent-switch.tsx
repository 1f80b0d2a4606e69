import { makeInteractiveFilters } from "@statelier/document";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";

/** Shares of a hundred instead of the values. */
export const PercentSwitch = ({ disabled }: FieldControlProps): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  const filters = config.interactiveFiltersConfig ?? makeInteractiveFilters();
  const isPossible = disabled === undefined;
  return (
    <Switch
      isSelected={isPossible && filters.calculation.type === "percent"}
      isDisabled={!isPossible}
      onChange={(isOn) =>
        dispatch({
          type: "INTERACTIVE_FILTER_CHANGED",
          interactiveFiltersConfig: {
            ...filters,
            calculation: { ...filters.calculation, type: isOn ? "percent" : "identity" },
          },
        })
      }
      {...(isPossible ? {} : { description: disabled })}
    >
      {t("editor.percent")}
    </Switch>
  );
};
