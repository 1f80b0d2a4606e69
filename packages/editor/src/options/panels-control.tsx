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
  const [panels, setPanels] = useExtension<{
    dimension: string;
    ownAxes?: boolean;
    order?: "largest" | null;
  }>("panels");
  /** Values without an order of their own stand by size from the first. */
  const orderOf = (id: string) =>
    candidates.some((each) => each.id === id && each.kind !== "OrdinalDimension")
      ? { order: "largest" as const }
      : {};
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
          setPanels(
            dimension === FIELD_VALUE_NONE
              ? dimension
              : { ...panels, ...orderOf(dimension), dimension },
          )
        }
      />
      {panels && (
        <>
          <Switch
            isSelected={panels.order === "largest"}
            onChange={(isOn) => setPanels({ ...panels, order: isOn ? "largest" : null })}
          >
            {t("editor.panels.largest-first")}
          </Switch>
          <Switch
            isSelected={panels.ownAxes === true}
            onChange={(ownAxes) => setPanels({ ...panels, ownAxes })}
          >
            {t("editor.panels.own-axes")}
          </Switch>
        </>
      )}
    </div>
  );
};
