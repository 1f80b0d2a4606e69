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

test("CU5 measures on one axis have one switch", () => {
  const both = { dimensions: [makeTestYears()], measures: [mass, fat] };
  const chart = makeTestChart("comboLineSingle", both);
  expect(chart.config.fields).toMatchObject({ y: { componentIds: [mass.id, fat.id] } });
  expect(render("en", chart).match(/role="switch"/g)).toHaveLength(1);
});
