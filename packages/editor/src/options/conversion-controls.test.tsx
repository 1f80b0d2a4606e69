import { chartRules, makeInitialChartConfig } from "@statelier/document";
import type { CubeComponents, Dimension, Measure } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EditorContext, type EditorValue } from "../chart/editor-context.ts";
import { ConversionControls } from "./conversion-controls.tsx";

const CUBE = "https://example.org/cube";
const OWN = { cubeIri: CUBE, values: [], related: [] };

const mass: Measure = {
  ...OWN,
  id: "mass",
  label: "Body mass",
  kind: "NumericalMeasure",
  unit: "g",
  isKeyDimension: false,
  isNumerical: true,
  isCurrency: false,
  isDecimal: false,
  limits: [],
};

const components: CubeComponents = {
  dimensions: [
    {
      ...OWN,
      id: "sex",
      label: "Sex",
      kind: "NominalDimension",
      isKeyDimension: true,
      isNumerical: false,
    },
  ],
  measures: [mass],
};

const render = (
  locale: (typeof UI_LOCALES)[number],
  value: Pick<EditorValue, "config" | "components">,
): string => {
  const [spec] = chartRules[value.config.chartType].fields;
  if (!spec) throw new Error("No field");
  return renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={collectMessages(locale, ["editor", "kit"])}>
      <EditorContext value={value as unknown as EditorValue}>
        <ConversionControls spec={spec} component={mass} disabled={undefined} />
      </EditorContext>
    </LocaleProvider>,
  );
};

const show = (locale: (typeof UI_LOCALES)[number], multiplier: number): string => {
  const initial = makeInitialChartConfig("pie", { components, cubes: [{ iri: CUBE }], key: "k" });
  if (!initial) throw new Error("No pie");
  const labels = { de: "kg", fr: "g", it: "", en: "g" };
  const config = { ...initial, conversionUnitsByComponentId: { mass: { multiplier, labels } } };
  return render(locale, { config, components });
};

test.each(UI_LOCALES)(
  "CU4 the name of a new unit is asked for where it is missing: %s",
  (locale) => {
    const text = collectMessages(locale, ["editor"])["editor.conversion.unit.missing"] as string;
    expect(show(locale, 0.001).split(text)).toHaveLength(4);
    expect(show(locale, 1)).not.toContain(text);
  },
);

test("CU5 measures on one axis have one switch", () => {
  const year: Dimension = {
    ...OWN,
    id: "year",
    label: "Year",
    kind: "TemporalDimension",
    timeUnit: "Year",
    isKeyDimension: true,
    isNumerical: false,
  };
  const both = { dimensions: [year], measures: [mass, { ...mass, id: "fat", label: "Fat" }] };
  const input = { components: both, cubes: [{ iri: CUBE }], key: "k" };
  const config = makeInitialChartConfig("comboLineSingle", input);
  expect(config?.fields).toMatchObject({ y: { componentIds: ["mass", "fat"] } });
  if (!config) return;
  expect(render("en", { config, components: both }).match(/role="switch"/g)).toHaveLength(1);
});
