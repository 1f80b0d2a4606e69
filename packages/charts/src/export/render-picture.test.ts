import type { ChartConfig } from "@statelier/document";
import { FIELD_VALUE_NONE } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { SERIF_600 } from "@statelier/ui/serif-font";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import {
  type Fixture,
  makeFixtureInput,
  readFixture,
  readFixtures,
  takeByTurns,
} from "../fixtures/read-fixtures.ts";
import { countCalls } from "../fixtures/count-calls.ts";
import type { SceneText } from "../scene/scene.ts";
import { findDrawing } from "../types/find-drawing.ts";
import { textBox } from "../parts/text/text-box.ts";
import { type TextFace, textWidth } from "../parts/text/text-width.ts";
import { derivePictureText } from "./derive-picture-text.ts";
import { innerWidth, layoutPicture } from "./layout-picture.ts";
import type { PictureInput } from "./picture-input.ts";
import { PictureTooLarge } from "./most-pixels.ts";
import { renderCard, renderPicture } from "./render-picture.ts";

const WIDTHS = [280, 360, 480, 800, 1200, 1600];

const DATASET = {
  iri: "https://data.example/stays",
  title: "Overnight stays in hotels",
  creator: { iri: "https://data.example/office", label: "Office of Statistics" },
  dateModified: "2024-03-01",
  license: "CC BY 4.0",
};

const makeInput = (
  fixture: Fixture,
  changes: Partial<PictureInput["chart"]> = {},
): PictureInput => {
  const locale = changes.locale ?? fixture.locale;
  const t = createTranslator(locale, collectMessages(locale, ["chart", "viewer"]));
  return {
    drawing: findDrawing(fixture.config),
    chart: makeFixtureInput(fixture, { t, ...changes }),
    datasets: [DATASET],
    dataFilters: {},
    address: "https://charts.example/en/v/abc?f.country=che&percent=1",
    date: "2026-11-21",
  };
};

const withTexts = (config: ChartConfig, title: string, description = ""): ChartConfig => ({
  ...config,
  meta: {
    ...config.meta,
    title: { de: title, fr: title, it: title, en: title },
    description: { de: description, fr: description, it: description, en: description },
  },
});

const tagsOf = (svg: string): string[] =>
  Array.from(svg.matchAll(/<([\w:?]+)/g), ([, tag = ""]) => tag);

test.each(takeByTurns(readFixtures(), 4))(
  "the picture of $chartType/$name stands alone: nothing in it is asked of elsewhere, run or styled",
  (fixture) => {
    const { svg } = renderPicture(makeInput(fixture));
    expect(svg).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<svg /);
    const title = fixture.config.meta.title[fixture.locale] || DATASET.title;
    expect(svg).toContain(`<title id="chart-title">${title}</title>`);
    expect(svg).toMatch(/<desc id="chart-desc">.{20,}<\/desc>/);
    expect(svg).not.toMatch(
      /foreignObject|<script|<style|<image|<use|href|url\((?!#)|var\(|light-dark|data-|NaN|undefined/,
    );
    const addresses = new Set(
      Array.from(svg.matchAll(/xmlns(?::\w+)?="([^"]+)"/g), ([, uri]) => uri),
    );
    expect(
      [...addresses].every((uri) => /w3\.org|creativecommons\.org|purl\.org/.test(uri ?? "")),
    ).toBe(true);
  },
);

test("what the author says of a picture in other languages alone does not stand in it", () => {
  const fixture = readFixture("column", "years-single");
  const altText = { de: "", fr: "", it: "La metà nel 2020.", en: "" };
  const input = makeInput({ ...fixture, config: { ...fixture.config, extensions: { altText } } });
  expect(renderPicture(input).svg).not.toContain("La metà");
  const own = renderPicture(
    makeInput({
      ...fixture,
      config: { ...fixture.config, extensions: { altText: { ...altText, en: "Half in 2020." } } },
    }),
  );
  expect(own.svg).toMatch(/<desc id="chart-desc">[^<]*Half in 2020\. Column chart/);
});

test.each(takeByTurns(readFixtures(), 12))(
  "$chartType/$name: no line of its frame leaves it or lies on another",
  (fixture) => {
    for (const width of WIDTHS) {
      const input = makeInput(fixture, { width });
      const scene = input.drawing.layout({ ...input.chart, width: innerWidth(width) });
      const layout = layoutPicture(input, scene, derivePictureText(input, scene));
      const boxes = [layout.title, ...layout.texts].map(textBox);
      for (const { x, y, width: own, height } of boxes) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + own).toBeLessThanOrEqual(width);
        expect(y + height).toBeLessThanOrEqual(layout.height);
      }
      const drawn = { y: layout.origin.y, height: layout.drawing.height };
      const ordered = [...boxes, drawn].toSorted((a, b) => a.y - b.y);
      for (const [index, box] of ordered.slice(1).entries()) {
        const above = ordered[index]!;
        expect(box.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
      }
    }
  },
);

