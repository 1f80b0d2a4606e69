import type { Locale } from "@statelier/model";
import { expect, test } from "vitest";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { findOverlaps } from "../../parts/text/find-overlaps.ts";
import { findOutside } from "../../fixtures/check-text-boxes.ts";
import { layoutScene } from "../../chart/layout-scene.ts";
import { asPlot } from "../../scene/read-scene.ts";
import { findDrawing } from "../find-drawing.ts";

const WIDTHS = [280, 300, 320, 340, 360, 390, 420, 480, 800, 1600];
const LOCALES: readonly Locale[] = ["de", "fr", "en"];

type Asked = { ends?: [number, number] | undefined; factor: number };

/** A fixture of bars whose categories have the shortest names, and whose bars do not carry their values. */
const makeInput = (name: string, { ends, factor }: Asked): ChartInputOf<"bar"> => {
  const input = makeFixtureInput(readFixture("bar", name)) as ChartInputOf<"bar">;
  const columns = input.table.columns.map((column) =>
    column.type === "number"
      ? { ...column, values: column.values.map((value) => value * factor) }
      : { ...column, labels: column.values.map((_, code) => String.fromCodePoint(65 + code)) },
  );
  const { fields } = input.config;
  const x = { ...fields.x, showValues: false, customDomain: ends };
  const config = { ...input.config, fields: { ...fields, x } };
  return { ...input, config, table: { ...input.table, columns } };
};

const findFaults = (asked: Asked): string[] =>
  ["stacked-mixed", "negative-mixed"].flatMap((name) => {
    const input = makeInput(name, asked);
    return WIDTHS.flatMap((width) =>
      LOCALES.flatMap((locale) => {
        const scene = asPlot(layoutScene(findDrawing(input.config), { ...input, width, locale }));
        if (!scene) throw new Error("Bars are a plot.");
        const faults = [...findOutside(scene), ...findOverlaps(scene)];
        return faults.map((fault) => `${name} ${width} ${locale}: ${fault}`);
      }),
    );
  });

test.each([1, 1e3, 1e4, 1e5])(
  "the first number of the axis stays in the frame beside the shortest names: values times %d",
  (factor) => {
    expect(findFaults({ factor })).toEqual([]);
  },
);

test.each([
  [0, 3.7e6],
  [-5.05e6, -2.45e6],
  [-1e6, 1e7],
])("the numbers between the author's ends stand apart: %d to %d", (from, to) => {
  expect(findFaults({ ends: [from, to], factor: 1e5 })).toEqual([]);
});
