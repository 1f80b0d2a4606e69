import { type CubeComponents, findComponent, kindTraits } from "@statelier/model";
import { type ChartType, chartTraits } from "../chart-types/chart-types.ts";
import { MOST_GROUPED } from "../chart-types/choose-form.ts";
import { keepAbbreviations } from "../chart-types/parts/carry-over.ts";
import type { ChartIntent } from "../chart-types/parts/chart-intent.ts";
import { canStack } from "../chart-types/parts/component-choice.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { listShownValues } from "../filters/reader-filters.ts";

/** More lines than these are not told apart. */
const MOST_LINES = 12;

/**
 * Lines along a time of which too many marks would stand side by side become categories, all at one time; a few categories
 * become lines (CV19).
 */
export const adaptSeries = (
  intent: ChartIntent,
  config: ChartConfig,
  { chartType, components }: { chartType: ChartType; components: CubeComponents },
): ChartIntent => {
  const { category, segment, measures } = intent;
  const axis = category && findComponent(components, category.componentId);
  const series = segment && findComponent(components, segment.componentId);
  const [from, to] = [chartTraits[config.chartType], chartTraits[chartType]];
  if (from.hasLines && to.stacking === "chosen") {
    const isStack = canStack(components, measures[0]?.componentId ?? "");
    if (!axis || !series || isStack || kindTraits(series).isTemporal) return intent;
    const count = listShownValues(config, axis).length * listShownValues(config, series).length;
    if (count <= MOST_GROUPED) return intent;
    const own = { componentId: segment.componentId, ...keepAbbreviations(segment) };
    return { ...intent, segment: undefined, category: own };
  }
  if (from.stacking !== "chosen" || !to.hasLines || !axis || segment) return intent;
  if (kindTraits(axis).isTemporal || listShownValues(config, axis).length > MOST_LINES)
    return intent;
  const own = { componentId: category.componentId, ...keepAbbreviations(category) };
  return { ...intent, category: undefined, segment: { ...own, showValuesMapping: {} } };
};
