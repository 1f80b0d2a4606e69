import {
  type ConversionUnit,
  isValidConversion,
  lacksUnitName,
  makeConversion,
} from "@statelier/document";
import { LOCALES, type Measure } from "@statelier/model";
import { Switch, TextField, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import styles from "./controls.module.css";
import { describeLength } from "./describe-length.ts";
import { NumberFields } from "./number-fields.tsx";

const UnitFields = ({ measure, unit }: { measure: Measure; unit: ConversionUnit }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const set = (part: Partial<ConversionUnit>) =>
    dispatch({
      type: "CONVERSION_UNIT_SET",
      componentId: measure.id,
      unit: { ...unit, ...part },
    });
  return (
    <>
      <NumberFields
        labels={[t("editor.conversion.factor")]}
        values={[unit.multiplier]}
        findError={([multiplier = Number.NaN]) =>
          isValidConversion({ multiplier }) ? undefined : t("editor.conversion.factor.wrong")
        }
        onChange={([multiplier = 1]) => set({ multiplier })}
      />
      {LOCALES.map((locale) => (
        <TextField
          key={locale}
          label={t("editor.conversion.unit", { language: t(`kit.locale.${locale}`) })}
          value={unit.labels[locale]}
          onChange={(label) => set({ labels: { ...unit.labels, [locale]: label } })}
          {...(lacksUnitName(unit, measure, locale)
            ? { description: t("editor.conversion.unit.missing") }
            : describeLength(unit.labels[locale], "label", t))}
        />
      ))}
    </>
  );
};

/** Another unit for a measure, and for those that share its axis: a factor and a name in each language. */
export const MeasureConversion = ({
  measure,
  name,
}: {
  measure: Measure;
  /** Where others stand beside it. */
  name?: string;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { dispatch } = useEditor();
  const componentId = measure.id;
  const unit = useSession(({ config }) => config.conversionUnitsByComponentId[componentId]);
  return (
    <div className={styles["group"]}>
      <Switch
        isSelected={unit !== undefined}
        onChange={(isOn) =>
          dispatch(
            isOn
              ? { type: "CONVERSION_UNIT_SET", componentId, unit: makeConversion(measure, locale) }
              : { type: "CONVERSION_UNIT_REMOVE", componentId },
          )
        }
      >
        {name === undefined ? t("editor.conversion") : `${t("editor.conversion")}: ${name}`}
      </Switch>
      {unit && <UnitFields measure={measure} unit={unit} />}
    </div>
  );
};
