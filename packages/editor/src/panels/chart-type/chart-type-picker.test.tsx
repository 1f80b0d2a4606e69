import { listChartTypes } from "@statelier/document";
import { collectMessages } from "@statelier/ui/all-messages";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
} from "../../testing/make-test-components.ts";
import { renderInEditor } from "../../testing/render-in-editor.tsx";
import type { SessionSnapshot } from "../../session/session-snapshot.ts";
import { ChartTypePicker } from "./chart-type-picker.tsx";

const components = {
  dimensions: [makeTestDimension("sector")],
  measures: [makeTestMeasure("deaths", { scaleType: "Interval" })],
};
const MESSAGES = collectMessages("en", ["editor", "kit"]);

const SNAPSHOT = {
  ...makeTestChart("column", components),
  state: { dataSource: { type: "sparql", url: "https://example.org/query" } },
} as Partial<SessionSnapshot>;

test("CT10 a chart type that is not available says why, one that is does not", () => {
  const html = renderInEditor("en", SNAPSHOT, <ChartTypePicker />);
  const reasons = listChartTypes(components, 1).flatMap(({ reason }) =>
    reason ? [MESSAGES[reason] as string] : [],
  );
  const count = (text: string): number => html.split(text).length - 1;
  expect(count('aria-disabled="true"')).toBe(reasons.length);
  expect(reasons).toContain("Needs dates, such as years or months.");
  for (const reason of new Set(reasons))
    expect(count(reason)).toBe(reasons.filter((each) => each === reason).length);
  expect(MESSAGES["controls.chart.disabled.map"]).toMatch(
    /^At least one ordinal measure and one geographical dimension are required\. In other words: /,
  );
});

test("CT9 where combined types come first, the others have a heading of their own", () => {
  const measures = ["deaths", "births"].map((name) => makeTestMeasure(name, { unit: "persons" }));
  const chart = makeTestChart("column", {
    dimensions: [makeTestYears(["2020", "2021"]), makeTestDimension("sector")],
    measures,
  });
  const cubes = [...chart.config.cubes, { iri: "https://example.org/other", filters: {} }];
  const render = (config: typeof chart.config): string =>
    renderInEditor("en", { ...SNAPSHOT, ...chart, config }, <ChartTypePicker />);
  const heading = MESSAGES["editor.chart-type.others"] as string;
  const joined = render({ ...chart.config, cubes });
  const place = joined.indexOf(heading);
  expect(place).toBeGreaterThan(joined.indexOf(MESSAGES["editor.type.comboLineSingle"] as string));
  expect(place).toBeLessThan(joined.indexOf(MESSAGES["editor.type.line"] as string));
  expect(render(chart.config)).not.toContain(heading);
});
