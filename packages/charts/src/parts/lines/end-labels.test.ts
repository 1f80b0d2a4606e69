import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { textBox } from "../text/text-box.ts";
import type { ChartSeries } from "../values/chart-data.ts";
import { lastVertex } from "../../scene/line-run.ts";
import { measureEndLabels } from "./end-labels.ts";

const named = (...labels: string[]) => labels.map((label) => ({ label })) as ChartSeries[];
const five = named("France", "Italy", "Spain", "Switzerland", "Netherlands");

test("names stand at the ends of lines where there is room for them", () => {
  expect(measureEndLabels(five, { width: 800 })).toBeDefined();
  expect(measureEndLabels(five, { width: 280 })).toBeUndefined();
  expect(measureEndLabels(named("France"), { width: 800 })).toBeUndefined();
});

test("where they stood before they stay as far as they fit, and do not come where they were not", () => {
  const height = 200;
  expect(measureEndLabels(five, { width: 360, height, namesAtEnds: true })).toBeDefined();
  expect(measureEndLabels(five, { width: 800, height, namesAtEnds: false })).toBeUndefined();
  expect(measureEndLabels(five, { width: 360, height: 140, namesAtEnds: true })).toBeUndefined();
});

const LONG = "Erbringung von freiberuflichen, wissenschaftlichen und technischen Dienstleistungen";

test("where they stood before, long names are cut to two lines that tell them apart, so that no legend comes between title and drawing", () => {
  const long = named(`${LONG} A`, `${LONG} B`, `${LONG} C`);
  const labels = measureEndLabels(long, { width: 480, height: 330, namesAtEnds: true });
  const read = labels?.lines.map((lines) => lines.join(" ")) ?? [];
  expect(labels?.lines.every(({ length }) => length <= 2)).toBe(true);
  expect(new Set(read).size).toBe(3);
  expect(measureEndLabels(long, { width: 480, height: 330 })).toBeUndefined();
});

test.each([320, 360, 390])(
  "on a phone of %i px names take at most a third of the width",
  (width) => {
    const long = named(`${LONG} A`, "France", "Italy");
    const labels = measureEndLabels(long, { width, height: 330, namesAtEnds: true });
    expect(labels?.width).toBeLessThanOrEqual(width / 3);
    expect(measureEndLabels(five.slice(0, 3), { width })?.width).toBeLessThanOrEqual(width / 3);
  },
);

test("numbers stand behind the names where they fit whole on one line, on phones too", () => {
  const values = ["82.1", "81.0"];
  const read = (width: number, ...labels: string[]) =>
    measureEndLabels(named(...labels), { width, values, namesAtEnds: true })?.lines.map((lines) =>
      lines.join(" "),
    );
  expect(read(800, "France", "Italy")).toEqual(["France 82.1", "Italy 81.0"]);
  expect(read(390, "France", "Italy")).toEqual(["France 82.1", "Italy 81.0"]);
  expect(read(320, "Switzerland", "Liechtenstein")).toEqual(["Switzerland", "Liechtenstein"]);
  const long = read(390, `${LONG} A`, "Italy");
  expect(long?.some((line) => line.includes("82.1") || line.includes("81.0"))).toBe(false);
});

test("the only line ends with its number, not within small charts", () => {
  const one = named("France");
  const room = { width: 400, values: ["82.1"] };
  expect(measureEndLabels(one, room)?.lines).toEqual([["82.1"]]);
  expect(measureEndLabels(one, { ...room, namesAtEnds: false })).toBeUndefined();
  expect(measureEndLabels(one, { ...room, values: [undefined] })).toBeUndefined();
});

const industries = () => {
  const scene = drawFixture("line", "first-us-unemployment", { width: 1152 });
  const names = scene.texts.filter(({ role }) => role === "series");
  const leaders = scene.overlays.filter(({ role }) => role === "leader");
  const endOf = (label: string) => {
    const mark = scene.marks.find((one) => one.shape === "line" && one.seriesLabel === label);
    return mark?.shape === "line" ? lastVertex(mark.runs) : undefined;
  };
  return { names, leaders, endOf };
};

test("names stand beside the ends of their lines, without leaders where all are near", () => {
  const { names, leaders, endOf } = industries();
  expect(names.length).toBeGreaterThan(5);
  expect(leaders).toEqual([]);
  for (const name of names) {
    const end = endOf(name.lines.join(" "));
    expect(name.x - (end?.x ?? 0)).toBe(8);
    expect(Math.abs(textBox(name).y + name.size / 2 - (end?.y ?? 0))).toBeLessThan(name.size * 0.6);
  }
});

test("names stand in the order of the ends", () => {
  const { names, endOf } = industries();
  const order = names.toSorted((a, b) => a.y - b.y).map(({ lines }) => endOf(lines.join(" "))?.y);
  expect(order).toEqual(order.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
});

test("names of new charts are larger on a wide one", () => {
  const sizeAt = (width: number, values?: string[]) =>
    measureEndLabels(five, values ? { width, values } : { width })?.size;
  const values = ["82.1", "81.0", "83.3", "83.9", "82.0"];
  expect([sizeAt(800, values), sizeAt(1152, values), sizeAt(1152)]).toEqual([13, 15, 13]);
});
