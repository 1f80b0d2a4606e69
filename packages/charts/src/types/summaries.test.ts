import { type ChartType } from "@statelier/document";
import { type Locale, LOCALES } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { layoutChart } from "../fixtures/draw-fixture.ts";
import type { ChartInput } from "../scene/chart-input.ts";
import {
  makeFixtureInput,
  readFixture,
  readFixtures,
  takeByTurns,
} from "../fixtures/read-fixtures.ts";
import { makeChartTable } from "../chart/make-chart-table.ts";
import { listSeries } from "../scene/list-data.ts";
import type { PlotScene } from "../scene/scene.ts";
import { describeChart, summarizeChart } from "../chart/summarize-chart.ts";
import { findDrawing } from "./find-drawing.ts";

const summaryOf = (input: ChartInput) =>
  summarizeChart(findDrawing(input.config), input, layoutChart(input));
const tableOf = (input: ChartInput) => makeChartTable(input, layoutChart(input));
const inputOf = (type: ChartType, name: string): ChartInput =>
  makeFixtureInput(readFixture(type, name));

/** By turns two; all four are in summaries.deep.test.ts. */
const fixtures = readFixtures().map((fixture, turn) => ({
  ...fixture,
  locales: [0, 1].map((next) => LOCALES[(turn + next) % LOCALES.length] ?? "en"),
}));

test.each(takeByTurns(fixtures, 4))(
  "$chartType/$name has a summary without holes",
  ({ locales, ...fixture }) => {
    const texts = locales.map((locale) => summaryOf(makeFixtureInput(fixture, { locale })));
    expect(new Set(texts).size).toBe(locales.length);
    expect(texts.filter((text) => /\{|chart\.|undefined|NaN|^$/.test(text))).toEqual([]);
  },
);

test("a summary says kind, period, extremes and course", () => {
  expect(summaryOf(inputOf("column", "years-single"))).toBe(
    "Column chart: Overnight stays by year. Period: 2012 to 2023. Highest value: 45.3\u00a0millions (2023). Lowest value: 30.1\u00a0millions (2020). Overnight stays: up (2012: 34.2\u00a0millions; 2023: 45.3\u00a0millions).",
  );
});

test("PC4 a summary of shares names them as shares, as the axis does", () => {
  const inEnglish = (type: ChartType, name: string): string =>
    summaryOf(makeFixtureInput(readFixture(type, name), { locale: "en" }));
  expect(inEnglish("column", "percent-years")).toContain(": Electricity production, share by year");
  expect(inEnglish("area", "electricity-percent")).toContain(": Nettoerzeugung, share by jahr");
  expect(inEnglish("pie", "population-hidden")).toContain(": Population, share by");
  expect(inEnglish("column", "years-single")).not.toContain("share");
});

const withAltText = (input: ChartInput, altText: Partial<Record<Locale, string>>): ChartInput => ({
  ...input,
  config: {
    ...input.config,
    extensions: { altText: { de: "", fr: "", it: "", en: "", ...altText } },
  },
});

test("the author's words for those who do not see a chart come first, in the reader's language where there are some", () => {
  const input = inputOf("column", "years-single");
  const own = withAltText(input, { en: " Stays fell by half in 2020. ", de: "Halb so viele." });
  expect(summaryOf(own)).toBe(`Stays fell by half in 2020. ${summaryOf(input)}`);
  expect(summaryOf({ ...own, locale: "de" })).toMatch(/^Halb so viele\. /);
});

test("words that an author has in other languages alone are not said", () => {
  const input = { ...inputOf("column", "years-single"), locale: "fr" as const };
  const own = withAltText(input, { it: "La metà nel 2020.", en: "Half in 2020." });
  const parts = describeChart(findDrawing(own.config), own, layoutChart(own));
  expect(parts.map(({ text }) => text).join("")).toBe(summaryOf(input));
});

test.each(LOCALES)(
  "%s: kind and title of a chart are heard once, where the author's words name the kind",
  (locale) => {
    const t = createTranslator(locale, collectMessages(locale, ["chart"]));
    const input = { ...inputOf("column", "years-single"), locale, t };
    const words = t("chart.summary.column", { what: "Stays" });
    const own = withAltText(input, { [locale]: words });
    const summary = summaryOf(input);
    const first = summary.slice(0, summary.indexOf(". ") + 1);
    expect(first).toContain(t("chart.summary.column", { what: "" }).slice(0, 5));
    expect(summaryOf(own)).toBe(summary.replace(first, words));
  },
);

test("names of a dataset that are in another language say so within a summary", () => {
  const input = inputOf("line", "countries");
  const dimensions = input.components.dimensions.map((each) => ({
    ...each,
    values: each.values.map((value) => ({ ...value, labelLanguage: "de" })),
  }));
  const names = dimensions.flatMap(({ values }) => values.map(({ label }) => label));
  const own = { ...input, components: { ...input.components, dimensions } };
  const parts = describeChart(findDrawing(own.config), own, layoutChart(own));
  expect(parts.map(({ text }) => text).join("")).toBe(summaryOf(input));
  const german = parts.filter(({ language }) => language === "de").map(({ text }) => text);
  expect(german.length).toBeGreaterThanOrEqual(2);
  expect(german.filter((text) => !names.includes(text))).toEqual([]);
});

test("NF9 names of a dataset that are in another language keep their case within a summary", () => {
  const input = inputOf("column", "years-single");
  const dimensions = input.components.dimensions.map((each) => ({
    ...each,
    label: "Monat",
    labelLanguage: "de",
  }));
  const own = { ...input, components: { ...input.components, dimensions } };
  expect(summaryOf(own)).toContain("by Monat");
});

const coursesIn = (locale: Locale, input: ChartInput, period: string): string => {
  const t = createTranslator(locale, collectMessages(locale, ["chart"]));
  const sentences = summaryOf({ ...input, locale, t }).split(/(?<=[.)]) /);
  const at = sentences.findIndex((one) => one.includes(period) && /seri|séri|Reihe/.test(one));
  return sentences.slice(at, at + 1).join(" ");
};

