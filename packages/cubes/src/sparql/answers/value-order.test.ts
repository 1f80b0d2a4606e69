import { expect, it } from "vitest";

import { compareNamed } from "./value-order.ts";

const named = (label: string, value: string, position?: number) => ({
  value,
  label,
  identifier: value,
  ...(position === undefined ? {} : { position }),
});

it("SO7 a list to choose from follows position, then name, not code", () => {
  const values = [
    named("Schweiz", "CHE"),
    named("Österreich", "AUT"),
    named("Ägypten", "EGY"),
    named("Welt", "ZZZ", 1),
  ];
  const sorted = values.toSorted(compareNamed({ isNumerical: false, kind: "NominalDimension" }));
  expect(sorted.map(({ label }) => label)).toEqual(["Welt", "Ägypten", "Österreich", "Schweiz"]);
});

it("SO7 dates and numbers follow their own order, whatever their names are", () => {
  const numbers = [named("b", "10"), named("c", "9")];
  const sorted = numbers.toSorted(compareNamed({ isNumerical: true, kind: "OrdinalDimension" }));
  expect(sorted.map(({ value }) => value)).toEqual(["9", "10"]);
  const dates = [named("1. Mai", "2020-05-01"), named("2. April", "2020-04-02")];
  const inTime = dates.toSorted(compareNamed({ isNumerical: false, kind: "TemporalDimension" }));
  expect(inTime.map(({ label }) => label)).toEqual(["2. April", "1. Mai"]);
});
