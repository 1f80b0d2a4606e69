import type { Component, CubeComponents, Locale } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";

/** The components under the names that the author gave them in the reader's language; the others keep those of the dataset. */
export const renameComponents = (
  { extensions }: Pick<ChartConfig, "extensions">,
  components: CubeComponents,
  locale: Locale,
): CubeComponents => {
  const names = extensions?.componentNames;
  if (!names) return components;
  const rename = <Each extends Component>(component: Each): Each => {
    const label = names[component.id]?.[locale]?.trim();
    if (!label) return component;
    const { labelLanguage: _, ...own } = component;
    return { ...own, label, datasetLabel: component.datasetLabel ?? component.label } as Each;
  };
  const { dimensions, measures } = components;
  return { ...components, dimensions: dimensions.map(rename), measures: measures.map(rename) };
};