test("a summary of many series says how many rise and fall, and which end lowest and highest", () => {
  const input = inputOf("line", "series-40");
  expect(LOCALES.map((locale) => coursesIn(locale, input, "2022"))).toMatchInlineSnapshot(`
    [
      "Von 2015 bis 2022: 16 Reihen gestiegen, 17 Reihen gesunken, 7 Reihen ohne klare Richtung.",
      "2015 à 2022 : 16 séries en hausse, 17 séries en baisse, 7 séries sans tendance nette.",
      "2015 – 2022: 16 serie in aumento, 17 serie in calo, 7 serie senza una tendenza chiara.",
      "2015 to 2022: 16 series up, 17 series down, 7 series without a clear direction.",
    ]
  `);
  expect(summaryOf(input)).toContain(
    " At the end: lowest 2.2\u00a0t (Series number 2, 2022), highest 15.3\u00a0t (Series number 38, 2022).",
  );
});

/** Lines over five years, each given by its values. */
const inputOfCourses = (courses: readonly (readonly number[])[]): ChartInput => {
  const input = inputOf("line", "series-40");
  const years = [2018, 2019, 2020, 2021, 2022].map(String);
  const columns = input.table.columns.map((column) => {
    if (column.type === "number") return { ...column, values: Float64Array.from(courses.flat()) };
    const isYear = column.values.includes("2022");
    const codes = courses.flatMap((course, series) =>
      course.map((_, place) => (isYear ? column.values.indexOf(years[place] ?? "") : series)),
    );
    return { ...column, codes: Int32Array.from(codes) };
  });
  return { ...input, table: { rowCount: courses.flat().length, columns } };
};

test("series that all rise are said to rise, in every language", () => {
  const input = inputOfCourses(Array.from({ length: 6 }, (_, row) => [1, 2, 3, 5, 6 + row]));
  expect(LOCALES.map((locale) => coursesIn(locale, input, "2022"))).toEqual([
    "Alle 6 Reihen sind von 2018 bis 2022 gestiegen.",
    "Les 6 séries sont toutes en hausse (2018 à 2022).",
    "Tutte le 6 serie sono aumentate (2018 – 2022).",
    "All 6 series rose from 2018 to 2022.",
  ]);
});

