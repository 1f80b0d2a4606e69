import {
  decodeTable,
  type DictionaryColumn,
  encodeTable,
  type ObservationTable,
} from "@statelier/model";
import { expect, test } from "vitest";
import { countCalls } from "../../fixtures/count-calls.ts";
import { layoutChart } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { paintScene } from "../../paint/paint-scene.ts";
import { pagePaint } from "../../paint/resolve-paint.ts";
import { renderSvgText } from "../../paint/render-svg-text.ts";
import { markData } from "../../scene/list-data.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type { ChartInput } from "../../scene/chart-input.ts";

const DAY_MS = 86_400_000;
const days = (count: number): string[] =>
  Array.from({ length: count }, (_, day) =>
    new Date(Date.UTC(1980, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
  );

/** A table of one value for each day; those of some days are missing. */
const makeTable = (values: readonly string[], isMissing: (row: number) => boolean) => ({
  rowCount: values.length,
  columns: [
    {
      type: "dictionary" as const,
      id: "day",
      values,
      labels: values,
      codes: Int32Array.from(values, (_, row) => row),
    },
    {
      type: "number" as const,
      id: "value",
      values: Float64Array.from(values, (_, row) =>
        isMissing(row) ? Number.NaN : 100 + 50 * Math.sin(row / 90) + ((row * 37) % 11),
      ),
    },
  ],
});

/** The same observations in a dictionary that is turned round: nothing stands in its order, row by row. */
const turn = ({ rowCount, columns: [day, ...others] }: ReturnType<typeof makeTable>) => ({
  rowCount,
  columns: [
    {
      ...(day as DictionaryColumn),
      values: (day as DictionaryColumn).values.toReversed(),
      labels: (day as DictionaryColumn).labels.toReversed(),
      codes: (day as DictionaryColumn).codes.toReversed(),
    },
    ...others,
  ],
});

const draw = (table: ObservationTable, more: Partial<ChartInput> = {}) => {
  const scene = asPlot(
    layoutChart({ ...makeFixtureInput(readFixture("line", "days-band")), table, ...more }),
  );
  if (!scene) throw new Error("A line is a plot.");
  const data = scene.marks.flatMap(markData);
  return {
    drawing: renderSvgText(paintScene(scene, pagePaint)),
    notes: scene.notes,
    data: data.map((datum) => [
      datum.id,
      datum.row,
      datum.category,
      datum.categoryLabel,
      datum.value,
      datum.anchor,
      datum.labelText,
    ]),
  };
};

const CASES = {
  "whole years": makeTable(days(9_000), () => false),
  "some values missing": makeTable(days(9_000), (row) => row % 400 < 3),
  "one value alone": makeTable(days(300), (row) => row !== 7),
  "no value": makeTable(days(300), () => true),
  "days left out": makeTable(
    days(9_000).filter((_, day) => day % 97 > 2),
    () => false,
  ),
};

test.each(Object.entries(CASES))(
  "a line of days row by row is drawn as the same rows of another dictionary, and as those that came packed: %s",
  (_, table) => {
    const expected = draw(turn(table));
    expect(draw(table)).toEqual(expected);
    expect(draw(decodeTable(encodeTable(table, true)))).toEqual(expected);
  },
);

/** A chart of days as the editor makes it today, and as it is sent to pages. */
const makeToday = (count: number): ChartInput => {
  const { config, ...input } = makeFixtureInput(readFixture("line", "days-band"));
  const extensions = { ...config.extensions, valueAxes: "fit", lineEnds: "values" } as const;
  const table = decodeTable(
    encodeTable(
      makeTable(days(count), () => false),
      true,
    ),
  );
  return { ...input, config: { ...config, extensions }, table };
};

/** The same with these values in place of its own. */
const withValues = (values: Float64Array): ChartInput => {
  const { table, ...input } = makeToday(values.length);
  const columns = table.columns.map((column) =>
    column.type === "number" ? { ...column, values } : column,
  );
  return { ...input, table: { ...table, columns } };
};

const listPeaks = (input: ChartInput): readonly string[] =>
  asPlot(layoutChart(input))?.texts.flatMap(({ role, lines }) => (role === "value" ? lines : [])) ??
  [];

const FLAT = new Float64Array(9_000).fill(10);

test("a line of days is laid out, with the name of its peak, without a call for each of them", () => {
  const input = withValues(new Float64Array(40_000).fill(10).with(20_000, 50));
  expect(listPeaks(input)).toEqual([expect.stringContaining("2034")]);
  expect(countCalls(() => layoutChart(input))).toBeLessThan(40_000);
});

test("the peak of a line is named where the line is well under its name, and nowhere else", () => {
  const isNamed = (values: Float64Array): boolean => listPeaks(withValues(values)).length > 0;
  const alone = FLAT.with(4_000, 50);
  // There is room at its right.
  const left = alone.with(3_500, 49);
  const both = left.with(4_500, 49);
  expect([alone, left, both].map(isNamed)).toEqual([true, true, false]);
  // Days without a value part the line between the peak and what is in its way.
  const part = (values: Float64Array): Float64Array =>
    values.map((value, day) => (day % 650 === 0 ? Number.NaN : value));
  expect([alone, left, both].map(part).map(isNamed)).toEqual([true, true, false]);
});

test("values that an addition leaves out are not counted as missing", () => {
  const table = CASES["some values missing"];
  const isLeftOut = (row: number): boolean => row < 4_000;
  const expected = draw(turn(table), { isLeftOut });
  expect(expected.notes).not.toEqual(draw(table).notes);
  expect(draw(table, { isLeftOut })).toEqual(expected);
});
