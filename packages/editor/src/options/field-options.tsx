import {
  type ChartContext,
  chartRules,
  findFieldSpec,
  listComponentsOfField,
  listFieldOptions,
  type OptionFacts,
} from "@statelier/document";
import { findComponent } from "@statelier/model";
import { useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import { nameField } from "../chart/name-field.ts";
import { nameSetting } from "../chart/editor-place.ts";
import styles from "../controls/controls.module.css";
import { FIELD_CONTROLS } from "./field-controls.ts";
import { OPTION_PLACES, type OptionPlace } from "./option-places.ts";
import { useOptionFacts } from "./use-option-facts.ts";

/** The options of a field that stand at a place, where it shows something. */
export const listOptionsAt = (
  { config, components }: ChartContext,
  field: string,
  place: OptionPlace,
  facts: OptionFacts,
): ReturnType<typeof listFieldOptions> =>
  listComponentsOfField(config, field).length === 0
    ? []
    : listFieldOptions(config, field, components, facts).filter(
        ({ option }) => OPTION_PLACES[option] === place && FIELD_CONTROLS[option],
      );

/** The controls of a field that stand at a place. */
export const FieldOptions = ({
  field,
  place,
}: {
  field: string;
  place: OptionPlace;
}): ReactNode => {
  const t = useT();
  const facts = useOptionFacts(place);
  const { spec, component, options } = useSession((chart) => {
    const [id = ""] = listComponentsOfField(chart.config, field);
    return {
      spec: findFieldSpec(chart.config, field),
      component: findComponent(chart.components, id),
      options: listOptionsAt(chart, field, place, facts),
    };
  });
  if (!spec || !component) return null;
  return options.map(({ option, disabled }) => {
    const Control = FIELD_CONTROLS[option];
    return Control ? (
      <div
        key={`${option} ${component.id}`}
        className={styles["setting"]}
        data-setting={nameSetting(field, option)}
      >
        <Control spec={spec} component={component} disabled={disabled && t(disabled)} />
      </div>
    ) : null;
  });
};

/** The controls of all fields that stand at a place; the name of the field over each where there are several. */
export const OptionsOfFields = ({ place }: { place: OptionPlace }): ReactNode => {
  const t = useT();
  const facts = useOptionFacts(place);
  const fields = useSession((chart) =>
    chartRules[chart.config.chartType].fields.flatMap((spec) => {
      const { field } = spec;
      const name = nameField(spec, t);
      return name && listOptionsAt(chart, field, place, facts).length > 0 ? [{ field, name }] : [];
    }),
  );
  if (fields.length === 0)
    return place === "imputation" ? (
      <p className={styles["hint"]}>{t("editor.imputation.complete")}</p>
    ) : null;
  return fields.map(({ field, name }) => (
    <fieldset key={field} className={styles["options"]} aria-label={name}>
      {fields.length > 1 && <p className={styles["groupName"]}>{name}</p>}
      <FieldOptions field={field} place={place} />
    </fieldset>
  ));
};

/** Whether a field of the chart has anything at a place; missing values are known only when they are asked for. */
export const hasOptionsAt = (chart: ChartContext, place: OptionPlace): boolean =>
  chartRules[chart.config.chartType].fields.some(
    ({ field, label }) =>
      label !== undefined && listOptionsAt(chart, field, place, { hasGaps: true }).length > 0,
  );
