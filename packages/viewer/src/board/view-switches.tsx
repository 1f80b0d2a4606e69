import { asPlot, type ChartScene, type SceneLegend } from "@statelier/charts";
import type { ChartForm, FixedParts, ViewChange } from "@statelier/charts/react";
import { canSwitchCalculation, canSwitchPercent, isPercentMode } from "@statelier/document";
import { PlainCheckbox, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { nameCalculation } from "../chart-state/name-calculation.ts";
import { NONE } from "../params/value-names.ts";
import type { ShownChart } from "../chart-state/page-state.ts";

/** What the author has opened to readers and this place keeps as it is; `form`: chart or table. */
export type FixedChoices = FixedParts & { percent?: boolean; form?: boolean };

/** Keeps what readers choose in a drawing. */
export const chooseIn =
  (shown: ShownChart) =>
  ({ hiddenValues, ...choice }: ViewChange): void =>
    shown.choose({ ...choice, ...(hiddenValues ? { hiddenValues: [...hiddenValues] } : {}) });

type SwitchesProps = {
  shown: ShownChart;
  scene: ChartScene | undefined;
  form: ChartForm;
  fixed: FixedChoices | undefined;
};

/** The legend whose series readers may switch off. */
export const findSwitchedLegend = ({
  shown,
  scene,
  fixed,
}: Omit<SwitchesProps, "form">): SceneLegend | undefined => {
  const isOpen = shown.chart.config.interactiveFiltersConfig?.legend.active && !fixed?.legend;
  return isOpen ? asPlot(scene)?.legend : undefined;
};

/** The switch for percentages, and which series stand in the legend: parts of the form of the view. */
export const ViewSwitches = (props: SwitchesProps): ReactNode => {
  const { shown, form, fixed } = props;
  const t = useT();
  const { config, choices } = shown.chart;
  const { prefix = "" } = shown;
  const legend = form.series && findSwitchedLegend(props);
  const boxes = legend?.items.filter(({ canToggle }) => canToggle) ?? [];
  const isSentByLegend = boxes.length > 0 && !legend?.isFolded;
  return (
    <>
      {canSwitchPercent(config) && !fixed?.percent ? (
        <>
          <input type="hidden" form={form.id} name={`${prefix}percent`} value={NONE} />
          <PlainCheckbox
            label={t("viewer.percent")}
            form={form.id}
            name={`${prefix}percent`}
            value="1"
            checked={isPercentMode(config, choices.calculation)}
            onChange={(event) =>
              shown.choose({ calculation: event.target.checked ? "percent" : "identity" })
            }
          />
          {isSentByLegend ? null : form.submit}
        </>
      ) : null}
      {canSwitchCalculation(config) && !fixed?.percent ? (
        <>
          <input type="hidden" form={form.id} name={`${prefix}calculated`} value={NONE} />
          <PlainCheckbox
            label={nameCalculation(config, t)}
            form={form.id}
            name={`${prefix}calculated`}
            value="1"
            checked={choices.isPlain !== true}
            onChange={(event) => shown.choose({ isPlain: !event.target.checked })}
          />
          {isSentByLegend ? null : form.submit}
        </>
      ) : null}
      {boxes
        .filter(({ visible }) => visible)
        .map(({ value }) => (
          <input
            key={value}
            type="hidden"
            form={form.id}
            {...form.series?.(value)}
            name={`${prefix}hide`}
          />
        ))}
    </>
  );
};
