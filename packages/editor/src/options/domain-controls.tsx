import { isValidDomain } from "@statelier/document";
import { FIELD_VALUE_NONE } from "@statelier/model";
import { Switch, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import type { FieldControlProps } from "./field-control.ts";
import { useFieldProperty } from "./use-field-property.ts";
import styles from "../controls/controls.module.css";
import { NumberFields } from "../controls/number-fields.tsx";
import { useDrawnAxes } from "../controls/use-drawn-axes.ts";

type Domain = readonly [number, number];

/** Bounds of the value axis by hand; they start as the chart has them. */
export const DomainControls = ({
  spec: { field },
  component,
  disabled,
}: FieldControlProps): ReactNode => {
  const t = useT();
  const readAxes = useDrawnAxes();
  const [stored, update] = useFieldProperty<Domain>(field, "customDomain");
  const readBounds = (): Domain =>
    readAxes().find(({ componentId }) => componentId === component.id)?.domain ?? [0, 100];
  const isOn = stored !== undefined && disabled === undefined;
  return (
    <fieldset aria-label={t("editor.domain")} className={styles["group"]}>
      <Switch
        isSelected={isOn}
        isDisabled={disabled !== undefined}
        onChange={(isSet) => update(isSet ? [...readBounds()] : FIELD_VALUE_NONE)}
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
