import type { Dimension, HierarchyNode } from "@statelier/model";
import { findSum, type ShownSeries, type ShownSum } from "./find-sum.ts";
import { findNamedTotal } from "./find-total.ts";

/** How far rounding may carry a number, as a share of it. */
const ROUNDING = 0.01;

type Numbers = ReadonlyMap<string, Float64Array>;

/** No total of what is not below zero is smaller than it: `isWithin` says so of its parts, one by one or together. */
const canBeTotal = ({ total, parts }: ShownSum, numbers: Numbers, isTogether: boolean): boolean => {
  const others = parts.flatMap((part) => numbers.get(part) ?? []);
  return [...(numbers.get(total) ?? [])].every((sum, place) => {
    const there = others
      .map((each) => each[place] ?? Number.NaN)
      .filter((each) => !Number.isNaN(each));
    if (Number.isNaN(sum) || there.some((each) => each < 0)) return true;
    const most = isTogether ? there.reduce((all, each) => all + each, 0) : Math.max(0, ...there);
    return most <= sum + ROUNDING * Math.abs(sum);
  });
};

const listBelow = (node: HierarchyNode): HierarchyNode[] =>
  node.children.flatMap((child) => [child, ...listBelow(child)]);

/** What is shown of a value and, next below it, of its parts, from the top of the hierarchy down. */
const listInTree = (nodes: readonly HierarchyNode[], numbers: Numbers): ShownSum[] => {
  const listShown = (from: readonly HierarchyNode[]): string[] =>
    from.flatMap(({ value, children }) => (numbers.has(value) ? [value] : listShown(children)));
  const all = [...nodes, ...nodes.flatMap(listBelow)].toSorted((a, b) => a.depth - b.depth);
  return all
    .filter(({ value }) => numbers.has(value))
    .map(({ value, children }) => ({ total: value, parts: [...new Set(listShown(children))] }))
    .filter(({ total, parts }) => parts.length > 0 && !parts.includes(total));
};

/**
 * A value that is shown though others are its parts: by the hierarchy, by what it is called, or since its numbers are
 * the sum of theirs. Numbers that speak against it refute the first two.
 */
export const findShownTotal = (
  dimension: Pick<Dimension, "hierarchy" | "values">,
  shown: readonly ShownSeries[],
): ShownSum | undefined => {
  if (shown.length < 2) return undefined;
  const numbers: Numbers = new Map(shown.map((each) => [each.value, each.numbers]));
  const inTree = listInTree(dimension.hierarchy ?? [], numbers).find((each) =>
    canBeTotal(each, numbers, false),
  );
  if (inTree) return inTree;
  const named = findNamedTotal(dimension);
  const total = named?.value ?? "";
  const parts = [...numbers.keys()].filter((value) => value !== total);
  const isNamed =
    named && numbers.has(total) && canBeTotal({ total, parts }, numbers, !named.isByCode);
  const sum = findSum(shown);
  // Its numbers say which of the others are its parts, where they are not all.
  return isNamed && sum?.total !== total ? { total, parts } : sum;
};
