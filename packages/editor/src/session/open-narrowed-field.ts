import { type ChartConfig, chartRules, listComponentsOfField } from "@statelier/document";

/** A first chart that shows some values of a dimension begins with the list of them in sight. */
export const openNarrowedField = (config: ChartConfig): ChartConfig => {
  const narrowed = new Set(
    config.cubes.flatMap(({ filters }) =>
      Object.entries(filters).flatMap(([id, { type }]) => (type === "multi" ? [id] : [])),
    ),
  );
  const found = chartRules[config.chartType].fields.find(({ field }) =>
    listComponentsOfField(config, field).some((id) => narrowed.has(id)),
  );
  return found ? { ...config, activeField: found.field } : config;
};
