import type { Locale, Measure } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import type { ShownMeasure } from "./measure-text.ts";
import { readableText } from "./readable-quantity.ts";

const write = (value: number, unit = "", traits: Partial<Measure> = {}, locale: Locale = "en") => {
  const measure = { id: "m", label: "m", unit, ...traits } as Measure;
  const shown: ShownMeasure = { id: "m", label: "m", unit, multiplier: 1, measure };
  const t = createTranslator(locale, collectMessages(locale, ["chart"]));
  return readableText(value, shown, { locale, t });
};

test("D72 a number from a million on chooses its own magnitude, with four digits", () => {
  expect(write(6_642_107, "people")).toBe("6.642\u00a0million\u00a0people");
  expect(write(1_305_000_000, "people")).toBe("1.305\u00a0billion\u00a0people");
  expect(write(-6_600_000, "Personen", {}, "de")).toBe("−6.6\u00a0Mio.\u00a0Personen");
  expect(write(999_999_999, "people")).toBe("1\u00a0billion\u00a0people");
});

test("D72 whole numbers below a million stay whole, others have decimals by their size", () => {
  expect(write(80_123, "people")).toBe("80’123\u00a0people");
  expect(write(999_999, "people")).toBe("999’999\u00a0people");
  expect(write(3369.3182, "g", { isDecimal: true })).toBe("3’369\u00a0g");
  expect(write(12.345678, "g", { isDecimal: true })).toBe("12.35\u00a0g");
  expect(write(0.0012, "g", { isDecimal: true })).toBe("0.0012\u00a0g");
  expect(write(8.2e-9, "mol", { isDecimal: true })).toBe("8.2\u00a0×\u00a010⁻⁹\u00a0mol");
});

test("numbers of any size are written, however small or large a factor makes them", () => {
  expect(write(5.4321e-99, "kWh")).toBe("5.432\u00a0×\u00a010⁻⁹⁹\u00a0kWh");
  for (const unit of ["kWh", "thousand people"])
    for (let power = -323; power <= 307; power += 1)
      expect(write(5.4321 * 10 ** power, unit), `${power}`).toMatch(/[1-9]/);
});

test("D72 money keeps its cents, and units that count in millions are not counted twice", () => {
  expect(write(1234.5, "CHF", { isCurrency: true })).toBe("1’234.50\u00a0CHF");
  expect(write(2_500_000, "Mio. CHF")).toBe("2’500’000\u00a0Mio. CHF");
  expect(write(2_500_000, "1000 t")).toBe("2’500’000\u00a01000 t");
});

const COUNTING = {
  en: "1000 t, thousand people, thousands per year, million passenger-km, mil. CHF, USD mn, US$ bn, billion US$",
  de: "CHF (in 1000), 1’000 Fr., Tsd. Personen, in Tausend Franken, Mio. CHF, Fr. Mio, Mia. Fr., Mrd. €, Bio. €, Millionen Stunden pro Jahr",
  fr: "1 000 t par an, milliers d’emplois, en mille francs, millions de francs, mio de francs, milliards, mrd €",
  it: "1000 t, 10⁶ m³, migliaia di persone, mila franchi, milioni di franchi, mln. di kWh, mld €, miliardi",
};

const PLAIN = {
  en: "km2, t CO2, ml, families, miles, militia, mobile phones, biofuels, per 100,000, cases per million",
  de: "m3, PM10, CHF zu Preisen von 2015, Familien, Automobile, Immobilien, Biogasanlagen, Bilanzen, je 100’000, Fälle pro Mio.",
  fr: "km2, familles, automobiles, biotopes, militaires, bilans, par 100 000, cas par million",
  it: "m3, famiglie, immobili, miglia, biglietti, biblioteche, per 1000 abitanti, casi per milione",
};

const listUnits = (units: Readonly<Record<Locale, string>>): string[] =>
  Object.values(units).flatMap((each) => each.split(/, (?!\d)/));

test.each(listUnits(COUNTING))("D72 a unit that counts is not counted twice: %s", (unit) => {
  expect(write(2_500_000, unit)).toBe(`2’500’000\u00a0${unit}`);
});

test.each(listUnits(PLAIN))(
  "D72 a unit that only looks like one that counts is counted: %s",
  (unit) => {
    expect(write(2_500_000, unit)).toBe(`2.5\u00a0million\u00a0${unit}`);
  },
);

test("NF8 English writes its percent sign at once, the others after a space", () => {
  expect(write(27.1, "%")).toBe("27.1%");
  expect(write(27.1, "%", {}, "fr")).toBe("27,1\u00a0%");
});

test("D70 a share is told with its amount in parentheses", () => {
  const [mark] = drawFixture("column", "percent-years", { locale: "en" }).marks;
  if (mark?.shape !== "rect") throw new Error("No column");
  expect(mark.datum.unitText).toBe("%");
  expect(mark.datum.wholeText).not.toBe("");
  expect(mark.datum.detailText).toBe("");
});
