import { chartRules, listComponentsOfField } from "@statelier/document";
import { findComponent } from "@statelier/model";
import { useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../../chart/editor-context.ts";
import { nameField } from "../../chart/name-field.ts";
import { OpenPanelButton } from "../../controls/open-panel-button.tsx";
import styles from "./fields.module.css";

/** The fields of the chart with what each shows. */
export const FieldList = (): ReactNode => {
  const t = useT();
  const fields = useSession(({ config, components }) =>
    chartRules[config.chartType].fields.flatMap((spec) => {
      const { field } = spec;
      const name = nameField(spec, t);
      const labels = listComponentsOfField(config, field).flatMap(
        (id) => findComponent(components, id)?.label ?? [],
      );
      return name ? [{ field, name, value: labels.join(", ") }] : [];
    }),
  );
  return (
    <div className={styles["rows"]}>
      {fields.map(({ field, name, value }) => (
        <OpenPanelButton key={field} panel={field} name={name} value={value || t("kit.none")} />
      ))}
    </div>
  );
};
