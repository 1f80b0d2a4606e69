import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import {
  type Fixture,
  makeFixtureInput,
  readFixture,
  readFixtures,
} from "../fixtures/read-fixtures.ts";
import { isPlotNote } from "../scene/read-scene.ts";
import type { ChartInput } from "../scene/chart-input.ts";
import type { ChartScene } from "../scene/scene.ts";
import { textBox } from "../parts/text/text-box.ts";
import { findDrawing } from "../types/find-drawing.ts";
import { CARD, layoutCard } from "./layout-card.ts";
import type { PictureInput } from "./picture-input.ts";
import { renderCard } from "./render-picture.ts";

const makeInput = (fixture: Fixture, title?: string): PictureInput => {
  const { locale } = fixture;
  const t = createTranslator(locale, collectMessages(locale, ["chart", "viewer"]));
  const chart = makeFixtureInput(fixture, { t });
  const { config } = chart;
  const titles = title && { de: title, fr: title, it: title, en: title };
  return {
    drawing: findDrawing(fixture.config),
    chart: titles
      ? { ...chart, config: { ...config, meta: { ...config.meta, title: titles } } }
      : chart,
    datasets: [{ iri: "https://data.example/stays", title: "Overnight stays" }],
    dataFilters: {},
  };
};

/** A card, and how often its chart was laid out for it. */
const makeCard = (fixture: Fixture) => {
  const { drawing, ...input } = makeInput(fixture);
  let layouts = 0;
  const layout = (chart: ChartInput): ChartScene => {
    layouts += 1;
    return drawing.layout(chart);
  };
  return { ...layoutCard({ ...input, drawing: { ...drawing, layout } }), layouts };
};

const cards = readFixtures().map((fixture) => ({ ...fixture, ...makeCard(fixture) }));

test.each(cards)("$chartType/$name: nothing of a card stands on something else", ({ layout }) => {
  const { origin, drawing, scale = 1, hiddenTop = 0 } = layout;
  const wanted = drawing.height - hiddenTop;
  const { shownHeight = wanted } = layout;
  const titleEnd = layout.title.y + (layout.title.lines.length - 1) * layout.title.size;
  expect(origin.y).toBeGreaterThan(titleEnd);
  expect(origin.y + Math.min(wanted, shownHeight) * scale).toBeLessThanOrEqual(
    layout.rule.from.y + 0.01,
  );
  expect(layout.rule.from.y).toBeLessThan(layout.texts[0]!.y);
});

test("a chart is laid out twice at most for its card, small charts once", () => {
  const mostOf = ({ config }: Fixture): number => (config.extensions?.panels ? 1 : 2);
  const tooOften = cards.filter((card) => card.layouts > mostOf(card));
  expect(tooOften.map(({ chartType, name }) => `${chartType}/${name}`)).toEqual([]);
});

test("the words of a card are those of the drawing that it shows", () => {
  for (const { chartType, name, layout, text } of cards) {
    if (!("marks" in layout.drawing)) continue;
    const notes = layout.drawing.notes.filter((note) => !isPlotNote(note));
    const said = notes.map((note) => note.text);
    expect({ chartType, name, notes: text.notes }).toEqual({ chartType, name, notes: said });
  }
});

test("a card of figures that may still change says so first", () => {
  const input = makeInput(readFixture("column", "years-single"));
  const datasets = input.datasets.map((each) => ({
    ...each,
    publicationStatus: "DRAFT" as const,
  }));
  const drafted = renderCard({ ...input, chart: { ...input.chart, locale: "en" }, datasets });
  expect(drafted.svg).toContain(drafted.text.warnings[0]);
  expect(renderCard(input).text.warnings).toEqual([]);
});

test("a face an eighth wider has room for the foot of a card", () => {
  const input = makeInput(readFixture("column", "years-single"));
  const datasets = [{ ...input.datasets[0]!, title: "Overnight stays in hotels, ".repeat(9) }];
  const [foot] = layoutCard({ ...input, datasets }).layout.texts;
  expect(foot?.lines).toEqual([expect.stringMatching(/…$/)]);
  expect(textBox(foot!).width).toBeLessThanOrEqual((CARD.width - 40) / 1.125);
});

test("a card has one size, and a title too long for it ends with an ellipsis", () => {
  const fixture = readFixture("column", "years-single");
  const picture = renderCard(makeInput(fixture, "How long people live ".repeat(20)));
  expect(picture).toMatchObject(CARD);
  expect(picture.svg).toContain(`viewBox="0 0 600 315"`);
  const { title } = layoutCard(makeInput(fixture, "How long people live ".repeat(20))).layout;
  expect(title.lines).toHaveLength(2);
  expect(title.lines[1]).toMatch(/…$/);
});

const isPlot = ({ layout }: (typeof cards)[number]): boolean => "marks" in layout.drawing;

test.each(cards.filter(isPlot))(
  "$chartType/$name: a legend leaves the drawing two thirds of its room",
  ({ layout }) => {
    const { drawing, hiddenTop = 0, scale = 1, origin, rule } = layout;
    if (!("marks" in drawing)) throw new Error("no plot");
    const legend = hiddenTop === 0 ? (drawing.legend?.height ?? 0) : 0;
    expect(legend * scale).toBeLessThanOrEqual((rule.from.y - origin.y) / 3);
  },
);

test.each(readFixtures().filter(({ name }) => /^(series|slices)-40$/.test(name)))(
  "$chartType/$name: the legend of many series is left out",
  (fixture) => {
    expect(renderCard(makeInput(fixture)).svg).not.toContain(`class="legend"`);
    const { layout } = layoutCard(makeInput(fixture));
    expect(layout.hiddenTop).toBeGreaterThan(0);
  },
);
