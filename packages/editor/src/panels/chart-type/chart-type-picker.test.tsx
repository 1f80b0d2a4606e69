import { isDrawnChartType } from "@statelier/charts";
import { listChartTypes, makeInitialChartConfig } from "@statelier/document";
import type { CubeComponents, Dimension, Measure } from "@statelier/model";
import { KitProvider } from "@statelier/ui";
import { collectMessages } from "@statelier/ui/all-messages";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EditorContext, type EditorValue } from "../../chart/editor-context.ts";
import { ChartTypePicker } from "./chart-type-picker.tsx";

const base = { cubeIri: "cube", isNumerical: false, isKeyDimension: true, values: [], related: [] };
const sector: Dimension = { ...base, id: "sector", label: "Sector", kind: "NominalDimension" };
const deaths: Measure = {
  ...base,
  id: "deaths",
  label: "Deaths",
  kind: "NumericalMeasure",
  isCurrency: false,
  isDecimal: false,
  limits: [],
};
const components: CubeComponents = { dimensions: [sector], measures: [deaths] };
const MESSAGES = collectMessages("en", ["editor", "kit"]);

const show = (): string => {
  const config = makeInitialChartConfig("column", {
    components,
    cubes: [{ iri: "cube" }],
    key: "k",
  });
  return renderToStaticMarkup(
    <KitProvider locale="en" messages={MESSAGES}>
      <EditorContext value={{ config, components } as EditorValue}>
        <ChartTypePicker />
      </EditorContext>
    </KitProvider>,
  );
};

test("CT10 a chart type that is not available says why, one that is does not", () => {
  const html = show();
  const drawn = listChartTypes(components, 1).filter(({ chartType }) =>
    isDrawnChartType(chartType),
  );
  const reasons = drawn.flatMap(({ reason }) => (reason ? [MESSAGES[reason] as string] : []));
  const count = (text: string): number => html.split(text).length - 1;
  expect(count('disabled=""')).toBe(reasons.length);
  expect(reasons).toContain("At least one time dimension is required.");
  for (const reason of new Set(reasons))
    expect(count(reason)).toBe(reasons.filter((each) => each === reason).length);
});

test("CT10 the map says it in the words of the specification", () => {
  expect(MESSAGES["controls.chart.disabled.map"]).toBe(
    "At least one ordinal measure and one geographical dimension are required.",
  );
});
