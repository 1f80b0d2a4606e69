import {
  type ChartConfig,
  type ColorField,
  deriveColorMapping,
  listComponentsOfField,
  makeColorMapping,
  sortValues,
} from "@statelier/document";
import { type CubeComponents, findComponent } from "@statelier/model";

export const findColor = (config: ChartConfig): ColorField | undefined =>
  "color" in config.fields ? (config.fields.color as unknown as ColorField) : undefined;

/** What has a colour of its own in the chart: the values that the series show, or the measures of the field. */
export const listColorTargets = (
  config: ChartConfig,
  field: string,
  components: CubeComponents,
): { value: string; label: string }[] => {
  const color = findColor(config);
  if (color?.type === "measures") {
    return listComponentsOfField(config, field).map((value) => ({
      value,
      label: findComponent(components, value)?.label ?? value,
    }));
  }
  const [id = ""] = listComponentsOfField(config, "segment");
  const component = findComponent(components, id);
  if (!component || color?.type !== "segment") return [];
  const filter = config.cubes.map(({ filters }) => filters[id]).find(Boolean);
  return sortValues(component, {}, component.values).filter(
    ({ value }) =>
      value in color.colorMapping && (filter?.type !== "multi" || filter.values[value]),
  );
};

/** Whether any colour was picked by hand. */
export const hasOwnColors = (config: ChartConfig, components: CubeComponents): boolean => {
  const color = findColor(config);
  if (!color) return false;
  const { paletteId } = color;
  if (color.type === "single") return color.color !== makeColorMapping(["one"], { paletteId }).one;
  const [id = ""] = listComponentsOfField(config, "segment");
  const values = color.type === "segment" ? findComponent(components, id)?.values : undefined;
  const given = values
    ? deriveColorMapping(values, { paletteId })
    : makeColorMapping(Object.keys(color.colorMapping), { paletteId });
  return Object.entries(color.colorMapping).some(([key, value]) => value !== given[key]);
};
