import { type Limit, LOCALES } from "@statelier/model";
import { expect, test } from "vitest";
import { DEFAULT_LIMIT_STYLE, isLimitValid, isSameLimit, removeLimit, setLimit } from "./limits.ts";
import { makeMeasure, testId } from "../testing/make-test-components.ts";
import { isValidConversion, lacksUnitName, makeConversion } from "./unit-conversion.ts";

const entry = (dimensionId: string, value: string) => ({ dimensionId, value });
const style = (related: ReturnType<typeof entry>[]) => ({ ...DEFAULT_LIMIT_STYLE, related });

test("LI1 LI2 LI4 a limit replaces the same one and leaves no trace", () => {
  const related = [entry("a", "1"), entry("b", "2")];
  expect(isSameLimit(related, related.toReversed())).toBe(true);
  expect(isSameLimit(related, related.slice(1))).toBe(false);
  expect(isSameLimit(related.slice(1), related)).toBe(false);
  const one = setLimit({}, "m", style(related));
  const two = setLimit(one, "m", { ...style(related.toReversed()), color: "#000000" });
  expect(two["m"]!.map(({ color }) => color)).toEqual(["#000000"]);
  expect(setLimit(two, "m", style([]))["m"]).toHaveLength(2);
  expect(removeLimit(two, "m", related)).toEqual({});
});

test("LI3 a limit starts red, solid, with a circle", () => {
  expect(DEFAULT_LIMIT_STYLE).toEqual({
    color: "#ff0000",
    lineType: "solid",
    symbolType: "circle",
  });
});

test("LI5 a limit holds under the filters of the chart, but for its place on the axis", () => {
  const sector = testId("sector");
  const year = testId("year");
  const label = "";
  const limit: Limit = {
    type: "single",
    value: 5,
    name: "goal",
    related: [
      { type: "single", ...entry(sector, "a"), label },
      { type: "single", ...entry(year, "2020"), label },
    ],
  };
  const held = { [sector]: "a" };
  expect(isLimitValid(limit, ["joined", year], held)).toBe(true);
  expect(isLimitValid(limit, [], held)).toBe(false);
  expect(isLimitValid(limit, [year], { [sector]: "b" })).toBe(false);
});

test("CU1 a conversion has a factor above 0", () => {
  expect(
    [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e-101, 1e101, 0.5].map((multiplier) =>
      isValidConversion({ multiplier }),
    ),
  ).toEqual([false, false, false, false, false, false, true]);
});

test("CU2 a conversion starts with the unit's own label in the author's language, and leaves the dataset's in the others", () => {
  const start = makeConversion(makeMeasure("m", { unit: "years" }), "en");
  expect(start).toEqual({ multiplier: 1, labels: { de: "", fr: "", it: "", en: "years" } });
});

test("CU4 a factor other than 1 needs a name of its own in each language", () => {
  const measure = makeMeasure("m", { unit: "g" });
  const unit = { multiplier: 0.001, labels: { de: "kg", fr: "g", it: " ", en: "kg" } };
  const lacking = (multiplier: number, of = measure) =>
    LOCALES.filter((locale) => lacksUnitName({ ...unit, multiplier }, of, locale));
  expect(lacking(0.001)).toEqual(["fr", "it"]);
  expect(lacking(1)).toEqual([]);
  expect(lacking(0.001, makeMeasure("m"))).toEqual(["it"]);
});
