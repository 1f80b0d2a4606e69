import type { ChartConfig } from "@statelier/document";
import type { ComponentId, CubeComponents } from "@statelier/model";

const COMPONENT_KEYS = [
  "componentId",
  "leftAxisComponentId",
  "rightAxisComponentId",
  "lineComponentId",
  "columnComponentId",
];

const idsOf = (field: unknown): ComponentId[] => {
  if (typeof field !== "object" || field === null) return [];
  return Object.entries(field).flatMap(([key, value]) => {
    if (key === "componentIds" && Array.isArray(value)) return value.map(String);
    return COMPONENT_KEYS.includes(key) && typeof value === "string" ? [value] : [];
  });
};

const uncertaintiesOf = (
  { dimensions }: CubeComponents,
  shown: ReadonlySet<ComponentId>,
): ComponentId[] =>
  dimensions.filter(({ related }) => related.some(({ id }) => shown.has(id))).map(({ id }) => id);

/** The components that a chart shows: dimensions first, then its measures, each with its uncertainties. */
export const listShownComponents = ({
  config,
  components,
}: {
  config: ChartConfig;
  components: CubeComponents;
}): ComponentId[] => {
  const shown = new Set(Object.values(config.fields).flatMap(idsOf));
  const dimensions = components.dimensions.filter(({ id }) => shown.has(id)).map(({ id }) => id);
  const measures = components.measures.filter(({ id }) => shown.has(id)).map(({ id }) => id);
  return [
    ...new Set([...dimensions, ...measures, ...uncertaintiesOf(components, new Set(measures))]),
  ];
};
