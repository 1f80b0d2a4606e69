import { expect, test } from "vitest";
import { describeChart, summarizeChart } from "../../chart/summarize-chart.ts";
import { drawFixture, layoutChart } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { paintScene } from "../../paint/paint-scene.ts";
import { renderSvgText } from "../../paint/render-svg-text.ts";
import { pagePaint } from "../../paint/resolve-paint.ts";
import { asPlot } from "../../scene/read-scene.ts";
import { listSeries } from "../../scene/list-data.ts";
import { textBox } from "../../parts/text/text-box.ts";
import type { SceneMark, SceneText } from "../../scene/scene.ts";
import { findDrawing } from "../../types/find-drawing.ts";

const draw = (width = 800) => drawFixture("line", "remarks-lines", { width });

const findText = (scene: ReturnType<typeof draw>, wanted: string) =>
  scene.texts.find(({ lines }) => lines.join(" ") === wanted);

test("a remark stands at its value, at any width", () => {
  for (const width of [360, 800, 1200]) {
    const scene = draw(width);
    const famine = listSeries(scene)
      .flatMap(({ data }) => data)
      .find(({ category, series }) => category === "1960" && series === "China");
    const text = findText(scene, "Great famine");
    const { x, y } = famine!.anchor;
    expect(Math.hypot(text!.x - x, text!.y - y)).toBeLessThan(120);
    const ends = scene.overlays.map(({ to }) => Math.hypot(to.x - x, to.y - y));
    expect(Math.min(...ends)).toBeCloseTo(4, 5);
  }
});

const overlaps = (text: SceneText, mark: SceneMark): boolean => {
  const { x, y, width, height } = textBox(text);
  const isIn = (at: number, up: number): boolean =>
    at > x && at < x + width && up > y && up < y + height;
  if (mark.shape === "rect") {
    const { box } = mark;
    return (
      box.x < x + width && x < box.x + box.width && box.y < y + height && y < box.y + box.height
    );
  }
  if (mark.shape !== "line") return false;
  return mark.runs.some(({ xs, ys }) =>
    Array.from({ length: xs.length * 50 }, (_, step) => {
      const [at, part] = [Math.floor(step / 50), (step % 50) / 50];
      const next = Math.min(at + 1, xs.length - 1);
      return isIn(xs[at]! + (xs[next]! - xs[at]!) * part, ys[at]! + (ys[next]! - ys[at]!) * part);
    }).some(Boolean),
  );
};

test("a remark without words draws nothing, and takes no place of others", () => {
  const plain = drawFixture("line", "remarks-lines", {
    width: 800,
    change: (config) => {
      Object.assign(config, { extensions: { remarks: [] } });
    },
  });
  const empty = { de: "", fr: "", it: "", en: " " };
  const scene = drawFixture("line", "remarks-lines", {
    width: 800,
    change: (config) => {
      Object.assign(config, {
        extensions: {
          remarks: [{ key: "1", type: "text", at: "1960", series: "China", text: empty }],
        },
      });
    },
  });
  expect(scene.overlays).toEqual(plain.overlays);
  expect(scene.texts).toEqual(plain.texts);
});

test("texts stand off the marks, with a line to their points where they had to move", () => {
  for (const type of ["text", "arrow"] as const)
    for (const [series, at] of [
      ["China", "1960"],
      ["India", "1980"],
      ["Brazil", "1990"],
    ]) {
      const scene = drawFixture("line", "remarks-lines", {
        width: 700,
        change: (config) => {
          const text = { de: "", fr: "", it: "", en: "A long remark on this value" };
          Object.assign(config, {
            extensions: { remarks: [{ key: "1", type, at, series, text }] },
          });
        },
      });
      const text = findText(scene, "A long remark on this value");
      const datum = listSeries(scene)
        .flatMap(({ data }) => data)
        .find((each) => each.category === at && each.series === series);
      if (!datum) continue;
      expect(scene.marks.filter((mark) => overlaps(text!, mark))).toEqual([]);
      const box = textBox(text!);
      const { x, y } = datum.anchor;
      const beside = Math.max(box.x - x, x - box.x - box.width, 0);
      const above = Math.max(box.y - y, y - box.y - box.height, 0);
      const isBeside = Math.hypot(beside, above) < 12.5;
      const isLed = scene.overlays.some(({ to }) => Math.hypot(to.x - x, to.y - y) < 4.01);
      expect(isBeside || isLed).toBe(true);
    }
});

