import { listPanelCandidates } from "@statelier/document";
import { FIELD_VALUE_NONE } from "@statelier/model";
import { Select, Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import styles from "../controls/controls.module.css";
import { useExtension } from "./use-extension.ts";

/** A small chart for each value of a dimension. */
export const PanelsControl = (): ReactNode => {
  const t = useT();
  const candidates = useSession(listPanelCandidates);
  const [panels, setPanels] = useExtension<{ dimension: string; ownAxes?: boolean }>("panels");
  return (
    <div className={styles["fields"]}>
      <Select
        label={t("editor.panels")}
        options={[
          { id: FIELD_VALUE_NONE, label: t("kit.none") },
          ...candidates.map(({ id, label }) => ({ id, label })),
        ]}
        value={panels?.dimension ?? FIELD_VALUE_NONE}
        onChange={(dimension) =>
          setPanels(dimension === FIELD_VALUE_NONE ? dimension : { ...panels, dimension })
        }
      />
      {panels && (
        <Switch
          isSelected={panels.ownAxes === true}
          onChange={(ownAxes) => setPanels({ ...panels, ownAxes })}
        >
          {t("editor.panels.own-axes")}
        </Switch>
      )}
    </div>
  );
};
