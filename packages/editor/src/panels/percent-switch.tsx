import { canShowPercent } from "@statelier/document";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";

/** Shares of a hundred instead of the values. */
export const PercentSwitch = (): ReactNode => {
  const t = useT();
  const { config, dispatch } = useEditor();
  const filters = config.interactiveFiltersConfig;
  if (!filters) return null;
  const isPossible = canShowPercent(config);
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
      {...(isPossible ? {} : { description: t("editor.percent.impossible") })}
    >
      {t("editor.percent")}
    </Switch>
  );
};
