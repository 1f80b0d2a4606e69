import type { ChartConfigOf } from "@statelier/document";
import { expect, test } from "vitest";
import { drawFixture, layoutFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture, readFixtures } from "../../fixtures/read-fixtures.ts";
import { listSeries } from "../../scene/list-data.ts";
import type { PlotScene, SceneAxis } from "../../scene/scene.ts";

const axisOf = ({ axes }: PlotScene, id: string): SceneAxis => axes.find((axis) => axis.id === id)!;
const duals = readFixtures().filter(
  ({ chartType, name }) =>
    ["comboLineDual", "comboLineColumn"].includes(chartType) &&
    !["no-data", "all-missing"].includes(name) &&
    !name.startsWith("shared-axis"),
);

test.each(duals)(
  "$chartType/$name: the ticks of both axes stand at the same heights",
  ({ chartType, name }) => {
    const scene = drawFixture(chartType, name);
    const positions = (id: string): number[] =>
      axisOf(scene, id).ticks.map(({ position }) => Math.round(position * 100));
    expect(positions("y2")).toEqual(positions("y"));
    expect(positions("y").length).toBeGreaterThanOrEqual(3);
  },
);

test.each(duals)(
  "$chartType/$name: the numbers beside a tick are its value to the letter",
  ({ chartType, name }) => {
    const scene = drawFixture(chartType, name);
    for (const [id, anchor] of [
      ["y", "end"],
      ["y2", "start"],
    ] as const) {
      const labels = scene.texts
        .filter((text) => text.role === "tick" && text.anchor === anchor)
        .map(({ lines }) => lines[0]);
      const { ticks } = axisOf(scene, id);
      expect(new Set(labels).size).toBe(labels.length);
      const fromZero = ticks.filter(({ value }) => Number(value) >= 0);
      expect([0, fromZero.length, ticks.length]).toContain(labels.length);
    }
  },
);

test("a measure that is never below zero has no numbers there, though the other one shares its zero", () => {
  const labelsOf = (anchor: string): string[] =>
    drawFixture("comboLineDual", "days")
      .texts.filter((text) => text.role === "tick" && text.anchor === anchor)
      .map(({ lines }) => lines[0] ?? "");
  const isBelow = (label: string): boolean => label.startsWith("−");
  expect([labelsOf("end"), labelsOf("start")].map((labels) => labels.some(isBelow))).toEqual(
    expect.arrayContaining([true, false]),
  );
});

test.each(duals.filter(({ chartType }) => chartType === "comboLineColumn"))(
  "$chartType/$name: columns stand on the dark line, on either side",
  ({ chartType, name }) => {
    const fixture = readFixture(chartType, name);
    const { fields } = fixture.config as ChartConfigOf<"comboLineColumn">;
    for (const lineAxisOrientation of ["left", "right"] as const) {
      const config = {
        ...fixture.config,
        fields: { ...fields, y: { ...fields.y, lineAxisOrientation } },
      };
      const scene = layoutFixture({ ...fixture, config } as typeof fixture);
      const { ticks } = axisOf(scene, lineAxisOrientation === "left" ? "y2" : "y");
      const zero = ticks.find(({ value }) => Number(value) === 0);
      const dark = scene.lines.filter(({ role }) => role === "zero");
      expect(dark.map(({ from }) => from.y)).toEqual([zero?.position]);
    }
  },
);

test("a step of two and a half is written with its half", () => {
  const texts = drawFixture("comboLineDual", "tiny-and-huge").texts.map(({ lines }) => lines[0]);
  expect(texts).toContain("2.5");
});

test("the line stands on the side that the author chose", () => {
  expect(axisOf(drawFixture("comboLineColumn", "climate"), "y2").componentId).toBe("t");
  expect(axisOf(drawFixture("comboLineColumn", "climate-left"), "y").componentId).toBe("t");
});

