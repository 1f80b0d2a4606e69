import { expect, test } from "vitest";
import { drawFixture, layoutFixture } from "../fixtures/draw-fixture.ts";
import { makeChartTable } from "../chart/make-chart-table.ts";
import { makeFixtureInput, readFixture } from "../fixtures/read-fixtures.ts";
import { INITIAL_CHART_VIEW } from "../scene/chart-input.ts";
import type { PlotScene } from "../scene/scene.ts";
import { nameDrawing } from "./additions.ts";

const PERCENT = {
  legend: { active: false, componentId: "" },
  timeRange: { active: false, componentId: "", presets: { type: "range", from: "", to: "" } },
  dataFilters: { active: false, componentIds: [] },
  calculation: { active: true, type: "percent" },
};

test("a form is drawn for the type that has it, and other types draw themselves", () => {
  const { config } = readFixture("bar", "kind-dumbbell");
  const extensions = { kind: "dumbbell" as const };
  expect(nameDrawing(config)).toBe("bar+dumbbell");
  expect(nameDrawing({ chartType: "column", extensions })).toBe("column");
});

test("a dumbbell has a dot for each series on the line of its category, and fits the data", () => {
  const { marks, overlays, axes, notes } = drawFixture("bar", "kind-dumbbell");
  const rows = Map.groupBy(
    marks.flatMap((mark) => (mark.shape === "dot" ? [mark] : [])),
    ({ datum }) => datum.category,
  );
  expect(rows.size).toBe(10);
  for (const dots of rows.values()) {
    expect(dots.map(({ datum }) => datum.series)).toEqual(["1955", "2005"]);
    expect(new Set(dots.map(({ center }) => center.y)).size).toBe(1);
  }
  expect(overlays.length).toBe(10);
  expect(axes[0]?.domain?.[0]).toBeGreaterThan(0);
  expect(notes.map(({ type }) => type)).toContain("cut-axis");
});

test("each value beyond the ends that the author sets is counted once", () => {
  const { marks, notes } = drawFixture("bar", "kind-dumbbell", {
    change: ({ fields }) => {
      Object.assign(fields["x"] as object, { customDomain: [50, 80] });
    },
  });
  const beyond = notes.find(({ type }) => type === "beyond-axis");
  expect(marks).toHaveLength(15);
  expect(beyond?.text).toContain("5 Werte");
});

test("the outer dots of a dumbbell have their values beside them where its author wants them", () => {
  const listValues = ({ texts }: PlotScene) => texts.filter(({ role }) => role === "value");
  expect(listValues(drawFixture("bar", "kind-dumbbell"))).toEqual([]);
  for (const width of [320, 800]) {
    const scene = drawFixture("bar", "kind-dumbbell-values", { width });
    const dots = scene.marks.flatMap((mark) => (mark.shape === "dot" ? [mark] : []));
    const rows = [...Map.groupBy(dots, ({ datum }) => datum.category).values()];
    const values = listValues(scene);
    expect(values).toHaveLength(2 * rows.length);
    for (const row of rows) {
      const xs = row.map(({ center }) => center.x);
      const own = values.filter(({ y }) => Math.abs(y - (row[0]?.center.y ?? 0)) < 8);
      expect(own.map(({ anchor }) => anchor)).toEqual(["end", "start"]);
      expect(own[0]?.x).toBeLessThan(Math.min(...xs) - 6);
      expect(own[1]?.x).toBeGreaterThan(Math.max(...xs) + 6);
    }
  }
});

test("a pyramid in percent has no signs, in its shares nor in the amounts that they stand for", () => {
  const { marks } = drawFixture("bar", "kind-pyramid", {
    view: { ...INITIAL_CHART_VIEW, calculation: "percent" },
    change: (config) => {
      Object.assign(config.fields["segment"] as object, { type: "stacked" });
      Object.assign(config, { interactiveFiltersConfig: PERCENT });
    },
  });
  const data = marks.flatMap((mark) => (mark.shape === "rect" ? [mark.datum] : []));
  expect(data).toHaveLength(10);
  for (const { value, valueText, labelText, wholeText } of data) {
    expect(value).toBeGreaterThan(0);
    expect(wholeText).toBeTruthy();
    expect([valueText, labelText, wholeText].join()).not.toContain("\u2212");
  }
});

