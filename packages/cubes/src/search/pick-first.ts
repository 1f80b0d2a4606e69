/** The first of a list in an order, without putting all of it in order. */
export const pickFirst = <Item>(
  list: readonly Item[],
  limit: number | undefined,
  compare: (a: Item, b: Item) => number,
): Item[] => {
  if (limit === undefined || list.length <= limit * 2)
    return list.toSorted(compare).slice(0, limit);
  const first = list.slice(0, limit).toSorted(compare);
  for (const item of list.slice(limit)) {
    const last = first.at(-1);
    if (last === undefined || compare(item, last) >= 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = first[middle];
      if (other !== undefined && compare(other, item) <= 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, item);
    first.pop();
  }
  return first;
};
