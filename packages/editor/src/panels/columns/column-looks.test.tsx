import type { CubeComponents } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
} from "../../testing/make-test-components.ts";
import { renderInEditor } from "../../testing/render-in-editor.tsx";
import { ColumnLooks } from "./column-looks.tsx";

const mass = makeTestMeasure("mass", { unit: "g" });
const rank = makeTestMeasure("rank", { kind: "OrdinalMeasure" });
const components: CubeComponents = {
  dimensions: [makeTestDimension("sex", ["f", "m"])],
  measures: [mass, rank, makeTestMeasure("height", { unit: "cm" })],
};

test.each(UI_LOCALES)("CU7 each column of numbers can have another unit: %s", (locale) => {
  const name = collectMessages(locale, ["editor"])["editor.conversion"] as string;
  const { config } = makeTestChart("table", components);
  const show = (units: typeof config.conversionUnitsByComponentId): string =>
    renderInEditor(
      locale,
      { components, config: { ...config, conversionUnitsByComponentId: units } },
      <ColumnLooks />,
    );
  expect(show({}).split(name)).toHaveLength(3);
  const labels = { de: "kg", fr: "kg", it: "kg", en: "kg" };
  expect(show({ [mass.id]: { multiplier: 0.001, labels } }).match(/value="kg"/g)).toHaveLength(4);
});
