import { asPlot, type ChartScene, type SceneLegend } from "@statelier/charts";
import type { ChartForm, FixedParts, ViewChange } from "@statelier/charts/react";
import { canSwitchCalculation, canSwitchPercent, isPercentMode } from "@statelier/document";
import { PlainCheckbox, useT } from "@statelier/ui/plain";
import type { Translator } from "@statelier/ui/messages";
import { Fragment, type ReactNode } from "react";
import type { ReaderChoices } from "../chart-state/reader-choices.ts";
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

type ViewSwitch = {
  /** Of its parameter. */
  name: string;
  label: string;
  isOn: boolean;
  choose: (isOn: boolean) => Partial<ReaderChoices>;
};

/** What readers may switch in the drawing. */
const listSwitches = ({ chart: { config, choices } }: ShownChart, t: Translator): ViewSwitch[] => [
  ...(canSwitchPercent(config)
    ? [
        {
          name: "percent",
          label: t("viewer.percent"),
          isOn: isPercentMode(config, choices.calculation),
          choose: (isOn: boolean) => ({ calculation: isOn ? "percent" : "identity" }) as const,
        },
      ]
    : []),
  ...(canSwitchCalculation(config)
    ? [
        {
          name: "calculated",
          label: nameCalculation(config, t),
          isOn: choices.isPlain !== true,
          choose: (isOn: boolean) => ({ isPlain: !isOn }),
        },
      ]
    : []),
];

/** The switches of the drawing, and which series stand in the legend: parts of the form of the view. */
export const ViewSwitches = (props: SwitchesProps): ReactNode => {
  const { shown, form, fixed } = props;
  const t = useT();
  const { prefix = "" } = shown;
  const legend = form.series && findSwitchedLegend(props);
  const boxes = legend?.items.filter(({ canToggle }) => canToggle) ?? [];
  const isSentByLegend = boxes.length > 0 && !legend?.isFolded;
  const switches = fixed?.percent ? [] : listSwitches(shown, t);
  return (
    <>
      {switches.map(({ name, label, isOn, choose }) => (
        <Fragment key={name}>
          <input type="hidden" form={form.id} name={prefix + name} value={NONE} />
          <PlainCheckbox
            label={label}
            form={form.id}
            name={prefix + name}
            value="1"
            checked={isOn}
            onChange={(event) => shown.choose(choose(event.target.checked))}
          />
          {isSentByLegend ? null : form.submit}
        </Fragment>
      ))}
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
