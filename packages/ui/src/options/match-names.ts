import { flattenNodes, foldText, type OptionNode } from "./option-tree.ts";

/** The parts of a pasted list: of lines or cells, else of what commas or semicolons part. */
const listNames = (text: string): string[] => {
  const parts = /[\n\t]/.test(text.trim()) ? text.split(/[\r\n\t]+/) : text.split(/[,;]/);
  return parts.map((part) => part.trim()).filter((part) => part !== "");
};

/** The options that a pasted list names, whatever the case and the accents, and the names that are none of theirs. */
export const matchNames = (
  text: string,
  nodes: readonly OptionNode[],
): { ids: string[]; missing: string[] } => {
  const byName = new Map<string, string>();
  for (const { id, label, isSelectable, isDisabled } of flattenNodes(nodes)) {
    if (isSelectable === false || isDisabled) continue;
    for (const name of [label, id]) {
      const folded = foldText(name);
      if (!byName.has(folded)) byName.set(folded, id);
    }
  }
  const ids = new Set<string>();
  const missing: string[] = [];
  for (const name of listNames(text)) {
    const id = byName.get(foldText(name));
    if (id === undefined) missing.push(name);
    else ids.add(id);
  }
  return { ids: [...ids], missing };
};
