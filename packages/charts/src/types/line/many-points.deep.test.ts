import type { ObservationTable } from "@statelier/model";
import { expect, test } from "vitest";
import { layoutChart } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { makeDatumFinder } from "../../interaction/find-datum.ts";
import { moveFocus } from "../../interaction/move-focus.ts";
import { paintScene } from "../../paint/paint-scene.ts";
import { pagePaint } from "../../paint/resolve-paint.ts";
import { renderSvgText } from "../../paint/render-svg-text.ts";
import { listSeries } from "../../scene/list-data.ts";
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

const drawDays = () => {
  const { components, ...input } = makeFixtureInput(readFixture("line", "days-band"));
  const values = days.map((value) => ({ value, label: value }));
  const dimensions = components.dimensions.map((each) =>
    each.id === "day" ? { ...each, values } : each,
  );
  const scene = asPlot(layoutChart({ ...input, components: { ...components, dimensions }, table }));
  if (!scene) throw new Error("A line is a plot.");
  return scene;
};

test("a line of 200,000 days is drawn from the first one to the last", () => {
  const scene = drawDays();
  const [mark] = scene.marks;
  const data = mark?.shape === "line" ? mark.runs.flatMap(({ data }) => data) : [];
  expect(data).toHaveLength(DAYS);
  const [left = 0, right = 0] = [data[0]?.anchor.x, data.at(-1)?.anchor.x];
  expect(right - left).toBeGreaterThan(0.95 * scene.plot.width);
});

test("a pointer finds the day under it, and arrows walk from day to day to the last one", () => {
  const scene = drawDays();
  const all = listSeries(scene);
  const find = makeDatumFinder(scene, () => all);
  const { x, width, y, height } = scene.plot;
  const middle = find({ x: x + width / 2, y: y + height / 2 });
  expect(Math.abs((middle?.row ?? 0) - DAYS / 2)).toBeLessThan(DAYS / 100);
  expect(find({ x: x - 1, y: y + height / 2 })?.row).toBeLessThan(DAYS / 100);
  const next = moveFocus(all, middle, { along: 1 });
  expect(next?.row).toBe((middle?.row ?? 0) + 1);
  expect(moveFocus(all, next, { along: Infinity })?.category).toBe(days.at(-1));
});

test("what the server sends of it is as long as pixels need", () => {
  const scene = { ...drawDays(), bands: [] };
  expect(renderSvgText(paintScene(scene, pagePaint)).length).toBeLessThan(150_000);
});
