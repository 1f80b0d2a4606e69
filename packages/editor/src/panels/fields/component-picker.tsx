import {
  canSetSegment,
  chartRules,
  type FieldSpec,
  findAnimationBlocker,
  listComponentsOfField,
  listFieldCandidates,
} from "@statelier/document";
import { FIELD_VALUE_NONE, isMeasure } from "@statelier/model";
import { type Option, Select, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { nameField } from "../../chart/name-field.ts";
import { disabledBy } from "../../controls/disabled-by.ts";

/** Why a field can show nothing at all now, in words. */
const useBlocker = ({ role }: FieldSpec): string | undefined => {
  const t = useT();
  return useSession(({ config, components }) => {
    if (role === "segment" && !canSetSegment(config, components))
      return t("editor.stack.impossible");
    const blocker = role === "animation" ? findAnimationBlocker(config, components) : undefined;
    return blocker && t(`editor.animation.${blocker}`);
  });
};

/** Which component a field shows; those that cannot be chosen say why. */
export const ComponentPicker = ({
  spec,
  name,
}: {
  spec: FieldSpec;
  /** What the field is called. */
  name: string;
}): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const { field } = spec;
  const value = useSession(({ config }) => listComponentsOfField(config, field)[0]);
  const candidates = useSession(({ config, components }) =>
    listFieldCandidates(config, field, components),
  );
  const blocker = useBlocker(spec);
  const reasons = {
    "in-use": t("editor.field.in-use"),
    unit: t("editor.field.unit.same"),
    additive: t("editor.field.additive"),
  };
  const specs = useSession(({ config }) => chartRules[config.chartType].fields);
  const toOption = ({ component, disabled, from }: (typeof candidates)[number]): Option => {
    const giver = specs.find((each) => each.field === from);
    const name = giver && nameField(giver, t);
    return {
      id: component.id,
      label: component.label,
      ...(disabled ? { isDisabled: true, detail: reasons[disabled] } : {}),
      ...(name ? { detail: t("editor.field.moves", { name }) } : {}),
    };
  };
  const options = candidates.map(toOption);
  const [measures, dimensions] = [
    candidates.filter(({ component }) => isMeasure(component)),
    candidates.filter(({ component }) => !isMeasure(component)),
  ];
  const groups = [
    { label: t("editor.measures"), options: measures.map(toOption) },
    { label: t("editor.dimensions"), options: dimensions.map(toOption) },
  ].filter((group) => group.options.length > 0);
  const none = spec.required ? [] : [{ id: FIELD_VALUE_NONE, label: t("kit.none") }];
  return (
    <Select
      label={name}
      options={[...none, ...(groups.length > 1 ? groups : options)]}
      value={value ?? FIELD_VALUE_NONE}
      onChange={(componentId) =>
        dispatch(
          componentId === FIELD_VALUE_NONE
            ? { type: "CHART_FIELD_DELETED", field }
            : { type: "CHART_FIELD_CHANGED", field, componentId },
        )
      }
      {...disabledBy(blocker)}
    />
  );
};
