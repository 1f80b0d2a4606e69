import {
  type ChartConfig,
  type ChartContext,
  chartRules,
  type FieldOption,
  listComponentsOfField,
} from "@statelier/document";
import { findComponent } from "@statelier/model";

/** Lines of a drawing follow one another without a blank. */
const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, "");

/**
 * The field whose component a text of the drawing names, as titles of axes and legends do; of several the one with the longest name.
 * A drawing has no ids of components, which each page of readers would have to load and send for editors alone.
 */
export const findNamedField = (
  { config, components }: ChartContext,
  text: string,
): string | undefined => {
  const drawn = withoutBlanks(text);
  const named = chartRules[config.chartType].fields.flatMap(({ field, label }) =>
    (label === undefined ? [] : listComponentsOfField(config, field)).flatMap((id) => {
      const name = withoutBlanks(findComponent(components, id)?.label ?? "");
      return name !== "" && drawn.includes(name) ? [{ field, length: name.length }] : [];
    }),
  );
  const longest = Math.max(...named.map(({ length }) => length));
  return named.find(({ length }) => length === longest)?.field;
};

const COLORS: readonly FieldOption[] = ["color", "colorComponent"];

/** Where the colours of the marks are set: at the series where a chart has some. */
export const findColorSetting = (
  config: ChartConfig,
): { field: string; option: FieldOption } | undefined => {
  const colored = chartRules[config.chartType].fields.flatMap(({ field, options }) => {
    const option = COLORS.find((each) => options.includes(each));
    return option && listComponentsOfField(config, field).length > 0 ? [{ field, option }] : [];
  });
  return colored.find(({ field }) => field === "segment") ?? colored[0];
};
