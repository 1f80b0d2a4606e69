import {
  canSetSegment,
  type FieldSpec,
  findAnimationBlocker,
  listComponentsOfField,
  listFieldCandidates,
} from "@statelier/document";
import { FIELD_VALUE_NONE } from "@statelier/model";
import { type Option, Select, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../../chart/editor-context.ts";

/** Why a field can show nothing at all now, in words. */
const useBlocker = ({ role }: FieldSpec): string | undefined => {
  const t = useT();
  const { config, components } = useEditor();
  if (role === "segment" && !canSetSegment(config, components)) return t("editor.stack.impossible");
  const blocker = role === "animation" ? findAnimationBlocker(config, components) : undefined;
  return blocker && t(`editor.animation.${blocker}`);
};

/** Which component a field shows; those that cannot be chosen say why. */
export const ComponentPicker = ({ spec }: { spec: FieldSpec }): ReactNode => {
  const t = useT();
  const { config, components, dispatch } = useEditor();
  const { field } = spec;
  const [value] = listComponentsOfField(config, field);
  const blocker = useBlocker(spec);
  const reasons = { "in-use": t("editor.field.in-use"), unit: t("editor.field.unit.same") };
  const options = listFieldCandidates(config, field, components).map(
    ({ component, disabled }): Option => ({
      id: component.id,
      label: component.label,
      ...(disabled ? { isDisabled: true, detail: reasons[disabled] } : {}),
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
      isDisabled={blocker !== undefined}
      {...(blocker === undefined ? {} : { description: blocker })}
    />
  );
};
