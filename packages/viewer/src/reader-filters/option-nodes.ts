import {
  type ComponentValue,
  type Dimension,
  type HierarchyNode,
  nameValue,
} from "@statelier/model";
import { sortNamed } from "@statelier/document";
import type { OptionNode } from "@statelier/ui/plain";

type Rules = { allowed: (value: string) => boolean; languages: ReadonlyMap<string, string> };

const buildNode = (
  { value, label, hasValue, children }: HierarchyNode,
  rules: Rules,
): OptionNode[] => {
  const { allowed, languages } = rules;
  const below = children.flatMap((child) => buildNode(child, rules));
  const isSelectable = hasValue && allowed(value);
  if (!isSelectable && below.length === 0) return [];
  const language = languages.get(value);
  return [
    { id: value, label, language, isSelectable, ...(below.length > 0 ? { children: below } : {}) },
  ];
};

/** A value of a dimension as an option, in the language in which it has a name. */
export const makeOption = (dimension: Dimension, each: ComponentValue): OptionNode => ({
  id: each.value,
  label: nameValue(dimension, each),
  ...(each.labelLanguage ? { language: each.labelLanguage } : {}),
});

/** The values of a dimension that are `allowed`, as a list, also where it has a tree. */
export const listOptionNodes = (
  dimension: Dimension,
  allowed: (value: string) => boolean = () => true,
): OptionNode[] =>
  sortNamed(dimension)
    .filter(({ value }) => allowed(value))
    .map((each) => makeOption(dimension, each));

/** The values of a dimension to choose from: its tree where it has one, else its list; only those that are `allowed`. */
export const buildOptionNodes = (
  dimension: Dimension,
  allowed: (value: string) => boolean = () => true,
): OptionNode[] => {
  const tree = (dimension.hierarchy ?? []).flatMap((node) =>
    node.depth < 0 ? node.children : [node],
  );
  if (tree.length === 0) return listOptionNodes(dimension, allowed);
  const languages = new Map(
    dimension.values.flatMap(({ value, labelLanguage }) =>
      labelLanguage ? [[value, labelLanguage] as const] : [],
    ),
  );
  return tree.flatMap((node) => buildNode(node, { allowed, languages }));
};
