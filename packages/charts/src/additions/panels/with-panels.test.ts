import type { ChartConfig, ChartType } from "@statelier/document";
import { findDictionaryColumn, selectRows } from "@statelier/model";
import { expect, test } from "vitest";
import { makeChartTable } from "../../chart/make-chart-table.ts";
import { summarizeChart } from "../../chart/summarize-chart.ts";
import { drawFixture, layoutChart } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { asPlot } from "../../scene/read-scene.ts";
import { countData, listSeries } from "../../scene/list-data.ts";
import { findOverlaps } from "../../parts/text/find-overlaps.ts";
import { keepClear } from "../../parts/text/keep-clear.ts";
import { growBox } from "../../parts/frame/cut-at-plot.ts";
import { NEUTRAL } from "../../parts/color/color.ts";
import { findDrawing } from "../../types/find-drawing.ts";
import type { Box } from "../../scene/scene.ts";
import { dropHiddenMarks } from "../../export/drop-hidden-marks.ts";
import { literalPaint } from "../../paint/literal-paint.ts";
import { listDots } from "../../paint/paint-marks.ts";
import { paintScene } from "../../paint/paint-scene.ts";
import { renderSvgText } from "../../paint/render-svg-text.ts";

const draw = (chartType: ChartType, name: string) => {
  const input = makeFixtureInput(readFixture(chartType, name), { locale: "en" });
  const scene = asPlot(layoutChart(input));
  if (!scene) throw new Error(`${name} is no plot`);
  return { input, scene };
};

const ticksOf = (name: string, chartType: ChartType) => {
  const { scene } = draw(chartType, name);
  return scene.texts.filter(({ role }) => role === "tick").map(({ lines }) => lines.join(" "));
};

test("each value has a small chart of its own observations, named over it and in its observations", () => {
  const { scene } = draw("line", "panels-countries");
  const lines = scene.marks.flatMap((mark) => (mark.shape === "line" ? [mark] : []));
  expect(lines).toHaveLength(10);
  expect(lines[0]?.runs[0]?.data[0]?.categoryLabel).toBe("Argentina, 1955");
  const names = scene.texts.flatMap(({ weight, lines: [name] }) => (weight === 600 ? [name] : []));
  expect(names).toContain("Switzerland");
  expect(
    new Set(lines.flatMap(({ runs }) => runs.flatMap(({ data }) => data).map(({ id }) => id))).size,
  ).toBe(110);
});

test("a remark stands in its small chart; lines and shades run through all, with their words in the first", () => {
  const { scene, input } = draw("line", "remarks-panels");
  const count = (wanted: string): number =>
    scene.texts.filter(({ lines }) => lines.join(" ") === wanted).length;
  expect(["Great famine", "Oil crisis", "Nineties", "Of no panel"].map(count)).toEqual([
    1, 1, 1, 0,
  ]);
  const upright = scene.overlays.filter(({ from, to }) => from.x === to.x && to.y - from.y > 100);
  expect(upright).toHaveLength(10);
  expect(summarizeChart(findDrawing(input.config), input, scene)).toContain(
    "Oil crisis (1975). Nineties (1990–2000). Great famine (China, 1960).",
  );
});

test("words of an annotation stand in the plot of a small chart, not right below its name", () => {
  for (const width of [358, 928]) {
    const scene = drawFixture("line", "remarks-panels", {
      width,
      change: (config) => {
        const { extensions } = config as unknown as ChartConfig;
        Object.assign(extensions?.panels ?? {}, { order: "largest" });
        const [, event, span] = extensions?.remarks ?? [];
        Object.assign(event ?? {}, { at: "1980", text: { en: "End of oil crisis" } });
        const text = { en: "Cultural Revolution" };
        Object.assign(span ?? {}, { at: "1965", to: "1975", text });
      },
    });
    const names = scene.texts.filter(({ weight }) => weight === 600);
    const words = scene.texts.filter(({ lines }) => /Revolution|crisis/.test(lines.join(" ")));
    expect(words).toHaveLength(2);
    const spaced = names.map((name) => ({ ...name, y: name.y + 4 }));
    expect(keepClear(words, spaced)).toEqual(words);
  }
});