test("one series among many is written in the singular", () => {
  const rising = Array.from({ length: 5 }, () => [1, 2, 3, 4, 5]);
  const input = inputOfCourses([...rising, [5, 4, 3, 2, 1]]);
  expect(LOCALES.map((locale) => coursesIn(locale, input, "2022"))).toEqual([
    "Von 2018 bis 2022: 5 Reihen gestiegen, 1 Reihe gesunken.",
    "2018 à 2022\u202f: 5 séries en hausse, 1 série en baisse.",
    "2018 – 2022: 5 serie in aumento, 1 serie in calo.",
    "2018 to 2022: 5 series up, 1 series down.",
  ]);
});

test("a noisy series is not called up or down by its two ends", () => {
  const noisy = summaryOf(inputOfCourses([[9, 2, 9, 1, 7]]));
  expect(noisy).toContain(": no clear direction (2018: 9\u00a0t; 2022: 7\u00a0t).");
  expect(summaryOf(inputOfCourses([[9, 8, 8, 6, 7]]))).toContain(": down (2018: 9\u00a0t;");
  expect(summaryOf(inputOf("column", "entity-years"))).toContain("Bestand: keine klare Richtung (");
});

test("a summary names the limits that are drawn, those beyond the axis among what it does not show", () => {
  expect(summaryOf(inputOf("line", "limits-parts"))).toMatch(
    / Limits: Circle: 12\u00a0kt; Cross: 15\u00a0kt; Triangles: 16–19\u00a0kt; Path: 8\u00a0kt; Corridor: 4–6\u00a0kt\.$/,
  );
  const found = readFixture("line", "limits-parts");
  const narrow = makeFixtureInput(found, { locale: "fr", width: 280 });
  expect(summaryOf(narrow)).toContain(
    " Cross\u202f: 15\u00a0kt\u202f; Triangles\u202f: 16–19\u00a0kt\u202f; ",
  );
  const beyond = summaryOf(inputOf("column", "limits-domain"));
  expect(beyond).toContain("Limits: Aim: 23–26\u00a0µg/m³; Stricter limit: 20\u00a0µg/m³.");
  expect(beyond).toContain(
    "Limits that lie wholly or partly beyond the axes: Alarm: 30\u00a0µg/m³; Aim: 23–26\u00a0µg/m³.",
  );
});

