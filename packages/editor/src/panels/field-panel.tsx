import { type FieldSpec, listComponentsOfField, listFieldCandidates } from "@statelier/document";
import { FIELD_VALUE_NONE, findComponent, kindTraits } from "@statelier/model";
import { type Option, Select, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import { ColorControls } from "./color-controls.tsx";
import { DotControls } from "./dot-controls.tsx";
import { DomainControls } from "./domain-controls.tsx";
import { FieldSwitch } from "./field-switch.tsx";
import { LimitControls } from "./limit-controls.tsx";
import { MappedFilter } from "./mapped-filter.tsx";
import { PercentSwitch } from "./percent-switch.tsx";
import { SortingControls } from "./sorting-controls.tsx";
import { StackControl } from "./stack-control.tsx";
import { ValueLabels } from "./value-labels.tsx";

/** Which component a field shows; those that another field shows cannot be chosen. */
const ComponentPicker = ({ spec }: { spec: FieldSpec }): ReactNode => {
  const t = useT();
  const { config, components, dispatch } = useEditor();
  const { field } = spec;
  const [value] = listComponentsOfField(config, field);
  const options = listFieldCandidates(config, field, components).map(
    ({ component, disabled }): Option => ({
      id: component.id,
      label: component.label,
      ...(disabled ? { isDisabled: true, detail: t("editor.field.in-use") } : {}),
    }),
  );
  const groups = [
    {
      label: t("editor.measures"),
      options: options.filter(({ id }) => components.measures.some((each) => each.id === id)),
    },
    {
      label: t("editor.dimensions"),
      options: options.filter(({ id }) => components.dimensions.some((each) => each.id === id)),
    },
  ].filter((group) => group.options.length > 0);
  const none = spec.required ? [] : [{ id: FIELD_VALUE_NONE, label: t("kit.none") }];
  return (
    <Select
      label={t("editor.field.component")}
      options={[...none, ...(groups.length > 1 ? groups : options)]}
      value={value ?? FIELD_VALUE_NONE}
      onChange={(componentId) =>
        dispatch(
          componentId === FIELD_VALUE_NONE
            ? { type: "CHART_FIELD_DELETED", field }
            : { type: "CHART_FIELD_CHANGED", field, componentId },
        )
      }
    />
  );
};

/** The controls of one field, as the chart type declares them. */
export const FieldPanel = ({ spec }: { spec: FieldSpec }): ReactNode => {
  const t = useT();
  const { config, components } = useEditor();
  const { field } = spec;
  const [id] = listComponentsOfField(config, field);
  const component = id === undefined ? undefined : findComponent(components, id);
  const offers = (option: FieldSpec["options"][number]): boolean => spec.options.includes(option);
  const hasSegment = listComponentsOfField(config, "segment").length > 0;
  const isMeasured = (type: string): boolean =>
    components.dimensions.some(({ related }) =>
      related.some((relation) => relation.id === id && relation.type.startsWith(type)),
    );
  if (!component) return <ComponentPicker spec={spec} />;
  const { values } = component;
  const hasAbbreviations = values.some(({ alternateName }) => alternateName !== undefined);
  return (
    <>
      <ComponentPicker spec={spec} />
      {offers("showValues") && <ValueLabels field={field} isDisabled={hasSegment} />}
      {offers("standardError") && isMeasured("StandardError") && (
        <FieldSwitch field={field} name="showStandardError" byDefault />
      )}
      {offers("confidenceInterval") && isMeasured("Confidence") && (
        <FieldSwitch field={field} name="showConfidenceInterval" byDefault />
      )}
      {offers("abbreviations") && hasAbbreviations && (
        <FieldSwitch field={field} name="useAbbreviations" />
      )}
      {offers("dots") && <DotControls field={field} />}
      {offers("chartSubType") && <StackControl />}
      {offers("calculation") && <PercentSwitch />}
      {offers("sorting") && kindTraits(component).canSort && <SortingControls spec={spec} />}
      {offers("color") && (spec.role === "segment" || !hasSegment) && <ColorControls />}
      {offers("limits") && "limits" in component && <LimitControls measure={component} />}
      {offers("customDomain") && (
        <DomainControls key={id} field={field} label={t("editor.domain")} />
      )}
      {offers("filterValues") && "kind" in component && <MappedFilter componentId={component.id} />}
    </>
  );
};
