import { chartRules } from "@statelier/document";
import { Disclosure, useT, VisuallyHidden } from "@statelier/ui";
import type { ReactNode } from "react";
import { nameSetting } from "../../chart/editor-place.ts";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { nameField } from "../../chart/name-field.ts";
import controls from "../../controls/controls.module.css";
import { FieldOptions, listOptionsAt } from "../../options/field-options.tsx";
import { useOptionFacts } from "../../options/use-option-facts.ts";
import { ComponentPicker } from "./component-picker.tsx";
import { MeasureList } from "./measure-list.tsx";
import { summarizeField } from "./summarize-field.ts";
import styles from "./fields.module.css";

/** What else can be said of a field; closed it says in one line how it stands. */
const More = ({ field, name }: { field: string; name: string }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const facts = useOptionFacts("field");
  const isOffered = useSession((chart) => listOptionsAt(chart, field, "field", facts).length > 0);
  const summary = useSession((chart) => summarizeField(chart, field, t));
  const isOpen = useSession(({ config }) => config.activeField === field);
  if (!isOffered) return null;
  return (
    <Disclosure
      level={4}
      title={
        <>
          <VisuallyHidden>{t("viewer.label", { name })} </VisuallyHidden>
          {t("editor.field.options")}
        </>
      }
      summary={summary}
      isExpanded={isOpen}
      onExpandedChange={(isExpanded) =>
        dispatch({
          type: "CHART_ACTIVE_FIELD_CHANGED",
          ...(isExpanded ? { field } : {}),
        })
      }
    >
      <FieldOptions field={field} place="field" />
    </Disclosure>
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
          <ComponentPicker spec={spec} name={name} />
        )}
      </div>
      <More field={spec.field} name={name} />
    </fieldset>
  ));
};