test("a value at the end of an axis that the author sets is not written into the name of its small chart", () => {
  const highest = listSeries(drawFixture("line", "panels-series"))
    .flatMap(({ data }) => data.map(({ value }) => value))
    .toSorted((a, b) => a - b);
  for (const part of [0.7, 0.75, 0.8, 0.9]) {
    const end = highest[Math.round(part * (highest.length - 1))];
    const scene = drawFixture("line", "panels-series", {
      width: 280,
      change: ({ fields }) =>
        Object.assign(fields.y ?? {}, { showValues: true, customDomain: [highest[0], end] }),
    });
    expect(findOverlaps(scene)).toEqual([]);
  }
});

test("axes are the same in all of them, unless the author wants each with its own", () => {
  const shared = ticksOf("panels-countries", "line").filter((text) => /^\d\d$/.test(text));
  expect(shared.filter((text) => text === shared[0])).toHaveLength(10);
  const own = ticksOf("panels-sources", "column").filter((text) => /^\d+’000/.test(text));
  expect(new Set(own).size).toBeGreaterThan(5);
});

test("categories stand in the same order everywhere", () => {
  const { scene } = draw("bar", "panels-years");
  const bars = scene.marks.flatMap((mark) => (mark.shape === "rect" ? [mark] : []));
  const orderOf = (year: string): string[] =>
    bars
      .filter(({ datum }) => datum.categoryLabel.startsWith(year))
      .toSorted((a, b) => a.box.y - b.box.y)
      .map(({ datum }) => datum.category);
  expect(orderOf("1955")).toEqual(orderOf("2005"));
  expect(orderOf("1955")).toHaveLength(10);
  const sums = new Map<string, number>();
  for (const { datum } of bars)
    sums.set(datum.category, (sums.get(datum.category) ?? 0) + datum.value);
  const byValue = [...sums].toSorted(([, a], [, b]) => b - a).map(([category]) => category);
  expect(orderOf("1955")).toEqual(byValue);
});

test.each(["bar", "column"] as const)(
  "the parts of stacks by total stand in small charts of %ss as in the whole chart",
  (chartType) => {
    const stacksOf = (extensions: object): string[][] => {
      const fixture = readFixture("bar", "penguins-by-total");
      const { x, y, segment, color }: Record<string, unknown> = { ...fixture.config.fields };
      Object.assign(segment as object, { type: "stacked" });
      const fields = chartType === "bar" ? { x, y } : { x: y, y: x };
      Object.assign(fixture.config, {
        chartType,
        extensions,
        fields: { ...fields, segment, color },
      });
      const input = makeFixtureInput(fixture);
      const columns = input.table.columns.map((column) =>
        column.type === "number"
          ? { ...column, values: Float64Array.of(27, 28, 1, 60, 34, 58, 61, 5) }
          : column,
      );
      const scene = asPlot(layoutChart({ ...input, table: { ...input.table, columns } }));
      const bars = scene?.marks.flatMap((mark) => (mark.shape === "rect" ? [mark] : [])) ?? [];
      return [...Map.groupBy(bars, ({ datum }) => datum.category).values()].map((stack) =>
        stack
          .toSorted((a, b) => a.box.x - b.box.x || b.box.y - a.box.y)
          .map(({ datum }) => datum.series),
      );
    };
    const whole = stacksOf({});
    expect(whole.map(({ length }) => length)).toEqual([3, 2, 3]);
    expect(stacksOf({ panels: { dimension: "species" } })).toEqual(whole);
  },
);

test("they stand side by side where there is room, two on a phone, within the frame", () => {
  const leftsAt = (width: number): number => {
    const { marks } = drawFixture("line", "panels-countries", { width });
    const lefts = marks.flatMap((mark) =>
      mark.shape === "line" ? [Math.round(mark.runs[0]?.xs[0] ?? 0)] : [],
    );
    return new Set(lefts).size;
  };
  expect([leftsAt(360), leftsAt(1200)]).toEqual([2, 4]);
});