test.each(WIDTHS)(
  "at %d px a face an eighth wider has room for every line of the frame",
  (width) => {
    const fixture = readFixture("column", "percent-years");
    const long =
      "Overnight stays of 2001 to 2024 in hotels, by month and by country of origin. ".repeat(4);
    const config = withTexts(fixture.config, long, long);
    const input: PictureInput = {
      ...makeInput(fixture, { config, width }),
      datasets: [{ ...DATASET, title: long, attribution: long, publicationStatus: "DRAFT" }],
      address: `https://charts.example/en/v/abc?${"f.country=che&".repeat(20)}`,
    };
    const scene = input.drawing.layout({ ...input.chart, width: innerWidth(width) });
    const { title, texts } = layoutPicture(input, scene, derivePictureText(input, scene));
    expect(texts).toHaveLength(3);
    const room = innerWidth(width) / 1.125;
    const listWider = ({ lines, size }: SceneText, face?: TextFace): string[] =>
      lines.filter((line) => textWidth(line, size, face) > room);
    expect(texts.flatMap((text) => listWider(text))).toEqual([]);
    expect(title.lines.length).toBeGreaterThan(1);
    expect(listWider(title, SERIF_600)).toEqual([]);
  },
);

test("in French no line below the drawing begins with a sign or with the dot between its parts", () => {
  const fixture = readFixture("column", "percent-years");
  for (let width = 280; width <= 800; width += 4) {
    const input = makeInput(fixture, { locale: "fr", width });
    const scene = input.drawing.layout({ ...input.chart, width: innerWidth(width) });
    const { texts } = layoutPicture(input, scene, derivePictureText(input, scene));
    const lines = texts.flatMap((text) => text.lines);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter((line) => /^[\s:;?!·]/.test(line))).toEqual([]);
  }
});

test("one line for programs names publishers, address and datasets with their versions", () => {
  const input = makeInput(readFixture("column", "years-single"));
  const scene = input.drawing.layout(input.chart);
  const other = { ...DATASET, title: "Séjours", version: "7" };
  const commentOf = (changes: Partial<PictureInput>): string =>
    derivePictureText({ ...input, address: "https://x.example/v/a", ...changes }, scene).comment;
  expect(commentOf({ datasets: [DATASET, other] })).toBe(
    "Publisher: Office of Statistics | Publish URL: https://x.example/v/a | Dataset: Overnight stays in hotels | Dataset: Séjours (7)",
  );
  expect(commentOf({ datasets: [], address: "" })).toBe("");
});

test("the frame says filters, dataset, source, dates, licence and address", () => {
  const fixture = readFixture("column", "years-single");
  const { svg, text } = renderPicture(makeInput(fixture, { locale: "de" }));
  expect(text.sources).toEqual([
    "Datensatz: Overnight stays in hotels · Quelle: Office of Statistics · Aktualisiert: 01.03.2024 · Lizenz: CC BY 4.0",
  ]);
  for (const part of [
    "Lizenz: CC BY",
    "Erstellt mit Statelier · Bild erstellt am 21.11.2026",
    "https://charts.example/en/v/abc?f.country=che&amp;percent=1",
  ])
    expect(svg).toContain(part);
});

test("a title keeps the characters that would begin a list, a quotation or a heading", () => {
  const fixture = readFixture("column", "years-single");
  const config = withTexts(fixture.config, "1. Quartal 2024", "1. Quartal 2024");
  const { text } = renderPicture(makeInput(fixture, { config }));
  expect(text).toMatchObject({ title: "1. Quartal 2024", description: "Quartal 2024" });
});

test.each([
  ["2000", "Year: 2000"],
  [undefined, "Year: 2005"],
])("the moment of an animation stands among the filters: %s", (animationValue, filterText) => {
  const fixture = readFixture("scatterplot", "countries-animation");
  const year = fixture.components.dimensions.find(({ kind }) => kind === "TemporalDimension");
  const value = year?.values.find(({ label }) => label === animationValue)?.value;
  const view = { hiddenValues: [], ...(value ? { animationValue: String(value) } : {}) };
  const { svg, text } = renderPicture(makeInput(fixture, { locale: "en", view }));
  expect(text.filters).toContain(filterText);
  expect(svg).toContain(filterText);
});

