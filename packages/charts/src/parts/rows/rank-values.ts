import {
  type Component,
  type ComponentValue,
  type CubeComponents,
  type DictionaryColumn,
  findComponent,
} from "@statelier/model";

type Sort = (component: Component, values: readonly ComponentValue[]) => ComponentValue[];

/** The place of each of a column's values in the order that `sort` gives the values of its component, by code. */
export const rankValues = (
  column: DictionaryColumn,
  components: CubeComponents,
  sort: Sort,
): Float64Array => {
  const ranks = new Float64Array(column.values.length);
  const component = findComponent(components, column.id);
  const codes = new Map(column.values.map((value, code) => [value, code]));
  const known = new Map(component?.values.map((value) => [value.value, value]));
  const values = column.values.map((value, code) => ({
    label: column.labels[code] ?? value,
    ...known.get(value),
    value,
  }));
  const sorted = component ? sort(component, values) : values;
  for (const [rank, { value }] of sorted.entries()) ranks[codes.get(value) ?? 0] = rank;
  return ranks;
};