test("a shade reaches from one value to the other, a line stands at its number", () => {
  const scene = draw();
  const [x, y] = [scene.axes.find(({ id }) => id === "x"), scene.axes.find(({ id }) => id === "y")];
  const band = scene.bands.at(-1);
  expect(band?.upper.map(({ x: at }) => at)).toHaveLength(2);
  const [low = 0, high = 1] = y?.domain ?? [];
  const [bottom = 0, top = 0] = y?.range ?? [];
  const at = bottom + ((75 - low) / (high - low)) * (top - bottom);
  expect(scene.overlays.some(({ from, to }) => from.y === at && to.y === at)).toBe(true);
  expect(x).toBeDefined();
});

test("a line at a date stands across the plot where its values are, with its text beside it", () => {
  for (const [at, isLeft] of [
    ["1960", false],
    ["2000", true],
  ] as const) {
    const scene = drawFixture("line", "remarks-lines", {
      width: 700,
      change: (config) => {
        const text = { de: "", fr: "", it: "", en: "A day that changed much" };
        Object.assign(config, { extensions: { remarks: [{ key: "1", type: "event", at, text }] } });
      },
    });
    const there = listSeries(scene)
      .flatMap(({ data }) => data)
      .find(({ category }) => category === at);
    const { x } = there!.anchor;
    const { y, height } = scene.plot;
    expect(scene.overlays).toContainEqual(
      expect.objectContaining({ from: { x, y }, to: { x, y: y + height } }),
    );
    const box = textBox(findText(scene, "A day that changed much")!);
    expect([box.x + box.width <= x, box.x >= x]).toEqual([isLeft, !isLeft]);
    expect(scene.remarks).toMatchObject([{ text: "A day that changed much", where: at }]);
  }
});

test("a line without words is drawn without a text", () => {
  const scene = drawFixture("line", "remarks-lines", {
    width: 700,
    change: (config) => {
      Object.assign(config, { extensions: { remarks: [{ key: "1", type: "event", at: "1960" }] } });
    },
  });
  expect(scene.overlays).toHaveLength(1);
  expect(scene.texts.every(({ lines }) => lines.join("") !== "")).toBe(true);
  expect(scene.remarks).toEqual([]);
});

test("it is gone where its value is: by a filter, or out of the axis", () => {
  expect(findText(draw(), "Of a year that is not there")).toBeUndefined();
  const hidden = drawFixture("line", "remarks-lines", { view: { hiddenValues: ["China"] } });
  expect(findText(hidden, "Great famine")).toBeUndefined();
  expect(findText(hidden, "Reforms")).toBeDefined();
});

test("it is spoken, in the reader's language, while it is drawn", () => {
  const fixture = readFixture("line", "remarks-lines");
  const [first] = fixture.config.extensions?.remarks ?? [];
  Object.assign(first?.text ?? {}, { de: "Grosse Hungersnot" });
  const input = makeFixtureInput(fixture, { locale: "de" });
  const summary = summarizeChart(findDrawing(fixture.config), input, layoutChart(input));
  expect(summary).toContain("Grosse Hungersnot (China, 1960). Reforms (1980–1990). 75 years.");
  expect(summary).not.toContain("Of a year that is not there");
});

test("where the reader's language has no words, its own is marked in the drawing and where it is spoken", () => {
  const fixture = readFixture("line", "remarks-lines");
  const [first] = fixture.config.extensions?.remarks ?? [];
  Object.assign(first?.text ?? {}, { de: "", fr: "", it: "" });
  const input = makeFixtureInput(fixture, { locale: "de" });
  const scene = layoutChart(input);
  const svg = renderSvgText(paintScene(asPlot(scene)!, pagePaint));
  expect(/<text[^>]* xml:lang="en"[^>]*>Great famine/.test(svg)).toBe(true);
  const parts = describeChart(findDrawing(fixture.config), input, scene);
  expect(parts).toContainEqual({ text: "Great famine", language: "en" });
  const own = layoutChart(makeFixtureInput(readFixture("line", "remarks-lines"), { locale: "de" }));
  expect(renderSvgText(paintScene(asPlot(own)!, pagePaint))).not.toContain("xml:lang");
});

