import { compareText, type ComponentKind, type ComponentValue } from "@statelier/model";

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

/** The order of a list to choose from: position, then name; dates and numbers by themselves. */
export const compareNamed =
  ({ isNumerical, kind }: { isNumerical: boolean; kind: ComponentKind }) =>
  (a: Sortable, b: Sortable): number =>
    isNumerical || kind === "TemporalDimension"
      ? compareValues(a, b)
      : comparePositions(a.position, b.position) ||
        compareText(a.label, b.label) ||
        compareValues(a, b);

/** Position, then identifier, then label: the order of siblings in a hierarchy. */
export const compareSiblings = (a: Sortable, b: Sortable): number =>
  comparePositions(a.position, b.position) ||
  comparePositions(a.identifier, b.identifier) ||
  a.label.localeCompare(b.label, "en", { numeric: true });
