/**
 * Of each part the first of some texts that holds it; a part that none holds is missing. One walk through all texts, by
 * the automaton of Aho and Corasick: nodes are the beginnings of parts, and fall back to their longest ending that is one.
 */
export const findHolders = (
  parts: ReadonlySet<string>,
  texts: readonly string[],
): ReadonlyMap<string, string> => {
  const edges = new Map<number, number>();
  const fallbacks = [0];
  const partOf = new Map<number, string>();
  const edgeOf = (node: number, code: number): number => node * 65_536 + code;
  const fallBackOf = (node: number): number => fallbacks[node] ?? 0;

  const follow = (from: number, code: number): number => {
    for (let node = from; ; node = fallBackOf(node)) {
      const next = edges.get(edgeOf(node, code));
      if (next !== undefined) return next;
      if (node === 0) return 0;
    }
  };

  const grow = (node: number, code: number): number => {
    const known = edges.get(edgeOf(node, code));
    if (known !== undefined) return known;
    const added = fallbacks.length;
    fallbacks.push(node === 0 ? 0 : follow(fallBackOf(node), code));
    edges.set(edgeOf(node, code), added);
    return added;
  };

  // Letter by letter of all parts: what a node falls back to is shorter and stands already.
  let growing = [...parts].map((part) => ({ part, node: 0 }));
  for (let depth = 0; growing.length > 0; depth++) {
    for (const { part, node } of growing) if (part.length === depth) partOf.set(node, part);
    growing = growing
      .filter(({ part }) => part.length > depth)
      .map(({ part, node }) => ({ part, node: grow(node, part.charCodeAt(depth)) }));
  }

  const holders = new Map<string, string>();
  const isPassed = new Uint8Array(fallbacks.length);
  for (const text of texts) {
    let node = 0;
    for (let index = 0; index <= text.length; index++) {
      for (let ending = node; isPassed[ending] === 0; ending = fallBackOf(ending)) {
        isPassed[ending] = 1;
        const part = partOf.get(ending);
        if (part !== undefined) holders.set(part, text);
      }
      if (index < text.length) node = follow(node, text.charCodeAt(index));
    }
  }
  return holders;
};
