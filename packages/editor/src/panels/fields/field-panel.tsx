import { type FieldSpec, listComponentsOfField, listFieldOptions } from "@statelier/document";
import { findComponent } from "@statelier/model";
import { useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../../chart/editor-context.ts";
import { ComponentPicker } from "./component-picker.tsx";
import { FIELD_CONTROLS } from "../../options/field-controls.ts";
import { MeasureList } from "./measure-list.tsx";
import { useOptionFacts } from "./use-option-facts.ts";

/** The controls of one field: what it shows, and the options that the document's rules offer. */
export const FieldPanel = ({ spec }: { spec: FieldSpec }): ReactNode => {
  const t = useT();
  const { config, components } = useEditor();
  const facts = useOptionFacts();
  const [id] = listComponentsOfField(config, spec.field);
  const component = id === undefined ? undefined : findComponent(components, id);
  return (
    <>
      {spec.many ? <MeasureList spec={spec} /> : <ComponentPicker spec={spec} />}
      {component &&
        listFieldOptions(config, spec.field, components, facts).map(({ option, disabled }) => {
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
