import { CHART_TYPES, chartRules } from "@statelier/document";
import { collectMessages } from "@statelier/ui/all-messages";
import { expect, test } from "vitest";

test("the label of each field is a message", () => {
  const labels = CHART_TYPES.flatMap((chartType) =>
    chartRules[chartType].fields.flatMap(({ label }) => label ?? []),
  );
  expect(Object.keys(collectMessages("en", ["editor"]))).toEqual(expect.arrayContaining(labels));
});
