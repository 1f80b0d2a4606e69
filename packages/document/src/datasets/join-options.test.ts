import type { TimeUnit } from "@statelier/model";
import { expect, test } from "vitest";
import {
  canRemoveDataset,
  inferJoinBy,
  type JoinableDataset,
  type JoinableDimension,
  listJoinableDimensions,
  listJoinOptions,
} from "./join-options.ts";
import { makeDimension } from "../testing/make-test-components.ts";

const time = (id: string, timeUnit: TimeUnit, timeFormat?: string): JoinableDimension => ({
  id,
  label: id,
  timeUnit,
  timeFormat,
  termsets: [],
});
const shared = (id: string, ...termsets: string[]): JoinableDimension => ({
  id,
  label: id,
  termsets: termsets.map((iri) => ({ iri })),
});
const dataset = (
  iri: string,
  dimensions: readonly JoinableDimension[],
  joinBy?: readonly string[],
): JoinableDataset => ({ iri, dimensions, joinBy });

test("JO4 dimensions of time and key dimensions with shared values may join", () => {
  const terms = [{ iri: "cantons", label: "Cantons" }];
  const year = makeDimension("year", "TemporalDimension", { timeUnit: "Year" });
  const canton = makeDimension("canton", "NominalDimension");
  const remark = makeDimension("remark", "NominalDimension", { isKeyDimension: false });
  const sector = makeDimension("sector", "NominalDimension");
  const known = [canton, remark].map(({ id, cubeIri, label }) => ({
    iri: id,
    cubeIri,
    label,
    termsets: terms,
  }));
  const found = listJoinableDimensions([year, canton, remark, sector], known);
  expect(found.map(({ id }) => id)).toEqual([year.id, canton.id]);
  expect(found.map(({ kind, timeUnit, termsets }) => [kind, timeUnit, termsets.length])).toEqual([
    ["TemporalDimension", "Year", 0],
    ["NominalDimension", undefined, 1],
  ]);
});

test("JO5 units of time must be equal; labels decide nothing", () => {
  const one = [dataset("one", [time("year", "Year", "%Y")])];
  const join = (dimension: JoinableDimension) =>
    inferJoinBy(one, dataset("two", [dimension]), listJoinOptions(one));
  expect(join(time("jahr", "Year", "%Y"))).toEqual({ one: ["year"], two: ["jahr"] });
  expect(join(time("jahr", "Year"))).toEqual({ one: ["year"], two: ["jahr"] });
  expect(join(time("year", "Month"))).toBeUndefined();
  expect(join(time("year", "Year", "%d.%m.%Y"))).toBeUndefined();
  expect(join({ ...shared("year", "years"), label: "year" })).toBeUndefined();
  const entities = { ...time("year", "Year", "%Y"), kind: "TemporalEntityDimension" as const };
  const dates = [dataset("one", [{ ...time("year", "Year", "%Y"), kind: "TemporalDimension" }])];
  const joinDates = (dimension: JoinableDimension) =>
    inferJoinBy(dates, dataset("two", [dimension]), listJoinOptions(dates));
  expect(joinDates(entities)).toBeUndefined();
  expect(joinDates(time("jahr", "Year", "%Y"))).toEqual({ one: ["year"], two: ["jahr"] });
  const region = [dataset("one", [shared("region", "cantons", "places")])];
  const options = listJoinOptions(region);
  expect(inferJoinBy(region, dataset("two", [shared("region", "towns")]), options)).toBeUndefined();
  expect(inferJoinBy(region, dataset("two", [shared("x", "places")]), options)).toEqual({
    one: ["region"],
    two: ["x"],
  });
});

test("JO6 several datasets offer what they have in common, joined dimensions as they are joined", () => {
  const one = dataset(
    "one",
    [time("from", "Year"), time("to", "Year"), shared("a", "cantons")],
    ["to"],
  );
  const two = dataset("two", [time("start", "Year"), time("end", "Year")], ["start"]);
  expect(listJoinOptions([one])).toHaveLength(3);
  expect(
    listJoinOptions([one, two]).map(({ label, originals }) => [
      label,
      originals.map(({ id }) => id),
    ]),
  ).toEqual([
    ["from, end", ["from", "end"]],
    ["to, start", ["to", "start"]],
  ]);
  expect(listJoinOptions([])).toEqual([]);
});

test("JO7 one dataset is joined by what fits, several by everything or not at all", () => {
  const one = dataset("one", [time("year", "Year"), shared("region", "cantons")]);
  const options = listJoinOptions([one]);
  const onlyYear = dataset("two", [time("jahr", "Year")]);
  expect(inferJoinBy([one], onlyYear, options)).toEqual({ one: ["year"], two: ["jahr"] });
  expect(inferJoinBy([one], onlyYear, [])).toBeUndefined();
  const both = dataset("two", [shared("kanton", "cantons"), time("jahr", "Year")]);
  expect(inferJoinBy([one], both, options)).toEqual({
    one: ["year", "region"],
    two: ["jahr", "kanton"],
  });
  const joined = [
    { ...one, joinBy: ["region", "year"] },
    { ...both, joinBy: ["kanton", "jahr"] },
  ];
  const third = dataset("three", [time("an", "Year"), shared("canton", "cantons")]);
  expect(inferJoinBy(joined, third, [])).toEqual({
    one: ["region", "year"],
    two: ["kanton", "jahr"],
    three: ["canton", "an"],
  });
  expect(inferJoinBy(joined, dataset("three", [time("an", "Year")]), [])).toBeUndefined();
});

test("JO7 a dimension joins once", () => {
  const one = dataset("one", [time("from", "Year"), time("to", "Year")]);
  const two = dataset("two", [time("jahr", "Year")]);
  expect(inferJoinBy([one], two, listJoinOptions([one]))).toEqual({ one: ["from"], two: ["jahr"] });
});

test("JO8 the last dataset stays", () => {
  expect(canRemoveDataset([1, 2])).toBe(true);
  expect(canRemoveDataset([1])).toBe(false);
});
