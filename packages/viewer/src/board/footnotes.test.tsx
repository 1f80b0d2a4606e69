import { collectMessages } from "@statelier/ui/all-messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import { Footnotes } from "./footnotes.tsx";
import type { ChartState } from "../chart-state/chart-state.ts";

const chart = {
  config: { chartType: "column", cubes: [], fields: {} },
  components: { dimensions: [], measures: [] },
  choices: { dataFilters: {}, hiddenValues: [], showTable: false },
  metadata: [
    { iri: "https://example.org/cube", title: "Titre", dateModified: "2024-06-30", license: "x" },
  ],
} as unknown as ChartState;

test.each([
  ["fr", "Jeu de données\u202f: ", "Mis à jour\u202f: ", "Licence\u202f: "],
  ["it", "Dataset: ", "Aggiornato: ", "Licenza: "],
] as const)("labels of the source end as the language sets its colon: %s", (locale, ...labels) => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={collectMessages(locale, ["viewer", "kit"])}>
      <Footnotes chart={chart} />
    </LocaleProvider>,
  );
  for (const label of labels) expect(html).toContain(label);
});

const show = (change: object, isPlain = false, hasNoFilters = false): string =>
  renderToStaticMarkup(
    <LocaleProvider locale="de" messages={collectMessages("de", ["chart", "viewer", "kit"])}>
      <Footnotes
        chart={{ ...chart, ...change }}
        dataSource="own"
        isPlain={isPlain}
        hasNoFilters={hasNoFilters}
      />
    </LocaleProvider>,
  );

const readText = (html: string): string =>
  html
    .replaceAll(/<\/p>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("\u00a0", " ");

const FULL = {
  iri: "https://example.org/cube/2",
  title: "Nuitées",
  titleLanguage: "fr",
  creator: { iri: "https://example.org/office", label: "Amt für Statistik" },
  publisher: '<a href="https://example.org">Bund</a>',
  dateModified: "2024-06-30T12:05:00",
  license: "CC BY 4.0",
  licenseUrl: "https://creativecommons.org/licenses/by/4.0/",
  attribution: "Nach Zahlen des Amtes",
};

test("the source is named in full: dataset, office, publisher, day and minute, licence, attribution", () => {
  const html = show({ metadata: [FULL] });
  expect(readText(html)).toBe(
    "Datensatz: Nuitées · Quelle: Amt für Statistik · Herausgeber: Bund · Aktualisiert: 30.06.2024 12:05 · Lizenz: CC BY 4.0\nNach Zahlen des Amtes\n",
  );
  expect(html).toContain(
    '<a href="/de/browse?dataset=https%3A%2F%2Fexample.org%2Fcube%2F2&amp;dataSource=own" lang="fr">Nuitées</a>',
  );
  expect(html).toContain('href="https://creativecommons.org/licenses/by/4.0/"');
});

test("of a chart of several datasets each stands on a line of its own, and plain names lead nowhere", () => {
  const other = { ...FULL, iri: "https://example.org/b", title: "Preise", attribution: undefined };
  const html = show({ metadata: [FULL, other] }, true);
  expect(readText(html).match(/Datensatz: (Nuitées|Preise)/g)).toHaveLength(2);
  expect(html).not.toContain("/browse?");
});

test("a value of time under which the chart stands is written as a date", () => {
  const day = makeTestDimension("day", [["2012-01-31", "2012-01-31"]], {
    kind: "TemporalDimension",
    timeUnit: "Day",
    label: "Tag",
  });
  const change = {
    config: {
      chartType: "column",
      cubes: [{ iri: "cube", filters: { day: { type: "single", value: "2012-01-31" } } }],
      fields: {},
    },
    components: { dimensions: [day], measures: [] },
    metadata: [],
  };
  expect(readText(show(change))).toBe("Auswahl: Tag: 31.01.2012\n");
});

test("single values under which the chart stands are listed; those that a form field shows are on paper alone", () => {
  const single = (value: string) => ({ type: "single", value });
  const change = {
    config: {
      chartType: "column",
      cubes: [
        {
          iri: "https://example.org/cube",
          filters: { place: single("be"), sex: single("f"), kind: single("latest") },
        },
      ],
      fields: {},
      interactiveFiltersConfig: {
        dataFilters: { active: true, componentIds: ["sex"] },
        legend: {},
        timeRange: {},
        calculation: {},
      },
    },
    components: {
      dimensions: [
        makeTestDimension("place", [["be", "Bern"]], { label: "Ort" }),
        makeTestDimension("sex", [["f", "Frauen"]], { label: "Geschlecht" }),
        makeTestDimension("kind", [["latest", "Hotels"]], { label: "Art" }),
      ],
      measures: [],
    },
    metadata: [],
  };
  const html = show(change);
  expect(readText(html)).toBe(
    "Auswahl: Ort: Bern · Art: Hotels\nAuswahl: Ort: Bern · Geschlecht: Frauen · Art: Hotels\n",
  );
  expect(html).toMatch(/<p data-no-print="">.*<p class="[^"]*onPaper/);
  // A frame without its form says what is chosen.
  expect(readText(show(change, false, true))).toBe(
    "Auswahl: Ort: Bern · Geschlecht: Frauen · Art: Hotels\n",
  );
});

