import { asPlot, INITIAL_CHART_VIEW, layoutScene } from "@statelier/charts";
import { isValidDomain } from "@statelier/document";
import { type ComponentId, FIELD_VALUE_NONE } from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";
import { useFieldProperty } from "./use-field-property.ts";
import styles from "../controls/controls.module.css";
import { NumberFields } from "../controls/number-fields.tsx";

type Domain = readonly [number, number];

/** The width of a scene does not change the bounds of its axes. */
const ANY_WIDTH = 800;

/** Reads the bounds that the axis of a measure has by itself on the canvas. */
const useAxisBounds = (): ((measureId: ComponentId) => Domain | undefined) => {
  const t = useT();
  const { drawnCharts, session, locale } = useEditor();
  return (measureId) => {
    const chart = drawnCharts.get(session.read().config.key);
    if (!chart?.drawing) return undefined;
    const size = { width: ANY_WIDTH, theme: "light", view: INITIAL_CHART_VIEW } as const;
    const scene = layoutScene(chart.drawing, { ...chart, locale, t, ...size });
    return asPlot(scene)?.axes.find(({ componentId }) => componentId === measureId)?.domain;
  };
};

/** Bounds of the value axis by hand; they start as the chart has them. */
export const DomainControls = ({
  spec: { field },
  component,
  disabled,
}: FieldControlProps): ReactNode => {
  const t = useT();
  const readBounds = useAxisBounds();
  const [stored, update] = useFieldProperty<Domain>(field, "customDomain");
  const isOn = stored !== undefined && disabled === undefined;
  return (
    <fieldset aria-label={t("editor.domain")} className={styles["group"]}>
      <Switch
        isSelected={isOn}
        isDisabled={disabled !== undefined}
        onChange={(isSet) =>
          update(isSet ? [...(readBounds(component.id) ?? [0, 100])] : FIELD_VALUE_NONE)
        }
        {...(disabled === undefined ? {} : { description: disabled })}
      >
        {t("editor.domain.by-hand")}
      </Switch>
      {isOn && (
        <div className={styles["pair"]}>
          <NumberFields
            labels={[t("editor.domain.min"), t("editor.domain.max")]}
            values={stored}
            findError={([min = Number.NaN, max = Number.NaN]) =>
              isValidDomain([min, max]) ? undefined : t("editor.domain.wrong")
            }
            onChange={update}
          />
        </div>
      )}
    </fieldset>
  );
};
