import { chartRules, makeInitialChartConfig } from "@statelier/document";
import type { CubeComponents, Measure } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EditorContext, type EditorValue } from "../editor-context.ts";
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

const show = (locale: (typeof UI_LOCALES)[number], multiplier: number): string => {
  const initial = makeInitialChartConfig("pie", { components, cubes: [{ iri: CUBE }], key: "k" });
  const [spec] = chartRules.pie.fields;
  if (!initial || !spec) throw new Error("No pie");
  const labels = { de: "kg", fr: "g", it: "", en: "g" };
  const config = { ...initial, conversionUnitsByComponentId: { mass: { multiplier, labels } } };
  return renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={collectMessages(locale, ["editor", "kit"])}>
      <EditorContext value={{ config, components } as unknown as EditorValue}>
        <ConversionControls spec={spec} component={mass} disabled={undefined} />
      </EditorContext>
    </LocaleProvider>,
  );
};

test.each(UI_LOCALES)(
  "CU4 the name of a new unit is asked for where it is missing: %s",
  (locale) => {
    const text = collectMessages(locale, ["editor"])["editor.conversion.unit.missing"] as string;
    expect(show(locale, 0.001).split(text)).toHaveLength(4);
    expect(show(locale, 1)).not.toContain(text);
  },
);
