import { CHART_TYPES } from "@statelier/document";
import { foldText } from "@statelier/model";
import { KitProvider } from "@statelier/ui";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator, UI_LOCALES } from "@statelier/ui/messages";
import { SEARCH_WORDS } from "@statelier/ui/search-words";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EditorContext } from "../chart/editor-context.ts";
import { EditorPlace } from "../chart/editor-place.ts";
import { PANELS } from "../panels/panels.tsx";
import { PaletteLibrary } from "../session/palette-library.ts";
import {
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
} from "../testing/make-test-components.ts";
import { openTestSession } from "../testing/make-test-environment.ts";
import { findWords, listTypesWith, SETTING_WORDS } from "./setting-words.ts";

const AREAS = ["controls", "editor", "errors", "kit", "layout", "services", "viewer"] as const;

const components = {
  dimensions: [
    makeTestYears(["2020", "2021", "2022"]),
    makeTestDimension("sector", ["total", "a", "b", "c", "d", "e", "f", "g", "h"]),
    makeTestDimension("sex", ["total", "f", "m"]),
  ],
  measures: [
    makeTestMeasure("people"),
    makeTestMeasure("income", { unit: "CHF" }),
    makeTestMeasure("area", { unit: "km²" }),
  ],
};

/** A map is of places. */
const places = {
  ...components,
  dimensions: [makeTestDimension("canton", ["zh", "be", "ti"], { kind: "GeoShapesDimension" })],
};

/** What stands outside the panels: the bar above and the menu below the chart. */
const OUTSIDE = ["dark", "vision", "download", "embed", "width"];

/** All that the panels of a chart type say, in one text. */
const readPanels = async (
  locale: (typeof UI_LOCALES)[number],
  chartType: (typeof CHART_TYPES)[number],
): Promise<string> => {
  const { session, environment } = await openTestSession({
    data: { components: async () => (chartType === "map" ? places : components) },
  });
  session.dispatch({ type: "CHART_TYPE_CHANGED", chartType });
  const { id = "" } = components.dimensions[1] ?? {};
  session.dispatch({ type: "CHART_FIELD_CHANGED", field: "segment", componentId: id });
  const t = createTranslator(locale, collectMessages(locale, AREAS));
  const never = () => new Promise<never>(() => undefined);
  const value = {
    session,
    place: new EditorPlace(),
    library: new PaletteLibrary({ storage: environment.storage, makeId: () => "own" }),
    drawnCharts: new Map(),
    seenParts: new Map(),
    data: { ...environment.data, observations: never, metadata: never },
    locale,
    sources: [],
    publicUrl: "",
    isPublishingOpen: true,
    drawFirstChart: () => Promise.resolve(undefined),
    drawsAtOnce: false,
    account: { signIn: "off" as const },
  };
  return renderToStaticMarkup(
    <KitProvider locale={locale} messages={collectMessages(locale, AREAS)}>
      <EditorContext value={value}>
        {Object.values(PANELS).flatMap((sections) =>
          sections
            .filter(({ isOffered }) => isOffered?.(session.read()) !== false)
            .map(({ id: section, title, Component }) => (
              <section key={section}>
                {title(t)}
                <Component />
              </section>
            )),
        )}
      </EditorContext>
    </KitProvider>,
  );
};

/** The panels of every chart type are slow to write: in the usual run in one language. */
const WRITTEN = process.env["STATELIER_DEEP"] === "1" ? UI_LOCALES : (["en"] as const);

test.each(WRITTEN)("every word leads to a setting of some chart: %s", async (locale) => {
  const t = createTranslator(locale, collectMessages(locale, AREAS));
  let lost = SETTING_WORDS.filter(({ topic }) => !OUTSIDE.includes(topic));
  for (const chartType of CHART_TYPES) {
    const left = lost.filter((each) => listTypesWith(each).includes(chartType));
    if (left.length === 0) continue;
    const panels = await readPanels(locale, chartType);
    const found = left.filter(({ names }) => names.some((id) => panels.includes(t(id))));
    lost = lost.filter((each) => !found.includes(each));
  }
  expect(lost.map(({ topic }) => topic)).toEqual([]);
});

test.each(UI_LOCALES)("every word is found by itself and by how it begins: %s", (locale) => {
  for (const each of SETTING_WORDS)
    for (const word of SEARCH_WORDS[locale][each.topic]) {
      expect(findWords(word, locale)).toContain(each);
      expect(findWords(foldText(word).slice(0, -1), locale)).toContain(each);
    }
  expect(findWords("xyzzy", locale)).toEqual([]);
  expect(findWords(SEARCH_WORDS[locale].dark.join("").slice(0, 1), locale)).toEqual([]);
});

test("a line through the chart is found by what it is for", () => {
  for (const query of ["vertical line", "target", "event"])
    expect(findWords(query, "en").flatMap(({ names }) => names)).toContain("editor.remarks.add");
});

test.each([
  ["number format", "editor.conversion"],
  ["decimal", "editor.conversion"],
  ["round", "editor.conversion"],
  ["region", "editor.color-level"],
  ["y-axis", "editor.field.y"],
  ["gridlines", "editor.domain.by-hand"],
  ["source", "editor.datasets.about"],
  ["width", "editor.canvas.width"],
])("“%s” leads to a setting", (query, id) => {
  expect(findWords(query, "en").flatMap(({ names }) => names)).toContain(id);
});

test("what a chart does not have, others do", () => {
  const typesOf = (word: string) => findWords(word, "en").map(listTypesWith);
  expect(typesOf("slope")).toEqual([["line"]]);
  expect(typesOf("population pyramid")).toEqual([["bar"]]);
  for (const calculated of ["index", "base year", "growth", "per capita"])
    expect(typesOf(calculated)[0]).toContain("line");
  expect(typesOf("bubble")[0]).toEqual(["scatterplot", "map"]);
});
