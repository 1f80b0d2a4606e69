import { type FieldSpec, listComponentsOfField, listFieldCandidates } from "@statelier/document";
import { findComponent } from "@statelier/model";
import { Select, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { OrderButtons } from "../../controls/order-buttons.tsx";
import { RemoveButton } from "../../controls/remove-button.tsx";
import shared from "../../controls/controls.module.css";
import styles from "./fields.module.css";

/** The measures that a chart draws on one axis, in the order of its legend. */
export const MeasureList = ({ spec: { field } }: { spec: FieldSpec }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const measures = useSession(({ config, components }) =>
    listComponentsOfField(config, field).map((id) => ({
      id,
      name: findComponent(components, id)?.label ?? id,
    })),
  );
  const ids = measures.map(({ id }) => id);
  const set = (componentId: string[]) =>
    dispatch({ type: "CHART_FIELD_CHANGED", field, componentId });
  const candidates = useSession(({ config, components }) =>
    listFieldCandidates(config, field, components),
  );
  const others = candidates.filter(({ component }) => !ids.includes(component.id));
  const canAdd = others.some(({ disabled }) => disabled === undefined);
  return (
    <>
      <ul className={shared["list"]} aria-label={t("editor.measures")}>
        {measures.map(({ id, name }, index) => {
          const without = ids.toSpliced(index, 1);
          return (
            <li key={id} className={styles["measure"]}>
              <span>{name}</span>
              <div className={shared["tools"]}>
                <OrderButtons
                  name={name}
                  index={index}
                  count={ids.length}
                  onMove={(by) => set(without.toSpliced(index + by, 0, id))}
                />
                <RemoveButton
                  label={t("editor.measures.remove", { name })}
                  isDisabled={ids.length === 1}
                  onPress={() => set(without)}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <Select
        label={t("editor.measures.add")}
        options={others.map(({ component, disabled }) => ({
          id: component.id,
          label: component.label,
          ...(disabled ? { isDisabled: true, detail: t("editor.field.unit.other") } : {}),
        }))}
        value={null}
        isDisabled={!canAdd}
        onChange={(id) => set([...ids, id])}
        {...(canAdd ? {} : { description: t("editor.measures.add.none") })}
      />
    </>
  );
};