test("a dumbbell of series that would stack stays at its values where a reader wants percentages", () => {
  const view = { ...INITIAL_CHART_VIEW, calculation: "percent" as const };
  const change = (config: { fields: Record<string, unknown> }): void => {
    Object.assign(config.fields["segment"] as object, { type: "stacked" });
    Object.assign(config, { interactiveFiltersConfig: PERCENT });
  };
  const drawn = drawFixture("bar", "kind-dumbbell", { view, change });
  const plain = drawFixture("bar", "kind-dumbbell");
  const dataOf = ({ marks }: typeof plain) =>
    marks.flatMap((mark) => (mark.shape === "dot" ? [mark.datum.labelText] : []));
  expect(dataOf(drawn).toSorted()).toEqual(dataOf(plain).toSorted());
  expect(drawn.axes[0]?.domain).toEqual(plain.axes[0]?.domain);
  const input = makeFixtureInput(readFixture("bar", "kind-dumbbell"), { view });
  change(input.config);
  expect(makeChartTable(input, drawn).columns.map(({ id }) => id)).not.toContain("drawn");
});

test("while dates follow one another, a dumbbell keeps the axis that all of them need", () => {
  const domainAt = (animationValue: string) =>
    drawFixture("bar", "animation", {
      view: { ...INITIAL_CHART_VIEW, animationValue },
      change: (config) => {
        const { animation } = config.fields;
        Object.assign(animation as object, { dynamicScales: false });
        Object.assign(config, { extensions: { kind: "dumbbell", valueAxes: "fit" } });
      },
    }).axes[0]?.domain;
  expect(domainAt("1955")).toEqual(domainAt("2005"));
});

test("a slope has the first and the last date of each series with their values, and names no gap between", () => {
  const scene = drawFixture("line", "kind-slope", { width: 1000 });
  const lines = scene.marks.flatMap((mark) => (mark.shape === "line" ? [mark] : []));
  for (const { runs } of lines)
    expect(runs.flatMap(({ data }) => data).map(({ categoryLabel }) => categoryLabel)).toEqual([
      "1955",
      "2005",
    ]);
  expect(scene.notes.map(({ type }) => type)).toEqual(["cut-axis"]);
  expect(scene.texts.filter(({ role }) => role === "value").length).toBeGreaterThan(10);
});

test("a pyramid has its first series at left, as long as its values and without signs", () => {
  const scene = drawFixture("bar", "kind-pyramid");
  const bars = scene.marks.flatMap((mark) => (mark.shape === "rect" ? [mark] : []));
  const middle = scene.plot.x + scene.plot.width / 2;
  for (const { box, datum } of bars) {
    expect(datum.value).toBeGreaterThan(0);
    expect(box.x + (datum.seriesLabel === "Women" ? box.width : 0)).toBeCloseTo(middle, 0);
  }
  const women = bars.find(
    ({ datum }) => datum.seriesLabel === "Women" && datum.category === "0 – 19",
  );
  expect(women?.datum.value).toBe(850_000);
  expect(scene.texts.flatMap(({ lines }) => lines).join(" ")).not.toContain("\u2212");
});

const openSlope = (change: (value: number | null, at: number) => number | null) => {
  const fixture = readFixture("line", "kind-slope");
  for (const column of fixture.table.columns)
    if (column.type === "number") column.values = column.values.map(change);
  return fixture;
};

const DATES = 11;

const valuesOf = ({ texts }: PlotScene): string[] =>
  texts.filter(({ role }) => role === "value").map(({ lines }) => lines.join(" "));

test("the values at the ends of a slope are all counted as its axis counts, where one of them is a million", () => {
  const fixture = openSlope((_, at) => {
    if (at >= 2 * DATES) return null;
    return at < DATES ? 8_450_000 + 1000 * at : 990_000;
  });
  const values = valuesOf(layoutFixture(fixture, { locale: "de", width: 1000 }));
  expect(values.toSorted()).toEqual(["8’450’000", "8’460’000", "990’000", "990’000"]);
});