test("the summary names them with their extremes, the table has their column", () => {
  const { input, scene } = draw("line", "panels-countries");
  const summary = summarizeChart(findDrawing(input.config), input, scene);
  expect(summary).toContain("Small charts: Argentina, Brazil,");
  expect(summary).toMatch(/Switzerland: lowest 70\.\d+.* \(1955\), highest 81\.\d+.* \(2005\)\./);
  expect(makeChartTable(input, scene).columns.map(({ id }) => id)).toContain("country");
});

test("the name of the measure is broken over the width of the drawing and not of a small chart", () => {
  const fixture = readFixture("line", "panels-countries");
  const label = "Bevölkerungsentwicklungserwartung";
  const components = {
    ...fixture.components,
    measures: fixture.components.measures.map((measure) => ({ ...measure, label })),
  };
  const input = makeFixtureInput({ ...fixture, components }, { locale: "de", width: 360 });
  const titles = asPlot(layoutChart(input))?.texts.filter(({ role }) => role === "axis-title");
  const [first] = titles?.filter(({ weight }) => weight === 400) ?? [];
  expect(first?.lines.join("\n")).toContain(label);
});

const plotsOf = (width: number) => {
  const scene = drawFixture("line", "panels-largest", { width });
  const names = scene.texts.flatMap(({ weight, lines: [name] }) => (weight === 600 ? [name] : []));
  return { scene, names };
};

test("the largest come first where their author wants it, and no line runs over the grid", () => {
  for (const width of [360, 1200]) {
    const { scene, names } = plotsOf(width);
    expect(names.slice(0, 2)).toEqual(["Construction", "Wholesale and Retail Trade"]);
    expect(names.at(-1)).toBe("Mining and Extraction");
    const [first] = scene.marks;
    const top = Math.min(...scene.lines.map(({ from }) => from.y));
    const peaks =
      first?.shape === "line"
        ? first.runs.flatMap(({ data }) => data).map(({ anchor }) => anchor.y)
        : [];
    expect(Math.min(...peaks)).toBeGreaterThanOrEqual(top);
    const title = scene.texts.find(({ lines: [name] }) => name === "Construction");
    expect(top - (title?.y ?? 0)).toBeLessThan(24);
  }
});

test("new small charts with the same axes say their numbers once for a row and a column; on a phone each has its own", () => {
  const countTicks = (width: number, text: string): number =>
    plotsOf(width).scene.texts.filter(({ role, lines: [own] }) => role === "tick" && own === text)
      .length;
  const { scene, names } = plotsOf(1200);
  const lefts = scene.marks.flatMap((mark) =>
    mark.shape === "line" ? [Math.round(mark.runs[0]?.xs[0] ?? 0)] : [],
  );
  const columns = new Set(lefts).size;
  expect(countTicks(1200, "2000")).toBe(columns);
  expect(countTicks(1200, "0")).toBe(Math.ceil(names.length / columns));
  expect(countTicks(360, "0")).toBe(plotsOf(360).names.length);
});

test("where numbers stand once for a row all plots share the room beside them, each under its name", () => {
  const { scene } = plotsOf(1200);
  const plots = scene.marks.flatMap((mark) => {
    const xs = mark.shape === "line" ? mark.runs.flatMap((run) => [...run.xs]) : [];
    return xs.length > 0 ? [{ left: Math.min(...xs), right: Math.max(...xs) }] : [];
  });
  const [first, second] = plots;
  const room = first!.left;
  expect(second!.left - first!.right).toBeLessThan(room);
  expect(Math.max(...plots.map(({ right }) => right))).toBeGreaterThan(1_190);
  const starts = scene.texts.flatMap(({ weight, x }) => (weight === 600 ? [x] : []));
  for (const start of starts)
    expect(Math.min(...plots.map(({ left }) => Math.abs(left - start)))).toBeLessThan(8);
});

