import { makeInitialChartConfig } from "@statelier/document";
import type { CubeComponents, Dimension } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EditorContext, type EditorValue } from "../chart/editor-context.ts";
import { ValueLabels } from "./value-labels.tsx";

const CUBE = "https://example.org/cube";
const OWN = { cubeIri: CUBE, values: [], related: [], isNumerical: false };

const makeDimension = (id: string): Dimension => ({
  ...OWN,
  id,
  label: id,
  kind: "NominalDimension",
  isKeyDimension: true,
});

const components: CubeComponents = {
  dimensions: [makeDimension("source"), makeDimension("state")],
  measures: [
    {
      ...OWN,
      id: "energy",
      label: "Energy",
      kind: "NumericalMeasure",
      scaleType: "Ratio",
      isKeyDimension: false,
      isNumerical: true,
      isCurrency: false,
      isDecimal: false,
      limits: [],
    },
  ],
};

const show = (
  locale: (typeof UI_LOCALES)[number],
  type: "stacked" | "grouped",
  disabled?: string,
): string => {
  const input = { components, cubes: [{ iri: CUBE }], key: "k" };
  const column = makeInitialChartConfig("column", input);
  if (column?.chartType !== "column") throw new Error("No columns");
  const segment = { componentId: "state", showValuesMapping: {}, type };
  const config = { ...column, fields: { ...column.fields, segment } };
  const spec = { field: "y", role: "measure", required: true, kinds: [], options: [] } as const;
  return renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={collectMessages(locale, ["editor", "kit"])}>
      <EditorContext value={{ config, components } as unknown as EditorValue}>
        <ValueLabels spec={spec} component={components.measures[0]!} disabled={disabled} />
      </EditorContext>
    </LocaleProvider>,
  );
};

test.each(UI_LOCALES)("values and totals say that they need room: %s", (locale) => {
  const hint = collectMessages(locale, ["editor"])["editor.values-in-chart.hint"] as string;
  expect(show(locale, "grouped")).toContain(hint);
  expect(show(locale, "stacked")).toContain(hint);
  expect(show(locale, "stacked", "Not now")).toContain("Not now");
  expect(show(locale, "stacked", "Not now")).not.toContain(hint);
});
