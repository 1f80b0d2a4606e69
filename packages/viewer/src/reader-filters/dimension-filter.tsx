import { type Dimension, FIELD_VALUE_NONE, MOST_RECENT_VALUE } from "@statelier/model";
import { type OptionNode, PlainSelect, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import styles from "../published/published-page.module.css";
import type { PublishedView } from "../published/use-published-view.ts";
import { deriveValueNames } from "../view-params/view-params.ts";
import { canBeOff, deriveAuthorValue, findAuthorFilter } from "./author-value.ts";
import { HierarchyFilter } from "./hierarchy-filter.tsx";
import { buildOptionNodes } from "./option-nodes.ts";

type Chart = PublishedView["chart"];

const deriveShownValue = ({ config, choices }: Chart, dimension: Dimension): string =>
  choices.dataFilters[dimension.id] ?? deriveAuthorValue(config, dimension);

/** What the shown value is called; nothing where there is none. */
export const nameShownValue = (chart: Chart, dimension: Dimension): string => {
  const value = deriveShownValue(chart, dimension);
  if (value === MOST_RECENT_VALUE) return dimension.values.at(-1)?.label ?? "";
  return dimension.values.find((option) => option.value === value)?.label ?? "";
};

const listOffered = (chart: Chart, dimension: Dimension, value: string): OptionNode[] => {
  const author = findAuthorFilter(chart.config, dimension);
  const possible = chart.possible[dimension.id];
  const found = possible && new Set(possible);
  const isOffered = (each: string): boolean =>
    each === value ||
    ((found?.has(each) ?? true) && (author?.type !== "multi" || author.values[each] === true));
  if (dimension.hierarchy?.some(({ children }) => children.length > 0))
    return buildOptionNodes(dimension, isOffered);
  return dimension.values
    .filter((each) => isOffered(each.value))
    .map((each) => ({ id: each.value, label: each.label }));
};

/** One of the values of a dimension that occur under the other choices, from a list or from its tree. */
export const DimensionFilter = ({
  dimension,
  name,
  view,
}: {
  dimension: Dimension;
  name: string;
  view: PublishedView;
}): ReactNode => {
  const t = useT();
  const { chart } = view;
  const value = deriveShownValue(chart, dimension);
  const names = deriveValueNames(dimension);
  const nameOf = (id: string): string => {
    if (id === FIELD_VALUE_NONE) return "-";
    return id === MOST_RECENT_VALUE ? "latest" : (names.get(id) ?? id);
  };
  const newest = dimension.values.at(-1)?.label ?? "";
  const nodes: OptionNode[] = [
    ...(canBeOff(chart.config, dimension)
      ? [{ id: FIELD_VALUE_NONE, label: t("viewer.filters.none") }]
      : []),
    ...(value === MOST_RECENT_VALUE
      ? [{ id: MOST_RECENT_VALUE, label: t("viewer.filters.latest", { value: newest }) }]
      : []),
    ...listOffered(chart, dimension, value),
  ];
  const onChoose = (id: string): void =>
    view.choose({ dataFilters: { ...chart.choices.dataFilters, [dimension.id]: id } });
  if (nodes.some(({ children }) => children))
    return (
      <HierarchyFilter
        label={dimension.label}
        name={name}
        nameOf={nameOf}
        nodes={nodes}
        value={value}
        valueLabel={nodes.find(({ id }) => id === value)?.label ?? nameShownValue(chart, dimension)}
        onChoose={onChoose}
      />
    );
  const ids = new Map(nodes.map(({ id }) => [nameOf(id), id]));
  return (
    <PlainSelect
      className={styles.filter ?? ""}
      label={dimension.label}
      name={name}
      value={nameOf(value)}
      options={nodes.map(({ id, label }) => ({ value: nameOf(id), label }))}
      onChange={({ target }) => onChoose(ids.get(target.value) ?? target.value)}
    />
  );
};
