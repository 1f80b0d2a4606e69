import {
  decodeTable,
  type DictionaryColumn,
  encodeTable,
  type ObservationTable,
} from "@statelier/model";
import { expect, test } from "vitest";
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

test("values that an addition leaves out are not counted as missing", () => {
  const table = CASES["some values missing"];
  const isLeftOut = (row: number): boolean => row < 4_000;
  const expected = draw(turn(table), { isLeftOut });
  expect(expected.notes).not.toEqual(draw(table).notes);
  expect(draw(table, { isLeftOut })).toEqual(expected);
});