test("of a stored chart with more remarks than may be the first hundred are drawn", () => {
  const remarks = Array.from({ length: 103 }, (_, at) => ({
    key: String(at),
    type: "reference" as const,
    number: 75,
    text: { en: `Remark ${at}.` },
  }));
  const { texts } = drawFixture("line", "remarks-lines", {
    change: (config) => void Object.assign(config, { extensions: { remarks } }),
  });
  const drawn = texts.filter(({ lines }) => lines.join(" ").startsWith("Remark "));
  expect(drawn).toHaveLength(100);
});

test.each([
  ["scatterplot", "remarks-points", ["Oil and gas", "The longest lives"], ["Qatar", "Japan"]],
  ["pie", "remarks-slices", ["Windparks", "Ein Kraftwerk"], ["Renewables", "Nuclear energy"]],
] as const)(
  "%s: a remark stands at the value that it names, in the summary by its name, and lines are for axes",
  (chartType, name, words, places) => {
    for (const width of [320, 800]) {
      const input = makeFixtureInput(readFixture(chartType, name), { width });
      const scene = drawFixture(chartType, name, { width });
      const data = listSeries(scene).flatMap((series) => series.data);
      expect(scene.remarks?.map(({ text, where }) => [text, where])).toEqual(
        words.map((text, at) => [text, places[at]]),
      );
      for (const [at, text] of words.entries()) {
        const { anchor } = data.find(({ categoryLabel }) => categoryLabel === places[at])!;
        const box = textBox(findText(scene, text)!);
        const away = Math.hypot(
          box.x + box.width / 2 - anchor.x,
          box.y + box.height / 2 - anchor.y,
        );
        expect(away).toBeLessThan(140);
        expect(box.x >= 0 && box.x + box.width <= width).toBe(true);
      }
      const summary = summarizeChart(findDrawing(input.config), input, scene);
      expect(summary).toContain(words[0]);
    }
  },
);

const halfOf = (
  type: "identity" | "percent" | undefined,
  reader?: "identity" | "percent",
): boolean =>
  drawFixture("column", "percent-years", {
    width: 800,
    view: { hiddenValues: [], ...(reader ? { calculation: reader } : {}) },
    change: (config) => {
      const half = { de: "Half", fr: "Half", it: "Half", en: "Half" };
      const calculation = type && { active: true, type };
      Object.assign(config, {
        interactiveFiltersConfig: calculation && {
          ...readFixture("column", "percent-years").config.interactiveFiltersConfig,
          calculation,
        },
        extensions: { remarks: [{ key: "1", type: "reference", number: 50, text: half }] },
      });
    },
  }).texts.some(({ lines }) => lines.join(" ") === "Half");

test("a line at a value is drawn in the calculation of its author alone", () => {
  expect(halfOf("percent")).toBe(true);
  expect(halfOf("percent", "percent")).toBe(true);
  expect(halfOf("percent", "identity")).toBe(false);
  expect(halfOf("identity", "percent")).toBe(false);
  expect(halfOf("identity", "identity")).toBe(true);
  expect(halfOf(undefined)).toBe(true);
});

test("a line at a value that was worked out is gone with what was worked out", () => {
  const drawn = (isPlain: boolean): boolean =>
    drawFixture("line", "remarks-lines", {
      view: { hiddenValues: [], isPlain },
      change: (config) => {
        const text = { de: "Start", fr: "Start", it: "Start", en: "Start" };
        Object.assign(config, {
          extensions: {
            calculation: { type: "index", isOpen: true },
            remarks: [{ key: "1", type: "reference", number: 100, text }],
          },
        });
      },
    }).texts.some(({ lines }) => lines.join(" ") === "Start");
  expect(drawn(false)).toBe(true);
  expect(drawn(true)).toBe(false);
});

test("the text of a narrow shade that bars leave no room in stands beside it, not over its edge", () => {
  const scene = drawFixture("comboLineColumn", "wheat-wages", {
    width: 358,
    change: (config) => {
      const words = "War with France";
      const text = { de: words, fr: words, it: words, en: words };
      const span = { key: "1", type: "span", at: "1795", to: "1810", text };
      Object.assign(config, { extensions: { remarks: [span] } });
    },
  });
  const [band] = scene.bands;
  const [low, high] = [band!.upper[0]!.x, band!.upper[1]!.x];
  const { x, width } = textBox(findText(scene, "War with France")!);
  expect(Math.min(Math.abs(x - high), Math.abs(x + width - low))).toBeLessThan(6);
  expect(x >= high || x + width <= low).toBe(true);
});
