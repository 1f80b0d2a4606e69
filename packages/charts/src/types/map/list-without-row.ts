import { makeFilterTest } from "@statelier/document";
import { type Component, FIELD_VALUE_NONE, type HierarchyNode } from "@statelier/model";
import type { ChartInputOf } from "../../scene/chart-input.ts";

type Values = { has: (value: string) => boolean };
type Named = { value: string; label: string };

/** The nodes without an observation on the levels of those that have one: none within or around one of these. */
const listBeside = (nodes: readonly HierarchyNode[], shown: Values): HierarchyNode[] => {
  const levels = new Set<number>();
  const beside: HierarchyNode[] = [];
  /** Whether one of the nodes, or of what they hold, is shown. */
  const walk = (level: readonly HierarchyNode[], isWithinShown: boolean): boolean => {
    let holdsShown = false;
    for (const node of level) {
      const isShown = shown.has(node.value);
      if (isShown) levels.add(node.depth);
      const isAround = walk(node.children, isWithinShown || isShown);
      if (node.hasValue && !isShown && !isAround && !isWithinShown) beside.push(node);
      holdsShown ||= isShown || isAround;
    }
    return holdsShown;
  };
  walk(nodes, false);
  return beside.filter(({ depth }) => levels.has(depth));
};

/** Whether a value can be shown: under the author's filters, or where readers choose among them, under their choice. */
const makeShownTest = (
  { config, view }: ChartInputOf<"map">,
  component: Component,
): ((value: string) => boolean) => {
  const chosen = view.filters?.[component.id] ?? FIELD_VALUE_NONE;
  return chosen === FIELD_VALUE_NONE
    ? makeFilterTest(config, component)
    : (value) => [chosen].flat().includes(value);
};

/** The values of a dimension that could have an observation and have none. */
export const listWithoutRow = (
  component: Component,
  shown: Values,
  input: ChartInputOf<"map">,
): Named[] => {
  const isShown = makeShownTest(input, component);
  const hierarchy = "hierarchy" in component ? (component.hierarchy ?? []) : [];
  const all: readonly Named[] =
    hierarchy.length > 0 ? listBeside(hierarchy, shown) : component.values;
  return all.filter(({ value }) => !shown.has(value) && isShown(value));
};
