import type { ChartForm } from "@statelier/charts/react";
import type { ChartContext } from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";
import { PlainButton, useT } from "@statelier/ui/plain";
import { useMemo } from "react";
import { findAnimated } from "../chart-state/reader-dimensions.ts";
import type { ShownChart } from "../chart-state/page-state.ts";
import { LONGEST_SEARCH, makeOrderWriter } from "../params/table-params.ts";
import { deriveValueNames, nameSeries, NONE } from "../params/value-names.ts";
import { AnimationStep } from "./animation-step.tsx";

/** More boxes than these would make an address that not every server takes. */
const MOST_BOXES = 200;

export const makeChartForm = (
  { id, prefix = "" }: { id: string; prefix?: string | undefined },
  chart: ChartContext,
  t: Translator,
): ChartForm => {
  const { config } = chart;
  const isOpen = config.interactiveFiltersConfig?.legend.active === true;
  const series = isOpen ? nameSeries(chart) : new Map<string, string>();
  const animated = findAnimated(chart);
  const steps = animated ? deriveValueNames(animated) : new Map<string, string>();
  const writeOrder = makeOrderWriter(config);
  const submit = (
    <noscript>
      <PlainButton type="submit" form={id} size="small">
        {t("viewer.filters.show")}
      </PlainButton>
    </noscript>
  );
  return {
    id,
    ...(series.size > MOST_BOXES
      ? {}
      : { series: (value) => ({ name: `${prefix}show`, value: series.get(value) ?? value }) }),
    step: (step) => (
      <AnimationStep
        {...step}
        form={id}
        name={`${prefix}at`}
        nameOf={(value) => (value === undefined ? NONE : (steps.get(value) ?? value))}
        submit={submit}
      />
    ),
    order: (order) => ({ name: `${prefix}sort`, value: writeOrder(order) }),
    search: { name: `${prefix}search`, maxLength: LONGEST_SEARCH },
    page: (page) => ({ name: `${prefix}page`, value: String(page + 1) }),
    submit,
  };
};

/** The controls of a chart as parts of its form, under the names of an address. */
export const useChartForm = ({
  formId,
  prefix,
  chart: { config, components },
}: ShownChart): ChartForm => {
  const t = useT();
  return useMemo(
    () => makeChartForm({ id: formId, prefix }, { config, components }, t),
    [formId, prefix, config, components, t],
  );
};
