import { expect, test } from "vitest";
import { areAlikeUnits } from "./shared-axis.ts";

test("what is counted per something is alike where the same is counted, in each language", () => {
  for (const [one, other] of [
    ["shillings per quarter", "shillings per week"],
    ["Schilling pro Quarter", "Schilling pro Woche"],
    ["shillings par quarter", "shillings par semaine"],
    ["scellini al quarter", "scellini alla settimana"],
    ["km/h", "km/s"],
    ["GWh", "GWh"],
  ] as const)
    expect(areAlikeUnits(one, other), `${one}, ${other}`).toBe(true);
});

test("others are not alike, nor are measures without a unit", () => {
  for (const [one, other] of [
    ["m/s", "m"],
    ["thousand people", "thousand dollars"],
    ["°C", "mm"],
    ["", ""],
  ] as const)
    expect(areAlikeUnits(one, other), `${one}, ${other}`).toBe(false);
});
