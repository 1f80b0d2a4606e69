import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
} from "../testing/make-test-components.ts";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { ValueLabels } from "./value-labels.tsx";

const [state, energy] = [makeTestDimension("state"), makeTestMeasure("energy")];
const components = { dimensions: [makeTestDimension("source"), state], measures: [energy] };

const show = (
  locale: (typeof UI_LOCALES)[number],
  type: "stacked" | "grouped",
  disabled?: string,
): string => {
  const { config: column } = makeTestChart("column", components);
  const segment = { componentId: state.id, showValuesMapping: {}, type };
  const config = { ...column, fields: { ...column.fields, segment } };
  const spec = { field: "y", role: "measure", required: true, kinds: [], options: [] } as const;
  const labels = <ValueLabels spec={spec} component={energy} disabled={disabled} />;
  return renderInEditor(locale, { config, components }, labels);
};

test.each(UI_LOCALES)("values and totals say that they need room: %s", (locale) => {
  const hint = collectMessages(locale, ["editor"])["editor.values-in-chart.hint"] as string;
  expect(show(locale, "grouped")).toContain(hint);
  expect(show(locale, "stacked")).toContain(hint);
  expect(show(locale, "stacked", "Not now")).toContain("Not now");
  expect(show(locale, "stacked", "Not now")).not.toContain(hint);
});
