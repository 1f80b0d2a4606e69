import { canOfferSeveral, offersSeveral } from "@statelier/document";
import type { Dimension } from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";

/** Whether readers may choose several values of a dimension that is open to them, where the chart can show them. */
export const SeveralValuesSwitch = ({ dimension }: { dimension: Dimension }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const { id } = dimension;
  const isOffered = useSession(({ config }) => {
    const open = config.interactiveFiltersConfig?.dataFilters;
    return open?.active && open.componentIds.includes(id) && canOfferSeveral(config, dimension);
  });
  const isSelected = useSession(({ config }) => offersSeveral(config, dimension));
  if (!isOffered) return null;
  return (
    <Switch
      isSelected={isSelected}
      onChange={(isOn) =>
        dispatch({
          type: "READER_FILTER_TYPE_CHANGED",
          componentId: id,
          filterType: isOn ? "multi" : "single",
        })
      }
    >
      {t("editor.readers.several")}
    </Switch>
  );
};
