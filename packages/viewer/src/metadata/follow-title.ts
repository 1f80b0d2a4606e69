import { type ChartContext, listFieldComponents, listSeriesMeasures } from "@statelier/document";
import { type ComponentId, findComponent } from "@statelier/model";

/** Lines of a drawing follow one another without a blank. */
const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, "");

/**
 * The component of a chart that a title names, alone or before its unit; of several the one with the longest name. Where two
 * measures have axes of their own, the title is the unit.
 */
export const findTitled = (
  { config, components }: ChartContext,
  title: string,
): ComponentId | undefined => {
  const text = withoutBlanks(title);
  const find = (id: ComponentId) => findComponent(components, id) ?? [];
  const [named] = listFieldComponents(config)
    .flatMap(find)
    .map(({ id, label }) => ({ id, name: withoutBlanks(label) }))
    .filter(({ name }) => name !== "" && (text === name || text.startsWith(`${name}(`)))
    .toSorted((a, b) => b.name.length - a.name.length);
  if (named) return named.id;
  const ofUnit = listSeriesMeasures(config)
    .flatMap(find)
    .filter(({ unit }) => unit && withoutBlanks(unit) === text);
  return ofUnit.length === 1 ? ofUnit[0]?.id : undefined;
};

/** Titles of axes, keys and legends: a pointer over one sees that it leads on, a click opens what is known of its component. */
export const followTitle = (
  title: HTMLElement | SVGElement,
  chart: ChartContext,
  open: false | ((componentId: ComponentId) => void),
): void => {
  const id = findTitled(chart, title.textContent ?? "");
  if (id === undefined) return;
  title.dataset["titled"] = "";
  if (open) open(id);
};
