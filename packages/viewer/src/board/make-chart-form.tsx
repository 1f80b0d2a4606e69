import { findAnimation } from "@statelier/charts";
import type { ChartForm } from "@statelier/charts/react";
import type { ChartConfig } from "@statelier/document";
import type { CubeComponents } from "@statelier/model";
import { PlainButton } from "@statelier/ui/plain";
import type { Translator } from "@statelier/ui/messages";
import { LONGEST_SEARCH, makeOrderWriter } from "../params/table-params.ts";
import { deriveValueNames, nameSeries, NONE } from "../params/view-params.ts";
import { formIdOf } from "../reader-filters/form-id.ts";
import { AnimationStep } from "./animation-step.tsx";

/** More boxes than these would make an address that not every server takes. */
const MOST_BOXES = 200;

/** The controls of a chart as parts of that form, under the names of an address. */
export const makeChartForm = (
  config: ChartConfig,
  components: CubeComponents,
  t: Translator,
): ChartForm => {
  const id = formIdOf(config);
  const isOpen = config.interactiveFiltersConfig?.legend.active === true;
  const series = isOpen ? nameSeries(config, components) : new Map<string, string>();
  const animated = components.dimensions.find(
    (dimension) => dimension.id === findAnimation(config)?.componentId,
  );
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
      : { series: (value) => ({ name: "show", value: series.get(value) ?? value }) }),
    step: (shown) => (
      <AnimationStep
        {...shown}
        form={id}
        nameOf={(value) => (value === undefined ? NONE : (steps.get(value) ?? value))}
        submit={submit}
      />
    ),
    order: (order) => ({ name: "sort", value: writeOrder(order) }),
    search: { name: "search", maxLength: LONGEST_SEARCH },
    page: (page) => ({ name: "page", value: String(page + 1) }),
    submit,
  };
};
