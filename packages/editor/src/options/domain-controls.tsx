import { asPlot, INITIAL_CHART_VIEW, layoutScene } from "@statelier/charts";
import { isNumberTaken, isValidDomain } from "@statelier/document";
import { type ComponentId, FIELD_VALUE_NONE } from "@statelier/model";
import { Switch, TextField, useLocale, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { useDrawnChart } from "../chart/use-drawn-chart.ts";
import type { FieldControlProps } from "./field-control.ts";
import { useFieldProperty } from "./use-field-property.ts";
import styles from "../controls/controls.module.css";
import { parseNumber } from "../controls/parse-number.ts";

type Domain = readonly [number, number];

/** The width of a scene does not change the bounds of its axes. */
const ANY_WIDTH = 800;

/** Reads the bounds that the axis of a measure has by itself; undefined while the observations are on their way. */
const useAxisBounds = (): ((measureId: ComponentId) => Domain | undefined) | undefined => {
  const t = useT();
  const locale = useLocale();
  const { drawn } = useDrawnChart();
  const drawing = drawn?.drawing;
  if (!drawing) return undefined;
  return (measureId) => {
    const scene = layoutScene(drawing, {
      ...drawn,
      locale,
      t,
      width: ANY_WIDTH,
      theme: "light",
      view: INITIAL_CHART_VIEW,
    });
    return asPlot(scene)?.axes.find(({ componentId }) => componentId === measureId)?.domain;
  };
};

/** Two numbers; taken over on Enter and when a field is left. */
const BoundFields = ({
  domain,
  onChange,
}: {
  domain: Domain;
  onChange: (domain: Domain) => void;
}): ReactNode => {
  const t = useT();
  const [draft, setDraft] = useState<readonly [string, string]>();
  const [min, max] = draft ?? [String(domain[0]), String(domain[1])];
  const typed: Domain = [parseNumber(min) ?? Number.NaN, parseNumber(max) ?? Number.NaN];
  const isWrong = !isValidDomain(typed);
  const commit = () => {
    if (!draft || isWrong) return;
    setDraft(undefined);
    onChange(typed);
  };
  const shared = {
    inputMode: "decimal" as const,
    onBlur: commit,
    onKeyDown: ({ key }: { key: string }) => {
      if (isNumberTaken({ type: "key", key })) commit();
    },
  };
  return (
    <div className={styles["pair"]}>
      <TextField
        label={t("editor.domain.min")}
        value={min}
        onChange={(text) => setDraft([text, max])}
        {...(isWrong ? { error: t("editor.domain.wrong") } : {})}
        {...shared}
      />
      <TextField
        label={t("editor.domain.max")}
        value={max}
        onChange={(text) => setDraft([min, text])}
        {...shared}
      />
    </div>
  );
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
        isDisabled={disabled !== undefined || (!stored && !readBounds)}
        onChange={(isSet) =>
          update(isSet ? [...(readBounds?.(component.id) ?? [0, 100])] : FIELD_VALUE_NONE)
        }
        {...(disabled === undefined ? {} : { description: disabled })}
      >
        {t("editor.domain.by-hand")}
      </Switch>
      {isOn && <BoundFields domain={stored} onChange={update} />}
    </fieldset>
  );
};