test("steps of the calendar without an observation keep their place, and the line leads over them", () => {
  const scene = drawFixture("comboLineColumn", "missing-steps");
  const columns = scene.marks.filter((mark) => mark.shape === "rect");
  const centers = columns.map(({ box }) => box.x + box.width / 2);
  const gaps = centers
    .slice(1)
    .map((center, index) => Math.round((center - centers[index]!) / (centers[1]! - centers[0]!)));
  expect(gaps.filter((gap) => gap > 1)).toEqual([3, 2]);
  const [line] = scene.marks.filter((mark) => mark.shape === "line");
  expect(line?.runs.length).toBe(1);
});

test("a measure that is switched off leaves no numbers at its axis", () => {
  const scene = drawFixture("comboLineDual", "hidden");
  const left = scene.texts.filter(({ role, anchor }) => role === "tick" && anchor === "end");
  expect(left).toEqual([]);
  expect(scene.marks.length).toBe(1);
});

test("measures of one unit share one axis that says the unit", () => {
  const scene = drawFixture("comboLineSingle", "employment");
  expect(scene.texts.find(({ role }) => role === "axis-title")?.lines).toEqual(["personnes (mio)"]);
  expect(scene.marks.map((mark) => mark.shape === "line" && mark.seriesLabel)).toContain(
    "Industrie",
  );
});

const sharedWith = (extensions: Record<string, unknown>): PlotScene => {
  const fixture = readFixture("comboLineColumn", "shared-axis");
  Object.assign(fixture.config, { extensions });
  return layoutFixture(fixture);
};

test("measures that count the same stand on one axis, named beside their marks; two where the author wants them", () => {
  const scene = sharedWith({ lineEnds: "values" });
  expect(scene.axes.map(({ id }) => id)).toEqual(["x", "y"]);
  const title = scene.texts.find(({ role }) => role === "axis-title");
  expect(title?.lines).toEqual(["Shillings per quarter, shillings per week"]);
  const names = scene.texts.filter(({ role }) => role === "series").map(({ lines }) => lines[0]);
  expect(names).toEqual(["Price of wheat", "Weekly wage"]);
  expect(scene.legend?.drawn).toEqual([]);
  const two = sharedWith({ lineEnds: "values", sharedAxis: false });
  expect(two.axes.map(({ id }) => id)).toEqual(["x", "y", "y2"]);
});

test("charts of before keep an axis for each", () => {
  expect(sharedWith({}).axes.map(({ id }) => id)).toEqual(["x", "y", "y2"]);
});

test("a measure that would be flat keeps an axis of its own", () => {
  const fixture = readFixture("comboLineColumn", "shared-axis");
  const columns = fixture.table.columns.map((column) =>
    column.id === "w" && column.type === "number"
      ? { ...column, values: column.values.map((value) => (value ?? Number.NaN) / 10) }
      : column,
  );
  Object.assign(fixture.config, { extensions: { lineEnds: "values" } });
  const scene = layoutFixture({ ...fixture, table: { ...fixture.table, columns } });
  expect(scene.axes.map(({ id }) => id)).toEqual(["x", "y", "y2"]);
});

test("a time at which only the second measure has a value keeps its place and its mark", () => {
  const fixture = readFixture("comboLineColumn", "climate");
  const { lineComponentId, columnComponentId } = (
    fixture.config as ChartConfigOf<"comboLineColumn">
  ).fields.y;
  for (const [without, withIt] of [
    [lineComponentId, columnComponentId],
    [columnComponentId, lineComponentId],
  ] as const) {
    const columns = fixture.table.columns.map((column) =>
      column.id === without && column.type === "number"
        ? { ...column, values: column.values.map((value, row) => (row === 0 ? Number.NaN : value)) }
        : column,
    );
    const scene = layoutFixture({ ...fixture, table: { ...fixture.table, columns } });
    const rowsOf = (id: string) =>
      listSeries(scene).flatMap(({ data }) =>
        data[0]?.series === id ? data.map(({ row }) => row) : [],
      );
    expect(rowsOf(without)).not.toContain(0);
    expect(rowsOf(withIt)).toContain(0);
  }
});