test("a picture of a searched table says what was looked for", () => {
  const fixture = readFixture("table", "countries-years");
  const settings = { showSearch: true, showAllRows: false };
  const config = { ...fixture.config, settings } as ChartConfig;
  const view = { hiddenValues: [], search: " land " };
  const searched = renderPicture(makeInput(fixture, { config, locale: "en", view }));
  expect(searched.text.filters).toMatch(/Search: land$/);
  expect(renderPicture(makeInput(fixture)).text.filters).not.toContain("Search");
});

test("what the licences ask to be said stands below the sources, each once", () => {
  const attribution = "Based on free material from the office, CC BY 4.0";
  const input = makeInput(readFixture("column", "years-single"));
  const datasets = [DATASET, DATASET].map((each) => ({ ...each, attribution }));
  const { svg } = renderPicture({ ...input, datasets });
  expect(svg.split(attribution)).toHaveLength(2);
});

test("a picture says what it was made with, and of which datasets the figures may still change", () => {
  const { date: _, ...input } = makeInput(readFixture("column", "years-single"), { locale: "fr" });
  const draft = { ...DATASET, title: "Prix", publicationStatus: "DRAFT" as const };
  const published = { ...DATASET, publicationStatus: "PUBLISHED" as const };
  const { svg, text } = renderPicture({ ...input, datasets: [published, draft] });
  expect(text.warnings).toEqual([
    "Le jeu de données «\u202fPrix\u202f» est un brouillon\u202f: ses chiffres peuvent encore changer.",
  ]);
  expect(svg).toContain(text.warnings[0]);
  expect(svg).toContain(">Créé avec Statelier<");
  expect(renderPicture({ ...input, datasets: [published] }).svg).not.toContain("brouillon");
});

test("the reader's value wins over the author's, a filter that was taken away is not said, a period is", () => {
  const fixture = readFixture("line", "countries-interval");
  const [time] = fixture.components.dimensions;
  const sex = {
    ...time!,
    id: "sex",
    label: "Sex",
    kind: "NominalDimension" as const,
    isKeyDimension: false,
    values: [
      { value: "f", label: "Women" },
      { value: "m", label: "Men" },
    ],
  };
  const base = makeInput(fixture);
  const year = fixture.components.dimensions.find(({ kind }) => kind === "TemporalDimension")!;
  const config = {
    ...fixture.config,
    cubes: [
      { iri: "https://data.example/stays", filters: { sex: { type: "single", value: "m" } } },
    ],
    interactiveFiltersConfig: {
      legend: { active: false, componentId: "" },
      timeRange: {
        active: true,
        componentId: year.id,
        presets: { type: "range", from: "", to: "" },
      },
      dataFilters: { active: false, componentIds: [], defaultOpen: false },
      calculation: { active: false, type: "identity" },
    },
  } as ChartConfig;
  const chart = {
    ...base.chart,
    config,
    components: {
      ...base.chart.components,
      dimensions: [...base.chart.components.dimensions, sex],
    },
    view: { hiddenValues: [], timeRange: { from: "1990", to: "2000" } },
  };
  const filtersOf = (dataFilters: Record<string, string>) =>
    renderPicture({ ...base, chart, dataFilters }).text.filters;
  const period = `${chart.t("viewer.time-range")}: 1990 – 2000`;
  expect(filtersOf({})).toBe(`Sex: Men · ${period}`);
  expect(filtersOf({ sex: "f" })).toBe(`Sex: Women · ${period}`);
  expect(filtersOf({ sex: FIELD_VALUE_NONE })).toBe(period);
});

test("dates of filters and of the period are written in figures, a coarser bound as coarse as it is", () => {
  const fixture = readFixture("line", "countries-interval");
  const base = makeInput(fixture, { locale: "fr" });
  const [first] = fixture.components.dimensions;
  const month = (id: string, value: string) => ({
    ...first!,
    id,
    label: id,
    kind: "TemporalDimension" as const,
    timeUnit: "Month" as const,
    values: [{ value, label: value }],
  });
  const dimensions = [month("Mois", "2012-03"), month("Temps", "2012-01")];
  const config = {
    ...fixture.config,
    interactiveFiltersConfig: {
      ...fixture.config.interactiveFiltersConfig,
      timeRange: {
        active: true,
        componentId: "Temps",
        presets: { type: "range", from: "", to: "" },
      },
    },
  } as ChartConfig;
  const components = {
    ...base.chart.components,
    dimensions: [...base.chart.components.dimensions, ...dimensions],
  };
  const view = { hiddenValues: [], timeRange: { from: "2011-12", to: "2012" } };
  const chart = { ...base.chart, config, components, view };
  const { svg, text } = renderPicture({ ...base, chart, dataFilters: { Mois: "2012-03" } });
  expect(svg).toContain(">Sélection\u202f: Mois\u202f: 03.2012");
  expect(text.filters).toBe("Mois\u202f: 03.2012 · Période\u202f: 12.2011 – 2012");
});

