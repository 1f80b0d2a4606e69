import { chartRules } from "@statelier/document";
import { useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { nameSetting } from "../../chart/editor-place.ts";
import { useSession } from "../../chart/editor-context.ts";
import { nameField } from "../../chart/name-field.ts";
import controls from "../../controls/controls.module.css";
import { FieldOptions, listOptionsAt } from "../../options/field-options.tsx";
import { LayerColorBy } from "../../options/map-controls.tsx";
import { OptionsOfField } from "../../options/options-of-field.tsx";
import { useOptionFacts } from "../../options/use-option-facts.ts";
import { ComponentPicker } from "./component-picker.tsx";
import { MeasureList } from "./measure-list.tsx";
import { SwapButton } from "./swap-button.tsx";
import { summarizeField } from "./summarize-field.ts";
import styles from "./fields.module.css";

const More = ({ field, name }: { field: string; name: string }): ReactNode => {
  const t = useT();
  const facts = useOptionFacts("field");
  const isOffered = useSession((chart) => listOptionsAt(chart, field, "field", facts).length > 0);
  const summary = useSession((chart) => summarizeField(chart, field, t));
  if (!isOffered) return null;
  return (
    <OptionsOfField field={field} name={name} summary={summary}>
      <FieldOptions field={field} place="field" />
    </OptionsOfField>
  );
};

/** The fields of the chart with what each shows, and its options below it. */
export const FieldList = (): ReactNode => {
  const t = useT();
  const fields = useSession(({ config }) =>
    chartRules[config.chartType].fields.flatMap((spec) => {
      const name = nameField(spec, t);
      return name ? [{ spec, name }] : [];
    }),
  );
  return fields.map(({ spec, name }) => (
    <fieldset key={spec.field} className={styles["field"]} aria-label={name}>
      <div className={styles["component"]} data-setting={nameSetting(spec.field, "component")}>
        {spec.many ? (
          <>
            <p className={controls["groupName"]}>{name}</p>
            <MeasureList spec={spec} />
          </>
        ) : (
          <div className={styles["choice"]}>
            <ComponentPicker spec={spec} name={name} />
            <SwapButton spec={spec} name={name} />
          </div>
        )}
        {spec.options?.includes("colorComponent") && <LayerColorBy field={spec.field} />}
      </div>
      <More field={spec.field} name={name} />
    </fieldset>
  ));
};
