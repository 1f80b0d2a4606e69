import { chartRules, listComponentsOfField } from "@statelier/document";
import { findComponent } from "@statelier/model";
import { useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../../chart/editor-context.ts";
import { nameField } from "../../chart/name-field.ts";
import { OpenPanelButton } from "../../controls/open-panel-button.tsx";
import styles from "../../controls/controls.module.css";

/** The fields of the chart with what each shows. */
export const FieldList = (): ReactNode => {
  const t = useT();
  const { config, components } = useEditor();
  return (
    <div className={styles["rows"]}>
      {chartRules[config.chartType].fields.map(({ field }) => {
        const name = nameField(config.chartType, field, t);
        if (name === undefined) return null;
        const labels = listComponentsOfField(config, field).flatMap(
          (id) => findComponent(components, id)?.label ?? [],
        );
        const value = labels.join(", ") || t("kit.none");
        return <OpenPanelButton key={field} panel={field} name={name} value={value} />;
      })}
    </div>
  );
};
