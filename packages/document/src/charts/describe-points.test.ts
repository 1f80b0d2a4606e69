import type { ObservationTable } from "@statelier/model";
import { expect, test } from "vitest";
import type { ChartConfig } from "../chart-types/registry.ts";
import { describePoints, findUnnamedPoints, namePoints } from "./describe-points.ts";

const PLAN = { dimension: "town", measures: ["x", "y"] } as const;

const makeTable = (points: readonly (readonly [name: string, x: number, y: number])[]) =>
  ({
    rowCount: points.length,
    columns: [
      {
        type: "dictionary",
        id: "town",
        values: points.map(([name]) => name),
        codes: Int32Array.from(points, (_, at) => at),
      },
      { type: "number", id: "x", values: Float64Array.from(points, ([, x]) => x) },
      { type: "number", id: "y", values: Float64Array.from(points, ([, , y]) => y) },
    ],
  }) as ObservationTable;

/** Points near each other, and some that are not. */
const crowd = Array.from({ length: 40 }, (_, at) => {
  const [x, y] = [at % 7, Math.floor(at / 7)];
  return [`crowd${String(at).padStart(2, "0")}`, 10 + x / 10, 10 + y / 10] as const;
});

const namesOf = (table: ObservationTable) => describePoints(PLAN, table).pointLabels?.["town"];

test("FC6 points that stand apart have names, the furthest along and up among them", () => {
  const apart = [
    ["along", 20, 10.2],
    ["up", 10.2, 20],
    ["low", 15, 5],
  ] as const;
  const names = namesOf(makeTable([...crowd, ...apart]));
  expect(names?.slice(0, 3)).toEqual(["along", "up", "low"]);
  expect(names?.length).toBe(10);
  const form = describePoints(PLAN, makeTable([...crowd, ...apart]));
  expect(form.firstNames).toEqual(form.pointLabels);
});

test("FC6 names are the same whatever the order of the rows", () => {
  const points = [...crowd, ["a", 20, 20], ["b", 1, 1]] as const;
  expect(namesOf(makeTable(points.toReversed()))).toEqual(namesOf(makeTable(points)));
});

test("FC6 an axis is logarithmic where most values would lie in a corner of a linear one and none is zero", () => {
  const wide = crowd.map(([name], at) => [name, 100 * 1.25 ** at, 50 + (at % 9)] as const);
  expect(describePoints(PLAN, makeTable(wide)).logAxes).toEqual({ x: true });
  expect(describePoints(PLAN, makeTable([...wide, ["none", 0, 50]])).logAxes).toBeUndefined();
  expect(describePoints(PLAN, makeTable(crowd)).logAxes).toBeUndefined();
});

test("FC6 points without a number count for nothing, and without points there is nothing to say", () => {
  expect(namesOf(makeTable([...crowd, ["gone", Number.NaN, 30]]))).not.toContain("gone");
  expect(describePoints(PLAN, makeTable([["gone", Number.NaN, 1]]))).toEqual({});
});

test("FC6 points of a chart that became one of points are named as those of a first chart", () => {
  const apart = [
    ["along", 20, 10.2],
    ["up", 10.2, 20],
  ] as const;
  const table = makeTable([...crowd, ...apart]);
  const made = {
    chartType: "scatterplot",
    fields: { x: { componentId: "x" }, y: { componentId: "y" } },
    extensions: { points: ["town"] },
  };
  const config = made as unknown as ChartConfig;
  const change = (extensions: object): ChartConfig =>
    ({ ...made, extensions: { ...made.extensions, ...extensions } }) as unknown as ChartConfig;
  expect(findUnnamedPoints(config)).toEqual(PLAN);
  expect(namePoints(PLAN, config, table)).toEqual(namesOf(table));
  expect(findUnnamedPoints(change({ pointLabels: { town: ["up"] } }))).toBeUndefined();
  expect(findUnnamedPoints(change({ points: ["town", "year"] }))).toBeUndefined();
});
