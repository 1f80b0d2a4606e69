import { type ChartContext, chartRules } from "@statelier/document";
import type { CubeComponents } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
} from "../testing/make-test-components.ts";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { ConversionControls } from "./conversion-controls.tsx";

const mass = makeTestMeasure("mass", { unit: "g" });
const fat = makeTestMeasure("fat", { unit: "g" });
const components: CubeComponents = { dimensions: [makeTestDimension("sex")], measures: [mass] };

const render = (locale: (typeof UI_LOCALES)[number], chart: ChartContext): string => {
  const [spec] = chartRules[chart.config.chartType].fields;
  if (!spec) throw new Error("No field");
  const controls = <ConversionControls spec={spec} component={mass} disabled={undefined} />;
  return renderInEditor(locale, chart, controls);
};

const show = (locale: (typeof UI_LOCALES)[number], multiplier: number): string => {
  const { config: initial } = makeTestChart("pie", components);
  const labels = { de: "kg", fr: "g", it: "", en: "g" };
  const config = {
    ...initial,
    conversionUnitsByComponentId: { [mass.id]: { multiplier, labels } },
  };
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

test("CU5 symbols of two measures have a switch for each", () => {
  const place = makeTestDimension("place", ["a"], { kind: "GeoCoordinatesDimension" });
  const people = makeTestMeasure("people", { unit: "persons" });
  const chart = makeTestChart("map", { dimensions: [place], measures: [mass, people] });
  const { symbolLayer } = chart.config.fields;
  if (!symbolLayer) throw new Error("No symbols");
  const color = { type: "numerical", componentId: people.id } as typeof symbolLayer.color;
  const fields = {
    ...chart.config.fields,
    symbolLayer: { ...symbolLayer, measureId: mass.id, color },
  };
  const spec = chartRules.map.fields.find(({ field }) => field === "symbolLayer");
  if (!spec) throw new Error("No field");
  const html = renderInEditor(
    "en",
    { ...chart, config: { ...chart.config, fields } },
    <ConversionControls spec={spec} component={place} disabled={undefined} />,
  );
  expect(html.match(/role="switch"/g)).toHaveLength(2);
  expect(html).toContain("people");
});

test("CU5 measures on one axis have one switch", () => {
  const both = { dimensions: [makeTestYears()], measures: [mass, fat] };
  const chart = makeTestChart("comboLineSingle", both);
  expect(chart.config.fields).toMatchObject({ y: { componentIds: [mass.id, fat.id] } });
  expect(render("en", chart).match(/role="switch"/g)).toHaveLength(1);
});