test("VF12 how many values a filter keeps is said, where a form shows it on paper alone", () => {
  const kept = (...values: string[]) => ({
    type: "multi",
    values: Object.fromEntries(values.map((value) => [value, true])),
  });
  const change = {
    config: {
      chartType: "column",
      cubes: [{ iri: "cube", filters: { place: kept("be", "zh"), sex: kept("f", "m") } }],
      fields: {},
    },
    components: {
      dimensions: [
        makeTestDimension("place", ["be", "zh", "ge"], { label: "Ort" }),
        makeTestDimension("sex", ["f", "m"], { label: "Geschlecht" }),
      ],
      measures: [],
    },
    metadata: [],
  };
  expect(readText(show(change))).toBe("Auswahl: Ort: 2 von 3\n");
  const dataFilters = { active: true, componentIds: ["place"] };
  const config = { ...change.config, interactiveFiltersConfig: { dataFilters } };
  const html = show({ ...change, config });
  expect(readText(html)).toBe("Auswahl: Ort: 2 von 3\n");
  expect(html).toMatch(/<p class="[^"]*onPaper/);
});

test("on paper the moment of an animation and the search of a table are said", () => {
  const year = makeTestDimension("year", ["a", "b"], { label: "Jahr" });
  const column = {
    type: "dictionary",
    id: "year",
    codes: [0, 1],
    values: ["a", "b"],
    labels: ["1960", "1970"],
  };
  const html = show({
    config: { cubes: [], chartType: "column", fields: { animation: { componentId: "year" } } },
    components: { dimensions: [year], measures: [] },
    table: { rowCount: 2, columns: [column] },
    choices: { dataFilters: {}, hiddenValues: [], animationValue: "a", search: " land " },
  });
  expect(readText(html)).toContain("Auswahl: Jahr: 1960 · Suche: land\n");
});

test("on paper the period is said that the reader has chosen", () => {
  const month = makeTestDimension("month", ["1990-01", "1990-02", "2000-12"], {
    kind: "TemporalDimension",
    timeUnit: "Month",
    label: "Monat",
  });
  const timeRange = { active: true, componentId: "month", presets: { from: "", to: "" } };
  const change = {
    config: {
      chartType: "column",
      cubes: [],
      fields: {},
      interactiveFiltersConfig: { timeRange, dataFilters: { active: false } },
    },
    components: { dimensions: [month], measures: [] },
    metadata: [],
  };
  const choices = { ...chart.choices, timeRange: { from: "1990-02", to: "2000-12" } };
  expect(readText(show({ ...change, choices }))).toBe("Auswahl: Zeitraum: 02.1990 – 12.2000\n");
  expect(show({ ...change, choices })).toMatch(/<p class="[^"]*onPaper/);
  expect(readText(show(change))).toBe("");
});
