import type { ComponentValue, HierarchyNode } from "@statelier/model";
import { describe, expect, test } from "vitest";
import { makeDimension } from "../testing/make-test-components.ts";
import { sortNamed, type SortInput, sortValues } from "./sort-values.ts";

const order = (
  values: ComponentValue[],
  input: SortInput = {},
  kind: Parameters<typeof makeDimension>[1] = "NominalDimension",
  hierarchy?: HierarchyNode[],
) =>
  sortValues(makeDimension("d", kind, hierarchy ? { hierarchy } : {}), input, values).map(
    (each) => each.value,
  );
const value = (name: string, rest: Partial<ComponentValue> = {}): ComponentValue => ({
  value: name,
  label: name,
  ...rest,
});

describe("order of values", () => {
  test("SO1 time and numbers follow their own order, whatever sorting is asked for", () => {
    const years = [value("2020"), value("900"), value("2019")];
    expect(order(years, {}, "TemporalDimension")).toEqual(["900", "2019", "2020"]);
    const months = [value("2020-02"), value("2019-12")];
    const byLabel = { sorting: { sortingType: "byDimensionLabel", sortingOrder: "desc" } } as const;
    expect(order(months, byLabel, "TemporalDimension")).toEqual(["2020-02", "2019-12"]);
    const named = [value("2020", { label: "a" }), value("2019", { label: "b" })];
    const ascending = { sorting: { ...byLabel.sorting, sortingOrder: "asc" } } as const;
    expect(order(named, ascending, "TemporalDimension")).toEqual(["2019", "2020"]);
    expect(
      sortValues({ ...makeDimension("n", "NominalDimension"), isNumerical: true }, {}, [
        value("10"),
        value("9"),
      ]).map((each) => each.value),
    ).toEqual(["9", "10"]);
  });

  test("SO2 automatic: depth in the hierarchy, position, identifier, label", () => {
    expect(
      order([
        value("c", { position: 2 }),
        value("z"),
        value("b", { position: 10 }),
        value("a", { position: "1" }),
      ]),
    ).toEqual(["a", "c", "b", "z"]);
    expect(
      order([value("x", { identifier: "10" }), value("y", { identifier: "9" }), value("w")]),
    ).toEqual(["y", "x", "w"]);
    expect(order([value("b"), value("a")])).toEqual(["a", "b"]);
    const node = (name: string, depth: number, children: HierarchyNode[] = []): HierarchyNode => ({
      value: name,
      label: name,
      depth,
      dimensionId: "",
      hasValue: true,
      children,
    });
    expect(
      order(
        [value("deep", { position: 0 }), value("out"), value("top", { position: 9 })],
        {},
        "NominalDimension",
        [node("top", 0, [node("deep", 1)])],
      ),
    ).toEqual(["top", "deep", "out"]);
  });

  test("SO3 by label, by abbreviation where these are shown, in either direction", () => {
    const values = [
      value("1", { label: "Zürich", alternateName: "A" }),
      value("2", { label: "Bern", alternateName: "B" }),
    ];
    const sorting = { sortingType: "byDimensionLabel", sortingOrder: "asc" } as const;
    expect(order(values, { sorting })).toEqual(["2", "1"]);
    expect(order(values, { sorting: { ...sorting, sortingOrder: "desc" } })).toEqual(["1", "2"]);
    expect(order(values, { sorting, useAbbreviations: true })).toEqual(["1", "2"]);
  });

  test("SO4 by measure and by total; a total ascending puts the largest first, on top of the stack, but for groups", () => {
    const values = [value("a"), value("b"), value("none"), value("c")];
    const numbers = new Map([
      ["a", 2],
      ["b", 3],
      ["c", -1],
    ]);
    const by = (
      sortingType: "byMeasure" | "byTotalSize",
      sortingOrder: "asc" | "desc",
      isGrouped?: boolean,
    ) =>
      order(values, {
        sorting: { sortingType, sortingOrder },
        measures: numbers,
        totals: numbers,
        isGrouped,
      });
    expect(by("byMeasure", "asc")).toEqual(["c", "a", "b", "none"]);
    expect(by("byMeasure", "desc")).toEqual(["b", "a", "c", "none"]);
    expect(by("byTotalSize", "asc")).toEqual(["b", "a", "c", "none"]);
    expect(by("byTotalSize", "desc")).toEqual(["c", "a", "b", "none"]);
    expect(by("byTotalSize", "asc", true)).toEqual(["c", "a", "b", "none"]);
    expect(by("byTotalSize", "desc", true)).toEqual(["b", "a", "c", "none"]);
  });

  test("D64 new charts: nominal values by label, unless positions mean something", () => {
    const isNominalByLabel = true;
    const countries = [
      value("ARE", { label: "United Arab Emirates", identifier: "ARE" }),
      value("BRA", { label: "Brazil", identifier: "BRA" }),
      value("BRB", { label: "Barbados", identifier: "BRB" }),
    ];
    const sort = (values: ComponentValue[], kind?: "OrdinalDimension") =>
      sortValues(
        makeDimension("d", kind ?? "NominalDimension", { values }),
        { isNominalByLabel },
        values,
      ).map((each) => each.value);
    expect(sort(countries)).toEqual(["BRB", "BRA", "ARE"]);
    const place = (labels: string) =>
      labels.split("").map((label, position) => value(String(position), { label, position }));
    expect(sort(place("cab"))).toEqual(["0", "1", "2"]);
    expect(sort(place("zyxabc"))).toEqual(["0", "1", "2", "3", "4", "5"]);
    const byCode = "fedcba"
      .split("")
      .map((label, position) => value(label, { label, position, identifier: String(position) }));
    expect(sort(byCode)).toEqual("abcdef".split(""));
    expect(sort(byCode, "OrdinalDimension")).toEqual("fedcba".split(""));
    expect(sort(countries.map((each) => ({ ...each, position: 1 })))).toEqual([
      "BRB",
      "BRA",
      "ARE",
    ]);
  });

  test("SO6 equal values keep the order of the source, and the source is not touched", () => {
    const values = [value("b", { label: "x" }), value("a", { label: "x" })];
    expect(order(values)).toEqual(["b", "a"]);
    expect(values.map((each) => each.value)).toEqual(["b", "a"]);
  });

  test("SO7 tables and lists to choose from follow position, then name, never a code", () => {
    const sort = (values: ComponentValue[], kind: Parameters<typeof makeDimension>[1]) =>
      sortNamed(makeDimension("d", kind, { values })).map((each) => each.value);
    const countries = [
      value("ARE", { label: "United Arab Emirates", identifier: "ARE" }),
      value("BRA", { label: "Brazil", identifier: "BRA" }),
      value("BRB", { label: "Barbados", identifier: "BRB" }),
      value("world", { label: "World", position: 1 }),
    ];
    expect(sort(countries, "NominalDimension")).toEqual(["world", "BRB", "BRA", "ARE"]);
    const months = [value("2020-02", { label: "a" }), value("2019-12", { label: "b" })];
    expect(sort(months, "TemporalDimension")).toEqual(["2019-12", "2020-02"]);
  });
});
