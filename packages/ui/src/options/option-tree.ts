import type { Option } from "./option.ts";

/** An entry of a tree of options; `isSelectable: false` for a branch that only groups. */
export type OptionNode = Option & {
  readonly children?: readonly OptionNode[];
  readonly isSelectable?: boolean;
};

/** A text for comparing: without case and accents, as `model` folds it, which this package does not know. */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ς", "σ");

/** Whether a word of `text` starts with `query`, whatever the case and the accents (TS1). */
export const matchesWordStart = (text: string, query: string): boolean => {
  const folded = foldText(text);
  const wanted = foldText(query.trim());
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) return true;
  return false;
};

/** The nodes that match, with the branches that lead to them; a branch that matches keeps all below it. */
export const filterNodes = (nodes: readonly OptionNode[], query: string): readonly OptionNode[] => {
  if (query.trim() === "") return nodes;
  return nodes.flatMap((node) => {
    if (matchesWordStart(node.label, query)) return [node];
    const children = filterNodes(node.children ?? [], query);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
};

/** Every node, branches before what is below them. */
export const flattenNodes = (nodes: readonly OptionNode[]): OptionNode[] =>
  nodes.flatMap((node) => [node, ...flattenNodes(node.children ?? [])]);

/** The ids of the branches above any of `ids`. */
export const findAncestors = (nodes: readonly OptionNode[], ids: ReadonlySet<string>): string[] =>
  nodes.flatMap((node) => {
    const children = node.children ?? [];
    const below = findAncestors(children, ids);
    const isAncestor = below.length > 0 || children.some((child) => ids.has(child.id));
    return isAncestor ? [node.id, ...below] : [];
  });
