import type { ObservationTable } from "@statelier/model";
import { expect, test } from "vitest";
import { layoutChart } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { asPlot } from "../../scene/read-scene.ts";

const DAYS = 200_000;
const DAY_MS = 86_400_000;

const days = Array.from({ length: DAYS }, (_, day) =>
  new Date(Date.UTC(1477, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
);

const numbers = (id: string, toValue: (day: number) => number) => ({
  type: "number" as const,
  id,
  values: Float64Array.from(days, (_, day) => toValue(day)),
});

const table: ObservationTable = {
  rowCount: DAYS,
  columns: [
    {
      type: "dictionary",
      id: "day",
      values: days,
      labels: days,
      codes: Int32Array.from(days, (_, day) => day),
    },
    numbers("value", (day) => 100 + (day % 1_000)),
    numbers("error", () => 1),
  ],
};

test("a line of 200,000 days is drawn from the first one to the last", () => {
  const { components, ...input } = makeFixtureInput(readFixture("line", "days-band"));
  const values = days.map((value) => ({ value, label: value }));
  const dimensions = components.dimensions.map((each) =>
    each.id === "day" ? { ...each, values } : each,
  );
  const scene = asPlot(layoutChart({ ...input, components: { ...components, dimensions }, table }));
  const [mark] = scene?.marks ?? [];
  const data = mark?.shape === "line" ? mark.runs.flat() : [];
  expect(data).toHaveLength(DAYS);
  const [left = 0, right = 0] = [data[0]?.anchor.x, data.at(-1)?.anchor.x];
  expect(right - left).toBeGreaterThan(0.95 * (scene?.plot.width ?? Infinity));
});
