import { findFieldSpec, listComponentsOfField, listFieldOptions } from "@statelier/document";
import { findComponent } from "@statelier/model";
import { useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../../chart/editor-context.ts";
import { FIELD_CONTROLS } from "../../options/field-controls.ts";
import { ComponentPicker } from "./component-picker.tsx";
import { MeasureList } from "./measure-list.tsx";
import { useOptionFacts } from "./use-option-facts.ts";

/** The controls of one field: what it shows, and the options that the document's rules offer. */
export const FieldPanel = (): ReactNode => {
  const t = useT();
  const facts = useOptionFacts();
  const { spec, component, options } = useSession(({ config, components }) => {
    const { activeField = "" } = config;
    const [id = ""] = listComponentsOfField(config, activeField);
    return {
      spec: findFieldSpec(config, activeField),
      component: findComponent(components, id),
      options: listFieldOptions(config, activeField, components, facts),
    };
  });
  if (!spec) return null;
  return (
    <>
      {spec.many ? <MeasureList spec={spec} /> : <ComponentPicker spec={spec} />}
      {component &&
        options.map(({ option, disabled }) => {
          const Control = FIELD_CONTROLS[option];
          return Control ? (
            <Control
              key={`${option} ${component.id}`}
              spec={spec}
              component={component}
              disabled={disabled && t(disabled)}
            />
          ) : null;
        })}
    </>
  );
};
