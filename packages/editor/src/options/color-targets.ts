import {
  type ChartConfig,
  listComponentsOfField,
  listShownValues,
  readFields,
  sortValues,
} from "@statelier/document";
import { type CubeComponents, findComponent } from "@statelier/model";

/** What has a colour of its own in the chart: the values that the series show, or the measures of the field. */
export const listColorTargets = (
  config: ChartConfig,
  field: string,
  components: CubeComponents,
): { value: string; label: string }[] => {
  const color = readFields(config).color;
  if (color?.type === "measures") {
    return listComponentsOfField(config, field).map((value) => ({
      value,
      label: findComponent(components, value)?.label ?? value,
    }));
  }
  const [id = ""] = listComponentsOfField(config, "segment");
  const component = findComponent(components, id);
  if (!component || color?.type !== "segment") return [];
  return sortValues(component, {}, listShownValues(config, component)).filter(({ value }) =>
    Object.hasOwn(color.colorMapping, value),
  );
};
