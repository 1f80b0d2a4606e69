import { type FieldSpec, listComponentsOfField, listFieldCandidates } from "@statelier/document";
import { findComponent } from "@statelier/model";
import { ArrowDownIcon, ArrowUpIcon, Button, CrossIcon, Select, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import styles from "../../controls/controls.module.css";

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
  const left = candidates.filter(({ component }) => !ids.includes(component.id));
  const canAdd = left.some(({ disabled }) => disabled === undefined);
  return (
    <>
      <ul className={styles["list"]} aria-label={t("editor.measures")}>
        {measures.map(({ id, name }, index) => {
          const without = ids.toSpliced(index, 1);
          const tools = [
            {
              label: t("editor.filters.up", { name }),
              icon: <ArrowUpIcon />,
              isDisabled: index === 0,
              next: without.toSpliced(index - 1, 0, id),
            },
            {
              label: t("editor.filters.down", { name }),
              icon: <ArrowDownIcon />,
              isDisabled: index === ids.length - 1,
              next: without.toSpliced(index + 1, 0, id),
            },
            {
              label: t("editor.measures.remove", { name }),
              icon: <CrossIcon />,
              isDisabled: ids.length === 1,
              next: without,
            },
          ];
          return (
            <li key={id} className={styles["measure"]}>
              <span>{name}</span>
              <div className={styles["tools"]}>
                {tools.map(({ label, icon, isDisabled, next }) => (
                  <Button
                    key={label}
                    tone="quiet"
                    size="small"
                    icon
                    aria-label={label}
                    isDisabled={isDisabled}
                    onPress={() => set(next)}
                  >
                    {icon}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      <Select
        label={t("editor.measures.add")}
        options={left.map(({ component, disabled }) => ({
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
