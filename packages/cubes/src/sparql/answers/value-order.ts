import { type ComponentKind, type ComponentValue, makeCompareText } from "@statelier/model";

const { compare } = new Intl.Collator("en", { numeric: true });

const comparePositions = (
  a: number | string | undefined,
  b: number | string | undefined,
): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === "number" && typeof b === "number") return a - b;
  return compare(String(a), String(b));
};

type Sortable = Pick<ComponentValue, "value" | "label" | "position" | "identifier">;

/** Position, then the value itself. */
export const compareValues = (a: Sortable, b: Sortable): number =>
  comparePositions(a.position, b.position) || compare(a.value, b.value);

/** The order of a list to choose from: position, then name; dates and numbers by themselves. */
export const compareNamed = ({
  isNumerical,
  kind,
}: {
  isNumerical: boolean;
  kind: ComponentKind;
}): ((a: Sortable, b: Sortable) => number) => {
  if (isNumerical || kind === "TemporalDimension") return compareValues;
  const compareLabels = makeCompareText();
  return (a, b) =>
    comparePositions(a.position, b.position) ||
    compareLabels(a.label, b.label) ||
    compareValues(a, b);
};

/** Position, then identifier, then label: the order of siblings in a hierarchy. */
export const compareSiblings = (a: Sortable, b: Sortable): number =>
  comparePositions(a.position, b.position) ||
  comparePositions(a.identifier, b.identifier) ||
  compare(a.label, b.label);