test("their axis ends close above the highest line where there is room for its numbers", () => {
  const top = (width: number): number => {
    const { axes } = plotsOf(width).scene;
    return axes.find(({ type }) => type === "value")?.domain?.[1] ?? 0;
  };
  expect([top(360), top(1200)]).toEqual([3_000, 2_500]);
});

test("each series may have a small chart: alone, in one colour but those of the author, without legend", () => {
  const { input, scene } = draw("line", "panels-series");
  const lines = scene.marks.flatMap((mark) => (mark.shape === "line" ? [mark] : []));
  expect(scene.legend).toBeUndefined();
  expect(lines).toHaveLength(10);
  const colors = Map.groupBy(lines, ({ color }) => JSON.stringify(color));
  expect([...colors.values()].map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([
    1, 9,
  ]);
  const own = lines.find(({ runs }) => runs[0]?.data[0]?.categoryLabel.startsWith("Switzerland"));
  expect(own?.color).toMatchObject({ light: "#c00d0d" });
  expect(scene.texts.some(({ lines: [name] }) => name === "Switzerland")).toBe(true);
  const summary = summarizeChart(findDrawing(input.config), input, scene);
  expect(summary).toMatch(/Switzerland: lowest 70\.\d+.* \(1955\), highest 81\.\d+.* \(2005\)\./);
  expect(makeChartTable(input, scene).columns.map(({ id }) => id)).toContain("country");
});

const drawSeries = (chartType: ChartType, name: string, change: object) => {
  const fixture = readFixture(chartType, name);
  Object.assign(fixture.config, change);
  const scene = asPlot(layoutChart(makeFixtureInput(fixture, { locale: "en" })));
  if (!scene) throw new Error(`${name} is no plot`);
  return scene;
};

test("the lines of the others are faint behind each, said in a note, and no observations", () => {
  const { scene } = draw("line", "panels-series");
  expect(scene.bands).toHaveLength(90);
  expect(scene.notes.map(({ text }) => text)).toContain(
    "Faint lines: the series of the other small charts",
  );
  expect(countData(scene)).toBe(110);
  const panels = { dimension: "country", ownAxes: true };
  const own = drawSeries("line", "panels-series", { extensions: { panels } });
  expect([own.bands, own.notes]).toEqual([[], []]);
});

test("parts of a stack have small charts, parts of a whole stay together", () => {
  const { scene } = draw("column", "panels-series-stacked");
  const names = scene.texts.flatMap(({ weight, lines: [name] }) => (weight === 600 ? [name] : []));
  expect([names, scene.legend]).toEqual([
    ["Fossil fuels", "Nuclear energy", "Renewables"],
    undefined,
  ]);
  const percent = { calculation: { active: false, type: "percent" } };
  const { interactiveFiltersConfig } = readFixture("column", "panels-series-stacked").config;
  const whole = drawSeries("column", "panels-series-stacked", {
    interactiveFiltersConfig: { ...interactiveFiltersConfig, ...percent },
  });
  expect(whole.legend?.items).toHaveLength(3);
});

test("a series that is not highlighted is neutral in its small chart", () => {
  const { extensions } = readFixture("line", "panels-series").config;
  const scene = drawSeries("line", "panels-series", {
    extensions: { ...extensions, highlight: { country: ["Japan"] } },
  });
  const neutral = scene.marks.filter(
    (mark) => mark.shape === "line" && JSON.stringify(mark.color).includes(NEUTRAL),
  );
  expect(neutral).toHaveLength(9);
});

const isWithin = (inner: Box, outer: Box | undefined): boolean =>
  outer !== undefined &&
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

test("lines and bands that run beyond the ends that the author sets are cut at their own small chart", () => {
  const drawings = ["panels-domain", "panels-series"].map((name) =>
    drawFixture("line", name, {
      change: ({ fields }) => {
        Object.assign(fields["y"] as object, { customDomain: [50, 70] });
      },
    }),
  );
  for (const scene of drawings) {
    const lines = scene.marks.flatMap((mark) => (mark.shape === "line" ? [mark] : []));
    const clips = new Map(lines.map(({ clip }) => [JSON.stringify(clip), clip]));
    expect(clips.size).toBe(scene.texts.filter(({ weight }) => weight === 600).length);
    for (const { clip, runs, dotsWithin } of lines) {
      for (const { bounds } of runs.flatMap(({ data }) => data)) {
        const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
        expect(isWithin({ x, y, width: 0, height: 0 }, clip)).toBe(true);
      }
      const [bottom = Number.NaN, top = Number.NaN] = dotsWithin ?? [];
      const { x = 0 } = clip ?? {};
      expect(isWithin({ x, y: top, width: 0, height: bottom - top }, clip)).toBe(true);
    }
    const boxes = [...clips.values()];
    for (const { upper, lower } of scene.bands)
      for (const { x, y } of [...upper, ...lower])
        expect(
          boxes.some((box) => isWithin({ x, y, width: 0, height: 0 }, box && growBox(box, 1))),
        ).toBe(true);
    const painted = renderSvgText(paintScene(scene, literalPaint("light")));
    expect(painted.split("<svg").length).toBeGreaterThan(lines.length);
  }
  expect(drawings[1]?.bands).toHaveLength(90);
});

test("a line of a small chart that lies wholly beyond the axis is left out of pictures", () => {
  const scene = drawFixture("line", "panels-domain", {
    change: ({ fields }) => {
      Object.assign(fields["y"] as object, { customDomain: [0, 10] });
    },
  });
  expect(scene.marks).toHaveLength(10);
  expect(dropHiddenMarks(scene).marks).toEqual([]);
});

test("values beyond the ends that the author sets and missing ones are counted over all small charts", () => {
  const notesOf = (chartType: ChartType, name: string): string[] =>
    draw(chartType, name).scene.notes.map(({ text }) => text);
  const lines = draw("line", "panels-domain").scene;
  const beyond = listSeries(lines)
    .flatMap(({ data }) => data)
    .filter(({ value }) => value < 50 || value > 70).length;
  expect(notesOf("line", "panels-domain")).toEqual([
    "1 value is missing",
    "Faint lines: the series of the other small charts",
    "The value axis does not start at zero",
    `${beyond} values lie beyond the ends of the value axis`,
  ]);
  const columns = draw("column", "panels-domain-columns").scene;
  const cut = listSeries(columns)
    .flatMap(({ data }) => data)
    .filter(({ value }) => value > 20_000).length;
  expect(cut).toBeGreaterThan(1);
  expect(notesOf("column", "panels-domain-columns")).toContain(
    `${cut} values lie beyond the ends of the value axis`,
  );
  expect(notesOf("line", "panels-countries").join()).not.toMatch(/beyond|missing/);
});

test("a year that no small chart has is named once", () => {
  const fixture = readFixture("column", "panels-sources");
  const input = makeFixtureInput(fixture, { locale: "en" });
  const year = findDictionaryColumn(input.table, "year");
  const rows = year ? [...year.codes.keys()] : [];
  const kept = rows.filter((row) => year?.values[year.codes[row] ?? -1] !== "2010");
  const scene = asPlot(layoutChart({ ...input, table: selectRows(input.table, kept) }));
  expect(scene?.notes.flatMap(({ type, text }) => (type === "missing" ? [text] : []))).toEqual([
    "There is no value for 2010",
  ]);
});

test("dots stand on the lines of all small charts, and nothing is cut where nothing lies beyond", () => {
  const scene = drawFixture("line", "panels-countries", {
    change: ({ fields }) => {
      Object.assign(fields["y"] as object, { showDots: true });
    },
  });
  const lines = scene.marks.flatMap((mark) => (mark.shape === "line" ? [mark] : []));
  expect(lines.map((line) => listDots(line).length)).toEqual(lines.map(() => 11));
  expect(lines.filter(({ clip }) => clip)).toEqual([]);
});