test.each(["column", "bar"] as const)(
  "%s: years that descend are described in the order of time",
  (chartType) => {
    const { config, ...input } = inputOf("column", "years-single");
    if (config.chartType !== "column") throw new Error("no columns");
    const sorting = { sortingType: "byDimensionLabel", sortingOrder: "desc" } as const;
    const { x, y } = config.fields;
    const years = { ...x, sorting };
    const fields = chartType === "bar" ? { x: y, y: years } : { x: years, y };
    const descending = {
      ...input,
      config: { ...config, chartType, fields: { ...config.fields, ...fields } },
    } as ChartInput;
    const [series] = listSeries(layoutChart(descending) as PlotScene);
    expect(series?.data[0]?.category).toBe("2023");
    expect(summaryOf(descending)).toMatch(
      /Period: 2012 to 2023\. .* Overnight stays: up \(2012: 34\.2\u00a0millions; 2023: /,
    );
  },
);

test("columns of years that are things of their own have period and course", () => {
  expect(summaryOf(inputOf("column", "entity-years"))).toMatch(
    /Zeitraum: 2000 bis 2009\. .* Bestand: keine klare Richtung \(2000: 410/,
  );
});

test("a summary rounds values as their labels do", () => {
  expect(summaryOf(inputOf("column", "penguins-interval"))).toContain(
    "Valore più alto: 5’485\u00a0g",
  );
  expect(summaryOf(inputOf("bar", "countries-converted"))).toContain(
    "1’305\u00a0persons in millions",
  );
  expect(summaryOf(inputOf("column", "huge-values"))).toContain("7.9\u00a0trillion\u00a0CHF");
  expect(summaryOf(inputOf("bar", "tiny-values"))).toContain("7.9\u00a0×\u00a010⁻⁹\u00a0mol");
  expect(summaryOf(inputOf("pie", "electricity"))).toMatch(/: \d+%/);
  expect(summaryOf(inputOf("column", "percent-years"))).toMatch(/ \d+\u00a0%/);
});

test("measures with units of their own are not compared", () => {
  const summary = summaryOf(inputOf("comboLineDual", "one-point"));
  expect(summary).not.toContain("Highest");
  expect(summaryOf(inputOf("comboLineDual", "negative-mixed"))).toMatch(
    /Balance: lowest −6\.84\u00a0million CHF \(2012\), highest .* Growth: lowest −2\.59% \(2009\)/,
  );
});

test("a cloud of points is described by its number and by both of its measures", () => {
  expect(summaryOf(inputOf("scatterplot", "wealth-health"))).toMatch(
    /\d+ points\. .*: lowest .*, highest .*\. .*: lowest .*, highest .*\./,
  );
  expect(summaryOf(inputOf("scatterplot", "penguins"))).not.toContain("()");
});

test("lines that begin and end apart have the period of all", () => {
  expect(summaryOf(inputOf("line", "gaps-and-lone-points"))).toContain("Period: 1960 to 2021.");
});

test("a summary says what is missing", () => {
  expect(summaryOf(inputOf("column", "months-negative"))).toMatch(/2 Werte fehlen\.$/);
  expect(summaryOf(inputOf("bar", "no-data"))).toMatch(/No data for this selection\.$/);
});

test("the table of data is bounded and follows the legend", () => {
  const table = tableOf(inputOf("column", "legend-hidden"));
  expect(table.columns.map(({ label }) => label)).toEqual([
    "Year",
    "Source",
    "Electricity production (TWh)",
  ]);
  expect(table.totalRows).toBe(39);
  expect(table.rows.every(({ cells }) => cells[1]?.text !== "Nuclear")).toBe(true);
  const long = tableOf(inputOf("line", "countries-interval"));
  expect(long.totalRows).toBe(310);
  expect(tableOf(inputOf("bar", "categories-200")).rows).toHaveLength(200);
});

test("a measure that is switched off has no column", () => {
  const input = inputOf("comboLineSingle", "employment-hidden");
  const ids = tableOf({ ...input, view: { hiddenValues: [] } }).columns.map(({ id }) => id);
  const left = tableOf(input).columns.map(({ id }) => id);
  expect(input.view.hiddenValues.length).toBeGreaterThan(0);
  expect(left).toEqual(ids.filter((id) => !input.view.hiddenValues.includes(id)));
});

test("a missing value is a dash and marked, never a zero", () => {
  const table = tableOf(inputOf("column", "months-negative"));
  const missing = table.rows.flatMap(({ cells }) => cells.filter((cell) => cell.isMissing));
  expect(missing.map(({ text }) => text)).toEqual(["–", "–"]);
});

test("a table of many rows is cut at 500 and says how many there are", () => {
  const input = inputOf("bar", "categories-200");
  const rows = Array.from({ length: 1200 }, (_, row) => row);
  const columns = input.table.columns.map((column) =>
    column.type === "number"
      ? { ...column, values: Float64Array.from(rows) }
      : { ...column, codes: Int32Array.from(rows, (row) => row % 200) },
  );
  const table = tableOf({ ...input, table: { rowCount: 1200, columns } });
  expect([table.rows.length, table.totalRows]).toEqual([500, 1200]);
});

test.each(["comboLineDual", "comboLineColumn"] as const)(
  "%s: the sentence says one axis where one is drawn, else two",
  (type) => {
    const [shared, two] =
      type === "comboLineDual"
        ? ["shared-axis-lines", "wheat-wages"]
        : ["shared-axis", "wheat-wages"];
    const say = (name: string, extensions?: Record<string, unknown>): string => {
      const fixture = readFixture(type, name);
      if (extensions) Object.assign(fixture.config, { extensions });
      const input = { ...makeFixtureInput(fixture), locale: "en" as const };
      const t = createTranslator("en", collectMessages("en", ["chart"]));
      return summaryOf({ ...input, t });
    };
    expect(say(shared)).toContain("with one axis: ");
    expect(say(shared, { lineEnds: "values", sharedAxis: false })).toContain("with two axes: ");
    expect(say(two)).toContain("with two axes: ");
    expect(say("no-data")).not.toContain("one axis");
  },
);
