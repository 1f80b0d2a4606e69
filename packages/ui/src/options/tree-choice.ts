import { flattenNodes, type OptionNode } from "./option-tree.ts";

/** What a box stands for: its own option, or all below where it only groups. */
const listChoices = (node: OptionNode): string[] =>
  node.isSelectable === false
    ? flattenNodes(node.children ?? []).flatMap(({ id, isSelectable }) =>
        isSelectable === false ? [] : [id],
      )
    : [node.id];

/** Whether a box is ticked; `mixed` where some of what it stands for is chosen. */
export const readState = (node: OptionNode, chosen: ReadonlySet<string>): boolean | "mixed" => {
  const ids = listChoices(node);
  const count = ids.filter((id) => chosen.has(id)).length;
  if (count === 0) return false;
  return count === ids.length || "mixed";
};

/** The chosen ids once a box has been ticked, or cleared where it was ticked wholly. */
export const toggleNode = (node: OptionNode, chosen: ReadonlySet<string>): Set<string> => {
  const next = new Set(chosen);
  const isFull = readState(node, chosen) === true;
  for (const id of listChoices(node)) {
    if (isFull) next.delete(id);
    else next.add(id);
  }
  return next;
};
