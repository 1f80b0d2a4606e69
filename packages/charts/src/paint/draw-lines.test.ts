import { expect, test } from "vitest";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import { runAt } from "../scene/line-run.ts";
import type { LineMark } from "../scene/scene.ts";
import { drawLine, type LineContext } from "./draw-lines.ts";
import { linePath } from "./path-data.ts";

/** A canvas that writes down what it is asked. */
const makeRecorder = () => {
  const calls: string[] = [];
  const write =
    (name: string) =>
    (...args: unknown[]): void =>
      void calls.push(
        `${name} ${args.map((arg) => (typeof arg === "number" ? Math.round(arg * 100) / 100 + 0 : String(arg))).join(",")}`.trim(),
      );
  const context = {
    beginPath: write("begin"),
    moveTo: write("M"),
    lineTo: write("L"),
    stroke: () =>
      calls.push(
        `stroke ${String(context.strokeStyle)} ${context.lineWidth} ${context.lineJoin} ${context.lineCap}`,
      ),
    fill: () => calls.push(`fill ${String(context.fillStyle)}`),
    arc: write("arc"),
    setLineDash: write("dash"),
    strokeStyle: "",
    fillStyle: "",
    lineWidth: 0,
    lineJoin: "miter",
    lineCap: "butt",
  } as unknown as LineContext;
  return { context, calls };
};

const linesOf = (name: string): LineMark[] =>
  drawFixture("line", name).marks.filter((mark) => mark.shape === "line");

test("a line on a canvas runs through the points of its path, with its gaps", () => {
  const marks = linesOf("gaps-and-lone-points");
  expect(marks.some(({ runs }) => runs.length > 1)).toBe(true);
  for (const mark of marks) {
    const { context, calls } = makeRecorder();
    drawLine(context, mark, { color: "#123456", pixel: 1 });
    const end = calls.findIndex((call) => call.startsWith("stroke"));
    const path = calls.slice(2, end).map((call) => call.replace(" ", ""));
    expect(path.join("")).toBe(linePath(mark.runs));
    expect(calls[end]).toBe(`stroke #123456 ${mark.width} ${mark.join} round`);
  }
});

test("points that stand alone and lines that have dots get them", () => {
  const arcsOf = (mark: LineMark): string[] => {
    const { context, calls } = makeRecorder();
    drawLine(context, mark, { color: "#123456", pixel: 1 });
    return calls.filter((call) => call.startsWith("arc"));
  };
  const singles = linesOf("gaps-and-lone-points");
  const counts = singles.map(({ runs }) => runs.filter((run) => run.xs.length === 1).length);
  expect(singles.map((mark) => arcsOf(mark).length)).toEqual(counts);
  const [first] = singles;
  expect(arcsOf({ ...first!, dotRadius: 2 }).length).toBe(
    first!.runs.flatMap(({ data }) => data).length,
  );
});

test("a dash is the line's own and does not stay for the next one", () => {
  const [mark] = linesOf("gaps-and-lone-points");
  const { context, calls } = makeRecorder();
  drawLine(context, { ...mark!, dash: [8, 4] }, { color: "ink", pixel: 1 });
  drawLine(context, mark!, { color: "ink", pixel: 1 });
  expect(calls.filter((call) => call.startsWith("dash"))).toEqual(["dash 8,4", "dash"]);
});

test("a canvas draws no dots beyond the axis", () => {
  const [mark] = linesOf("dots-beyond");
  const { context, calls } = makeRecorder();
  drawLine(context, mark!, { color: "red", pixel: 1 });
  const vertices = mark!.runs.flatMap(({ data }) => data).length;
  expect(calls.filter((call) => call.startsWith("arc"))).toHaveLength(vertices - 2);
});

test("a line of thousands of points is drawn in parts that begin where the one before ended", () => {
  const points = Array.from({ length: 1_000 }, (_, at) => [at, at % 7] as const);
  const run = runAt(
    { xs: Float64Array.from(points, ([x]) => x), ys: Float64Array.from(points, ([, y]) => y) },
    () => [],
  );
  const [line] = linesOf("gaps-and-lone-points");
  if (!line) throw new Error("The fixture has a line.");
  const draw = (mark: LineMark): string[] => {
    const { context, calls } = makeRecorder();
    drawLine(context, mark, { color: "#123456", pixel: 1 });
    return calls.filter((call) => /^[ML]/.test(call));
  };
  const calls = draw({ ...line, runs: [run] });
  const moves = calls.flatMap((call, at) => (call.startsWith("M") && at > 0 ? [at] : []));
  expect(moves.length).toBeGreaterThan(3);
  for (const at of moves) expect(calls[at]?.slice(1)).toBe(calls[at - 1]?.slice(1));
  expect(calls.filter((call) => call.startsWith("L"))).toHaveLength(999);
  // Dashes would begin anew.
  const dashed = draw({ ...line, runs: [run], dash: [2, 2] });
  expect(dashed.filter((call) => call.startsWith("M"))).toHaveLength(1);
});

test("a line that is as wide as a pixel of the screen is drawn no wider: a hair more takes browsers ten times as long", () => {
  const [mark] = linesOf("gaps-and-lone-points");
  const widthOn = (pixel: number): number => {
    const { context } = makeRecorder();
    drawLine(context, { ...mark!, width: 1 }, { color: "#123456", pixel });
    return context.lineWidth;
  };
  // Canvases have whole pixels, so that a drawing is a little larger or smaller on them than it is.
  for (const pixel of [0.997, 1, 1.003]) expect(widthOn(pixel)).toBeLessThan(pixel);
  for (const pixel of [0.5, 0.9, 2]) expect(widthOn(pixel)).toBe(1);
});
