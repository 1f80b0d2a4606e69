import type { ComponentValue } from "@statelier/model";

const comparePositions = (
  a: number | string | undefined,
  b: number | string | undefined,
): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en", { numeric: true });
};

type Sortable = Pick<ComponentValue, "value" | "label" | "position" | "identifier">;

/** Position, then the value itself. */
export const compareValues = (a: Sortable, b: Sortable): number =>
  comparePositions(a.position, b.position) ||
  a.value.localeCompare(b.value, "en", { numeric: true });

/** Position, then identifier, then label: the order of siblings in a hierarchy. */
export const compareSiblings = (a: Sortable, b: Sortable): number =>
  comparePositions(a.position, b.position) ||
  comparePositions(a.identifier, b.identifier) ||
  a.label.localeCompare(b.label, "en", { numeric: true });
