import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { deriveAxisUnit } from "./axis-unit.ts";
import { deriveValueAxis } from "../axis/value-axis.ts";

const t = createTranslator("de", collectMessages("de", ["chart"]));
const unitOf = (unit: string, high: number): ReturnType<typeof deriveAxisUnit> =>
  deriveAxisUnit({ label: "Wert", unit, domain: [0, high] }, t);
const labelsOf = (unit: string, high: number, tickCount = 5): readonly string[] =>
  deriveValueAxis({
    domain: [0, high],
    isFixed: false,
    tickCount,
    unit: unitOf(unit, high),
    locale: "de",
  }).labels;

test("a short unit stands at the topmost number, a long one in the title", () => {
  expect(unitOf("%", 80)).toEqual({
    divisor: 1,
    words: "%",
    tickUnit: "%",
    title: "Wert",
    valueDecimals: 2,
  });
  expect(unitOf("Personen", 80).title).toBe("Wert (Personen)");
  expect(labelsOf("%", 78)).toEqual(["0", "20", "40", "60", "80\u00a0%"]);
});

test("very large and very small values have a scale of their own", () => {
  expect(unitOf("CHF", 8e12).title).toBe("Wert (Bio.\u00a0CHF)");
  expect(labelsOf("CHF", 7.9e12)).toEqual(["0", "2", "4", "6", "8"]);
  expect(unitOf("mol", 8e-9).title).toBe("Wert (10⁻⁹\u00a0mol)");
  expect(unitOf("", 9e6).title).toBe("Wert");
});

test("there are never many more numbers than wished for", () => {
  for (let high = 1; high < 1000; high += 7) {
    const { length } = labelsOf("", high, 6);
    expect(length).toBeGreaterThan(2);
    expect(length).toBeLessThan(8);
  }
});
