import { makeInitialChartConfig } from "@statelier/document";
import type { CubeComponents, ObservationTable } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EditorContext, type EditorValue } from "../chart/editor-context.ts";
import { ManySlicesNotice } from "./many-slices-notice.tsx";

const CUBE = "https://example.org/cube";
const OWN = { cubeIri: CUBE, isKeyDimension: true, isNumerical: false, values: [], related: [] };

const components: CubeComponents = {
  dimensions: [{ ...OWN, id: "sector", label: "Sector", kind: "NominalDimension" }],
  measures: [
    {
      ...OWN,
      id: "jobs",
      label: "Jobs",
      kind: "NumericalMeasure",
      isKeyDimension: false,
      isNumerical: true,
      limits: [],
      isCurrency: false,
      isDecimal: false,
    },
  ],
};

const makeTable = (values: readonly number[]): ObservationTable => {
  const names = values.map((_, index) => `s${index}`);
  return {
    rowCount: values.length,
    columns: [
      {
        type: "dictionary",
        id: "sector",
        codes: Int32Array.from(names.keys()),
        values: names,
        labels: names,
      },
      { type: "number", id: "jobs", values: Float64Array.from(values) },
    ],
  };
};

const show = (
  locale: (typeof UI_LOCALES)[number],
  chartType: "pie" | "bar",
  values: readonly number[],
): string => {
  const cubes = [{ iri: CUBE }];
  const config = makeInitialChartConfig(chartType, { components, cubes, key: "k" });
  if (!config) throw new Error("No such chart");
  const drawn = { config, components, table: makeTable(values), drawing: undefined };
  return renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={collectMessages(locale, ["editor", "kit"])}>
      <EditorContext value={{ config, components } as unknown as EditorValue}>
        <ManySlicesNotice drawn={drawn} />
      </EditorContext>
    </LocaleProvider>,
  );
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