test("Markdown is written as its reader sees it", () => {
  const fixture = readFixture("column", "years-single");
  const config = withTexts(
    fixture.config,
    "How *long* we [stay](https://x.example)",
    "By **year**.\n\nIn hotels.",
  );
  const { text } = renderPicture(makeInput(fixture, { config }));
  expect([text.title, text.description]).toEqual(["How long we stay", "By year. In hotels."]);
});

test("no title, label or dataset breaks out of its element", () => {
  const fixture = readFixture("column", "stacked-years");
  const evil = `</text></title></desc>]]><script>alert(1)</script><!-- " onload="alert(1)" ' &lt; &#60;`;
  const input = makeInput(fixture);
  const plain = renderPicture({
    ...input,
    chart: { ...input.chart, config: withTexts(fixture.config, "T", "D") },
  });
  const { components } = input.chart;
  const rename = <T extends { label: string; values: readonly { label: string }[] }>(
    component: T,
  ): T => ({
    ...component,
    label: evil,
    values: component.values.map((value) => ({ ...value, label: evil })),
  });
  const attacked = renderPicture({
    ...input,
    chart: {
      ...input.chart,
      config: withTexts(fixture.config, evil.replaceAll("<", "\\<"), evil),
      components: {
        dimensions: components.dimensions.map(rename),
        measures: components.measures.map(rename),
      },
    },
    datasets: [{ ...DATASET, title: evil, license: evil, creator: { iri: "", label: evil } }],
    address: `https://charts.example/"><script>`,
  });
  const kinds = (svg: string): string[] => [...new Set(tagsOf(svg))].toSorted();
  expect(kinds(attacked.svg).filter((tag) => tag !== "tspan")).toEqual(
    kinds(plain.svg).filter((tag) => tag !== "tspan"),
  );
  expect(attacked.svg).not.toMatch(/<script|<!--|\]\]>|\sonload="/);
});

test("signs that XML forbids are left out, as in feeds", () => {
  const fixture = readFixture("column", "years-single");
  const config = withTexts(fixture.config, "A\u0000B\u0008C\ud800D\uffffE");
  const { svg } = renderPicture(makeInput(fixture, { config }));
  // oxlint-disable-next-line no-control-regex
  expect(svg).not.toMatch(/[\u0000-\u0008\uffff]/);
  expect(svg.isWellFormed()).toBe(true);
  expect(svg).toContain("BC\ufffdDE");
});

test("the dark picture stands on dark paper", () => {
  const { svg } = renderPicture(
    makeInput(readFixture("column", "years-single"), { theme: "dark" }),
  );
  expect(svg).toMatch(/class="ground"[^>]*fill="#161513"/);
});

test("a table is drawn row by row and says how many rows are left out", () => {
  const fixture = readFixture("table", "countries-years");
  const { svg } = renderPicture(makeInput(fixture));
  const columns = Object.values(
    fixture.config.fields as Record<string, { isHidden: boolean }>,
  ).filter(({ isHidden }) => !isHidden).length;
  const shown = Math.min(40, fixture.table.rowCount);
  const chart = /<g class="chart"[\s\S]*?<g class="notes">/.exec(svg)?.[0] ?? "";
  const rest = shown < fixture.table.rowCount ? 1 : 0;
  expect(chart.match(/<text/g)).toHaveLength((shown + 1) * columns + rest);
});

test("patterns that the author has switched on are in pictures, on cards as well", () => {
  const input = makeInput(readFixture("pie", "electricity"));
  const config = { ...input.chart.config, extensions: { patterns: true } };
  const patterned = { ...input, chart: { ...input.chart, config } };
  for (const render of [renderPicture, renderCard]) {
    expect(render(input).svg).not.toContain("<pattern");
    expect(render(patterned).svg).toContain("<pattern");
  }
});

test("a picture of more pixels than are wanted is laid out and not painted", () => {
  const input = makeInput(readFixture("column", "years-single"));
  const { width, height } = renderPicture(input);
  const drawTooLarge = () => renderPicture(input, width * height - 1);
  expect(drawTooLarge).toThrow(PictureTooLarge);
  const painted = countCalls(() => renderPicture(input, width * height));
  const refused = countCalls(() => expect(drawTooLarge).toThrow(PictureTooLarge));
  expect(refused).toBeLessThan(0.8 * painted);
});