test("a slope ends on the last date at which its measure has a value", () => {
  const fixture = openSlope((value, at) => (at % DATES === DATES - 1 ? null : value));
  const scene = layoutFixture(fixture, { width: 1000 });
  const lines = scene.marks.flatMap((mark) => (mark.shape === "line" ? [mark] : []));
  expect(lines).toHaveLength(10);
  for (const { runs } of lines)
    expect(runs.flatMap(({ data }) => data).map(({ category }) => category)).toEqual([
      "1955",
      "2000",
    ]);
  expect(valuesOf(scene).length).toBeGreaterThan(10);
});

test("a pyramid has the ends that its author sets, to either side", () => {
  const { axes } = drawFixture("bar", "kind-pyramid", {
    change: ({ fields }) => {
      Object.assign(fields["x"] as object, { customDomain: [0, 3_000_000] });
    },
  });
  expect(axes[0]?.domain).toEqual([-3_000_000, 3_000_000]);
});

/** A chart with one more dimension of two values; of the second one all numbers are ten times as large. */
const openTwice = (type: "bar" | "line", name: string, extend: (config: object) => void) => {
  const fixture = readFixture(type, name);
  const [, segment] = fixture.components.dimensions;
  const values = ["1", "2"].map((value) => ({ value, label: value }));
  fixture.components.dimensions.push({ ...segment!, id: "time", label: "Time", values });
  const { table } = fixture;
  const count = table.rowCount;
  for (const column of table.columns) {
    if (column.type === "number")
      column.values = [...column.values, ...column.values.map((value) => 10 * (value ?? 0))];
    else if (column.type === "dictionary") column.codes = [...column.codes, ...column.codes];
  }
  const codes = Array.from({ length: 2 * count }, (_, row) => (row < count ? 0 : 1));
  table.columns.push({ type: "dictionary", id: "time", values: ["1", "2"], codes });
  table.rowCount = 2 * count;
  extend(fixture.config);
  return fixture;
};

test("small slopes do not call missing what stands in others", () => {
  const { notes, marks } = layoutFixture(
    openTwice("line", "kind-slope", (config) => {
      Object.assign(config, { extensions: { kind: "slope", panels: { dimension: "time" } } });
    }),
  );
  expect(marks).toHaveLength(20);
  expect(notes.map(({ type }) => type)).not.toContain("missing");
});

test("while dates follow one another, a pyramid keeps the axis that all of them need, where scales stay", () => {
  const endsAt = (animationValue: string, dynamicScales: boolean) =>
    layoutFixture(
      openTwice("bar", "kind-pyramid", (config) => {
        const animation = { componentId: "time", type: "stepped", duration: 30, dynamicScales };
        Object.assign((config as { fields: object }).fields, { animation });
      }),
      { view: { ...INITIAL_CHART_VIEW, animationValue } },
    ).axes[0]?.domain;
  expect(endsAt("1", false)).toEqual(endsAt("2", false));
  expect(endsAt("1", true)).not.toEqual(endsAt("2", true));
});

test("small pyramids have one axis, unless their author wants others", () => {
  const widest = (ownAxes: boolean): number[] => {
    const { marks } = layoutFixture(
      openTwice("bar", "kind-pyramid", (config) => {
        const extensions = { kind: "pyramid", panels: { dimension: "time", ownAxes } };
        Object.assign(config, { extensions });
      }),
    );
    const bars = marks.flatMap((mark) => (mark.shape === "rect" ? [mark] : []));
    return [bars.slice(0, 10), bars.slice(10)].map((panel) =>
      Math.max(...panel.map(({ box }) => box.width)),
    );
  };
  const [first = 0, second = 0] = widest(false);
  expect(second / first).toBeCloseTo(10, 0);
  const [own = 0, other = 0] = widest(true);
  expect(other / own).toBeCloseTo(1, 0);
});
