import type { ObservationTable } from "@statelier/model";
import { expect, test } from "vitest";
import type { ChartConfig } from "../chart-types/registry.ts";
import { isBeyondDrawing } from "./size-fault.ts";

const makeTable = (
  counts: Readonly<Record<string, number>>,
  rowCount: number,
): ObservationTable => ({
  rowCount,
  columns: Object.entries(counts).map(([id, count]) => {
    const values = Array.from({ length: count }, (_, index) => `${id} ${index}`);
    const codes = Int32Array.from({ length: rowCount }, (_, row) => row % count);
    return { type: "dictionary", id, values, labels: values, codes };
  }),
});

const makeConfig = (
  chartType: string,
  fields: Readonly<Record<string, { componentId: string; dynamicScales?: boolean }>>,
): ChartConfig => ({ chartType, fields }) as unknown as ChartConfig;

const column = { x: { componentId: "day" }, y: { componentId: "value" } };
const segment = { componentId: "place" };

test("a column for each day and place is drawn up to two million of them", () => {
  const config = makeConfig("column", { ...column, segment });
  expect(isBeyondDrawing({ config, table: makeTable({ day: 1000, place: 2000 }, 10) })).toBe(false);
  expect(isBeyondDrawing({ config, table: makeTable({ day: 1001, place: 2000 }, 10) })).toBe(true);
});

test("steps of an animation count where all of them share their axes", () => {
  const table = makeTable({ day: 700, place: 20, hour: 700 }, 700);
  const animation = (dynamicScales: boolean) =>
    makeConfig("column", { ...column, segment, animation: { componentId: "hour", dynamicScales } });
  expect(isBeyondDrawing({ config: animation(true), table })).toBe(false);
  expect(isBeyondDrawing({ config: animation(false), table })).toBe(true);
});

test("observations of an animation do not count for each of its steps", () => {
  const animation = { componentId: "hour", dynamicScales: false };
  const config = makeConfig("column", { ...column, animation });
  expect(isBeyondDrawing({ config, table: makeTable({ day: 2, hour: 700 }, 20_000) })).toBe(false);
});

test("dots, tables and maps have no places but those of their observations", () => {
  const table = makeTable({ day: 5000, place: 5000 }, 10);
  const dots = makeConfig("scatterplot", {
    x: { componentId: "day" },
    y: { componentId: "place" },
  });
  for (const config of [dots, makeConfig("table", {}), makeConfig("map", {})])
    expect(isBeyondDrawing({ config, table })).toBe(false);
});
