import { expect, test } from "vitest";

import { deriveColumnLabel } from "./column-label.ts";

const bound = { role: "uncertainty", kind: "lower-bound", of: "n" } as const;

test("D54: the label of a bound says in its language that it is a distance, once", () => {
  expect(
    deriveColumnLabel({ ...bound, label: { de: "Untergrenze", en: "Lower bound, as a distance" } }),
  ).toEqual({
    de: "Untergrenze (Abstand vom Messwert)",
    en: "Lower bound, as a distance",
  });
  expect(deriveColumnLabel({ ...bound, label: "Low" })).toBe(
    "Low (distance from the measured value)",
  );
});

test("a standard error is a distance by its nature and keeps its label", () => {
  const label = { de: "Standardfehler" };
  expect(deriveColumnLabel({ ...bound, kind: "standard-error", label })).toEqual(label);
});
