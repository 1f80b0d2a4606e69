import type { SortingOrder } from "@statelier/document";

/** How the next click on a head orders the rows: numbers first from the largest down, all else from the first on, then the other way round. */
export const nextOrder = (column: {
  sorted?: SortingOrder | undefined;
  align: "start" | "end";
}): SortingOrder => {
  const { sorted, align } = column;
  if (sorted) return sorted === "asc" ? "desc" : "asc";
  return align === "end" ? "desc" : "asc";
};
