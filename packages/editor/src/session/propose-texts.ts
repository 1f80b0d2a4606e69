import { listFilters } from "@statelier/charts";
import {
  type ChartContext,
  hasColumns,
  listFieldComponents,
  listTimeValues,
  type ProposedTexts,
} from "@statelier/document";
import {
  findComponent,
  isMeasure,
  kindTraits,
  type Locale,
  nameValue,
  withinSentence,
} from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";

const proposeTitle = (
  { config, components }: ChartContext,
  locale: Locale,
  t: Translator,
): string => {
  const shown = listFieldComponents(config).flatMap((id) => findComponent(components, id) ?? []);
  const measures = shown.filter(isMeasure);
  const dimensions = shown.filter((each) => !isMeasure(each) && !kindTraits(each).isTemporal);
  if (measures.length === 0 || dimensions.length === 0 || hasColumns(config))
    return measures.map(({ label }) => label).join(", ");
  return t("editor.propose.by", {
    measures: measures
      .map((measure, index) => (index === 0 ? measure.label : withinSentence(measure, locale)))
      .join(", "),
    dimensions: dimensions.map((each) => withinSentence(each, locale)).join(", "),
  });
};

const proposePeriod = ({ config, components }: ChartContext): string[] => {
  const shown = listFieldComponents(config);
  const dimension = components.dimensions.find(
    (each) => shown.includes(each.id) && kindTraits(each).canTimeFilter,
  );
  const values = dimension ? listTimeValues(config, dimension) : [];
  const [first, last] = [values[0], values.at(-1)].map((value) => {
    const found = dimension?.values.find((each) => each.value === value?.value);
    return dimension && found ? nameValue(dimension, found) : value?.label;
  });
  return first === undefined || last === undefined
    ? []
    : [first === last ? first : `${first}–${last}`];
};

/** What a chart could be called, of its measures and dimensions, and described as, of its period and filters. */
export const proposeTexts = (chart: ChartContext, locale: Locale, t: Translator): ProposedTexts => {
  const filters = listFilters(chart.config, chart.components, {});
  const described = [
    ...proposePeriod(chart),
    ...filters.map(({ label, value }) => t("viewer.label", { name: label }) + ` ${value}`),
  ];
  return { locale, title: proposeTitle(chart, locale, t), description: described.join(" · ") };
};
