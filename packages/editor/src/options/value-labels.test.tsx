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

test.each(UI_LOCALES)("a dumbbell has its values or not, and no totals: %s", (locale) => {
  const { config: bar } = makeTestChart("bar", components);
  const segment = { componentId: state.id, showValuesMapping: {}, type: "stacked" as const };
  const config = {
    ...bar,
    fields: { ...bar.fields, segment },
    extensions: { kind: "dumbbell" as const },
  };
  const spec = { field: "x", role: "measure", required: true, kinds: [], options: [] } as const;
  const labels = <ValueLabels spec={spec} component={energy} disabled={undefined} />;
  const shown = renderInEditor(locale, { config, components }, labels);
  const words = collectMessages(locale, ["editor"]);
  expect(shown).toContain(words["editor.values-in-chart"]);
  expect(shown).not.toContain(words["editor.values-in-chart.totals"]);
});
