import { loadDrawing } from "@statelier/charts";
import type { ObservationTable } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
} from "../testing/make-test-components.ts";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { SuggestionNotice } from "./suggestion-notice.tsx";

const DRAWING = await loadDrawing({ chartType: "bar" });
const [sector, jobs] = [makeTestDimension("sector"), makeTestMeasure("jobs")];
const components = { dimensions: [sector], measures: [jobs] };

const makeTable = (values: readonly number[]): ObservationTable => {
  const names = values.map((_, index) => `s${index}`);
  return {
    rowCount: values.length,
    columns: [
      {
        type: "dictionary",
        id: sector.id,
        codes: Int32Array.from(names.keys()),
        values: names,
        labels: names,
      },
      { type: "number", id: jobs.id, values: Float64Array.from(values) },
    ],
  };
};

const show = (
  locale: (typeof UI_LOCALES)[number],
  chartType: "pie" | "bar" | "column",
  values: readonly number[],
): string => {
  const chart = makeTestChart(chartType, components);
  const choices = { dataFilters: {}, hiddenValues: [], showTable: false };
  const selection = { table: makeTable(values), choices, possible: {}, missed: {} };
  const drawn = { ...chart, ...selection, drawing: DRAWING };
  return renderInEditor(locale, chart, <SuggestionNotice drawn={drawn} />);
};

test.each(UI_LOCALES)("CV15 a pie suggests bars from its eighth slice on: %s", (locale) => {
  const eight = [1, 2, 3, 4, 5, 6, 7, 8];
  const html = show(locale, "pie", eight);
  expect(html).toMatch(/\b8\b/);
  expect(html).toContain(collectMessages(locale, ["editor"])["editor.many-slices.bars"]);
  expect(show(locale, "pie", eight.slice(1))).toBe("");
  expect(show(locale, "pie", [...eight.slice(1), 0, Number.NaN])).toBe("");
  expect(show(locale, "bar", eight)).toBe("");
});

test("CV16 columns suggest bars from their twenty-sixth name on, also where values are below zero", () => {
  const many = Array.from({ length: 26 }, (_, index) => index - 5);
  expect(show("en", "column", many)).toContain("26");
  expect(show("en", "column", many)).toContain(
    collectMessages("en", ["editor"])["editor.many-slices.bars"],
  );
  expect(show("en", "column", many.slice(1))).toBe("");
});
